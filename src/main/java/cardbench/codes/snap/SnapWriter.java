package cardbench.codes.snap;

import cardbench.base.text.ByteWriter;

/** Writes a deck in its form. */
final class SnapWriter {

    private SnapWriter() {}

    static String write(SnapDeck deck) {
        ByteWriter out = new ByteWriter();
        StringBuilder text = new StringBuilder();
        boolean isLong = deck.form() == SnapDeck.Form.LONG;
        if (isLong) {
            text.append('{');
            if (!deck.name().isEmpty()) {
                text.append("\"Name\":\"").append(JsonEscapes.escaped(deck.name())).append("\",");
            }
            text.append("\"Cards\":[");
        }
        for (int i = 0; i < deck.cards().size(); i++) {
            String id = deck.cards().get(i).id();
            text.append(i == 0 ? "" : ",");
            if (isLong) {
                text.append("{\"CardDefId\":\"").append(JsonEscapes.escaped(id)).append("\"}");
            } else {
                text.append(id);
            }
        }
        text.append(isLong ? "]}" : "");
        for (int i = 0; i < text.length(); i++) {
            utf8(text.charAt(i), out);
        }
        return out.base64();
    }

    /** Surrogates are escaped before, so that a character has three bytes at most. */
    private static void utf8(char c, ByteWriter out) {
        if (c < 0x80) {
            out.unsignedByte(c);
        } else if (c < 0x800) {
            out.unsignedByte(0xc0 | c >> 6);
            out.unsignedByte(0x80 | c & 0x3f);
        } else {
            out.unsignedByte(0xe0 | c >> 12);
            out.unsignedByte(0x80 | c >> 6 & 0x3f);
            out.unsignedByte(0x80 | c & 0x3f);
        }
    }
}

package cardbench.codes.hearthstone.mercenaries;

import cardbench.base.text.Base64Text;
import cardbench.base.text.ByteWriter;
import java.util.List;

/**
 * Writes a party as the game does: the fields of each message by ascending number, each number in
 * as few bytes as it needs. Fields without a known meaning are written as they were read.
 */
final class PartyWriter {

    /** The bytes of a message so far, a character from 0 to 255 for each. */
    private final StringBuilder bytes = new StringBuilder();

    private final List<RawField> unknown;

    /** The number of fields of {@link #unknown} that have been written. */
    private int written;

    private PartyWriter(List<RawField> unknown) {
        this.unknown = unknown;
    }

    /** The code of a party. It gets an empty name if it begins as a code does only with one. */
    static String write(Party party) {
        String code = write(party, !party.name().isEmpty());
        if (begins(code)) {
            return code;
        }
        String named = write(party, true);
        return begins(named) ? named : code;
    }

    private static boolean begins(String code) {
        return PartyReader.begins(Base64Text.run(code, 0, code.length()));
    }

    private static String write(Party party, boolean named) {
        PartyWriter list = new PartyWriter(party.unknownInList());
        for (Mercenary each : party.mercenaries()) {
            PartyWriter member = new PartyWriter(each.unknown());
            member.number(1, each.id());
            member.number(2, each.equipment());
            member.number(3, each.art());
            member.number(4, each.premium());
            list.message(1, member.finished());
        }
        PartyWriter writer = new PartyWriter(party.unknown());
        writer.number(1, party.id());
        if (named) {
            writer.message(2, utf8(party.name()));
        }
        writer.number(3, party.type());
        writer.message(4, list.finished());
        writer.number(5, party.format());
        CharSequence bytes = writer.finished();
        ByteWriter out = new ByteWriter();
        for (int i = 0; i < bytes.length(); i++) {
            out.unsignedByte(bytes.charAt(i));
        }
        return out.base64();
    }

    private void number(int field, int value) {
        if (value >= 0) {
            unknownBefore(field);
            varint(field << 3);
            varint(value);
        }
    }

    private void message(int field, CharSequence content) {
        unknownBefore(field);
        varint(field << 3 | WireFormat.BYTES);
        varint(content.length());
        bytes.append(content);
    }

    /** Writes the fields that come before this one. */
    private void unknownBefore(int field) {
        while (written < unknown.size() && unknown.get(written).number() < field) {
            bytes.append(unknown.get(written++).bytes());
        }
    }

    private CharSequence finished() {
        unknownBefore(Integer.MAX_VALUE);
        return bytes;
    }

    private void varint(int value) {
        int remaining = value;
        while (remaining >= 0x80) {
            bytes.append((char) (remaining & 0x7f | 0x80));
            remaining >>>= 7;
        }
        bytes.append((char) remaining);
    }

    /** The bytes of a text without unpaired surrogates. */
    static CharSequence utf8(String text) {
        StringBuilder bytes = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            int code = text.charAt(i);
            if (code >= 0xd800 && code < 0xdc00) {
                code = 0x10000 + (code - 0xd800 << 10) + text.charAt(++i) - 0xdc00;
            }
            // bytes that follow the first one, six bits in each
            int more = code < 0x80 ? 0 : code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
            bytes.append((char) (more == 0 ? code : 0xff00 >> more + 1 & 0xff | code >> 6 * more));
            for (int shift = 6 * (more - 1); shift >= 0; shift -= 6) {
                bytes.append((char) (0x80 | code >> shift & 0x3f));
            }
        }
        return bytes;
    }
}

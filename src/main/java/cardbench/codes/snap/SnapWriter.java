package cardbench.codes.snap;

import cardbench.base.json.JsonText;
import cardbench.base.text.Base64Text;
import cardbench.base.text.Utf8;

/** Writes a deck in its form. */
final class SnapWriter {

    private SnapWriter() {}

    static String write(SnapDeck deck) {
        boolean isLong = deck.form() == SnapDeck.Form.LONG;
        byte[] bytes = Utf8.encode(isLong ? json(deck) : ids(deck));
        return Base64Text.encode(bytes, bytes.length);
    }

    private static String json(SnapDeck deck) {
        JsonText json = new JsonText().object();
        json.optional("Name", deck.name());
        json.name("Cards").array();
        for (SnapCard card : deck.cards()) {
            json.object().member("CardDefId", card.id()).endObject();
        }
        return json.endArray().endObject().toString();
    }

    private static String ids(SnapDeck deck) {
        StringBuilder ids = new StringBuilder();
        for (SnapCard card : deck.cards()) {
            ids.append(ids.isEmpty() ? "" : ",").append(card.id());
        }
        return ids.toString();
    }
}

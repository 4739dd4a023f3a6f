package cardbench.ygo.deck;

import cardbench.deck.CardNumber;
import cardbench.deck.Field;
import cardbench.text.Diagnostic;
import cardbench.text.Diagnostics;
import cardbench.text.Location;
import java.util.ArrayList;
import java.util.List;

/** Takes in what a reader finds in a code, card by card, each with its place. */
final class DeckBuilder {

    private static final String[] CARD = {"main deck card", "extra deck card", "side deck card"};

    /** Ids with more digits than cards have printed on them are those of unofficial cards. */
    private static final int PRINTED = 100_000_000;

    private final String text;
    private final int from;
    private final List<List<Integer>> parts = new ArrayList<>();
    private final List<Field> fields = new ArrayList<>();
    private final Diagnostics diagnostics = new Diagnostics();
    private final boolean explaining;
    private byte[] bytes = {};
    private int size;
    private int rows;
    private boolean printed = true;

    /**
     * A builder for a code.
     *
     * @param text the code alone
     * @param from where it begins in the text that was given
     * @param explaining whether fields are kept
     */
    DeckBuilder(String text, int from, boolean explaining) {
        this.text = text;
        this.from = from;
        this.explaining = explaining;
        for (int part = 0; part < YgoDeck.PARTS; part++) {
            parts.add(new ArrayList<>());
        }
    }

    /** The code; all places are in it. */
    String text() {
        return text;
    }

    /** Whether fields are wanted. */
    boolean explaining() {
        return explaining;
    }

    /** The bytes that the fields are of. */
    void bytes(byte[] bytes) {
        this.bytes = bytes;
    }

    /** The bytes that the fields are of. */
    byte[] bytes() {
        return bytes;
    }

    /** Copies of a card whose id stands at these bytes and characters. */
    void add(int part, long id, int copies, Location place, int byteTo) {
        field(CARD[part], place, byteTo, id);
        if (id <= 0 || id > CardNumber.MOST) {
            say(YgoCodes.BAD_ID.at(place).with("id", id));
            return;
        }
        if (size + copies > YgoDeck.LIMIT) {
            if (size <= YgoDeck.LIMIT) {
                say(YgoCodes.TOO_MANY_CARDS.at(place).with("limit", YgoDeck.LIMIT));
            }
            size = YgoDeck.LIMIT + 1;
            return;
        }
        for (int i = 0; i < copies; i++) {
            parts.get(part).add((int) id);
        }
        size += copies;
        rows++;
        printed &= id < PRINTED;
    }

    /** A stretch of bytes with one meaning; one of no bytes is no field. */
    void field(String name, Location place, int byteTo, long value) {
        if (explaining && place.byteAt() < byteTo) {
            fields.add(
                    new Field(
                            name,
                            place.byteAt(),
                            byteTo,
                            from + place.from(),
                            from + place.to(),
                            value,
                            ""));
        }
    }

    /** Something to be said about the code. */
    void say(Diagnostic diagnostic) {
        diagnostics.add(diagnostic);
    }

    /** Where readers of base64 say what they repaired. */
    Diagnostics diagnostics() {
        return diagnostics;
    }

    /** What was said, with its places in the text that was given. */
    List<Diagnostic> said() {
        List<Diagnostic> said = new ArrayList<>();
        for (Diagnostic diagnostic : diagnostics.list()) {
            said.add(diagnostic.at(diagnostic.location().shifted(from)));
        }
        return said;
    }

    /** The fields, in the order of their bytes, with their places in the text that was given. */
    List<Field> fields() {
        return fields;
    }

    /** How many different rows of cards were read. */
    int rows() {
        return rows;
    }

    /** Whether all ids have as few digits as those printed on cards. */
    boolean printed() {
        return printed;
    }

    /** How many cards were read. */
    int size() {
        return size;
    }

    /** The cards of a part, to be rearranged before {@link #deck}. */
    List<Integer> part(int part) {
        return parts.get(part);
    }

    /** What was read. */
    YgoDeck deck(String kind) {
        return new YgoDeck(kind, parts.get(0), parts.get(1), parts.get(2));
    }
}

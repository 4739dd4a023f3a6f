package cardbench.ygo.deck;

import cardbench.deck.CardNumber;
import cardbench.deck.Field;
import cardbench.text.Diagnostic;
import cardbench.text.Diagnostics;
import cardbench.text.Location;
import java.util.ArrayList;
import java.util.List;

/** Collects the cards, fields and diagnostics that a reader finds in a code. */
final class DeckBuilder {

    private static final String[] CARD = {"main deck card", "extra deck card", "side deck card"};

    /** Cards have up to eight digits printed on them; larger ids are those of unofficial cards. */
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
     * Creates a builder for a code.
     *
     * @param text the code alone
     * @param from where it begins in the input
     * @param explaining whether fields are recorded
     */
    DeckBuilder(String text, int from, boolean explaining) {
        this.text = text;
        this.from = from;
        this.explaining = explaining;
        for (int part = 0; part < YgoDeck.PARTS; part++) {
            parts.add(new ArrayList<>());
        }
    }

    /** Where the code is in the input. */
    TextRange place() {
        return new TextRange(from, from + text.length());
    }

    /** The code. Locations given to this builder refer to it. */
    String text() {
        return text;
    }

    /** Whether fields are recorded. */
    boolean explaining() {
        return explaining;
    }

    /** Sets the bytes to which the fields refer. */
    void bytes(byte[] bytes) {
        this.bytes = bytes;
    }

    /** The bytes to which the fields refer. */
    byte[] bytes() {
        return bytes;
    }

    /**
     * Adds copies of a card.
     *
     * @param part 0 main, 1 extra, 2 side
     * @param place characters and first byte of the row
     * @param byteTo offset after its last byte
     */
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
            // Reported once; later cards, even of smaller rows, are dropped without a message.
            size = YgoDeck.LIMIT + 1;
            return;
        }
        put(part, (int) id, copies);
    }

    /**
     * Adds copies of a card if its place is of no use, since there is nothing to record or to
     * report about it. Returns whether it did; if not, they have to be {@linkplain #add added} with
     * it.
     *
     * @param id unsigned
     */
    boolean addWithoutPlace(int part, int id, int copies) {
        if (explaining || id == 0 || size + copies > YgoDeck.LIMIT) {
            return false;
        }
        put(part, id, copies);
        return true;
    }

    private void put(int part, int id, int copies) {
        for (int i = 0; i < copies; i++) {
            parts.get(part).add(id);
        }
        size += copies;
        rows++;
        printed &= id >= 0 && id < PRINTED;
    }

    /** Records a field, a range of bytes with one meaning; an empty range is ignored. */
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

    /** Adds a diagnostic with a location in the code. */
    void say(Diagnostic diagnostic) {
        diagnostics.add(diagnostic);
    }

    /** The diagnostics so far, for readers of base64 to add their repairs. */
    Diagnostics diagnostics() {
        return diagnostics;
    }

    /** The diagnostics, with their locations moved to the input. */
    List<Diagnostic> said() {
        List<Diagnostic> said = new ArrayList<>();
        for (Diagnostic diagnostic : diagnostics.list()) {
            said.add(diagnostic.at(diagnostic.location().shifted(from)));
        }
        return said;
    }

    /** The fields, in the order of their bytes, with locations in the input. */
    List<Field> fields() {
        return fields;
    }

    /** The number of rows of cards. */
    int rows() {
        return rows;
    }

    /** Whether no id is longer than those printed on cards. */
    boolean printed() {
        return printed;
    }

    /** The number of cards. */
    int size() {
        return size;
    }

    /** The cards of a part, to be rearranged before {@link #deck}. */
    List<Integer> part(int part) {
        return parts.get(part);
    }

    /** The deck of the cards so far. */
    YgoDeck deck(String kind) {
        return new YgoDeck(kind, parts.get(0), parts.get(1), parts.get(2));
    }
}

package cardbench.codes.ygo.deck;

import cardbench.base.text.Diagnostic;
import cardbench.base.text.Diagnostics;
import cardbench.base.text.Location;
import cardbench.codes.deck.CardNumber;
import cardbench.codes.deck.Field;
import cardbench.codes.ygo.text.Candidate;
import cardbench.codes.ygo.text.TextRange;
import java.util.ArrayList;
import java.util.List;

/** Collects the cards, fields and diagnostics that a reader finds in a code. */
final class DeckBuilder {

    private static final String[] CARD = {"main deck card", "extra deck card", "side deck card"};

    /** Cards have up to eight digits printed on them; larger ids are those of unofficial cards. */
    private static final int PRINTED = 100_000_000;

    /** Passcodes have eight digits, of which the first may be zeros; none is this small. */
    static final int MIN_PRINTED = 100;

    /** Numbers from here on are too large for an id. */
    private static final long TOO_LARGE = CardNumber.MAX + 1;

    private final Candidate candidate;
    private final String text;
    private final List<List<Integer>> parts = new ArrayList<>();
    private final List<Field> fields = new ArrayList<>();
    private final Diagnostics diagnostics = new Diagnostics();
    private final boolean explaining;
    private byte[] bytes = {};
    private int size;
    private int rows;
    private boolean printed = true;
    private boolean vouched;
    private boolean doubted;
    private boolean smallIds;

    /**
     * Creates a builder for a code.
     *
     * @param candidate the code alone
     * @param explaining whether fields are recorded
     */
    DeckBuilder(Candidate candidate, boolean explaining) {
        this.candidate = candidate;
        this.text = candidate.code().text();
        this.explaining = explaining;
        for (int part = 0; part < YgoDeck.PARTS; part++) {
            parts.add(new ArrayList<>());
        }
    }

    /** Where the code is in the input. */
    TextRange place() {
        return candidate.place();
    }

    /** Whether a mark shows that the code is of its format. */
    boolean marked() {
        return candidate.marked();
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
        if (id <= 0 || id > CardNumber.MAX) {
            report(YgoCodes.BAD_ID.at(place).with("id", id));
        } else {
            addCopies(part, (int) id, copies, place);
        }
    }

    /**
     * Like {@link #add}, for formats whose mark makes sure that the other cards are those of the
     * deck: a number that no card has is reported, and left out. Programs write 0 for cards that
     * they do not know.
     */
    void addOrLeave(int part, long id, int copies, Location place, int byteTo) {
        field(CARD[part], place, byteTo, id);
        if (id > CardNumber.MAX) {
            // as it is written: the number itself was too large to be kept
            String written = text.substring(place.from(), place.to());
            report(YgoCodes.NOT_A_CARD.at(place).with("id", written));
        } else if (id <= 0) {
            report(YgoCodes.NOT_A_CARD.at(place).with("id", id));
        } else {
            addCopies(part, (int) id, copies, place);
        }
    }

    private void addCopies(int part, int id, int copies, Location place) {
        if (size + copies > YgoDeck.LIMIT) {
            if (size <= YgoDeck.LIMIT) {
                report(YgoCodes.TOO_MANY_CARDS.at(place).with("limit", YgoDeck.LIMIT));
            }
            // Reported once; later cards, even of smaller rows, are dropped without a message.
            size = YgoDeck.LIMIT + 1;
            return;
        }
        put(part, id, copies);
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
        printed &= isPrinted(id);
    }

    /** Whether a number, as {@link CardNumber} stores it, may be printed on a card. */
    static boolean isPrinted(int id) {
        return id >= MIN_PRINTED && id < PRINTED;
    }

    /** The number of a range of ASCII digits; one above all ids if it is too large for them. */
    static long number(String text, int from, int to) {
        long number = 0;
        for (int at = from; at < to; at++) {
            // Saturates: a long row of digits must not wrap around to another card.
            number = Math.min(TOO_LARGE, number * 10 + text.charAt(at) - '0');
        }
        return number;
    }

    /** Records a field, a range of bytes with one meaning; an empty range is ignored. */
    void field(String name, Location place, int byteTo, long value) {
        if (explaining && place.byteAt() < byteTo) {
            fields.add(
                    new Field(
                            name,
                            place.byteAt(),
                            byteTo,
                            candidate.code().at(place.from()),
                            candidate.code().at(place.to()),
                            value,
                            ""));
        }
    }

    /** Adds a diagnostic with a location in the code. */
    void report(Diagnostic diagnostic) {
        diagnostics.add(diagnostic);
    }

    /** The diagnostics so far, for readers of base64 to add their repairs. */
    Diagnostics diagnostics() {
        return diagnostics;
    }

    /** The repairs and the diagnostics, with their locations in the input. */
    List<Diagnostic> placedDiagnostics() {
        List<Diagnostic> placed = new ArrayList<>(candidate.repairs());
        for (Diagnostic diagnostic : diagnostics.list()) {
            placed.add(diagnostic.at(candidate.code().place(diagnostic.location())));
        }
        return placed;
    }

    /** The fields, in the order of their bytes, with locations in the input. */
    List<Field> fields() {
        return fields;
    }

    /** The number of rows of cards. */
    int rows() {
        return rows;
    }

    /** Whether all ids may be printed on cards. */
    boolean printed() {
        return printed;
    }

    /** Marks the layout as unknown: the text is a deck only with an explicit mark. */
    void doubt() {
        doubted = true;
    }

    /** Whether no program writes a deck like this. */
    boolean doubted() {
        return doubted;
    }

    /**
     * Marks the ids as smaller than printed ones: the text is a deck only if it has nothing else.
     */
    void smallIds() {
        smallIds = true;
    }

    /** Whether the ids of many rows are all smaller than most printed ones. */
    boolean hasSmallIds() {
        return smallIds;
    }

    /** Marks the format as certain by what was read besides the cards. */
    void vouch() {
        vouched = true;
    }

    /** Whether there is no doubt about the format, however few the rows are. */
    boolean vouched() {
        return vouched;
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
        return new YgoDeck(kind, parts.get(0), parts.get(1), parts.get(2)).named(candidate.name());
    }
}

package cardbench.codes.genshin;

import cardbench.codes.deck.Deck;
import cardbench.codes.deck.Entry;
import java.util.ArrayList;
import java.util.List;

/**
 * A decoded share code. Immutable.
 *
 * @param deck the 33 slots
 * @param offset 0 to 255, added to each byte so that the text contains no refused word; all 256
 *     offsets encode the same deck
 * @param padding the four bits after the last slot, 0 in every code that the game writes
 */
public record ShareCode(GenshinDeck deck, int offset, int padding) implements Deck {

    /** The kind of code, as in the contract. */
    public static final String KIND = "genshin";

    /** The number of letters of a share code. */
    public static final int LETTERS = 68;

    /** The part number of the characters in {@link #entries}. */
    public static final int CHARACTERS = 0;

    /** The part number of the action cards in {@link #entries}. */
    public static final int ACTIONS = 1;

    /**
     * The largest share id of a likely code: a slot of random letters exceeds it in 3 of 4 cases.
     */
    static final int LIKELY_ID = 1023;

    /** The most ids of a conceivable code that are larger than that. */
    private static final int MAX_LARGE = 8;

    /** Decodes 51 bytes. */
    static ShareCode of(byte[] bytes) {
        return new ShareCode(
                new GenshinDeck(ByteShuffle.numbers(bytes)),
                ByteShuffle.offset(bytes),
                ByteShuffle.padding(bytes));
    }

    /**
     * Whether this is likely the code of a deck: padding 0, at least one character, and no id far
     * above those of all cards. Share codes have no mark, so this is the only test that
     * distinguishes them from other text.
     *
     * <p>It suffices: of random letters, 4 bits of padding are 0 with probability 2<sup>-4</sup>,
     * and 33 ids are below 1024 with probability 4<sup>-33</sup>, together 2<sup>-70</sup>.
     */
    boolean isLikely() {
        boolean character = false;
        for (int slot = 0; slot < GenshinDeck.CHARACTERS; slot++) {
            character |= deck.shareId(slot) != 0;
        }
        return character && padding == 0 && deck.largestId() <= LIKELY_ID;
    }

    /**
     * Whether most ids are no larger than those of cards, as in a code in which a few letters were
     * changed. Of 33 random ids, so few are too large with a probability below 10<sup>-8</sup>.
     */
    boolean isConceivable() {
        int large = 0;
        for (int slot = 0; slot < GenshinDeck.SLOTS; slot++) {
            large += deck.shareId(slot) > LIKELY_ID ? 1 : 0;
        }
        return large <= MAX_LARGE;
    }

    @Override
    public String kind() {
        return KIND;
    }

    @Override
    public List<Entry> entries() {
        List<Entry> entries = new ArrayList<>();
        add(CHARACTERS, 0, GenshinDeck.CHARACTERS, entries);
        add(ACTIONS, GenshinDeck.CHARACTERS, GenshinDeck.SLOTS, entries);
        return entries;
    }

    private void add(int part, int from, int to, List<Entry> entries) {
        int before = 0;
        while (true) {
            int next = 0;
            int copies = 0;
            for (int slot = from; slot < to; slot++) {
                int id = deck.shareId(slot);
                if (id > before && (next == 0 || id < next)) {
                    next = id;
                    copies = 1;
                } else if (id != 0 && id == next) {
                    copies++;
                }
            }
            if (next == 0) {
                return;
            }
            entries.add(new Entry(part, 0, next, copies));
            before = next;
        }
    }
}

package cardbench.genshin;

import cardbench.deck.Deck;
import cardbench.deck.Entry;
import java.util.ArrayList;
import java.util.List;

/**
 * A share code, read: the deck, and what the code says beside it.
 *
 * @param deck the 33 slots
 * @param offset 0 to 255: what was added to each byte so that the text holds no refused word; says
 *     nothing about the deck
 * @param padding the four bits behind the last slot, 0 in every code that the game wrote
 */
public record ShareCode(GenshinDeck deck, int offset, int padding) implements Deck {

    /** The kind of code, as in the contract. */
    public static final String KIND = "genshin";

    /** How many letters a share code has. */
    public static final int LETTERS = 68;

    /** The part of the characters in {@link #entries}. */
    public static final int CHARACTERS = 0;

    /** The part of the action cards in {@link #entries}. */
    public static final int ACTIONS = 1;

    /** The largest share id that a text without any mark may have and still be taken for a code. */
    static final int LIKELY_ID = 1023;

    /** What 51 bytes hold. */
    static ShareCode of(byte[] bytes) {
        return new ShareCode(
                new GenshinDeck(ByteShuffle.numbers(bytes)),
                ByteShuffle.offset(bytes),
                ByteShuffle.padding(bytes));
    }

    /**
     * Whether nothing contradicts that this is a code of a deck: no padding, a character, and no
     * number far above those of all cards. Of random letters, less than one text in 2<sup>66</sup>
     * passes.
     */
    boolean isLikely() {
        boolean character = false;
        for (int slot = 0; slot < GenshinDeck.CHARACTERS; slot++) {
            character |= deck.shareId(slot) != 0;
        }
        return character && padding == 0 && deck.largestId() <= LIKELY_ID;
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

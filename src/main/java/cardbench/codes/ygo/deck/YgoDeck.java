package cardbench.codes.ygo.deck;

import cardbench.codes.deck.CardNumber;
import cardbench.codes.deck.Deck;
import cardbench.codes.deck.Entry;
import java.util.ArrayList;
import java.util.List;

/**
 * A deck of Yu-Gi-Oh!: the ids of its cards, in the order of the code. Immutable.
 *
 * @param kind the kind of code that it was read from or is written to
 * @param main ids of the main deck, 1 to 4294967295, as {@link CardNumber} keeps them: EDOPro reads
 *     unsigned integers of 32 bits
 * @param extra ids of the extra deck
 * @param side ids of the side deck
 * @param name the name of the deck, from the link that it was read from, or empty
 */
public record YgoDeck(String kind, CardIds main, CardIds extra, CardIds side, String name)
        implements Deck {

    /** The name of the game in the operations {@code deck} and {@code compare}. */
    public static final String GAME = "ygo";

    /** The maximum number of cards in all; the rules of the game allow 90. */
    public static final int LIMIT = 1000;

    /** The number of parts: main, extra and side. */
    public static final int PARTS = 3;

    /** A deck of the ids in these lists, which are copied, without a name. */
    public YgoDeck(String kind, List<Integer> main, List<Integer> extra, List<Integer> side) {
        this(kind, CardIds.of(main), CardIds.of(extra), CardIds.of(side), "");
    }

    /** The same cards under a name. */
    public YgoDeck named(String given) {
        return given.equals(name) ? this : new YgoDeck(kind, main, extra, side, given);
    }

    /** The cards of a part: 0 main, 1 extra, 2 side. */
    public CardIds part(int part) {
        return part == 0 ? main : part == 1 ? extra : side;
    }

    /** The name of a part in the contract. */
    public static String partName(int part) {
        return part == 0 ? "main" : part == 1 ? "extra" : "side";
    }

    /** The number of cards in all. */
    public int size() {
        return main.size() + extra.size() + side.size();
    }

    @Override
    public String game() {
        return GAME;
    }

    @Override
    public List<Entry> entries() {
        List<Entry> entries = new ArrayList<>();
        for (int part = 0; part < PARTS; part++) {
            List<Integer> cards = new ArrayList<>(part(part));
            cards.sort(CardNumber::order);
            int from = 0;
            while (from < cards.size()) {
                int card = cards.get(from);
                int to = from;
                while (to < cards.size() && cards.get(to) == card) {
                    to++;
                }
                entries.add(new Entry(part, 0, card, to - from));
                from = to;
            }
        }
        return entries;
    }
}

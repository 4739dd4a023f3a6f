package cardbench.codes.riftbound;

import cardbench.codes.deck.Deck;
import cardbench.codes.deck.Entry;
import java.util.ArrayList;
import java.util.List;

/**
 * A deck of Riftbound. Immutable.
 *
 * @param version the version of the code, or 0 for a deck that has none: it is written as new codes
 *     are
 * @param main the legend, the main deck, runes and battlefields, in the order of the code
 * @param side the sideboard
 * @param champion the chosen champion, which is a card of the main deck; or {@code null}
 * @param legends additional legends, in their order
 */
public record RiftboundDeck(
        int version,
        List<RiftboundCard> main,
        List<RiftboundCard> side,
        RiftboundCard champion,
        List<RiftboundCard> legends)
        implements Deck {

    /** The kind of code, as in the contract. */
    public static final String KIND = "riftbound";

    /** The last known version. */
    public static final int LAST_VERSION = 6;

    /** The most cards of each list of a deck that is given as JSON. */
    public static final int MAX_CARDS = 1_000;

    /** The most copies of a card that is given as JSON. */
    public static final int MAX_COPIES = 1_000;

    /** The parts of a deck in comparisons. */
    public static final List<String> PARTS = List.of("main", "side", "champion", "legends");

    /** Copies the lists, so that a deck never changes. */
    public RiftboundDeck {
        main = List.copyOf(main);
        side = List.copyOf(side);
        legends = List.copyOf(legends);
    }

    @Override
    public String kind() {
        return KIND;
    }

    @Override
    public List<Entry> entries() {
        List<Entry> entries = new ArrayList<>();
        add(0, main, entries);
        add(1, side, entries);
        if (champion != null) {
            entries.add(Entry.of(2, champion.id(), 1));
        }
        add(3, legends, entries);
        return entries;
    }

    private static void add(int part, List<RiftboundCard> cards, List<Entry> entries) {
        List<Entry> sorted = new ArrayList<>();
        for (RiftboundCard card : sorted(cards)) {
            sorted.add(Entry.of(part, card.id(), card.copies()));
        }
        sorted.sort(Entry::order);
        entries.addAll(sorted);
    }

    /** Cards, each once, in the order of codes. */
    static List<RiftboundCard> sorted(List<RiftboundCard> cards) {
        List<RiftboundCard> sorted = new ArrayList<>(cards);
        sorted.sort(RiftboundCard::order);
        for (int i = sorted.size() - 1; i > 0; i--) {
            RiftboundCard before = sorted.get(i - 1);
            if (before.isSame(sorted.get(i))) {
                // the sum of two counts may be beyond an int, and no deck has so many
                long copies = (long) before.copies() + sorted.get(i).copies();
                sorted.set(i - 1, before.times((int) Math.min(copies, Integer.MAX_VALUE)));
                sorted.remove(i);
            }
        }
        return sorted;
    }

    /** The number of cards of a list, with all copies. */
    static int size(List<RiftboundCard> cards) {
        long size = 0;
        for (RiftboundCard card : cards) {
            size += card.copies();
        }
        return (int) Math.min(size, Integer.MAX_VALUE);
    }
}

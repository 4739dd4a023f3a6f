package cardbench.odds.deckfile;

import java.util.ArrayList;
import java.util.List;

/**
 * A deck file of ygo-calc: the deck, and the topics to simulate. Programs and conditions are texts
 * that know their place in the file. Immutable.
 *
 * @param cards in the order of the file, with different names
 * @param aliases in the order of the file
 * @param count number of games for each topic, 1 or more
 * @param debug whether to print every game step by step
 * @param confidenceInterval whether to print confidence intervals
 * @param topics in the order of the file
 * @see <a href="https://github.com/jsc723/ygo-calc">ygo-calc</a>
 */
public record DeckFile(
        List<DeckCard> cards,
        List<Alias> aliases,
        int count,
        boolean debug,
        boolean confidenceInterval,
        List<Topic> topics) {

    /** The most cards of a deck. */
    public static final int MAX_CARDS = 1000;

    /** The most games of a simulation. */
    public static final int MAX_GAMES = 100_000_000;

    /** Copies the lists, so that a deck file never changes. */
    public DeckFile {
        cards = List.copyOf(cards);
        aliases = List.copyOf(aliases);
        topics = List.copyOf(topics);
    }

    /** The same file with other topics. */
    DeckFile with(List<Topic> replacements) {
        return new DeckFile(cards, aliases, count, debug, confidenceInterval, replacements);
    }

    /**
     * The same file with other numbers of copies.
     *
     * @param counts one for each card, in the order of the file
     */
    public DeckFile withCounts(int[] counts) {
        List<DeckCard> changed = new ArrayList<>();
        for (int i = 0; i < counts.length; i++) {
            changed.add(cards.get(i).withCount(counts[i]));
        }
        return new DeckFile(changed, aliases, count, debug, confidenceInterval, topics);
    }

    /** The number of cards in the deck, all copies included. */
    public int size() {
        int size = 0;
        for (DeckCard card : cards) {
            size += card.count();
        }
        return size;
    }
}

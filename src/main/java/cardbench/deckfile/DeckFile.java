package cardbench.deckfile;

import java.util.ArrayList;
import java.util.List;

/**
 * A deck file of ygo-calc: the deck, and the topics to simulate with it. Programs and conditions
 * are texts here, which know where they stand in the file.
 *
 * @param cards in the order of the file, no two of the same name
 * @param aliases in the order of the file
 * @param count games to play of each topic, 1 or more
 * @param debug whether to print every game step by step
 * @param confidenceInterval whether to print how exact each figure is
 * @param topics in the order of the file
 */
public record DeckFile(
        List<DeckCard> cards,
        List<Alias> aliases,
        int count,
        boolean debug,
        boolean confidenceInterval,
        List<Topic> topics) {

    /** A deck has at most this many cards. */
    public static final int MAX_CARDS = 1000;

    /** Most games that a simulation of it plays. */
    public static final int MAX_GAMES = 100_000_000;

    /** Copies the lists, so that a deck file never changes. */
    public DeckFile {
        cards = List.copyOf(cards);
        aliases = List.copyOf(aliases);
        topics = List.copyOf(topics);
    }

    /** The same file with other topics. */
    DeckFile with(List<Topic> others) {
        return new DeckFile(cards, aliases, count, debug, confidenceInterval, others);
    }

    /** The same file with other numbers of copies, for each of its cards. */
    public DeckFile withCounts(int[] counts) {
        List<DeckCard> changed = new ArrayList<>();
        for (int i = 0; i < counts.length; i++) {
            changed.add(cards.get(i).withCount(counts[i]));
        }
        return new DeckFile(changed, aliases, count, debug, confidenceInterval, topics);
    }

    /** How many cards the deck has, all copies counted. */
    public int size() {
        int size = 0;
        for (DeckCard card : cards) {
            size += card.count();
        }
        return size;
    }
}

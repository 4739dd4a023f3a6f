package cardbench.odds.matching;

import java.util.Arrays;

/**
 * Matches conditions with cards, each card with one condition at most. Cards are identified by
 * their places in the zone. Greedy matching, as ygo-calc documents it: each condition in turn takes
 * the first free card that meets it. Best matching: there is some way to give each condition a
 * card.
 *
 * <p>An instance is reused from game to game, and belongs to one thread.
 *
 * @see <a href="https://en.wikipedia.org/wiki/Maximum_cardinality_matching">Kuhn's search for
 *     augmenting paths, which finds the best way</a>
 */
public final class ConditionMatching {

    private final Meets meets;

    /** For each place the condition that has its card, or -1. */
    private int[] holder = {};

    /** For each place, the last search that visited it, so that no search has to clear it. */
    private int[] seenIn = {};

    private int search;
    private int places;

    /** Which cards meet which conditions. */
    public interface Meets {

        /** Whether the card at a place meets a condition. */
        boolean test(int condition, int place);
    }

    /** Creates a matching without any pairs. */
    public ConditionMatching(Meets meets) {
        this.meets = meets;
    }

    /**
     * The first condition for which no card is left, or -1.
     *
     * @param conditions the number of conditions
     * @param cards the number of places
     * @param best whether to use best matching
     */
    public int firstUnmet(int conditions, int cards, boolean best) {
        places = cards;
        if (holder.length < cards) {
            holder = new int[cards];
            seenIn = new int[cards];
        }
        Arrays.fill(holder, 0, cards, -1);
        for (int condition = 0; condition < conditions; condition++) {
            search++;
            if (!(best ? finds(condition) : takes(condition))) {
                return condition;
            }
        }
        return -1;
    }

    /** Whether a condition has the card at a place. */
    public boolean isTaken(int place) {
        return holder[place] >= 0;
    }

    /** Whether the search for the last condition visited a place. */
    boolean wasSeen(int place) {
        return seenIn[place] == search;
    }

    private boolean takes(int condition) {
        for (int place = 0; place < places; place++) {
            if (holder[place] < 0 && meets.test(condition, place)) {
                holder[place] = condition;
                return true;
            }
        }
        return false;
    }

    /** Finds a card that is free, or whose condition finds another one. */
    private boolean finds(int condition) {
        for (int place = 0; place < places; place++) {
            if (seenIn[place] != search && meets.test(condition, place)) {
                seenIn[place] = search;
                if (holder[place] < 0 || finds(holder[place])) {
                    holder[place] = condition;
                    return true;
                }
            }
        }
        return false;
    }
}

package cardbench.deckfile;

import java.util.Arrays;

/**
 * Gives conditions cards, each card to one condition at most. Cards are known by their places, in
 * the order in which they lie. Greedy, as documented: each condition in turn takes the first card
 * that is left and meets it. Best: whether there is any way at all to give each condition a card.
 *
 * @see <a href="https://en.wikipedia.org/wiki/Maximum_cardinality_matching">Kuhn's search for
 *     augmenting paths, which finds the best way</a>
 */
public final class ConditionMatching {

    private final Meets meets;

    /** For each place the condition that has its card, or -1. */
    private int[] holder = {};

    /** For each place the last search that came to it. */
    private int[] seenIn = {};

    private int search;
    private int places;

    /** Which cards meet which conditions. */
    public interface Meets {

        /** Whether the card at a place meets a condition. */
        boolean test(int condition, int place);
    }

    /** A matching; nothing is given yet. */
    public ConditionMatching(Meets meets) {
        this.meets = meets;
    }

    /**
     * The first condition for which no card is left, or -1.
     *
     * @param conditions how many conditions there are
     * @param cards how many places there are
     * @param best whether to look for the best way
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

    /** Whether the search for the last condition came to a place. */
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

    /** A card that is free, or whose holder finds another one. */
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

package cardbench.exact.machine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The sequences in which cards of marked sets may be drawn (see {@link DrawPile}), each with the
 * number of arrangements of the places that give it. All arrangements are equally likely, and few
 * enough to be gone through.
 *
 * <pre>{@code
 * marks ({a, b}, 1) and ({a}, 1), the draw meets a, b and both empty places
 *
 *   places of {a, b}    .  then in any order: b and the places of {a}: .  a
 *   sequences           .b.a and ..ba give b, a;  ..ab gives a, b
 * }</pre>
 */
final class SetSequences {

    /** The most places that are arranged. */
    static final int MOST_PLACES = 7;

    /** By set, the number of the smallest set around it; -1 for none. Cards of no set come last. */
    private final int[] parent;

    /**
     * By set, the empty places that the draw meets; the cards it draws; both, of inner sets too.
     */
    private final int[] empty;

    private final int[] cards;
    private final int[] places;

    /** By set, how many of its places and of its own cards the arrangement has so far. */
    private final int[] met;

    private final int[] drawn;

    private final List<Integer> sequence = new ArrayList<>();
    private final Map<List<Integer>, Integer> counts = new LinkedHashMap<>();
    private int left;

    private SetSequences(int[] marks, int[] after, int[] cards) {
        this.cards = cards;
        this.parent = new int[cards.length];
        this.empty = new int[cards.length];
        this.places = new int[cards.length];
        this.met = new int[cards.length];
        this.drawn = new int[cards.length];
        Arrays.fill(parent, -1);
        for (int i = 0; i < marks.length / 2; i++) {
            empty[i] = marks[2 * i + 1];
            for (int j = 0; j < after.length; j += 2) {
                empty[i] -= after[j] == marks[2 * i] ? after[j + 1] : 0;
            }
            // marks ascend, so a set comes before those around it, the smallest of these first
            for (int j = marks.length / 2 - 1; j > i; j--) {
                parent[i] = (marks[2 * i] & ~marks[2 * j]) == 0 ? j : parent[i];
            }
        }
        for (int i = 0; i < cards.length; i++) {
            places[i] += empty[i] + cards[i];
            left += empty[i] + cards[i];
            if (parent[i] >= 0) {
                places[parent[i]] += places[i];
            }
        }
    }

    /**
     * Finds all sequences.
     *
     * @param marks the marks before the draw
     * @param after those after it
     * @param cards how many cards are drawn of each set, those of sets inside it apart, and last of
     *     no set
     * @return by the numbers of the sets of the cards, how many arrangements there are; empty
     *     places are {@link #MOST_PLACES} at most together with the cards
     */
    static Map<List<Integer>, Integer> of(int[] marks, int[] after, int[] cards) {
        SetSequences found = new SetSequences(marks, after, cards);
        found.extend();
        return found.counts;
    }

    /** Goes through what may lie at the next place. */
    private void extend() {
        if (left == 0) {
            counts.merge(List.copyOf(sequence), 1, Integer::sum);
            return;
        }
        inside(-1);
    }

    /**
     * Goes through what may lie at the next place of a set after its empty ones.
     *
     * @param set its number; -1 for the whole deck
     */
    private void inside(int set) {
        int own = set < 0 ? cards.length - 1 : set;
        if (drawn[own] < cards[own]) {
            drawn[own]++;
            left--;
            sequence.add(own);
            extend();
            sequence.remove(sequence.size() - 1);
            left++;
            drawn[own]--;
        }
        for (int inner = 0; inner < cards.length - 1; inner++) {
            if (parent[inner] == set && met[inner] < places[inner]) {
                met[inner]++;
                if (met[inner] > empty[inner]) {
                    inside(inner);
                } else if (left > 1) {
                    // a draw stops at a card, never at an empty place
                    left--;
                    extend();
                    left++;
                }
                met[inner]--;
            }
        }
    }
}

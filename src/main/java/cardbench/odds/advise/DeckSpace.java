package cardbench.odds.advise;

import cardbench.base.chance.Random32;
import cardbench.base.number.Natural;
import cardbench.odds.exact.CompositionEnumerator;
import java.util.ArrayList;
import java.util.List;

/**
 * The search space of an optimiser: all ways to distribute a fixed number of cards over groups.
 * Cards that no topic distinguishes are one group, since it makes no difference which of them are
 * in the deck.
 */
final class DeckSpace {

    private final int[] start;
    private final List<int[]> groups;
    private final int[] most;
    private final int total;

    /**
     * Creates a space.
     *
     * @param start the number of copies of each card of the file
     * @param groups for each group, the indices of its cards in the file; the copies of cards in no
     *     group do not change
     * @param most maximum number of copies of one card, unless the file has more of it
     * @param filler the index of a card with a maximum of its own, or -1
     * @param mostFiller that maximum, unless the file has more of the card
     */
    DeckSpace(int[] start, List<int[]> groups, int most, int filler, int mostFiller) {
        this.start = start.clone();
        this.groups = List.copyOf(groups);
        this.most = new int[start.length];
        int size = 0;
        for (int count : start) {
            size += count;
        }
        for (int i = 0; i < start.length; i++) {
            this.most[i] = Math.max(i == filler ? Math.min(mostFiller, size) : most, start[i]);
        }
        int free = 0;
        for (int copies : startingPoint()) {
            free += copies;
        }
        this.total = free;
    }

    /** The number of groups. */
    int groups() {
        return groups.size();
    }

    /** The indices of the cards of a group. */
    int[] cards(int group) {
        return groups.get(group);
    }

    /** The number of copies of each group in the file. */
    int[] startingPoint() {
        int[] copies = new int[groups.size()];
        for (int i = 0; i < copies.length; i++) {
            for (int card : groups.get(i)) {
                copies[i] += start[card];
            }
        }
        return copies;
    }

    /** The maximum number of copies of a group. */
    int most(int group) {
        int sum = 0;
        for (int card : groups.get(group)) {
            sum += most[card];
        }
        return sum;
    }

    /** A random point of the space. */
    int[] random(Random32 random) {
        int[] copies = new int[groups.size()];
        int left = total;
        while (left > 0) {
            int group = random.between(0, copies.length - 1);
            if (copies[group] < most(group)) {
                copies[group]++;
                left--;
            }
        }
        return copies;
    }

    /**
     * The number of decks, at most {@link Natural#EXACT}, like the counts of {@link
     * CompositionEnumerator}.
     */
    double size() {
        double[] multiplicity = new double[total + 1];
        multiplicity[0] = 1;
        for (int group = 0; group < groups.size(); group++) {
            double[] next = new double[total + 1];
            int top = most(group);
            for (int sum = 0; sum <= total; sum++) {
                for (int copies = 0; copies <= Math.min(top, sum); copies++) {
                    next[sum] = Math.min(Natural.EXACT, next[sum] + multiplicity[sum - copies]);
                }
            }
            multiplicity = next;
        }
        return multiplicity[total];
    }

    /**
     * The copies of each card of the file at a point of the space, with as few changes as possible:
     * copies are removed from the last cards of a group and added to the first.
     */
    int[] counts(int[] copies) {
        int[] counts = start.clone();
        for (int i = 0; i < copies.length; i++) {
            int[] cards = groups.get(i);
            int change = copies[i];
            for (int card : cards) {
                change -= counts[card];
            }
            for (int at = 0; at < cards.length && change > 0; at++) {
                int more = Math.min(change, most[cards[at]] - counts[cards[at]]);
                counts[cards[at]] += more;
                change -= more;
            }
            for (int at = cards.length - 1; at >= 0 && change < 0; at--) {
                int fewer = Math.min(-change, counts[cards[at]]);
                counts[cards[at]] -= fewer;
                change += fewer;
            }
        }
        return counts;
    }

    /** Every point of the space, in order; only for small spaces. */
    List<int[]> all() {
        List<int[]> decks = new ArrayList<>();
        addAll(new int[groups.size()], 0, total, decks);
        return decks;
    }

    private void addAll(int[] copies, int group, int left, List<int[]> decks) {
        if (group == copies.length) {
            if (left == 0) {
                decks.add(copies.clone());
            }
            return;
        }
        for (int count = 0; count <= Math.min(left, most(group)); count++) {
            copies[group] = count;
            addAll(copies, group + 1, left - count, decks);
        }
        copies[group] = 0;
    }
}

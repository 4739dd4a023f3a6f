package cardbench.odds.exact.program;

import java.util.ArrayList;
import java.util.List;

/**
 * Everything that is asked of cards: which cards of a zone are among some classes, and whether
 * there are as many as a condition wants. Numbered.
 */
public final class CardQueries {

    private final List<int[]> all = new ArrayList<>();

    /** By condition, the number of cards it wants, and the questions for its sets. */
    private final List<List<Integer>> wants = new ArrayList<>();

    /** The number of a question; the same question has the same number. */
    int number(int zone, int classes) {
        for (int i = 0; i < all.size(); i++) {
            if (all.get(i)[0] == zone && all.get(i)[1] == classes) {
                return i;
            }
        }
        all.add(new int[] {zone, classes});
        return all.size() - 1;
    }

    /** The number of a condition that wants cards; the same condition has the same number. */
    int want(List<CardClassSet> sets, int cards) {
        List<Integer> want = new ArrayList<>();
        want.add(cards);
        for (CardClassSet set : sets) {
            want.add(number(set.zone(), set.lead()));
        }
        if (!wants.contains(want)) {
            wants.add(want);
        }
        return wants.indexOf(want);
    }

    /** The number of conditions that want cards. */
    public int wants() {
        return wants.size();
    }

    public int size() {
        return all.size();
    }

    public int zone(int question) {
        return all.get(question)[0];
    }

    public int classes(int question) {
        return all.get(question)[1];
    }
}

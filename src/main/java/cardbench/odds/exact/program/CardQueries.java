package cardbench.odds.exact.program;

import java.util.ArrayList;
import java.util.List;

/** The numbered queries about cards: the cards of a zone in a set of classes. */
public final class CardQueries {

    private final List<int[]> all = new ArrayList<>();

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

    public int size() {
        return all.size();
    }

    public int zone(int question) {
        return all.get(question)[0];
    }

    public int classes(int question) {
        return all.get(question)[1];
    }

    /**
     * Whether the queries about a zone answer two classes alike.
     *
     * @param asked by number, whether a query counts; {@code null} if all do
     */
    public boolean isAlike(int zone, int a, int b, boolean[] asked) {
        for (int i = 0; i < all.size(); i++) {
            int classes = classes(i);
            if (zone(i) == zone
                    && (asked == null || asked[i])
                    && (classes >>> a & 1) != (classes >>> b & 1)) {
                return false;
            }
        }
        return true;
    }
}

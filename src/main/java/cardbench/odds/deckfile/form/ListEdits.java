package cardbench.odds.deckfile.form;

import java.util.ArrayList;
import java.util.List;

/** How one list becomes another, item by item. */
final class ListEdits {

    /** What happens to one item. */
    enum Kind {
        REPLACE,
        INSERT,
        REMOVE
    }

    /**
     * A step.
     *
     * @param at index of the item at the time of the step; of a new one, where it will be
     * @param text the new text; empty where an item is removed
     */
    record Step(Kind kind, int at, String text) {}

    private ListEdits() {}

    /** The steps between two lists. What both begin and end with is left alone. */
    static List<Step> between(List<String> now, List<String> wanted) {
        int most = Math.min(now.size(), wanted.size());
        int first = 0;
        while (first < most && now.get(first).equals(wanted.get(first))) {
            first++;
        }
        int last = 0;
        while (last < most - first
                && now.get(now.size() - 1 - last).equals(wanted.get(wanted.size() - 1 - last))) {
            last++;
        }
        int nowEnd = now.size() - last;
        int wantedEnd = wanted.size() - last;
        List<Step> steps = new ArrayList<>();
        int at = first;
        for (; at < Math.min(nowEnd, wantedEnd); at++) {
            if (!now.get(at).equals(wanted.get(at))) {
                steps.add(new Step(Kind.REPLACE, at, wanted.get(at)));
            }
        }
        for (int i = at; i < wantedEnd; i++) {
            steps.add(new Step(Kind.INSERT, i, wanted.get(i)));
        }
        for (int i = nowEnd - 1; i >= at; i--) {
            steps.add(new Step(Kind.REMOVE, i, ""));
        }
        return steps;
    }
}

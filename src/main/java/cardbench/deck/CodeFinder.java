package cardbench.deck;

import java.util.ArrayList;
import java.util.List;

/** Finds the codes of several kinds in a text. */
public final class CodeFinder {

    private final List<Recogniser> kinds;

    /**
     * A finder for these kinds, likeliest first: that is the order in which codes are listed that
     * claim the same characters.
     */
    public CodeFinder(List<? extends Recogniser> kinds) {
        this.kinds = List.copyOf(kinds);
    }

    /**
     * Every code in the text, by its first character. What is only claimed gives way to what is
     * certain; between claims, and between certain codes, the text does not decide, and all are
     * listed.
     */
    public List<Found> find(String text) {
        List<Found> all = new ArrayList<>();
        for (Recogniser kind : kinds) {
            all = merge(all, kind.find(text));
        }
        List<Found> kept = new ArrayList<>();
        for (Found found : all) {
            if (found.certain() || !overlapsCertain(found, all)) {
                kept.add(found);
            }
        }
        return kept;
    }

    private static List<Found> merge(List<Found> first, List<Found> second) {
        List<Found> merged = new ArrayList<>();
        int next = 0;
        for (Found found : first) {
            while (next < second.size() && second.get(next).from() < found.from()) {
                merged.add(second.get(next++));
            }
            merged.add(found);
        }
        while (next < second.size()) {
            merged.add(second.get(next++));
        }
        return merged;
    }

    private static boolean overlapsCertain(Found claimed, List<Found> all) {
        for (Found other : all) {
            if (other.certain() && other.overlaps(claimed)) {
                return true;
            }
        }
        return false;
    }
}

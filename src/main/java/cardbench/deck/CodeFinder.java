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
     * The codes in the text, by their first character; at most one more than {@link
     * Recogniser#MOST}. What is only claimed gives way to what is certain; between claims, and
     * between certain codes, the text does not decide, and all are listed.
     */
    public List<Found> find(String text) {
        List<Found> all = new ArrayList<>();
        for (Recogniser kind : kinds) {
            all = merge(all, kind.find(text));
        }
        List<Found> kept = new ArrayList<>();
        int certainTo = 0;
        int next = 0;
        for (int i = 0; i < all.size() && kept.size() <= Recogniser.MOST; i++) {
            Found found = all.get(i);
            while (next < all.size() && (next <= i || !all.get(next).certain())) {
                next++;
            }
            boolean covered =
                    found.from() < certainTo
                            || next < all.size() && all.get(next).from() < found.to();
            if (found.certain() || !covered) {
                kept.add(found);
            }
            certainTo = found.certain() ? Math.max(certainTo, found.to()) : certainTo;
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
}

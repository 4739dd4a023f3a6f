package cardbench.codes.deck;

import java.util.ArrayList;
import java.util.List;

/** Finds the codes of several kinds in a text. Immutable. */
public final class CodeFinder {

    private final List<Recogniser> kinds;

    /**
     * Creates a finder for these kinds, likeliest first. Codes that begin at the same character are
     * listed in this order.
     */
    public CodeFinder(List<? extends Recogniser> kinds) {
        this.kinds = List.copyOf(kinds);
    }

    /**
     * The codes in the text, in the order of their first characters; at most one more than {@link
     * Recogniser#MOST}. A code that is not certain is dropped if it overlaps a certain one. Other
     * overlapping codes are all listed, since the text does not decide between them.
     */
    public List<Found> find(String text) {
        return find(text, 0, List.of());
    }

    /**
     * Like {@link #find}, for a caller that needs only the first code. Most texts are exactly one
     * code with a mark. No other code can begin where that one does, so the other kinds need not
     * search the text, and only that code is returned. So is a certain code of the likeliest kind
     * at the beginning.
     */
    public List<Found> findFirst(String text) {
        if (kinds.isEmpty()) {
            return List.of();
        }
        for (Recogniser kind : kinds) {
            if (kind.isWhole(text)) {
                return List.of(new Found(kind.kind(), 0, text.length(), true));
            }
        }
        List<Found> ofLikeliest = kinds.get(0).find(text);
        boolean begins =
                !ofLikeliest.isEmpty()
                        && ofLikeliest.get(0).from() == 0
                        && ofLikeliest.get(0).certain();
        return begins ? List.of(ofLikeliest.get(0)) : find(text, 1, ofLikeliest);
    }

    /** The codes, given those that the kinds before this one have found. */
    private List<Found> find(String text, int from, List<Found> before) {
        List<Found> merged = before;
        for (int kind = from; kind < kinds.size(); kind++) {
            merged = merge(merged, kinds.get(kind).find(text));
        }
        List<Found> kept = new ArrayList<>();
        int certainTo = 0;
        int next = 0;
        for (int i = 0; i < merged.size() && kept.size() <= Recogniser.MOST; i++) {
            Found found = merged.get(i);
            // the first certain code after this one: codes are sorted by their beginnings, so no
            // later one can overlap this one if it does not
            while (next < merged.size() && (next <= i || !merged.get(next).certain())) {
                next++;
            }
            boolean covered =
                    found.from() < certainTo
                            || next < merged.size() && merged.get(next).from() < found.to();
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

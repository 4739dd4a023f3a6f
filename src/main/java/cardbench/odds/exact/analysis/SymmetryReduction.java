package cardbench.odds.exact.analysis;

import cardbench.odds.exact.program.CardClassSet;
import cardbench.odds.exact.program.Problem;
import cardbench.odds.exact.state.DrawConstraints;
import cardbench.odds.exact.state.HiddenCards;
import cardbench.odds.exact.state.PartiallyOrderedCards;
import cardbench.odds.exact.state.State;

/**
 * Classes with equal copies, effects and conditions. Exchanging them maps games to games with the
 * same outcome, so of all states that differ only by such exchanges one is solved.
 */
public final class SymmetryReduction {

    private final int[][] effectsOf;

    /** Sets of interchangeable classes, each ascending. */
    private final int[][] sets;

    /** The bits of {@link State#done} for all effects; with turns there are twice as many. */
    private final int step;

    public SymmetryReduction(Problem problem) {
        this.step = (problem.effects().length / Integer.SIZE + 1) * Integer.SIZE;
        this.effectsOf = problem.effectsOf();
        this.sets = problem.twins();
    }

    /**
     * The representative of a state, which may be the state itself, with the classes of each set in
     * the order of their profiles. Any renaming within a set is a symmetry; so every order that
     * sorting leaves is right, and an ambiguous one only merges less.
     */
    public State first(State state) {
        int[] now = null;
        for (int[] set : sets) {
            int[] sorted = sorted(state, set);
            for (int i = 0; i < set.length; i++) {
                if (sorted[i] != set[i]) {
                    now = now == null ? identity(state.counts.length) : now;
                    now[sorted[i]] = set[i];
                }
            }
        }
        return now == null ? state : renamed(state, now);
    }

    private static int bits(State state) {
        return state.done.length * Integer.SIZE;
    }

    private static int[] identity(int size) {
        int[] same = new int[size];
        for (int i = 0; i < size; i++) {
            same[i] = i;
        }
        return same;
    }

    private int[] sorted(State state, int[] set) {
        int[] sorted = set.clone();
        for (int i = 1; i < sorted.length; i++) {
            for (int j = i; j > 0 && compare(state, sorted[j], sorted[j - 1]) < 0; j--) {
                int one = sorted[j];
                sorted[j] = sorted[j - 1];
                sorted[j - 1] = one;
            }
        }
        return sorted;
    }

    /**
     * Compares two classes by their profile in a state: counts, effects done, and places in each
     * zone. 0 means equal profiles.
     */
    private int compare(State state, int a, int b) {
        int order = state.counts[a] - state.counts[b];
        for (int shift = 0; shift < bits(state); shift += step) {
            for (int i = 0; order == 0 && i < effectsOf[a].length; i++) {
                boolean done = state.isDone(shift + effectsOf[a][i]);
                boolean other = state.isDone(shift + effectsOf[b][i]);
                order = Boolean.compare(done, other);
            }
        }
        // zone 0 is the deck: its cards are in counts, top and bottom
        for (int zone = 1; order == 0 && zone < state.zones(); zone++) {
            order =
                    PartiallyOrderedCards.count(state.bag(zone), 1 << a)
                            - PartiallyOrderedCards.count(state.bag(zone), 1 << b);
            order = order == 0 ? compare(state.list(zone), a, b) : order;
        }
        order = order == 0 ? compare(state.top, a, b) : order;
        order = order == 0 ? compare(state.bottom, a, b) : order;
        // Marks are sorted by their sets, so their order depends on the names. An exchange may go
        // unnoticed because of that; no two different states are merged.
        for (int i = 0; order == 0 && i < state.marks.length; i += 2) {
            int set = state.marks[i];
            order = ((set >>> a & 1) - (set >>> b & 1)) * state.marks[i + 1];
        }
        for (int i = 0; order == 0 && i < state.hidden.length; i += HiddenCards.STEP) {
            int set = state.hidden[i];
            order = ((set >>> a & 1) - (set >>> b & 1)) * (1 + state.hidden[i + HiddenCards.GONE]);
        }
        return order;
    }

    /** Compares the numbers of cards of two classes in the first group where they differ. */
    private static int compare(byte[] list, int a, int b) {
        for (int from = 0; from < list.length; ) {
            int to = PartiallyOrderedCards.end(list, from);
            int more = 0;
            for (int i = from; i < to; i++) {
                int c = PartiallyOrderedCards.classOf(list[i]);
                more += c == a ? 1 : c == b ? -1 : 0;
            }
            if (more != 0) {
                return more;
            }
            from = to;
        }
        return 0;
    }

    private State renamed(State state, int[] now) {
        State renamed = state.copy();
        int[] counts = renamed.ownCounts();
        int[] done = state.done.clone();
        for (int c = 0; c < now.length; c++) {
            counts[now[c]] = state.counts[c];
            for (int shift = 0; now[c] != c && shift < bits(state); shift += step) {
                for (int i = 0; i < effectsOf[c].length; i++) {
                    int to = shift + effectsOf[now[c]][i];
                    int bit = 1 << to % Integer.SIZE;
                    boolean closed = state.isDone(shift + effectsOf[c][i]);
                    int word = to / Integer.SIZE;
                    done[word] = closed ? done[word] | bit : done[word] & ~bit;
                }
            }
        }
        renamed.done = done;
        for (int zone = 1; zone < state.zones(); zone++) {
            renamed.lay(zone, PartiallyOrderedCards.renamed(state.list(zone), now));
            renamed.fill(zone, PartiallyOrderedCards.renamedBag(state.bag(zone), now));
        }
        renamed.top = PartiallyOrderedCards.renamed(state.top, now);
        renamed.bottom = PartiallyOrderedCards.renamed(state.bottom, now);
        int[] marks = state.marks.clone();
        for (int i = 0; i < marks.length; i += 2) {
            int set = 0;
            for (int c = 0; c < now.length; c++) {
                set |= (marks[i] >>> c & 1) << now[c];
            }
            marks[i] = set;
        }
        DrawConstraints.sort(marks);
        renamed.marks = marks;
        renamed.hidden = HiddenCards.renamed(state.hidden, now, CardClassSet.ALL);
        return renamed;
    }
}

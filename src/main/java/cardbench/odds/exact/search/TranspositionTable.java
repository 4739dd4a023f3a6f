package cardbench.odds.exact.search;

import cardbench.base.text.DiagnosticCode;
import cardbench.odds.exact.program.BudgetExceededException;
import cardbench.odds.exact.state.OutcomeDistribution;
import cardbench.odds.exact.state.StateEncoder;
import cardbench.odds.exact.state.StateIndex;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/**
 * The outcome distributions of solved states, by their encoded keys: those of their canonical forms
 * and, so that a form need not be found twice, those of the states as they were reached.
 *
 * <p>Canonical states are numbered from 0 in the order in which their search began.
 */
final class TranspositionTable {

    /** Approximate bytes of an entry of {@link #distinct}. */
    private static final int DISTINCT_OVERHEAD = 48;

    private final Map<OutcomeDistribution, OutcomeDistribution> distinct = new LinkedHashMap<>();
    private final StateIndex states = new StateIndex();
    private OutcomeDistribution[] solved = new OutcomeDistribution[256];

    /** States as they were reached, whose canonical forms have other keys. */
    private StateIndex reached = new StateIndex();

    private OutcomeDistribution[] outcomes = new OutcomeDistribution[256];

    /** How many states as they were reached were forgotten; the numbers of the others follow. */
    private int forgotten;

    private final Map<Integer, BudgetExceededException> lost = new LinkedHashMap<>();
    private final Set<Integer> reopened = new LinkedHashSet<>();
    private long bytes;

    /** The number of a canonical state that was added before, or -1. */
    int find(StateEncoder encoder) {
        return states.find(encoder);
    }

    /**
     * Adds a canonical state whose search begins. It must not be in the table.
     *
     * @return its number
     */
    int add(StateEncoder encoder) {
        int number = states.add(encoder);
        solved = roomFor(number, solved);
        return number;
    }

    private static OutcomeDistribution[] roomFor(int number, OutcomeDistribution[] before) {
        return number < before.length ? before : Arrays.copyOf(before, 2 * before.length);
    }

    /**
     * The outcome distribution of a state as it was reached, or {@code null} if that is not known.
     */
    OutcomeDistribution recall(StateEncoder encoder) {
        int known = reached.find(encoder);
        if (known >= 0 && outcomes[known] != null) {
            return outcomes[known];
        }
        // the canonical form of another state may be this very one
        int number = states.find(encoder);
        return number < 0 ? null : solved[number];
    }

    /**
     * Keeps the key of a state as it was reached.
     *
     * @return its number for {@link #remember}
     */
    int reach(StateEncoder encoder) {
        int number = reached.find(encoder);
        if (number < 0) {
            number = reached.add(encoder);
            outcomes = roomFor(number, outcomes);
        }
        return forgotten + number;
    }

    /** Records the outcome distribution of a state as it was reached. */
    void remember(int number, OutcomeDistribution known) {
        if (number >= forgotten) {
            outcomes[number - forgotten] = known;
        }
    }

    /** Forgets the states as they were reached, which makes room. Their canonical forms stay. */
    void forget() {
        forgotten += reached.size();
        reached = new StateIndex();
        outcomes = new OutcomeDistribution[256];
    }

    /**
     * The outcome distribution of a state, or {@code null} while it is being solved and if it was
     * given up.
     */
    OutcomeDistribution solved(int number) {
        return solved[number];
    }

    /** Records why a state was given up. */
    void lose(int number, BudgetExceededException why) {
        lost.put(number, why);
    }

    /** Forgets for some reason why states were given up, so that they are searched again. */
    void reopen(DiagnosticCode why) {
        lost.forEach(
                (number, reason) -> {
                    if (reason.why() == why) {
                        reopened.add(number);
                    }
                });
        lost.keySet().removeAll(reopened);
    }

    /** Whether a state that was given up is to be searched again; its search then begins. */
    boolean begins(int number) {
        return reopened.remove(number);
    }

    /** Why a state was given up, or {@code null} if it was not. */
    BudgetExceededException why(int number) {
        return lost.get(number);
    }

    /**
     * Records the outcome distribution of a state.
     *
     * @param found may not be changed afterwards
     * @return the distribution, or one that is equal: most states share theirs with many others
     */
    OutcomeDistribution put(int number, OutcomeDistribution found) {
        OutcomeDistribution shared = distinct.putIfAbsent(found, found);
        if (shared == null) {
            shared = found;
            found.trim();
            bytes += found.bytes() + DISTINCT_OVERHEAD;
        }
        solved[number] = shared;
        return shared;
    }

    /** How many canonical states it has. */
    int size() {
        return states.size();
    }

    /** The approximate size of the table, in bytes. */
    long bytes() {
        return bytes + states.bytes() + reached.bytes();
    }
}

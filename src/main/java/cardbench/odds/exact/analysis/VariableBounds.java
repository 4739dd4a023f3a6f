package cardbench.odds.exact.analysis;

import cardbench.odds.exact.program.Problem;
import cardbench.odds.exact.state.State;
import cardbench.odds.yisp.check.ValueRange;
import java.util.Arrays;

/** An interval for each variable of the game, from some states on, and which of them are read. */
public final class VariableBounds {

    /**
     * How often the bounds of one variable may grow before they are widened to all 32-bit numbers.
     * Without it, an effect that counts up would need 2<sup>31</sup> rounds.
     */
    private static final int PATIENCE = 4;

    private final ValueRange[] values;
    private final int[] growths;

    /** By variable, whether something may read it. */
    public final boolean[] reads;

    VariableBounds(Problem problem) {
        this.values = new ValueRange[problem.globals()];
        this.growths = new int[problem.globals()];
        this.reads = new boolean[problem.globals()];
    }

    /** Forgets all states and reads. */
    void begin() {
        Arrays.fill(growths, 0);
        Arrays.fill(reads, false);
    }

    /** Joins a state to those that are analysed. */
    void include(State state, boolean first) {
        for (int i = 0; i < values.length; i++) {
            ValueRange value = ValueRange.known(state.globals[i]);
            values[i] = first ? value : values[i].or(value);
        }
    }

    /** The bounds of a variable. */
    ValueRange of(int index) {
        return values[index];
    }

    /** Widens the bounds of a variable by those of a number; returns whether they have grown. */
    boolean widen(int index, ValueRange given) {
        ValueRange old = values[index];
        boolean lower = given.least() < old.least();
        boolean higher = given.most() > old.most();
        if (lower || higher) {
            growths[index]++;
            ValueRange more = growths[index] <= PATIENCE ? given : ValueRange.ALL;
            values[index] =
                    new ValueRange(
                            lower ? more.least() : old.least(), higher ? more.most() : old.most());
        }
        return lower || higher;
    }
}

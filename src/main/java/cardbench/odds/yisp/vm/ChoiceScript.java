package cardbench.odds.yisp.vm;

import cardbench.base.chance.ChoiceReplay;
import java.util.function.BooleanSupplier;

/**
 * Enumerates all sequences of random numbers that a run of programs can draw, by replay. The ranges
 * may depend on earlier numbers. One thread only.
 */
public final class ChoiceScript {

    /** The most random numbers of one run. */
    private static final int MAX_LENGTH = 64;

    private final ChoiceReplay replay = new ChoiceReplay();

    /** A double, since 64 ranges multiply to more than an int or a long holds. */
    private double ways;

    private boolean broken;

    /**
     * Runs once for each sequence of random numbers.
     *
     * @param run runs the programs; answers whether to go on
     */
    public void forEach(BooleanSupplier run) {
        replay.begin();
        boolean goesOn = true;
        while (goesOn) {
            replay.start();
            ways = 1;
            goesOn = run.getAsBoolean() && replay.advance();
        }
    }

    /** The next random number, both ends included. */
    int between(int least, int most) {
        // a range of 2^31 numbers or more wraps to 0 or below, and is refused like an empty one
        int span = most - least + 1;
        if (replay.made() == MAX_LENGTH || span <= 0) {
            broken = true;
            return least;
        }
        ways *= span;
        return least + replay.choose(span);
    }

    /** The product of the ranges of the last run: 1 over the probability of its sequence. */
    public double ways() {
        return ways;
    }

    /** Whether any run drew too many numbers, or from an empty or too large range. */
    public boolean isBroken() {
        return broken;
    }
}

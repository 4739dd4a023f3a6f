package cardbench.yisp.vm;

import cardbench.chance.ChoiceReplay;
import java.util.function.BooleanSupplier;

/** Decides the random numbers of a machine, so that games are played with all that they can be. */
public final class ChoiceScript {

    /** So many random numbers a run may ask for. */
    private static final int MAX_LENGTH = 64;

    private final ChoiceReplay replay = new ChoiceReplay();
    private double ways;
    private boolean broken;

    /**
     * Plays once for each way in which random numbers can come.
     *
     * @param run plays, and says whether to go on
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
        int span = most - least + 1;
        if (replay.made() == MAX_LENGTH || span <= 0) {
            broken = true;
            return least;
        }
        ways *= span;
        return least + replay.choose(span);
    }

    /** How many ways there are like the one that was gone last, all equally likely. */
    public double ways() {
        return ways;
    }

    /** Whether a run asked for more than the script can hold. */
    public boolean isBroken() {
        return broken;
    }
}

package cardbench.yisp.vm;

/**
 * All random numbers that one run of programs asks for, one way after the other: each run follows
 * the script, and goes on with the least number where the script ends; then the script is turned to
 * the next way. So every way is gone once.
 */
public final class ChoiceScript {

    /** So many random numbers a run may ask for. */
    private static final int MAX_LENGTH = 64;

    private final int[] picks = new int[MAX_LENGTH];
    private final int[] spans = new int[MAX_LENGTH];
    private int length;
    private int at;
    private double ways;
    private boolean broken;

    /** Before a run: the script is read from its beginning. */
    public void start() {
        at = 0;
        ways = 1;
    }

    /** The next random number, both ends included. */
    int between(int least, int most) {
        int span = most - least + 1;
        if (at == MAX_LENGTH || span <= 0) {
            broken = true;
            return least;
        }
        if (at == length) {
            picks[at] = 0;
            spans[at] = span;
            length++;
        }
        ways *= span;
        return least + picks[at++];
    }

    /** How many ways there are like the one that was gone last, all equally likely. */
    public double ways() {
        return ways;
    }

    /** Whether a run asked for more than the script can hold. */
    public boolean isBroken() {
        return broken;
    }

    /** Turns the script to the next way; false where there is none, and it begins anew. */
    public boolean advance() {
        length = at;
        while (length > 0) {
            picks[length - 1]++;
            if (picks[length - 1] < spans[length - 1]) {
                return true;
            }
            length--;
        }
        return false;
    }
}

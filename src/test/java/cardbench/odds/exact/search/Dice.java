package cardbench.odds.exact.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Decides by chance, and goes through every way in which that can come out. */
public final class Dice {

    /** For each decision the number of its way, and behind it the weights of all its ways. */
    private final List<int[]> rolls = new ArrayList<>();

    private int at;

    /** One of so many numbers from 0 on, all as likely. */
    int roll(int sides) {
        int[] weights = new int[sides];
        Arrays.fill(weights, 1);
        return pick(weights);
    }

    /** One of the indices of some weights, each as likely as its share of their sum. */
    int pick(int[] weights) {
        if (at == rolls.size()) {
            int[] roll = new int[weights.length + 1];
            System.arraycopy(weights, 0, roll, 1, weights.length);
            rolls.add(roll);
        }
        return rolls.get(at++)[0];
    }

    /** How likely the way is that was gone last. */
    Rational weight() {
        Rational weight = Rational.ONE;
        for (int[] roll : rolls) {
            int sum = -roll[0];
            for (int part : roll) {
                sum += part;
            }
            weight = weight.times(Rational.of(roll[roll[0] + 1], sum));
        }
        return weight;
    }

    /** Goes on to the next way; false where there is none. */
    public boolean next() {
        at = 0;
        while (!rolls.isEmpty()) {
            int[] last = rolls.get(rolls.size() - 1);
            if (++last[0] < last.length - 1) {
                return true;
            }
            rolls.remove(rolls.size() - 1);
        }
        return false;
    }
}

package cardbench.odds.exact.search;

import java.util.ArrayList;
import java.util.List;

/** Decides by chance, and goes through every way in which that can come out. */
public final class Dice {

    private final List<int[]> rolls = new ArrayList<>();
    private int at;

    /** One of so many numbers from 0 on, all as likely. */
    int roll(int sides) {
        if (at == rolls.size()) {
            rolls.add(new int[] {0, sides});
        }
        return rolls.get(at++)[0];
    }

    /** How likely the way is that was gone last. */
    Rational weight() {
        Rational weight = Rational.ONE;
        for (int[] roll : rolls) {
            weight = weight.times(Rational.of(1, roll[1]));
        }
        return weight;
    }

    /** Goes on to the next way; false where there is none. */
    public boolean next() {
        at = 0;
        while (!rolls.isEmpty()) {
            int[] last = rolls.get(rolls.size() - 1);
            if (++last[0] < last[1]) {
                return true;
            }
            rolls.remove(rolls.size() - 1);
        }
        return false;
    }
}

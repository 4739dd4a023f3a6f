package cardbench.odds.exact;

import cardbench.base.number.Fraction;
import cardbench.odds.deckfile.DeckPrograms;
import cardbench.odds.deckfile.DeckPrograms.TopicPrograms;
import java.util.Arrays;

/**
 * How long the exact odds of a deck of twelve cards take, and how long all of its orders take when
 * each is played: medians on this JVM, in milliseconds.
 *
 * @param odds the odds, which both give
 */
public record OrdersBench(double solved, double played, String odds) {

    private static final int ROUNDS = 7;

    /** Measures both. */
    public static OrdersBench measure() {
        DeckPrograms programs = FourProgramsTest.choiceOfTwelve();
        TopicPrograms topic = programs.topics().get(0);
        double[] solved = new double[ROUNDS];
        double[] played = new double[ROUNDS];
        String odds = "";
        for (int round = 0; round < ROUNDS; round++) {
            long begun = System.nanoTime();
            String exact = Exact.attempt(topic, Effort.QUICK).tally().success().text();
            solved[round] = (System.nanoTime() - begun) / 1e6;
            begun = System.nanoTime();
            BruteForce all = new BruteForce(programs, topic);
            odds = Fraction.of(all.successes, all.orders).text();
            played[round] = (System.nanoTime() - begun) / 1e6;
            if (!odds.equals(exact)) {
                throw new IllegalStateException(odds + " of all orders, " + exact + " solved");
            }
        }
        Arrays.sort(solved);
        Arrays.sort(played);
        return new OrdersBench(solved[ROUNDS / 2], played[ROUNDS / 2], odds);
    }
}

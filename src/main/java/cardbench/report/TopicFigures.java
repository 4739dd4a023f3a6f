package cardbench.report;

import cardbench.number.Estimate;
import cardbench.number.FixedPoint;
import cardbench.number.Fraction;
import cardbench.number.Natural;
import cardbench.odds.TopicOdds;
import cardbench.sample.TopicTally;
import java.util.ArrayList;
import java.util.List;

/**
 * The odds of a topic as {@link Report} prints them. Percentages have the fraction behind them
 * where they are exact; else, where that is wanted, how far they may be off.
 *
 * @param note a line on how they were found, or nothing
 * @param success how often the topic succeeds
 * @param averageScore what it scores
 * @param combos how often each combo succeeds
 */
public record TopicFigures(String note, String success, String averageScore, List<String> combos) {

    private static final int DECIMALS = 2;
    private static final Natural UNIT = Natural.of(1_000_000);

    /** Copies the list, so that it never changes. */
    public TopicFigures {
        combos = List.copyOf(combos);
    }

    /**
     * The figures of some odds.
     *
     * @param combos how many combos the topic has
     * @param intervals whether to say how far sampled figures may be off
     */
    public static TopicFigures of(TopicOdds odds, int combos, boolean intervals) {
        if (odds.solved() == null) {
            return sampled(odds.played(), intervals);
        }
        List<Fraction> fractions = new ArrayList<>();
        List<Estimate> estimates = new ArrayList<>();
        for (int i = 0; i < combos; i++) {
            fractions.add(odds.combo(i).fraction());
            estimates.add(odds.combo(i).estimate());
        }
        return odds.played() == null
                ? exact(odds.success().fraction(), odds.averageScore().fraction(), fractions)
                : hybrid(
                        odds.solvedShare(),
                        odds.played().games(),
                        odds.success().estimate(),
                        odds.averageScore().estimate(),
                        estimates);
    }

    /** The figures of a topic that was solved. */
    public static TopicFigures exact(
            Fraction success, Fraction averageScore, List<Fraction> combos) {
        List<String> rates = new ArrayList<>();
        combos.forEach(rate -> rates.add(exact(rate)));
        String score = averageScore.decimals(DECIMALS, 1) + " = " + averageScore.text();
        return new TopicFigures("", exact(success), score, rates);
    }

    private static String exact(Fraction rate) {
        return rate.decimals(DECIMALS, 100) + "% = " + rate.text();
    }

    /**
     * The figures of a topic of which some hands were solved.
     *
     * @param share how likely such a hand is dealt
     * @param games played with the other hands
     */
    public static TopicFigures hybrid(
            Fraction share,
            int games,
            Estimate success,
            Estimate averageScore,
            List<Estimate> combos) {
        List<String> rates = new ArrayList<>();
        combos.forEach(rate -> rates.add(estimated(rate)));
        return new TopicFigures(
                share.decimals(DECIMALS, 100)
                        + "% of the hands solved, "
                        + games
                        + " games with the others\n",
                estimated(success),
                decimals(averageScore.value(), 1)
                        + " +- "
                        + width(averageScore.value(), averageScore.high(), 1),
                rates);
    }

    private static String estimated(Estimate rate) {
        return decimals(rate.value(), 100)
                + "% +- "
                + width(rate.low(), rate.high(), 100 / 2)
                + "%";
    }

    private static String width(String low, String high, int factor) {
        Natural width = millionths(high).minus(millionths(low));
        return Fraction.of(width, UNIT).decimals(DECIMALS, factor);
    }

    private static Natural millionths(String decimals) {
        return Natural.parse(decimals.replace(".", ""));
    }

    private static String decimals(String value, int factor) {
        return Fraction.of(millionths(value), UNIT).decimals(DECIMALS, factor);
    }

    /**
     * The figures of a topic that was played, in the words of ygo-calc.
     *
     * @param intervals whether to say how far they may be off
     */
    public static TopicFigures sampled(TopicTally tally, boolean intervals) {
        int games = tally.games();
        List<String> rates = new ArrayList<>();
        tally.combos().forEach(successes -> rates.add(sampled(successes, games, intervals)));
        double spread = Estimate.waldOfMean(tally.scores().moments(games));
        return new TopicFigures(
                "",
                sampled(tally.scores().successes(), games, intervals),
                FixedPoint.fraction(tally.scores().sum(), games, DECIMALS)
                        + (intervals ? " +- " + FixedPoint.decimals(spread, DECIMALS) : ""),
                rates);
    }

    private static String sampled(int successes, int games, boolean intervals) {
        double rate = games == 0 ? 0 : successes / (double) games;
        double spread = 100 * Estimate.waldOfRate(rate, games);
        return FixedPoint.fraction(100L * successes, games, DECIMALS)
                + "%"
                + (intervals ? " +- " + FixedPoint.decimals(spread, DECIMALS) + "%" : "");
    }
}

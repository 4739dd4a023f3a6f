package cardbench.odds.report;

import cardbench.base.number.Estimate;
import cardbench.base.number.FixedPoint;
import cardbench.base.number.Fraction;
import cardbench.base.number.Natural;
import cardbench.odds.question.TopicOdds;
import cardbench.odds.sample.TopicTally;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The odds of a topic as text, as {@link Report} prints them. Exact percentages are followed by the
 * fraction, sampled ones by their error bounds if requested.
 *
 * @param note a line about the method, or an empty text
 * @param success the rate of success
 * @param averageScore the mean score
 * @param combos the rate of success of each combo
 */
public record TopicFigures(String note, String success, String averageScore, List<String> combos) {

    private static final int DECIMALS = 2;
    private static final Natural UNIT = Natural.of(1_000_000);

    /** Copies the list, so that it never changes. */
    public TopicFigures {
        combos = List.copyOf(combos);
    }

    /**
     * Formats odds.
     *
     * @param combos the number of combos of the topic
     * @param intervals whether sampled figures have error bounds
     */
    public static TopicFigures of(TopicOdds odds, int combos, boolean intervals) {
        if (odds.isEmpty()) {
            return none(combos);
        }
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

    /** The figures of a topic of which no game counts. */
    public static TopicFigures none(int combos) {
        return new TopicFigures("no game counts\n", "-", "-", Collections.nCopies(combos, "-"));
    }

    /** Formats exact odds. */
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
     * Formats hybrid odds.
     *
     * @param share the probability of the solved hands
     * @param games the number of games with the other hands
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
                        // up from the mean: the lower bound may be below 0, which is no Natural
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
        // the texts have six decimals
        return Natural.parse(decimals.replace(".", ""));
    }

    private static String decimals(String value, int factor) {
        return Fraction.of(millionths(value), UNIT).decimals(DECIMALS, factor);
    }

    /**
     * Formats sampled odds like ygo-calc.
     *
     * @param intervals whether to print error bounds: Wald's, as ygo-calc does. The JSON of the
     *     contract has Wilson's
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
        double spread = 100 * Estimate.waldOfRate(successes / (double) games, games);
        return FixedPoint.fraction(100L * successes, games, DECIMALS)
                + "%"
                + (intervals ? " +- " + FixedPoint.decimals(spread, DECIMALS) + "%" : "");
    }
}

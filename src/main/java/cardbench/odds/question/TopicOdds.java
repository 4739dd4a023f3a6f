package cardbench.odds.question;

import cardbench.base.number.Estimate;
import cardbench.base.number.Fraction;
import cardbench.base.number.Natural;
import cardbench.odds.exact.ExactTally;
import cardbench.odds.exact.NaturalSums;
import cardbench.odds.exact.SolvedPart;
import cardbench.odds.sample.Scores;
import cardbench.odds.sample.TopicTally;
import java.util.List;

/**
 * The odds of a topic: exact, sampled, or a hybrid of both, in which some opening hands were solved
 * and games were played with the others. A hybrid weights both with the probability of their hands,
 * so the figures are unbiased for any number of games. Only the played part has an error, which
 * shrinks in proportion to its share.
 *
 * @param solved the odds of the solved hands, out of the cases of all hands; {@code null} for none
 * @param part the solved hands, if they are some but not all; else {@code null}
 * @param played the games with the other hands; {@code null} if there are none
 */
public record TopicOdds(ExactTally solved, SolvedPart part, TopicTally played) {

    private static final int HALF_UNIT = 1 << 26;

    /** Marks a rate of which it is not counted how much batches differ. */
    private static final int NOT_SPREAD = -1;

    /** The odds of a topic that was solved. */
    public static TopicOdds solved(ExactTally tally) {
        return new TopicOdds(tally, null, null);
    }

    /**
     * The odds of a topic that was played, at least with some hands.
     *
     * @param part its solved part, or {@code null}
     * @param played the games with the other hands
     */
    public static TopicOdds played(SolvedPart part, TopicTally played) {
        return new TopicOdds(part == null ? null : part.tally(), part, played);
    }

    /** The topic's name. */
    public String topic() {
        return played == null ? solved.topic() : played.topic();
    }

    /** The probability that the hand dealt is a solved one: 0 if sampled, 1 if exact. */
    public Fraction solvedShare() {
        return part == null ? Fraction.of(played == null ? 1 : 0, 1) : part.share();
    }

    /** The method: {@code exact}, {@code sampled}, or {@code hybrid}, which is both. */
    public String method() {
        return played == null ? "exact" : part == null ? "sampled" : "hybrid";
    }

    /** Whether no game counts, so that there are no rates and no mean. */
    public boolean isEmpty() {
        return played == null
                ? solved.isEmpty()
                : solved == null && played.games() == 0 && played.uncounted() > 0;
    }

    private int games() {
        return played == null ? 1 : solved == null ? played.games() : Math.max(1, played.games());
    }

    /** The weight of one game, in the cases that solved hands are counted in. */
    private Natural openMultiplicity() {
        if (solved == null) {
            return Natural.ONE;
        }
        // a whole number: the share of the open hands is a number of cases out of all
        Fraction open = solvedShare().rest();
        return solved.hands().times(open.numerator()).over(open.denominator());
    }

    /**
     * The denominator of {@link #scores} and {@link #sets}: the cases of all hands, times games.
     */
    public Natural all() {
        return (solved == null ? Natural.ONE : solved.hands()).times(games());
    }

    /** The rate of success of the topic. */
    public Figure success() {
        return rate(
                solved == null ? null : solved.success(),
                played == null ? 0 : played.scores().successes(),
                0);
    }

    /** The rate of success of a combo. */
    public Figure combo(int combo) {
        return rate(
                solved == null ? null : solved.combo(combo),
                played == null ? 0 : played.combos().get(combo),
                combo + 1);
    }

    /** Whether the other matching can make a difference for a combo. */
    public boolean hasOther(int combo) {
        return (solved == null || solved.hasOther(combo))
                && (played == null || played.others().get(combo) >= 0);
    }

    /** The rate of success with the other matching; only if {@link #hasOther}. */
    public Figure other(int combo) {
        return rate(
                solved == null ? null : solved.other(combo),
                played == null ? 0 : played.others().get(combo),
                NOT_SPREAD);
    }

    /**
     * A rate.
     *
     * @param figure its index in {@link TopicTally#spread}, or {@link #NOT_SPREAD}
     */
    private Figure rate(Fraction known, int successes, int figure) {
        if (isEmpty()) {
            return Figure.NONE;
        }
        if (played == null) {
            return Figure.exact(known);
        }
        int games = played.games();
        double share = figure == NOT_SPREAD ? 1 : played.spread().share(figure, successes, games);
        return Figure.sampled(
                known == null
                        ? Estimate.rate(successes, games, share)
                        : Estimate.rate(
                                with(known, successes),
                                near(known),
                                near(solvedShare().rest()),
                                successes,
                                games,
                                share));
    }

    /** The mean score of the topic. */
    public Figure averageScore() {
        if (isEmpty()) {
            return Figure.NONE;
        }
        if (played == null) {
            return Figure.exact(solved.averageScore());
        }
        Scores scores = played.scores();
        if (solved == null) {
            return Figure.sampled(Estimate.mean(scores.moments(played.games())));
        }
        Fraction known = solved.averageScore();
        return Figure.sampled(
                Estimate.mean(
                        with(known, scores.sum()),
                        near(known),
                        near(solvedShare().rest()),
                        scores.moments(played.games())));
    }

    /** The solved part plus the sum over the games, weighted with the open share. */
    private Fraction with(Fraction known, long games) {
        Natural multiplicity = all().times(known.numerator()).over(known.denominator());
        return new Fraction(multiplicity.plus(openMultiplicity().times(Natural.of(games))), all());
    }

    /**
     * A fraction rounded down to 52 binary places. Numerator and denominator may each exceed the
     * range of a double, so they are divided as integers.
     */
    private static double near(Fraction fraction) {
        Natural digits = fraction.numerator().times(HALF_UNIT).times(HALF_UNIT);
        return digits.over(fraction.denominator()).approximately() / HALF_UNIT / HALF_UNIT;
    }

    /**
     * The scores that occur, ascending; if games were played, only those below {@link
     * Scores#LISTED}.
     */
    public List<ExactTally.Part> scores() {
        if (played == null) {
            return solved.scores();
        }
        NaturalSums sums = new NaturalSums();
        if (solved != null) {
            for (ExactTally.Part score : solved.scores()) {
                if (score.key() < Scores.LISTED) {
                    sums.add(score.key(), score.hands().times(games()));
                }
            }
        }
        for (int score = 0; score < Scores.LISTED; score++) {
            add(score, played.scores().count(score), sums);
        }
        return sums.parts();
    }

    /** How often a score occurs that is higher than those in {@link #scores}. */
    public Natural above() {
        NaturalSums sums = new NaturalSums();
        if (played != null) {
            if (solved != null) {
                for (ExactTally.Part score : solved.scores()) {
                    if (score.key() >= Scores.LISTED) {
                        sums.add(0, score.hands().times(games()));
                    }
                }
            }
            add(0, played.scores().above(), sums);
        }
        return sums.parts().isEmpty() ? Natural.ZERO : sums.parts().get(0).hands();
    }

    /** The sets of combos that succeed together; empty if the topic has too many combos. */
    public List<ExactTally.Part> sets() {
        if (played == null) {
            return solved.sets();
        }
        NaturalSums sums = new NaturalSums();
        if (solved != null) {
            for (ExactTally.Part set : solved.sets()) {
                sums.add(set.key(), set.hands().times(games()));
            }
        }
        for (int set = 0; set < played.sets().size(); set++) {
            add(set, played.sets().games(set), sums);
        }
        return sums.parts();
    }

    private void add(int key, int games, NaturalSums sums) {
        if (games > 0) {
            sums.add(key, openMultiplicity().times(games));
        }
    }
}

package cardbench.odds;

import cardbench.exact.ExactTally;
import cardbench.exact.NaturalSums;
import cardbench.exact.SolvedPart;
import cardbench.number.Estimate;
import cardbench.number.Fraction;
import cardbench.number.Natural;
import cardbench.sample.Scores;
import cardbench.sample.TopicTally;
import java.util.List;

/**
 * The odds of a topic, however they were found: some opening hands were solved, and games were
 * played with the others. Both are weighed by how likely their hands are dealt, so that the figures
 * are right on average however many games there were; only what was played has an error, which is
 * as much smaller as its share is.
 *
 * @param solved the odds of the hands that were solved, out of all ways; {@code null} for none
 * @param part which hands they are, where they are some but not all; else {@code null}
 * @param played the games with the other hands; {@code null} where there are none
 */
public record TopicOdds(ExactTally solved, SolvedPart part, TopicTally played) {

    private static final int HALF_UNIT = 1 << 26;

    /** The odds of a topic of which every hand was solved. */
    public static TopicOdds solved(ExactTally tally) {
        return new TopicOdds(tally, null, null);
    }

    /**
     * The odds of a topic of which games were played.
     *
     * @param part what was solved of it, or {@code null}
     * @param played the games with the other hands
     */
    public static TopicOdds played(SolvedPart part, TopicTally played) {
        return new TopicOdds(part == null ? null : part.tally(), part, played);
    }

    /** The topic's name. */
    public String topic() {
        return played == null ? solved.topic() : played.topic();
    }

    /** How likely a hand is dealt that was solved: from 0, all was played, to 1, all is exact. */
    public Fraction solvedShare() {
        return part == null ? Fraction.of(played == null ? 1 : 0, 1) : part.share();
    }

    /** How they were found: {@code exact}, {@code sampled}, or {@code hybrid}, which is both. */
    public String method() {
        return played == null ? "exact" : part == null ? "sampled" : "hybrid";
    }

    private int games() {
        return played == null ? 1 : solved == null ? played.games() : Math.max(1, played.games());
    }

    /** What one game counts, where a solved hand counts the ways in which it is dealt. */
    private Natural openMultiplicity() {
        if (solved == null) {
            return Natural.ONE;
        }
        Fraction open = solvedShare().rest();
        return solved.hands().times(open.numerator()).over(open.denominator());
    }

    /** What {@link #scores} and {@link #sets} are out of: the ways of all hands for each game. */
    public Natural all() {
        return (solved == null ? Natural.ONE : solved.hands()).times(games());
    }

    /** How often the topic succeeds. */
    public Figure success() {
        return rate(
                solved == null ? null : solved.success(),
                played == null ? 0 : played.scores().successes());
    }

    /** How often a combo succeeds. */
    public Figure combo(int combo) {
        return rate(
                solved == null ? null : solved.combo(combo),
                played == null ? 0 : played.combos().get(combo));
    }

    /** Whether a combo may come out otherwise with the other way of matching. */
    public boolean hasOther(int combo) {
        return (solved == null || solved.hasOther(combo))
                && (played == null || played.others().get(combo) >= 0);
    }

    /** How often a combo succeeds with the other way of matching; only where that was asked. */
    public Figure other(int combo) {
        return rate(
                solved == null ? null : solved.other(combo),
                played == null ? 0 : played.others().get(combo));
    }

    private Figure rate(Fraction known, int successes) {
        if (played == null) {
            return Figure.exact(known);
        }
        return Figure.sampled(
                known == null
                        ? Estimate.rate(successes, played.games())
                        : Estimate.rate(
                                with(known, successes),
                                near(known),
                                near(solvedShare().rest()),
                                successes,
                                played.games()));
    }

    /** What the topic scores on average. */
    public Figure averageScore() {
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

    /** What is known, and what the games come to, as likely as open hands are. */
    private Fraction with(Fraction known, long games) {
        Natural multiplicity = all().times(known.numerator()).over(known.denominator());
        return new Fraction(multiplicity.plus(openMultiplicity().times(Natural.of(games))), all());
    }

    /** A fraction, cut off behind 52 binary digits. */
    private static double near(Fraction fraction) {
        Natural digits = fraction.numerator().times(HALF_UNIT).times(HALF_UNIT);
        return digits.over(fraction.denominator()).approximately() / HALF_UNIT / HALF_UNIT;
    }

    /**
     * The scores that come, ascending; where games were played, those below {@link Scores#LISTED}.
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

    /** How often a higher score comes than {@link #scores} lists. */
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

    /** Which combos succeed together; empty for topics of more than are counted. */
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

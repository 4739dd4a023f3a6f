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
 * The odds of a topic of which some opening hands are solved, and the others were played. Both
 * parts are weighed by how likely their hands are dealt, so that the figures are right on average
 * however many games there were; only the open part has an error, which is as much smaller as the
 * part is.
 *
 * @param part what is solved
 * @param played the games with the other hands
 */
public record HybridTally(SolvedPart part, TopicTally played) {

    private static final int HALF_UNIT = 1 << 26;

    private Natural multiplicity() {
        return part.tally().hands();
    }

    private int games() {
        return Math.max(1, played.games());
    }

    private Natural openMultiplicity() {
        Fraction open = part.share().rest();
        return multiplicity().times(open.numerator()).over(open.denominator());
    }

    /** What {@link #scores} and {@link #sets} are out of: the ways of all hands for each game. */
    public Natural all() {
        return multiplicity().times(games());
    }

    /** How often the topic succeeds. */
    public Estimate success() {
        return rate(part.tally().success(), played.scores().successes());
    }

    /** How often a combo succeeds. */
    public Estimate combo(int combo) {
        return rate(part.tally().combo(combo), played.combos().get(combo));
    }

    /** Whether a combo may come out otherwise with the other way of matching. */
    public boolean hasOther(int combo) {
        return part.tally().hasOther(combo) && played.others().get(combo) >= 0;
    }

    /** How often a combo succeeds with the other way of matching; only where that was asked. */
    public Estimate other(int combo) {
        return rate(part.tally().other(combo), played.others().get(combo));
    }

    private Estimate rate(Fraction known, int successes) {
        return Estimate.rate(
                with(known, successes), near(known), open(), successes, played.games());
    }

    /** What the topic scores on average. */
    public Estimate averageScore() {
        Fraction known = part.tally().averageScore();
        Scores scores = played.scores();
        return Estimate.mean(
                with(known, scores.sum()), near(known), open(), scores.moments(played.games()));
    }

    /** What is known, and what the games come to, as likely as open hands are. */
    private Fraction with(Fraction known, long games) {
        Natural multiplicity = all().times(known.numerator()).over(known.denominator());
        return new Fraction(multiplicity.plus(openMultiplicity().times(Natural.of(games))), all());
    }

    private double open() {
        return near(part.share().rest());
    }

    /** A fraction, cut off behind 52 binary digits. */
    private static double near(Fraction fraction) {
        Natural digits = fraction.numerator().times(HALF_UNIT).times(HALF_UNIT);
        return digits.over(fraction.denominator()).approximately() / HALF_UNIT / HALF_UNIT;
    }

    /** The scores below {@link Scores#LISTED} that come, ascending. */
    public List<ExactTally.Part> scores() {
        NaturalSums sums = new NaturalSums();
        for (ExactTally.Part score : part.tally().scores()) {
            if (score.key() < Scores.LISTED) {
                sums.add(score.key(), score.hands().times(games()));
            }
        }
        for (int score = 0; score < Scores.LISTED; score++) {
            add(score, played.scores().count(score), sums);
        }
        return sums.parts();
    }

    /** How often a score of {@link Scores#LISTED} or more comes. */
    public Natural above() {
        NaturalSums sums = new NaturalSums();
        for (ExactTally.Part score : part.tally().scores()) {
            if (score.key() >= Scores.LISTED) {
                sums.add(0, score.hands().times(games()));
            }
        }
        add(0, played.scores().above(), sums);
        return sums.parts().isEmpty() ? Natural.ZERO : sums.parts().get(0).hands();
    }

    /** Which combos succeed together; empty for topics of more than are counted. */
    public List<ExactTally.Part> sets() {
        NaturalSums sums = new NaturalSums();
        for (ExactTally.Part set : part.tally().sets()) {
            sums.add(set.key(), set.hands().times(games()));
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

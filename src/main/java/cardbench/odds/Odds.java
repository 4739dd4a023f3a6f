package cardbench.odds;

import cardbench.exact.ExactTally;
import cardbench.number.Estimate;
import cardbench.number.Fraction;
import cardbench.sample.Scores;

/**
 * How likely a topic succeeds and what it scores, however that was found.
 *
 * @param method {@code exact} or {@code sampled}
 * @param success how likely it succeeds
 * @param averageScore what it scores
 * @param successFraction the exact likelihood, or {@code null} where it was sampled
 * @param scoreFraction the exact score, or {@code null}
 */
public record Odds(
        String method,
        Estimate success,
        Estimate averageScore,
        Fraction successFraction,
        Fraction scoreFraction) {

    public static Odds exact(ExactTally tally) {
        Fraction success = tally.success();
        Fraction score = tally.averageScore();
        return new Odds("exact", certain(success), certain(score), success, score);
    }

    private static Estimate certain(Fraction fraction) {
        String decimals = fraction.decimals();
        return new Estimate(decimals, decimals, decimals);
    }

    public static Odds sampled(Scores scores, int games) {
        return new Odds(
                "sampled",
                Estimate.rate(scores.successes(), games),
                Estimate.mean(scores.moments(games)),
                null,
                null);
    }
}

package cardbench.odds.question;

import cardbench.base.number.Estimate;
import cardbench.odds.exact.ExactTally;
import cardbench.odds.sample.Scores;

/**
 * The odds of one version of a topic in a comparison.
 *
 * @param method {@code exact} or {@code sampled}
 * @param success the probability of success
 * @param averageScore the expected score
 */
public record Odds(String method, Figure success, Figure averageScore) {

    public static Odds exact(ExactTally tally) {
        TopicOdds odds = TopicOdds.solved(tally);
        return new Odds(odds.method(), odds.success(), odds.averageScore());
    }

    /** The odds of some games; without values if none counts. */
    public static Odds sampled(Scores scores, int games) {
        if (games == 0) {
            return new Odds("sampled", Figure.NONE, Figure.NONE);
        }
        return new Odds(
                "sampled",
                Figure.sampled(Estimate.rate(scores.successes(), games)),
                Figure.sampled(Estimate.mean(scores.moments(games))));
    }
}

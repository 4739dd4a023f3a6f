package cardbench.odds;

import cardbench.exact.ExactTally;
import cardbench.number.Estimate;
import cardbench.sample.Scores;

/**
 * How likely a topic succeeds and what it scores, of one of two versions that are compared.
 *
 * @param method {@code exact} or {@code sampled}
 * @param success how likely it succeeds
 * @param averageScore what it scores
 */
public record Odds(String method, Figure success, Figure averageScore) {

    public static Odds exact(ExactTally tally) {
        TopicOdds odds = TopicOdds.solved(tally);
        return new Odds(odds.method(), odds.success(), odds.averageScore());
    }

    public static Odds sampled(Scores scores, int games) {
        return new Odds(
                "sampled",
                Figure.sampled(Estimate.rate(scores.successes(), games)),
                Figure.sampled(Estimate.mean(scores.moments(games))));
    }
}

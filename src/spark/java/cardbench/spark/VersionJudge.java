package cardbench.spark;

import cardbench.base.number.Fraction;
import cardbench.base.number.Natural;
import cardbench.base.text.Diagnostic;
import cardbench.contract.CallCodes;
import cardbench.odds.deckfile.DeckPrograms;
import cardbench.odds.exact.Attempt;
import cardbench.odds.exact.Effort;
import cardbench.odds.exact.Exact;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/**
 * Judges versions of a deck exactly: a version is worth the weighted mean of the rates of success
 * of the topics. Each task has its own.
 */
final class VersionJudge {

    private final DeckPrograms programs;
    private final List<TopicWeight> topics;
    private final VersionSpace space;

    VersionJudge(SweepQuestion question) {
        this.programs = question.programs();
        this.topics = question.topics();
        this.space = question.space();
    }

    /** Judges some versions, the last one excluded. Never throws, whatever the programs do. */
    SweepResult judge(long from, long to, int best) {
        SweepResult result = SweepResult.NONE;
        for (long version = from; version < to; version++) {
            result = result.plus(judge(version), best);
        }
        return result;
    }

    private SweepResult judge(long version) {
        int[] counts = space.counts(version);
        if (counts == null) {
            return SweepResult.NO_DECK;
        }
        try {
            List<Fraction> rates = new ArrayList<>();
            DeckPrograms changed = programs.withCounts(counts);
            for (TopicWeight topic : topics) {
                Attempt attempt = Exact.attempt(changed.topic(topic.topic()), Effort.PATIENT);
                if (attempt.tally() == null) {
                    return SweepResult.open(version, attempt.why());
                }
                rates.add(attempt.tally().success());
            }
            return SweepResult.judged(mean(version, rates));
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
            Diagnostic why = CallCodes.INTERNAL.anywhere();
            return SweepResult.open(version, why);
        }
    }

    /** The weighted mean of rates, one for each topic. */
    private JudgedVersion mean(long version, List<Fraction> rates) {
        BigInteger numerator = BigInteger.ZERO;
        BigInteger denominator = BigInteger.ONE;
        long weights = 0;
        for (int i = 0; i < rates.size(); i++) {
            long weight = topics.get(i).weight();
            BigInteger below = integer(rates.get(i).denominator());
            BigInteger above =
                    integer(rates.get(i).numerator()).multiply(BigInteger.valueOf(weight));
            numerator = numerator.multiply(below).add(above.multiply(denominator));
            denominator = denominator.multiply(below);
            weights += weight;
        }
        return JudgedVersion.of(
                version, numerator, denominator.multiply(BigInteger.valueOf(weights)));
    }

    private static BigInteger integer(Natural number) {
        return new BigInteger(number.toString());
    }
}

package cardbench.odds.advise;

import cardbench.base.chance.Seed;
import cardbench.base.text.Diagnostic;
import cardbench.odds.deckfile.DeckPrograms.TopicPrograms;
import cardbench.odds.exact.Attempt;
import cardbench.odds.exact.Effort;
import cardbench.odds.exact.ExactTally;
import cardbench.odds.question.Odds;
import cardbench.odds.sample.Sampler;

/**
 * Compares two versions of a deck: exactly if both can be solved, else by games with common random
 * numbers.
 */
public final class DeckVariants {

    /** Maximum number of games of one version. */
    public static final int MAX = 16 * Sampler.BATCH;

    /** Default number of games of a comparison, all versions together. */
    private static final int GAMES = 2_000_000;

    private static final int MIN = 1000;

    private DeckVariants() {}

    /**
     * Two versions of a topic.
     *
     * @param before the odds of the first version
     * @param after the odds of the second version
     * @param difference the rate of success of the second version minus that of the first; {@code
     *     null} if of one of them no game counts
     * @param why the reason for sampling, or {@code null}
     */
    public record Pair(Odds before, Odds after, Difference difference, Diagnostic why) {}

    /** The number of games for each version, given their number, so that the time is bounded. */
    public static int games(int versions) {
        return Math.max(MIN, Math.min(MAX, GAMES / Math.max(1, versions)));
    }

    /**
     * Compares a topic of two files.
     *
     * @param games maximum number of games of each, to solve it or to sample it
     * @param effort the effort of the attempts to solve them
     */
    public static Pair compare(
            TopicPrograms topic, TopicPrograms otherTopic, Seed seed, int games, Effort effort) {
        AttemptBudget budget = new AttemptBudget(games, effort);
        Attempt one = budget.attempt(topic);
        // an exact rate of one version is of no use if the other one is sampled
        Attempt other = one.tally() == null ? one : budget.attempt(otherTopic);
        return other.tally() == null
                ? sampled(topic, otherTopic, seed, games, other.why())
                : exact(one.tally(), other.tally());
    }

    /** Compares two versions that were solved. */
    static Pair exact(ExactTally before, ExactTally after) {
        boolean empty = before.isEmpty() || after.isEmpty();
        Difference difference = empty ? null : Difference.exact(before, after);
        return new Pair(Odds.exact(before), Odds.exact(after), difference, null);
    }

    /**
     * Compares two versions by games.
     *
     * @param games the number of games of each
     * @param why the reason why they were not solved
     */
    static Pair sampled(
            TopicPrograms topic, TopicPrograms otherTopic, Seed seed, int games, Diagnostic why) {
        PairedGames pairs = new PairedGames(topic, otherTopic);
        pairs.play(seed, topic.topic().name(), games);
        return new Pair(pairs.firstOdds(), pairs.secondOdds(), pairs.difference(), why);
    }
}

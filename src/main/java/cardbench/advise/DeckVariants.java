package cardbench.advise;

import cardbench.chance.Seed;
import cardbench.deckfile.DeckPrograms.TopicPrograms;
import cardbench.exact.Attempt;
import cardbench.exact.Effort;
import cardbench.exact.ExactTally;
import cardbench.odds.Odds;
import cardbench.sample.Sampler;
import cardbench.text.Diagnostic;

/**
 * Holds versions of a deck against each other: exactly where both can be solved, else by games with
 * common random numbers.
 */
public final class DeckVariants {

    /** Games of one version at most. */
    public static final int MOST = 16 * Sampler.BATCH;

    /** Games that a whole comparison takes, all versions together, unless it is said otherwise. */
    private static final int GAMES = 2_000_000;

    private static final int FEWEST = 1000;

    private DeckVariants() {}

    /**
     * Two versions of a topic.
     *
     * @param before the odds of the first one
     * @param after the odds of the second one
     * @param difference by how much the second one succeeds more often
     * @param why why they were sampled, or {@code null}
     */
    public record Pair(Odds before, Odds after, Difference difference, Diagnostic why) {}

    /** Games for each of so many versions, so that an answer does not take too long. */
    public static int games(int versions) {
        return Math.max(FEWEST, Math.min(MOST, GAMES / Math.max(1, versions)));
    }

    /**
     * Compares a topic of two files.
     *
     * @param games to play of each at most, to solve it or to sample it
     * @param effort of the attempts to solve them
     */
    public static Pair compare(
            TopicPrograms topic, TopicPrograms otherTopic, Seed seed, int games, Effort effort) {
        BudgetSplit split = new BudgetSplit(games, effort, 2);
        Attempt one = split.attempt(topic);
        Attempt other = one.tally() == null ? one : split.attempt(otherTopic);
        return other.tally() == null
                ? sampled(topic, otherTopic, seed, games, other.why())
                : exact(one.tally(), other.tally());
    }

    /** Two versions that were solved. */
    static Pair exact(ExactTally before, ExactTally after) {
        Difference difference = Difference.exact(before, after);
        return new Pair(Odds.exact(before), Odds.exact(after), difference, null);
    }

    /**
     * Two versions that are played.
     *
     * @param games of each
     * @param why why they are not solved
     */
    static Pair sampled(
            TopicPrograms topic, TopicPrograms otherTopic, Seed seed, int games, Diagnostic why) {
        PairedGames pairs = new PairedGames(topic, otherTopic);
        pairs.play(seed, topic.topic().name(), games);
        return new Pair(pairs.firstOdds(), pairs.secondOdds(), pairs.difference(), why);
    }
}

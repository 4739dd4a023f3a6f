package cardbench.advise;

import cardbench.chance.Random32;
import cardbench.chance.Seed;
import cardbench.deckfile.DeckPrograms;
import cardbench.deckfile.DeckPrograms.TopicPrograms;
import cardbench.exact.Exact;
import cardbench.exact.ExactTally;
import cardbench.exact.tree.Budget;
import cardbench.sample.Game;
import cardbench.sample.Sampler;
import cardbench.sample.TopicCompiler;
import java.util.ArrayList;
import java.util.List;

/**
 * The objective function of the optimiser: the weighted mean of the rates of success of some
 * topics. A topic that can be solved for the original deck is solved for every other deck, too. Any
 * other topic is sampled, each time with the same random numbers. So a sampled rate is never
 * compared with an exact one.
 */
final class DeckEvaluator {

    /** The value of a deck that cannot be evaluated in reasonable time. */
    static final double NOT_JUDGED = -1;

    /** Maximum of hands for a candidate deck, as a multiple of that for the original deck. */
    private static final int SLACK = 4;

    /** The same for the transitions of the search. */
    private static final int EFFORT_SLACK = 2;

    private final DeckPrograms programs;
    private final List<TopicPrograms> topics;
    private final List<Integer> weights;
    private final List<Boolean> solved = new ArrayList<>();
    private final Seed seed;
    private final int hands;
    private final int effort;
    private final int games;
    private final boolean plain;

    /**
     * Creates the function, and finds out which topics it can solve.
     *
     * @param topics topics of the file
     * @param weights the weight of each topic, 1 or more
     * @param hands maximum number of hands to solve a topic of the original deck
     * @param effort maximum number of transitions to solve one
     * @param games the number of games for a topic of one deck that is not solved
     */
    DeckEvaluator(
            DeckPrograms programs,
            List<TopicPrograms> topics,
            List<Integer> weights,
            Seed seed,
            int hands,
            int effort,
            int games) {
        this.programs = programs;
        this.topics = topics;
        this.weights = weights;
        this.seed = seed;
        this.hands = hands;
        this.effort = effort;
        this.games = games;
        DeckPrograms withAll = withAll(programs);
        boolean covered = true;
        for (TopicPrograms topic : topics) {
            TopicPrograms same = withAll.topic(topic.topic().name());
            covered &= Exact.covers(same);
            Budget budget = new Budget(effort, Budget.QUICK.bytes());
            boolean isSolved = Exact.attempt(topic, hands, budget).tally() != null;
            // also with every card in the deck, as candidates may have cards that act
            solved.add(isSolved && attempt(same) != null);
        }
        this.plain = covered;
    }

    /** The odds of a topic of a candidate deck; {@code null} if that takes too long. */
    private ExactTally attempt(TopicPrograms topic) {
        Budget budget = new Budget(EFFORT_SLACK * effort, Budget.QUICK.bytes());
        return Exact.attempt(topic, SLACK * hands, budget).tally();
    }

    /** The file with at least one copy of each card. */
    private static DeckPrograms withAll(DeckPrograms programs) {
        int[] counts = new int[programs.file().cards().size()];
        for (int i = 0; i < counts.length; i++) {
            counts[i] = Math.max(1, programs.file().cards().get(i).count());
        }
        return programs.withCounts(counts);
    }

    /** Whether every topic is solved. */
    boolean isExact() {
        return !solved.contains(false);
    }

    /** Whether no card acts in any topic. */
    boolean isPlain() {
        return plain;
    }

    /** The value of a deck, from 0 to 1, or {@link #NOT_JUDGED}. */
    double value(int[] counts) {
        DeckPrograms changed = programs.withCounts(counts);
        double sum = 0;
        double all = 0;
        for (int i = 0; i < topics.size(); i++) {
            TopicPrograms topic = changed.topic(topics.get(i).topic().name());
            double rate = solved.get(i) ? solvedRate(topic) : playedRate(topic);
            if (rate < 0) {
                return NOT_JUDGED;
            }
            sum += weights.get(i) * rate;
            all += weights.get(i);
        }
        return sum / all;
    }

    private double solvedRate(TopicPrograms topic) {
        ExactTally tally = attempt(topic);
        return tally == null ? NOT_JUDGED : tally.success().approximately();
    }

    private double playedRate(TopicPrograms topic) {
        Random32 random = new Random32(1, 0, 0, 0);
        Game game = new TopicCompiler(topic, false).game(random);
        int successes = 0;
        for (int i = 0; i < games; i++) {
            if (i % Sampler.BATCH == 0) {
                seed.start(random, topic.topic().name(), i / Sampler.BATCH);
                game.machine().startBatch();
            }
            game.play(i);
            successes += game.score() > 0 ? 1 : 0;
        }
        return successes / (double) games;
    }
}

package cardbench.odds.advise;

import cardbench.base.chance.Random32;
import cardbench.base.chance.Seed;
import cardbench.odds.deckfile.DeckPrograms;
import cardbench.odds.deckfile.DeckPrograms.TopicPrograms;
import cardbench.odds.exact.Attempt;
import cardbench.odds.exact.Exact;
import cardbench.odds.exact.ExactTally;
import cardbench.odds.exact.program.Budget;
import cardbench.odds.sample.Game;
import cardbench.odds.sample.Sampler;
import cardbench.odds.sample.TopicCompiler;
import java.util.List;

/**
 * The objective function of the optimiser: the weighted mean of the rates of success of some
 * topics. Every deck gets a value. A topic that can be solved for the original deck is solved for
 * the others, too; where a deck is too much for its share of the effort, or the topic cannot be
 * solved, games are played. More work is done for a deck only if its bounds show that it may be
 * better than another one.
 *
 * <p>What a deck is worth does not depend on the number of decks that will be evaluated after it.
 * So a search with a larger budget begins like one with a smaller budget and goes on.
 */
final class DeckEvaluator {

    /** The decks of the first round; each round has twice as many as the one before. */
    private static final int ROUND = 500;

    /** Number of hands for the first round, to be divided among decks and topics. */
    private static final int HANDS = 10_000_000;

    /** Number of transitions for each round, in topics in which cards act. */
    private static final int EFFORT = 12_000_000;

    private static final int MIN_HANDS = 1000;

    /** Games that are played with a deck again if it may be the best. */
    private static final int MAX_GAMES = 4 * Sampler.BATCH;

    /** Maximum of hands for a candidate deck, as a multiple of that for the original deck. */
    private static final int SLACK = 4;

    /** The same for the transitions of the search. */
    private static final int EFFORT_SLACK = 2;

    /** The part of the effort that is left which a deck may take if it may be the best. */
    private static final int CONTENDER = 8;

    /**
     * Bounds are this multiple of the standard error away: a rate lies beyond in one of 15,000
     * cases, and thousands of decks are compared.
     */
    private static final double WIDTH = 4;

    private final DeckPrograms programs;
    private final List<TopicPrograms> topics;
    private final List<Integer> weights;
    private final boolean[] solved;
    private final int hands;
    private double effort;
    private int open;
    private int round;

    /**
     * The value of a deck.
     *
     * @param mean from 0 to 1
     * @param error the distance of its bounds; 0 if it is exact
     * @param rough whether more games can make it more precise
     */
    record Value(double mean, double error, boolean rough) {

        boolean isExact() {
            return error == 0;
        }

        /** The upper bound. */
        double most() {
            return mean + error;
        }

        /** Whether a deck is better. Against an exact value, the lower bound of games counts. */
        boolean beats(Value other) {
            // more than rounding can make
            double least = 1e-12;
            return mean - (other.isExact() ? error : 0) > other.mean + least;
        }
    }

    /**
     * Creates the function, and finds out which topics it can solve.
     *
     * @param topics topics of the file
     * @param weights the weight of each topic, 1 or more
     * @param possible the number of possible decks
     */
    DeckEvaluator(
            DeckPrograms programs,
            List<TopicPrograms> topics,
            List<Integer> weights,
            double possible) {
        this.programs = programs;
        this.topics = topics;
        this.weights = weights;
        this.round = (int) Math.max(1, Math.min(ROUND, possible));
        this.open = round;
        this.effort = EFFORT;
        int rates = round * topics.size();
        this.hands = Math.max(MIN_HANDS, Math.min(DeckVariants.MAX, HANDS / rates));
        int share = Math.min(Budget.QUICK.transitions(), EFFORT / rates);
        this.solved = new boolean[topics.size()];
        DeckPrograms withAll = withAll(programs);
        for (int i = 0; i < solved.length; i++) {
            TopicPrograms same = withAll.topic(topics.get(i).topic().name());
            // also with every card in the deck, as candidates may have cards that act
            solved[i] =
                    attempt(topics.get(i), hands, share).tally() != null
                            && attempt(same, SLACK * hands, EFFORT_SLACK * share).tally() != null;
        }
    }

    /** The file with at least one copy of each card. */
    private static DeckPrograms withAll(DeckPrograms programs) {
        int[] counts = new int[programs.file().cards().size()];
        for (int i = 0; i < counts.length; i++) {
            counts[i] = Math.max(1, programs.file().cards().get(i).count());
        }
        return programs.withCounts(counts);
    }

    /** Whether no card acts in any topic, whatever cards the deck has. */
    static boolean isPlain(DeckPrograms programs, List<TopicPrograms> topics) {
        DeckPrograms withAll = withAll(programs);
        boolean plain = true;
        for (TopicPrograms topic : topics) {
            plain &= Exact.covers(withAll.topic(topic.topic().name()));
        }
        return plain;
    }

    /**
     * The value of a deck.
     *
     * @param bar a deck whose upper bound is below it is not looked at more closely
     */
    Value value(int[] counts, Seed seed, double bar) {
        if (open == 0) {
            round *= 2;
            open = round;
            effort += EFFORT;
        }
        int share = share(EFFORT_SLACK / (double) open / topics.size());
        open--;
        return value(programs.withCounts(counts), seed, bar, share, Sampler.BATCH, MAX_GAMES);
    }

    /** The value of one of the few decks that may be the best, from many games if not exact. */
    Value finalValue(int[] counts, Seed seed) {
        // its effort is its own: the search may go on afterwards
        double left = effort;
        effort = EFFORT;
        int games = DeckVariants.MAX;
        int share = Budget.QUICK.transitions();
        Value value = value(programs.withCounts(counts), seed, 0, share, games, games);
        effort = left;
        return value;
    }

    private int share(double part) {
        return (int) Math.min(Budget.QUICK.transitions(), effort * part);
    }

    private Value value(
            DeckPrograms changed, Seed seed, double bar, int share, int games, int more) {
        double[] rates = new double[topics.size()];
        boolean[] known = new boolean[rates.length];
        int played = games;
        int most = share;
        while (true) {
            for (int i = 0; i < rates.length; i++) {
                if (!known[i]) {
                    TopicPrograms topic = changed.topic(topics.get(i).topic().name());
                    double rate = solved[i] ? solvedRate(topic, most) : -1;
                    known[i] = rate >= 0;
                    rates[i] = known[i] ? rate : playedRate(topic, seed, played);
                }
            }
            Value value = mean(rates, known, played, more);
            if (!value.rough() || value.most() < bar) {
                return value;
            }
            played = more;
            most = share(1.0 / CONTENDER);
        }
    }

    private Value mean(double[] rates, boolean[] known, int games, int more) {
        double sum = 0;
        double squares = 0;
        double weightSum = 0;
        for (int i = 0; i < rates.length; i++) {
            double weight = weights.get(i);
            sum += weight * rates[i];
            weightSum += weight;
            // the variance that one success more or less would have, so that 0 has an error, too
            double variance = (rates[i] * (1 - rates[i]) + 1.0 / games) / games;
            squares += known[i] ? 0 : weight * weight * variance;
        }
        boolean rough = squares > 0 && games < more;
        return new Value(sum / weightSum, WIDTH * Math.sqrt(squares) / weightSum, rough);
    }

    private static Attempt attempt(TopicPrograms topic, int hands, int transitions) {
        return Exact.attempt(topic, hands, new Budget(transitions, Budget.QUICK.bytes()));
    }

    /** The rate of success, or -1 if it takes more transitions than these. */
    private double solvedRate(TopicPrograms topic, int share) {
        Attempt attempt = attempt(topic, SLACK * hands, share);
        effort = Math.max(0, effort - attempt.transitions());
        ExactTally tally = attempt.tally();
        return tally == null ? -1 : tally.isEmpty() ? 0 : tally.success().approximately();
    }

    private static double playedRate(TopicPrograms topic, Seed seed, int games) {
        Random32 random = new Random32(1, 0, 0, 0);
        Game game = new TopicCompiler(topic, false).game(random);
        int successes = 0;
        int counted = 0;
        for (int i = 0; i < games; i++) {
            if (i % Sampler.BATCH == 0) {
                seed.start(random, topic.topic().name(), i / Sampler.BATCH);
                game.machine().startBatch();
            }
            game.play(i);
            counted += game.isCounted() ? 1 : 0;
            successes += game.score() > 0 ? 1 : 0;
        }
        return successes / (double) Math.max(1, counted);
    }
}

package cardbench.advise;

import cardbench.chance.Random32;
import cardbench.chance.Seed;
import cardbench.deckfile.DeckPrograms;
import cardbench.deckfile.DeckPrograms.TopicPrograms;
import cardbench.exact.Effort;
import cardbench.exact.tree.Budget;
import cardbench.number.Natural;
import cardbench.sample.Sampler;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Searches for the best numbers of copies in a deck of the same size. If there are few possible
 * decks, all of them are evaluated. Else it is hill climbing with restarts: from the original deck,
 * then from random ones, it exchanges one copy of a card for one of another as long as that makes
 * the deck better. If many climbs end with the same deck, there is probably no better one, but that
 * is no proof.
 */
public final class Optimiser {

    /** Default maximum number of decks to evaluate. */
    public static final int BUDGET = 500;

    /** The largest maximum that can be requested. */
    public static final int MAX_BUDGET = 5000;

    /** Number of hands for the whole search, to be divided among decks and topics. */
    private static final int HANDS = 10_000_000;

    /** The same for transitions of the solver, in topics in which cards act. */
    private static final int EFFORT = 12_000_000;

    /** The same for games, in topics that cannot be solved. */
    private static final int GAMES = 6_000_000;

    private static final int FEWEST = 1000;
    private static final int FEWEST_GAMES = Sampler.BATCH;
    private static final int MOST_GAMES = 4 * Sampler.BATCH;

    /** The search ends after this number of climbs to an equally good deck. */
    private static final int SURE = 8;

    /** Maximum number of climbs. */
    private static final int MOST_CLIMBS = 200;

    /** The least increase that counts as better: more than rounding can make. */
    private static final double LEAST_GAIN = 1e-12;

    private final DeckEvaluator judge;
    private final DeckSpace space;
    private final int budget;
    private final Random32 random = new Random32(1, 0, 0, 0);
    private final Map<String, Judged> known = new LinkedHashMap<>();
    private int passed;
    private int[] best;
    private double bestValue = DeckEvaluator.NOT_JUDGED;

    /** Whether the last climb ended at a local maximum, not because of the budget. */
    private boolean isAtTop;

    private Optimiser(DeckEvaluator judge, DeckSpace space, int budget, Seed seed) {
        this.judge = judge;
        this.space = space;
        this.budget = budget;
        seed.start(random, "", 0);
    }

    /**
     * The objective and the constraints.
     *
     * @param topics the topics of the file that count
     * @param weights the weight of each topic, 1 or more
     * @param filler the index of the card without a maximum, or -1
     * @param locked for each card of the file, whether its number of copies is fixed
     * @param most maximum number of copies of one card, unless the file has more of it
     * @param budget maximum number of decks to evaluate
     */
    public record Wish(
            List<TopicPrograms> topics,
            List<Integer> weights,
            int filler,
            List<Boolean> locked,
            int most,
            int budget) {

        /** Copies the lists, so that it never changes. */
        public Wish {
            topics = List.copyOf(topics);
            weights = List.copyOf(weights);
            locked = List.copyOf(locked);
        }
    }

    /** The value of a deck. */
    private record Judged(double value) {}

    /** Searches for the best deck. Deterministic, given the seed. */
    public static OptimisationResult search(DeckPrograms programs, Wish wish, Seed seed) {
        int rates = wish.budget() * wish.topics().size();
        int hands = Math.max(FEWEST, Math.min(DeckVariants.MOST, HANDS / rates));
        int games = Math.max(FEWEST_GAMES, Math.min(MOST_GAMES, GAMES / rates));
        int effort = Math.min(Budget.QUICK.transitions(), EFFORT / rates);
        DeckEvaluator judge =
                new DeckEvaluator(
                        programs, wish.topics(), wish.weights(), seed, hands, effort, games);
        int[] start = new int[wish.locked().size()];
        for (int i = 0; i < start.length; i++) {
            start[i] = programs.file().cards().get(i).count();
        }
        List<int[]> groups = CardGroups.of(wish, judge.isPlain());
        DeckSpace space = new DeckSpace(start, groups, wish.most(), wish.filler());
        return new Optimiser(judge, space, wish.budget(), seed).found(programs, wish, seed);
    }

    private OptimisationResult found(DeckPrograms programs, Wish wish, Seed seed) {
        double possible = space.size();
        boolean whole = possible <= budget;
        int climbs = 0;
        int arrived = 0;
        if (whole) {
            // the original deck first: of equally good decks, the first one is kept
            take(space.startingPoint());
            space.all().forEach(this::take);
        } else {
            while (known.size() < budget && arrived < SURE && climbs < MOST_CLIMBS) {
                int[] from = climbs == 0 ? space.startingPoint() : space.random(random);
                double before = bestValue;
                double top = climb(from);
                climbs++;
                boolean better = bestValue > before + LEAST_GAIN;
                // no earlier climb has ended with the new best deck
                arrived = better ? 0 : arrived;
                arrived += isAtTop && top >= bestValue - LEAST_GAIN ? 1 : 0;
            }
        }
        int[] counts = space.counts(best == null ? space.startingPoint() : best);
        List<Integer> listed = new ArrayList<>();
        for (int count : counts) {
            listed.add(count);
        }
        return new OptimisationResult(
                judge.isExact(),
                whole && passed == 0,
                known.size(),
                passed,
                possible < Natural.EXACT ? possible : Double.POSITIVE_INFINITY,
                climbs,
                arrived,
                listed,
                alike(programs),
                goals(programs, wish, counts, seed));
    }

    /**
     * Climbs from a deck to a local maximum or the end of the budget; the value of the last deck.
     */
    private double climb(int[] from) {
        int[] here = from.clone();
        double value = take(here);
        int groups = space.groups();
        int[] exchanges = new int[groups * groups];
        for (int i = 0; i < exchanges.length; i++) {
            exchanges[i] = i;
        }
        // exchanges since the last gain: after a full round without one, no exchange helps
        int without = 0;
        random.shuffle(exchanges, 0, exchanges.length);
        for (int i = 0; without < exchanges.length && known.size() < budget; i++) {
            int out = exchanges[i % exchanges.length] / groups;
            int in = exchanges[i % exchanges.length] % groups;
            without++;
            if (out != in && here[out] > 0 && here[in] < space.most(in)) {
                here[out]--;
                here[in]++;
                double other = take(here);
                if (other > value + LEAST_GAIN) {
                    value = other;
                    without = 0;
                } else {
                    here[out]++;
                    here[in]--;
                }
            }
        }
        isAtTop = without >= exchanges.length;
        return value;
    }

    /** Evaluates a deck, or returns its known value, and remembers the best one. */
    private double take(int[] copies) {
        StringBuilder key = new StringBuilder();
        for (int some : copies) {
            key.append((char) some);
        }
        Judged judged = known.get(key.toString());
        if (judged == null) {
            judged = new Judged(judge.value(space.counts(copies)));
            passed += judged.value() < 0 ? 1 : 0;
            known.put(key.toString(), judged);
        }
        if (judged.value() > bestValue + LEAST_GAIN) {
            bestValue = judged.value();
            best = copies.clone();
        }
        return judged.value();
    }

    private List<List<String>> alike(DeckPrograms programs) {
        List<List<String>> alike = new ArrayList<>();
        for (int group = 0; group < space.groups(); group++) {
            List<String> names = new ArrayList<>();
            for (int card : space.cards(group)) {
                names.add(programs.file().cards().get(card).name());
            }
            if (names.size() > 1) {
                alike.add(names);
            }
        }
        return alike;
    }

    /**
     * The odds of each topic before and after, from other games than those of the search: the best
     * of many decks owes part of its lead to the games that selected it.
     */
    private static List<OptimisationResult.Goal> goals(
            DeckPrograms programs, Wish wish, int[] counts, Seed seed) {
        DeckPrograms changed = programs.withCounts(counts);
        // shortened by the length of “.again” where it would exceed the limit
        String word = seed.word();
        Seed other =
                new Seed(word.substring(0, Math.min(word.length(), Seed.LIMIT - 6)) + ".again");
        int games = DeckVariants.games(2 * wish.topics().size());
        List<OptimisationResult.Goal> goals = new ArrayList<>();
        for (int i = 0; i < wish.topics().size(); i++) {
            TopicPrograms topic = wish.topics().get(i);
            String name = topic.topic().name();
            DeckVariants.Pair pair =
                    DeckVariants.compare(topic, changed.topic(name), other, games, Effort.QUICK);
            goals.add(new OptimisationResult.Goal(name, wish.weights().get(i), pair));
        }
        return goals;
    }
}

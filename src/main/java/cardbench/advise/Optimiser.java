package cardbench.advise;

import cardbench.advise.DeckEvaluator.Value;
import cardbench.chance.Random32;
import cardbench.chance.Seed;
import cardbench.deckfile.DeckPrograms;
import cardbench.deckfile.DeckPrograms.TopicPrograms;
import cardbench.exact.Effort;
import cardbench.number.Natural;
import java.util.ArrayList;
import java.util.HashMap;
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

    /** The search ends after this number of climbs to an equally good deck. */
    private static final int SURE = 8;

    /** Maximum number of climbs. */
    private static final int MOST_CLIMBS = 200;

    /** Decks that are looked at again if games leave open which one is the best. */
    private static final int FINALISTS = 10;

    private final DeckEvaluator judge;
    private final DeckSpace space;
    private final int budget;
    private final Seed seed;
    private final Random32 random = new Random32(1, 0, 0, 0);
    private final List<Judged> known = new ArrayList<>();
    private final Map<String, Judged> byCopies = new HashMap<>();
    private Judged best;

    /** Whether the last climb ended at a local maximum, not because of the budget. */
    private boolean isAtTop;

    private Optimiser(DeckEvaluator judge, DeckSpace space, int budget, Seed seed) {
        this.judge = judge;
        this.space = space;
        this.budget = budget;
        this.seed = seed;
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

    /** A deck and its value, which may become more precise. */
    private static final class Judged {

        final int[] copies;
        Value value;

        Judged(int[] copies) {
            this.copies = copies.clone();
        }
    }

    /**
     * Searches for the best deck. Deterministic, given the seed. A search with a larger budget
     * evaluates the same decks first, in the same way.
     */
    public static OptimisationResult search(DeckPrograms programs, Wish wish, Seed seed) {
        int[] start = new int[wish.locked().size()];
        for (int i = 0; i < start.length; i++) {
            start[i] = programs.file().cards().get(i).count();
        }
        boolean together = DeckEvaluator.isPlain(programs, wish.topics());
        List<int[]> groups = CardGroups.of(wish, together);
        DeckSpace space = new DeckSpace(start, groups, wish.most(), wish.filler());
        DeckEvaluator judge =
                new DeckEvaluator(programs, wish.topics(), wish.weights(), space.size());
        return new Optimiser(judge, space, wish.budget(), seed).found(programs, wish);
    }

    private OptimisationResult found(DeckPrograms programs, Wish wish) {
        double possible = space.size();
        boolean whole = possible <= budget;
        int climbs = 0;
        int arrived = 0;
        // the original deck first: of equally good decks, the first one is kept
        Judged original = take(space.startingPoint(), 0);
        if (whole) {
            for (int[] copies : space.all()) {
                take(copies, best.value.mean());
            }
        } else {
            while (known.size() < budget && arrived < SURE && climbs < MOST_CLIMBS) {
                int[] from = climbs == 0 ? space.startingPoint() : space.random(random);
                Judged before = best;
                Value top = climb(from);
                climbs++;
                // no earlier climb has ended with the new best deck
                arrived = best == before ? arrived : 0;
                arrived += isAtTop && !best.value.beats(top) ? 1 : 0;
            }
        }
        int sampled = 0;
        for (Judged one : known) {
            sampled += one.value.isExact() ? 0 : 1;
        }
        decide(original);
        int[] counts = space.counts(best.copies);
        List<Integer> listed = new ArrayList<>();
        for (int count : counts) {
            listed.add(count);
        }
        return new OptimisationResult(
                sampled,
                whole,
                known.size(),
                possible < Natural.EXACT ? possible : Double.POSITIVE_INFINITY,
                climbs,
                arrived,
                listed,
                alike(programs),
                goals(programs, wish, counts));
    }

    /**
     * Climbs from a deck to a local maximum or the end of the budget; the value of the last deck.
     */
    private Value climb(int[] from) {
        int[] here = from.clone();
        Value value = take(here, 0).value;
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
                Value other = take(here, value.mean()).value;
                if (other.beats(value)) {
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

    /**
     * Evaluates a deck, unless what is known of it is enough, and remembers the best one.
     *
     * @param bar what it has to exceed to matter
     */
    private Judged take(int[] copies, double bar) {
        StringBuilder key = new StringBuilder();
        for (int some : copies) {
            key.append((char) some);
        }
        Judged judged = byCopies.get(key.toString());
        if (judged == null) {
            judged = new Judged(copies);
            byCopies.put(key.toString(), judged);
            known.add(judged);
        }
        if (judged.value == null || judged.value.rough() && judged.value.most() >= bar) {
            judged.value = judge.value(space.counts(copies), seed, bar);
        }
        if (best == null || judged.value.beats(best.value)) {
            best = judged;
        }
        return judged;
    }

    /**
     * Decides between the decks that games leave open, with other games: the best of many decks
     * owes part of its lead to the games that selected it.
     */
    private void decide(Judged original) {
        List<Judged> open = new ArrayList<>();
        for (Judged one : known) {
            if (one != best && !one.value.isExact() && one.value.most() >= best.value.mean()) {
                open.add(one);
            }
        }
        if (open.isEmpty() && best.value.isExact()) {
            return;
        }
        List<Judged> finalists = new ArrayList<>();
        finalists.add(original);
        finalists.add(best);
        while (!open.isEmpty() && finalists.size() < FINALISTS) {
            int next = 0;
            for (int i = 1; i < open.size(); i++) {
                next = open.get(i).value.mean() > open.get(next).value.mean() ? i : next;
            }
            finalists.add(open.remove(next));
        }
        best = null;
        for (Judged one : finalists) {
            one.value = judge.finalValue(space.counts(one.copies), other(".final"));
            if (best == null || one.value.beats(best.value)) {
                best = one;
            }
        }
    }

    /** Another seed: this one with some letters more, shortened where it would exceed the limit. */
    private Seed other(String letters) {
        String word = seed.word();
        return new Seed(
                word.substring(0, Math.min(word.length(), Seed.LIMIT - letters.length()))
                        + letters);
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

    /** The odds of each topic before and after, from other games than those of the search. */
    private List<OptimisationResult.Goal> goals(DeckPrograms programs, Wish wish, int[] counts) {
        DeckPrograms changed = programs.withCounts(counts);
        int games = DeckVariants.games(2 * wish.topics().size());
        List<OptimisationResult.Goal> goals = new ArrayList<>();
        for (int i = 0; i < wish.topics().size(); i++) {
            TopicPrograms topic = wish.topics().get(i);
            String name = topic.topic().name();
            DeckVariants.Pair pair =
                    DeckVariants.compare(
                            topic, changed.topic(name), other(".again"), games, Effort.QUICK);
            goals.add(new OptimisationResult.Goal(name, wish.weights().get(i), pair));
        }
        return goals;
    }
}

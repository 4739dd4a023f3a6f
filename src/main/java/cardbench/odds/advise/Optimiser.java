package cardbench.odds.advise;

import cardbench.base.chance.Random32;
import cardbench.base.chance.Seed;
import cardbench.base.number.Natural;
import cardbench.odds.advise.DeckEvaluator.Value;
import cardbench.odds.deckfile.DeckPrograms;
import cardbench.odds.deckfile.DeckPrograms.TopicPrograms;
import cardbench.odds.exact.Effort;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;

/**
 * Searches for the best numbers of copies in a deck of the same size. If there are few possible
 * decks, all of them are evaluated. Else it is hill climbing with restarts: from the original deck,
 * then from random ones, it exchanges one copy of a card for one of another as long as that makes
 * the deck better. If many climbs end with the same deck, there is probably no better one, but that
 * is no proof.
 *
 * <p>A search runs in bounded steps, so that callers can show progress, and can end it. How it is
 * cut does not change which decks are evaluated, or how. Not for use by several threads at once.
 */
public final class Optimiser {

    /** Default maximum number of decks to evaluate. */
    public static final int BUDGET = 500;

    /** The largest maximum that can be requested. */
    public static final int MAX_BUDGET = 5000;

    /** The search ends after this number of climbs to an equally good deck. */
    private static final int SURE = 8;

    /** Maximum number of climbs. */
    private static final int MAX_CLIMBS = 200;

    /** Decks that are looked at again if games leave open which one is the best. */
    private static final int FINALISTS = 10;

    private final DeckPrograms programs;
    private final Wish wish;
    private final Seed seed;
    private final DeckSpace space;
    private final DeckEvaluator judge;
    private final Random32 random = new Random32(1, 0, 0, 0);
    private final List<Judged> known = new ArrayList<>();
    private final Map<String, Judged> byCopies = new HashMap<>();
    private final Judged original;
    private Judged best;

    /** The decks that remain if all are evaluated, else {@code null}. */
    private final Iterator<int[]> remainingDecks;

    /** The climb that is not over, or {@code null}. */
    private Climb climb;

    /** How many climbs are over, and how many of them ended with a deck as good as the best one. */
    private int climbs;

    private int arrived;

    /**
     * Begins a search with the original deck. Deterministic, given the seed. A search with a larger
     * budget evaluates the same decks first, in the same way, unless it can evaluate all.
     */
    public Optimiser(DeckPrograms programs, Wish wish, Seed seed) {
        this.programs = programs;
        this.wish = wish;
        this.seed = seed;
        int[] start = new int[wish.locked().size()];
        for (int i = 0; i < start.length; i++) {
            start[i] = programs.file().cards().get(i).count();
        }
        boolean together = DeckEvaluator.isPlain(programs, wish.topics());
        List<int[]> groups = CardGroups.of(wish, together);
        this.space = new DeckSpace(start, groups, wish.most(), wish.filler(), wish.mostFiller());
        this.judge = new DeckEvaluator(programs, wish.topics(), wish.weights(), space.size());
        seed.start(random, "", 0);
        // the original deck first: of equally good decks, the first one is kept
        this.original = take(space.startingPoint(), 0);
        this.remainingDecks = space.size() <= wish.budget() ? space.all().iterator() : null;
    }

    /**
     * The objective and the constraints.
     *
     * @param topics the topics of the file that count
     * @param weights the weight of each topic, 1 or more
     * @param filler the index of a card with a maximum of its own, or -1
     * @param mostFiller maximum number of copies of the filler, unless the file has more of it
     * @param locked for each card of the file, whether its number of copies is fixed
     * @param most maximum number of copies of one card, unless the file has more of it
     * @param budget maximum number of decks to evaluate
     */
    public record Wish(
            List<TopicPrograms> topics,
            List<Integer> weights,
            int filler,
            int mostFiller,
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

    /** A climb that goes on exchange by exchange. */
    private static final class Climb {

        /** The best deck before the climb: it arrives there, or above. */
        final Judged before;

        final int[] counts;
        Value value;

        /** Pairs of a group that loses a copy and one that gets it, in random order. */
        final int[] exchanges;

        int next;

        /** Exchanges since the last gain: after a full round without one, no exchange helps. */
        int without;

        Climb(Judged before, int[] from, Value value, int groups) {
            this.before = before;
            this.counts = from.clone();
            this.value = value;
            this.exchanges = new int[groups * groups];
            for (int i = 0; i < exchanges.length; i++) {
                exchanges[i] = i;
            }
        }

        boolean isAtTop() {
            return without >= exchanges.length;
        }
    }

    /** The whole search. */
    public static OptimisationResult search(DeckPrograms programs, Wish wish, Seed seed) {
        Optimiser optimiser = new Optimiser(programs, wish, seed);
        optimiser.advance(wish.budget());
        return optimiser.result();
    }

    /** Goes on until this number of decks was evaluated in all, or the search is over. */
    public void advance(int decks) {
        while (known.size() < decks && !isOver()) {
            if (remainingDecks != null) {
                take(remainingDecks.next(), best.value.mean());
            } else {
                step();
            }
        }
    }

    /** Whether there is nothing left to do within the budget. */
    public boolean isOver() {
        if (remainingDecks != null) {
            return known.size() >= space.size();
        }
        return known.size() >= wish.budget()
                || climb == null && (arrived >= SURE || climbs >= MAX_CLIMBS);
    }

    /** The number of different decks that were evaluated. */
    public int tried() {
        return known.size();
    }

    /** The number of possible decks, {@link Double#POSITIVE_INFINITY} if there are very many. */
    public double possible() {
        return space.size() < Natural.EXACT ? space.size() : Double.POSITIVE_INFINITY;
    }

    /** The value of the best deck so far: the weighted mean of the rates of success. */
    public double bestValue() {
        return best.value.mean();
    }

    /** The best deck so far. The search may go on afterwards, as if nobody had asked. */
    public OptimisationResult result() {
        int sampled = 0;
        for (Judged one : known) {
            sampled += one.value.isExact() ? 0 : 1;
        }
        int[] counts = space.counts(decided());
        List<Integer> listed = new ArrayList<>();
        for (int count : counts) {
            listed.add(count);
        }
        return new OptimisationResult(
                sampled,
                remainingDecks != null,
                isOver(),
                known.size(),
                possible(),
                climbs + (climb == null ? 0 : 1),
                climb == null || climb.before == best ? arrived : 0,
                listed,
                alike(),
                goals(counts));
    }

    /** Begins the next climb, or tries the next exchange of the one that is not over. */
    private void step() {
        if (climb == null) {
            int[] from = climbs == 0 ? space.startingPoint() : space.random(random);
            Judged before = best;
            climb = new Climb(before, from, take(from, 0).value, space.groups());
            random.shuffle(climb.exchanges, 0, climb.exchanges.length);
        } else if (!climb.isAtTop()) {
            exchange();
        }
        if (climb.isAtTop()) {
            climbs++;
            // no earlier climb has ended with the new best deck
            arrived = best == climb.before ? arrived : 0;
            arrived += best.value.beats(climb.value) ? 0 : 1;
            climb = null;
        }
    }

    private void exchange() {
        int exchange = climb.exchanges[climb.next % climb.exchanges.length];
        int out = exchange / space.groups();
        int in = exchange % space.groups();
        int[] counts = climb.counts;
        climb.next++;
        climb.without++;
        if (out != in && counts[out] > 0 && counts[in] < space.most(in)) {
            counts[out]--;
            counts[in]++;
            Value neighbour = take(counts, climb.value.mean()).value;
            if (neighbour.beats(climb.value)) {
                climb.value = neighbour;
                climb.without = 0;
            } else {
                counts[out]++;
                counts[in]--;
            }
        }
    }

    /**
     * Evaluates a deck, unless what is known of it is enough, and remembers the best one.
     *
     * @param bar what it has to exceed to matter
     */
    private Judged take(int[] copies, double bar) {
        StringBuilder key = new StringBuilder();
        for (int count : copies) {
            key.append((char) count);
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
     * owes part of its lead to the games that selected it. The copies of the best deck.
     */
    private int[] decided() {
        List<Judged> open = new ArrayList<>();
        for (Judged one : known) {
            if (one != best && !one.value.isExact() && one.value.most() >= best.value.mean()) {
                open.add(one);
            }
        }
        if (open.isEmpty() && best.value.isExact()) {
            return best.copies;
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
        Judged winner = null;
        Value most = null;
        for (Judged one : finalists) {
            Value value = judge.finalValue(space.counts(one.copies), derived(".final"));
            if (winner == null || value.beats(most)) {
                winner = one;
                most = value;
            }
        }
        return winner.copies;
    }

    /** Another seed: this one with some letters more, shortened where it would exceed the limit. */
    private Seed derived(String letters) {
        String word = seed.word();
        return new Seed(
                word.substring(0, Math.min(word.length(), Seed.LIMIT - letters.length()))
                        + letters);
    }

    private List<List<String>> alike() {
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
    private List<OptimisationResult.Goal> goals(int[] counts) {
        DeckPrograms changed = programs.withCounts(counts);
        int games = DeckVariants.games(2 * wish.topics().size());
        List<OptimisationResult.Goal> goals = new ArrayList<>();
        for (int i = 0; i < wish.topics().size(); i++) {
            TopicPrograms topic = wish.topics().get(i);
            String name = topic.topic().name();
            DeckVariants.Pair pair =
                    DeckVariants.compare(
                            topic, changed.topic(name), derived(".again"), games, Effort.QUICK);
            goals.add(new OptimisationResult.Goal(name, wish.weights().get(i), pair));
        }
        return goals;
    }
}

package cardbench.odds.exact;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cardbench.base.chance.Random32;
import cardbench.base.number.Fraction;
import cardbench.odds.deckfile.DeckPrograms;
import cardbench.odds.deckfile.DeckPrograms.TopicPrograms;
import cardbench.odds.sample.Game;
import cardbench.odds.sample.TopicCompiler;
import cardbench.odds.yisp.vm.ChoiceScript;
import java.util.Arrays;
import java.util.function.Predicate;

/**
 * The odds of a topic by playing every distinct order of the deck once, on the ordinary engine. For
 * decks of up to ten cards or so.
 */
public final class BruteForce {

    private final Game game;
    private final int[] kinds;

    /** All random numbers are gone through; this is a multiple of the ways of each order. */
    private static final long UNIT = 2_985_984;

    /** How many distinct orders there are, times {@link #UNIT}. */
    public long orders;

    /** In how many of them the topic succeeds. */
    public long successes;

    /** The sum of its scores. */
    long score;

    /** For each combo in how many orders it succeeds. */
    public final long[] combos;

    /** The same where cards are given to conditions the other way. */
    final long[] others;

    private final Predicate<int[]> asked;

    public BruteForce(DeckPrograms programs, TopicPrograms topic) {
        this(programs, topic, order -> true);
    }

    /**
     * Counts nothing but the number of orders where it is not asked.
     *
     * @param asked whether an order, given by kinds of cards, is played
     */
    BruteForce(DeckPrograms programs, TopicPrograms topic, Predicate<int[]> asked) {
        this.asked = asked;
        TopicCompiler compiler = new TopicCompiler(topic, false);
        game = compiler.game(new Random32(1, 2, 3, 4));
        kinds = compiler.kinds();
        combos = new long[game.combos()];
        others = new long[game.combos()];
        int[] counts = new int[Arrays.stream(kinds).max().orElse(0) + 1];
        for (int kind : kinds) {
            counts[kind]++;
        }
        place(new int[kinds.length], 0, counts);
    }

    /**
     * How often a topic succeeds where the first cards have a copy of a kind, or none; {@code null}
     * where they never do.
     */
    public static Fraction success(
            DeckPrograms programs, TopicPrograms topic, int kind, boolean held) {
        int hand = Math.min(topic.topic().startCard(), programs.file().size());
        int[] asked = new int[2];
        BruteForce all =
                new BruteForce(
                        programs,
                        topic,
                        order -> {
                            boolean has = false;
                            for (int i = 0; i < hand; i++) {
                                has |= order[i] == kind;
                            }
                            asked[has == held ? 0 : 1]++;
                            return has == held;
                        });
        if (asked[0] == 0) {
            return null;
        }
        // each order counts as much as the others, also those that are not asked for
        long each = all.orders / (asked[0] + asked[1]);
        return Fraction.of(all.successes, each * asked[0]);
    }

    private void place(int[] order, int at, int[] counts) {
        if (at == order.length) {
            play(order);
            return;
        }
        for (int kind = 0; kind < counts.length; kind++) {
            if (counts[kind] > 0) {
                counts[kind]--;
                order[at] = kind;
                place(order, at + 1, counts);
                counts[kind]++;
            }
        }
    }

    private void play(int[] order) {
        if (!asked.test(order)) {
            orders += UNIT;
            return;
        }
        int[] cards = new int[order.length];
        int[] used = new int[kinds.length];
        for (int i = 0; i < order.length; i++) {
            int first = 0;
            while (kinds[first] != order[i]) {
                first++;
            }
            cards[i] = first + used[order[i]]++;
        }
        ChoiceScript script = new ChoiceScript();
        game.machine().follow(script);
        script.forEach(
                () -> {
                    game.play(0, cards);
                    if (UNIT % script.ways() != 0) {
                        throw new AssertionError("random numbers of other ranges");
                    }
                    count(Math.round(UNIT / script.ways()));
                    return true;
                });
        if (script.isBroken()) {
            throw new AssertionError("too many random numbers");
        }
    }

    private void count(long multiplicity) {
        orders += multiplicity;
        successes += game.score() > 0 ? multiplicity : 0;
        score += game.score() * multiplicity;
        for (int i = 0; i < combos.length; i++) {
            combos[i] += game.score(i) > 0 ? multiplicity : 0;
            others[i] += game.succeedsOtherwise(i) ? multiplicity : 0;
        }
    }

    /** What a solver found is what all orders say. */
    void assertSame(ExactTally solved, String where) {
        assertEquals(Fraction.of(successes, orders), solved.success(), where);
        assertEquals(Fraction.of(score, orders), solved.averageScore(), where);
        for (int i = 0; i < combos.length; i++) {
            assertEquals(Fraction.of(combos[i], orders), solved.combo(i), where);
            if (solved.hasOther(i)) {
                assertEquals(Fraction.of(others[i], orders), solved.other(i), where);
            }
        }
    }
}

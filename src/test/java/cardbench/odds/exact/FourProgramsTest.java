package cardbench.odds.exact;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import cardbench.base.number.Fraction;
import cardbench.base.number.Natural;
import cardbench.odds.deckfile.DeckPrograms;
import cardbench.odds.deckfile.DeckPrograms.TopicPrograms;
import cardbench.odds.exact.program.Budget;
import cardbench.odds.exact.program.SolverOptions;
import cardbench.odds.exact.search.Solution;
import cardbench.odds.exact.search.Solver;
import cardbench.odds.question.Decks;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Four programs in four sizes, solved in three ways: by all orders of the deck, by a tree of draws
 * that remembers its states, and by the solver. Prints the table of the document.
 */
class FourProgramsTest {

    private static final int KEY = 0;
    private static final int LOCK = 1;
    private static final int ACTOR = 2;

    /** Copies of key, lock, the card that acts, and the rest, by the size of the deck. */
    private static final Map<Integer, int[]> DECKS =
            Map.of(
                    12, new int[] {2, 2, 2, 6},
                    20, new int[] {3, 3, 3, 11},
                    40, new int[] {3, 3, 3, 31},
                    60, new int[] {4, 4, 4, 48});

    private enum Program {
        DRAW(""),
        SEARCH("@;(# X B);(# D.key.1 H)"),
        CHAIN("@;(# X B);(# D.2 H)"),
        CHOICE("@;(# X B);(if (== |H.key| 0) (# D.key.1 H) (# D.lock.1 H))");

        private final String text;

        Program(String text) {
            this.text = text;
        }
    }

    /** The last of the programs with twelve cards. */
    static DeckPrograms choiceOfTwelve() {
        return programs(Program.CHOICE, DECKS.get(12));
    }

    private static DeckPrograms programs(Program program, int[] copies) {
        return Decks.programs(
                """
                deck:
                  cards:
                    key: {count: %d}
                    lock: {count: %d}
                    actor: {count: %d, program: ['%s']}
                    rest: {count: %d}
                simulate:
                  tests:
                    t: {exec-program: true, combos: {both: {hand: [key, lock]}}}
                """
                        .formatted(copies[0], copies[1], copies[2], program.text, copies[3]));
    }

    /** A plain tree: cards are drawn one by one, and equal states are solved once. */
    private static final class Tree {

        private final Program program;
        private final Map<List<Integer>, BigInteger[]> known = new HashMap<>();

        Tree(Program program) {
            this.program = program;
        }

        /**
         * The probability of success, as numerator and denominator.
         *
         * @param deck the copies of each card in the deck
         * @param hand the same in the hand
         * @param draws the number of cards to draw before anything else happens
         */
        BigInteger[] solve(int[] deck, int[] hand, int draws) {
            List<Integer> state = new ArrayList<>(List.of(draws));
            Arrays.stream(deck).forEach(state::add);
            Arrays.stream(hand).forEach(state::add);
            BigInteger[] result = known.get(state);
            if (result == null) {
                result = draws > 0 ? draw(deck, hand, draws) : act(deck, hand);
                known.put(state, result);
            }
            return result;
        }

        private BigInteger[] draw(int[] deck, int[] hand, int draws) {
            int cards = Arrays.stream(deck).sum();
            if (cards == 0) {
                return solve(deck, hand, 0);
            }
            BigInteger above = BigInteger.ZERO;
            BigInteger below = BigInteger.ONE;
            for (int card = 0; card < deck.length; card++) {
                if (deck[card] > 0) {
                    BigInteger[] next = solve(with(deck, card, -1), with(hand, card, 1), draws - 1);
                    BigInteger share = BigInteger.valueOf(deck[card]).multiply(next[0]);
                    above = above.multiply(next[1]).add(share.multiply(below));
                    below = below.multiply(next[1]);
                }
            }
            below = below.multiply(BigInteger.valueOf(cards));
            BigInteger common = above.gcd(below);
            return new BigInteger[] {above.divide(common), below.divide(common)};
        }

        /** Activates a card in the hand; without one the game is over. */
        private BigInteger[] act(int[] deck, int[] hand) {
            if (hand[ACTOR] == 0 || program == Program.DRAW) {
                boolean both = hand[KEY] > 0 && hand[LOCK] > 0;
                return new BigInteger[] {both ? BigInteger.ONE : BigInteger.ZERO, BigInteger.ONE};
            }
            int[] left = with(hand, ACTOR, -1);
            if (program == Program.CHAIN) {
                return solve(deck, left, 2);
            }
            int wanted = program == Program.SEARCH || hand[KEY] == 0 ? KEY : LOCK;
            return deck[wanted] == 0
                    ? solve(deck, left, 0)
                    : solve(with(deck, wanted, -1), with(left, wanted, 1), 0);
        }

        private static int[] with(int[] cards, int card, int change) {
            int[] changed = cards.clone();
            changed[card] += change;
            return changed;
        }
    }

    @Test
    @Tag("slow")
    void allWays_giveTheSameFraction() {
        for (Program program : Program.values()) {
            for (int size : new int[] {12, 20, 40, 60}) {
                compare(program, size);
            }
        }
    }

    private static void compare(Program program, int size) {
        DeckPrograms programs = programs(program, DECKS.get(size));
        TopicPrograms topic = programs.topics().get(0);
        String orders = "-";
        Fraction brute = null;
        if (size == 12) {
            long begun = System.nanoTime();
            BruteForce all = new BruteForce(programs, topic);
            orders = "%d, %s".formatted(orders(DECKS.get(size)), since(begun, 1));
            brute = Fraction.of(all.successes, all.orders);
        }
        Tree tree = new Tree(program);
        long begun = System.nanoTime();
        BigInteger[] rate = tree.solve(DECKS.get(size), new int[4], 5);
        String treeTime = since(begun, 1);
        Fraction expected = Fraction.of(natural(rate[0]), natural(rate[1]));
        assertEquals(brute == null ? expected : brute, expected, program + " " + size);
        ExactTally tally = Exact.attempt(topic, Effort.QUICK).tally();
        assertNotNull(tally, program + " " + size);
        assertEquals(expected, tally.success(), program + " " + size);
        Solution solution = null;
        int times = 20;
        for (int i = 0; i < times; i++) {
            solution = Solver.solve(topic, SolverOptions.FAST, Budget.QUICK);
        }
        begun = System.nanoTime();
        for (int i = 0; i < times; i++) {
            solution = Solver.solve(topic, SolverOptions.FAST, Budget.QUICK);
        }
        ExactTally searched = ExactTally.of(topic, solution.multiplicity(), solution.shares());
        assertEquals(expected, searched.success(), program + " " + size);
        System.out.printf(
                "| %s | %d | %s | %s | %d, %s | %d, %s |%n",
                program.name().toLowerCase(java.util.Locale.ROOT),
                size,
                expected.text(),
                orders,
                tree.known.size(),
                treeTime,
                solution.states(),
                since(begun, times));
    }

    private static Natural natural(BigInteger number) {
        return Natural.parse(number.toString());
    }

    private static long orders(int[] copies) {
        long orders = 1;
        int placed = 0;
        for (int some : copies) {
            for (int i = 1; i <= some; i++) {
                orders = orders * ++placed / i;
            }
        }
        return orders;
    }

    private static String since(long begun, int times) {
        return "%.1f ms".formatted((System.nanoTime() - begun) / 1e6 / times);
    }
}

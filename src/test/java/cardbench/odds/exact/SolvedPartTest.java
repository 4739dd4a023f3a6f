package cardbench.odds.exact;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.number.Fraction;
import cardbench.base.number.Natural;
import cardbench.odds.deckfile.DeckPrograms;
import cardbench.odds.deckfile.DeckPrograms.TopicPrograms;
import cardbench.odds.exact.program.Budget;
import cardbench.odds.exact.program.SolverOptions;
import cardbench.odds.exact.search.HandEnumerator;
import cardbench.odds.exact.search.Solution;
import cardbench.odds.exact.search.Solver;
import cardbench.odds.exact.state.HandSet;
import cardbench.odds.question.Decks;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Topics of which some opening hands are solved when the budget ends. */
class SolvedPartTest {

    private static final long ROOM = 512L << 20;

    /**
     * What is solved with three quarters of the effort that it takes; null where that is nothing.
     */
    private static Solution most(DeckPrograms programs, int topic) {
        TopicPrograms asked = programs.topics().get(topic);
        Solution whole = Solver.solve(asked, SolverOptions.FAST, new Budget(1 << 30, ROOM));
        if (whole.multiplicity() == null) {
            return whole.part() == null ? null : whole;
        }
        Budget some = new Budget(whole.transitions() / 4 * 3, ROOM);
        Solution most = Solver.solve(asked, SolverOptions.FAST, some);
        return most.part() == null ? null : most;
    }

    /** Whether an order of the deck, given by kinds, begins with one of some hands. */
    private static Predicate<int[]> beginsWith(HandSet some, HandEnumerator hands) {
        Map<List<Integer>, Integer> numbers = new HashMap<>();
        hands.visit((number, drawn, multiplicity) -> numbers.put(listed(drawn), number));
        assertEquals(hands.size(), numbers.size());
        return order -> {
            int[] drawn = new int[hands.groups()];
            for (int i = 0; i < hands.cards(); i++) {
                drawn[hands.group(order[i])]++;
            }
            return some.has(numbers.get(listed(drawn)));
        };
    }

    private static List<Integer> listed(int[] numbers) {
        List<Integer> list = new ArrayList<>();
        for (int number : numbers) {
            list.add(number);
        }
        return list;
    }

    /** The orders that begin with a solved hand, played by the ordinary engine. */
    @Test
    void solvedHands_areWhatTheirOrdersSay() {
        solvedHandsAreWhatTheirOrdersSay(0, 50);
    }

    @Test
    @Tag("slow")
    void solvedHandsOfManyDecks_areWhatTheirOrdersSay() {
        solvedHandsAreWhatTheirOrdersSay(50, 260);
    }

    private static void solvedHandsAreWhatTheirOrdersSay(int from, int to) {
        int compared = 0;
        int between = 0;
        for (int seed = from; seed < to; seed++) {
            String yaml = ActingDecks.of(seed, 8);
            DeckPrograms programs = Decks.programs(yaml);
            TopicPrograms topic = programs.topics().get(0);
            Solution most = most(programs, 0);
            if (most == null) {
                continue;
            }
            compared++;
            String where = "seed " + seed + ":\n" + yaml;
            SolvedPart part = SolvedPart.checked(topic, most.part());
            assertNotNull(part, where);
            HandEnumerator hands = SolvedPart.hands(topic);
            between += part.hands().count() < hands.size() ? 1 : 0;
            BruteForce all = new BruteForce(programs, topic, beginsWith(part.hands(), hands));
            assertEquals(Fraction.of(all.successes, all.orders), part.tally().success(), where);
            assertEquals(Fraction.of(all.score, all.orders), part.tally().averageScore(), where);
            for (int i = 0; i < all.combos.length; i++) {
                assertEquals(Fraction.of(all.combos[i], all.orders), part.tally().combo(i), where);
            }
        }
        assertTrue(compared > (to - from) * 2 / 5, compared + " of " + (to - from));
        assertEquals(compared, between);
    }

    @Test
    @Tag("slow")
    void moreEffort_solvesMoreHands() {
        DeckPrograms programs = Decks.programs(Decks.sample("zhulei"));
        TopicPrograms topic = programs.topics().get(0);
        double last = 0;
        for (int effort : new int[] {50_000, 200_000, 500_000}) {
            Solution solution = Solver.solve(topic, SolverOptions.FAST, new Budget(effort, ROOM));
            assertEquals("solve.too-long", solution.why().code().name());
            assertNull(solution.multiplicity());
            double share = SolvedPart.of(topic, solution.part()).share().approximately();
            assertTrue(share > last && share < 1, effort + ": " + share);
            last = share;
        }
        assertTrue(last > 0.7, "solved " + last);
    }

    /** A game that never ends with one of the cards, and a hand without it. */
    @Test
    void handsOutOfReach_leaveTheOthersSolved() {
        String yaml =
                """
                deck: {cards: {a: {count: 2, program: ['@']}, b: {count: 3}, c: {count: 5}}}
                simulate: {tests: {t: {start-card: 3, exec-program: true, combos: {k: {hand: [b]}}}}}
                """;
        DeckPrograms programs = Decks.programs(yaml);
        Attempt attempt = Exact.attempt(programs.topics().get(0), Effort.PATIENT);
        assertNull(attempt.tally());
        assertEquals("solve.endless", attempt.why().code().name());
        // 8 of 10 cards are not a: 56 of 120 hands; 10 of these have no b
        assertEquals("7/15", attempt.part().share().text());
        assertEquals("23/60", attempt.part().tally().success().text());
    }

    @Test
    void partOfAnotherFile_isNone() {
        DeckPrograms programs = Decks.programs(Decks.sample("zhulei"));
        TopicPrograms topic = programs.topics().get(0);
        Solution.Part part =
                Solver.solve(topic, SolverOptions.FAST, new Budget(200_000, ROOM)).part();
        assertNotNull(SolvedPart.checked(topic, part));
        List<Solution.Share> shares = new ArrayList<>(part.shares());
        shares.remove(0);
        assertNull(
                SolvedPart.checked(
                        topic, new Solution.Part(part.multiplicity(), shares, part.hands())));
        assertNull(
                SolvedPart.checked(
                        topic,
                        new Solution.Part(
                                part.multiplicity(),
                                part.shares(),
                                HandSet.of(new boolean[] {true}))));
        assertNull(
                SolvedPart.checked(
                        topic,
                        new Solution.Part(
                                part.multiplicity().plus(Natural.ONE),
                                part.shares(),
                                part.hands())));
    }

    @Test
    void handSet_isItsText() {
        HandSet set = HandSet.of(new boolean[] {true, false, false, true, false, true});
        assertEquals("92", set.text());
        assertEquals(3, set.count());
        assertEquals(set, HandSet.parse("92", 6));
        for (String wrong : List.of("9", "920", "94", "9g", "9A", "")) {
            assertNull(HandSet.parse(wrong, 6), wrong);
        }
    }
}

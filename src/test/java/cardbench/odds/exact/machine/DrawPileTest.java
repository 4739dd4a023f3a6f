package cardbench.odds.exact.machine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.odds.exact.analysis.Abstraction;
import cardbench.odds.exact.analysis.AbstractionBuilder;
import cardbench.odds.exact.program.BudgetExceededException;
import cardbench.odds.exact.program.CardClassSet;
import cardbench.odds.exact.program.EmptiedSetException;
import cardbench.odds.exact.program.Idea;
import cardbench.odds.exact.program.SolverOptions;
import cardbench.odds.exact.search.ConcreteStates;
import cardbench.odds.exact.search.Likelihoods;
import cardbench.odds.exact.search.Rational;
import cardbench.odds.exact.search.Topics;
import cardbench.odds.exact.search.Workbench;
import cardbench.odds.exact.state.Distribution;
import cardbench.odds.exact.state.PartiallyOrderedCards;
import cardbench.odds.exact.state.State;
import cardbench.odds.exact.state.StateEncoder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is drawn, found and left is what all orders of the deck say. */
class DrawPileTest {

    /** Four classes of cards. */
    private static final int[][] APART = {{3, 12}, {1, 6}, {7, 8}, {1, 2, 4, 8}, {15}};

    private static final int[][] NESTED = {{1, 3, 12}, {1, 7}, {3, 7, 8}, {1, 3, 7}, {2, 4, 15}};

    private static final int[][] ANY = {{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15}};

    /** A step: draw, search, reveal, put on top, put below, shuffle; and a number. */
    private record Step(int kind, int number) {}

    private static Workbench bench(int[] counts, boolean byPlaces) {
        Topics topics = new Topics();
        for (int i = 0; i < counts.length; i++) {
            topics.card("" + (char) ('a' + i), counts[i], "");
        }
        topics.combo("a,b,c,d", "");
        Workbench bench =
                new Workbench(
                        topics,
                        byPlaces
                                ? SolverOptions.FAST.without(Idea.MARKS_BY_CARDS)
                                : SolverOptions.FAST);
        bench.abstraction.draws = true;
        return bench;
    }

    private static int[] counts(Random random) {
        int[] counts = new int[4];
        for (int i = 0; i < counts.length; i++) {
            counts[i] = 1;
        }
        for (int i = random.nextInt(2); i > 0; i--) {
            counts[random.nextInt(4)]++;
        }
        return counts;
    }

    private static List<Step> steps(Random random, int[][] choices) {
        List<Step> steps = new ArrayList<>();
        int[] sets = choices[random.nextInt(choices.length)];
        for (int i = 1 + random.nextInt(6); i > 0; i--) {
            int kind = random.nextInt(random.nextInt(3) == 0 ? 6 : 3);
            int number =
                    switch (kind) {
                        case 1 -> sets[random.nextInt(sets.length)];
                        case 2 -> 1 + random.nextInt(3);
                        default -> random.nextInt(16);
                    };
            steps.add(new Step(kind, number));
        }
        return steps;
    }

    /** Two cards in no known order, or one. */
    private static byte[] given(int number) {
        int first = Math.min(number & 3, number >> 2);
        int second = Math.max(number & 3, number >> 2);
        return first == second
                ? new byte[] {(byte) (first | PartiallyOrderedCards.START)}
                : new byte[] {(byte) (first | PartiallyOrderedCards.START), (byte) second};
    }

    /** What the deck under test shows. */
    private static Likelihoods found(Workbench bench, List<Step> steps) {
        DrawPile drawPile = new DrawPile(bench.problem, bench.options, bench.machine);
        State first = State.first(bench.problem);
        Map<String, Distribution> ends = new TreeMap<>();
        bench.chance.forEach(
                () -> {
                    bench.chance.start();
                    bench.machine.state = first.copy();
                    StringBuilder seen = new StringBuilder();
                    for (Step step : steps) {
                        seen.append(take(drawPile, bench.machine.state, step));
                    }
                    ends.computeIfAbsent(
                                    seen.toString(),
                                    unused -> new Distribution(bench.residues, new StateEncoder()))
                            .add(bench.machine.state, bench.chance.scaled(bench.residues.one()));
                });
        Likelihoods found = new Likelihoods();
        ends.forEach(
                (seen, states) -> {
                    for (int i = 0; i < states.size(); i++) {
                        Rational own = bench.rational(states.weight(i));
                        bench.concrete()
                                .deck(states.state(i))
                                .forEach(
                                        (order, more) ->
                                                found.add(seen + " " + order, own.times(more)));
                    }
                });
        return found;
    }

    private static String take(DrawPile drawPile, State state, Step step) {
        switch (step.kind) {
            case 0 -> {
                return state.count(CardClassSet.DECK, CardClassSet.ALL) == 0
                        ? "-"
                        : "" + drawPile.draw();
            }
            case 1 -> {
                boolean there = state.count(CardClassSet.DECK, step.number) > 0;
                return there ? "" + drawPile.search(step.number) : "-";
            }
            case 2 -> {
                drawPile.reveal(step.number);
                StringBuilder shown = new StringBuilder("(");
                for (int i = 0; i < step.number && i < state.top.length; i++) {
                    assertEquals(
                            i + 1, PartiallyOrderedCards.end(state.top, i), "known one by one");
                    shown.append(PartiallyOrderedCards.classOf(state.top[i]));
                }
                return shown + ")";
            }
            case 3, 4 -> drawPile.put(given(step.number), step.kind == 3);
            default -> drawPile.shuffle();
        }
        return "";
    }

    /** What all orders show. */
    private static Likelihoods expected(int[] counts, List<Step> steps) {
        Map<String, Map<List<Integer>, Rational>> games = new LinkedHashMap<>();
        games.put("", ConcreteStates.byCards(counts, new int[0]));
        for (Step step : steps) {
            Map<String, Map<List<Integer>, Rational>> next = new LinkedHashMap<>();
            games.forEach(
                    (seen, orders) ->
                            orders.forEach((order, own) -> step(seen, order, own, step, next)));
            games = next;
        }
        Likelihoods expected = new Likelihoods();
        games.forEach(
                (seen, orders) ->
                        orders.forEach((order, own) -> expected.add(seen + " " + order, own)));
        return expected;
    }

    private static void step(
            String before,
            List<Integer> order,
            Rational own,
            Step step,
            Map<String, Map<List<Integer>, Rational>> next) {
        List<Integer> deck = new ArrayList<>(order);
        String seen = before;
        Map<List<Integer>, Rational> after = new LinkedHashMap<>();
        after.put(deck, own);
        if (step.kind == 0) {
            seen += deck.isEmpty() ? "-" : "" + deck.remove(0);
        } else if (step.kind == 1) {
            int at = 0;
            while (at < deck.size() && (step.number >>> deck.get(at) & 1) == 0) {
                at++;
            }
            seen += at == deck.size() ? "-" : "" + deck.remove(at);
        } else if (step.kind == 2) {
            StringBuilder shown = new StringBuilder(seen).append('(');
            for (int i = 0; i < step.number && i < deck.size(); i++) {
                shown.append(deck.get(i));
            }
            seen = shown + ")";
        } else if (step.kind == 5) {
            after.clear();
            ConcreteStates.uniform(deck).forEach((one, each) -> after.put(one, own.times(each)));
        } else {
            after.clear();
            ConcreteStates.orders(given(step.number))
                    .forEach(
                            (cards, each) -> {
                                List<Integer> more = new ArrayList<>(deck);
                                more.addAll(step.kind == 3 ? 0 : more.size(), cards);
                                after.put(more, own.times(each));
                            });
        }
        Map<List<Integer>, Rational> sums =
                next.computeIfAbsent(seen, key -> new LinkedHashMap<>());
        after.forEach((one, each) -> sums.merge(one, each, Rational::plus));
    }

    private static void check(int seed, boolean byPlaces, int[][] choices) {
        Random random = new Random(seed);
        int[] counts = counts(random);
        List<Step> steps = steps(random, choices);
        Likelihoods found = found(bench(counts, byPlaces), steps);
        String where = "seed " + seed + ": " + steps;
        assertEquals(Rational.ONE, found.sum(), where);
        assertEquals(expected(counts, steps), found, where);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void steps_areWhatAllOrdersSay(boolean byPlaces) {
        for (int seed = 0; seed < 50; seed++) {
            check(seed, byPlaces, byPlaces ? ANY : APART);
        }
    }

    @Test
    void stepsWhereASetIsInsideAnother_areWhatAllOrdersSay() {
        int checked = 0;
        for (int seed = 0; seed < 200; seed++) {
            try {
                check(seed, false, NESTED);
                checked++;
            } catch (EmptiedSetException e) {
                check(seed, true, NESTED);
            }
        }
        assertTrue(checked > 150 && checked < 200, checked + " by cards");
    }

    @Test
    void lastCardsOfASetInsideAMarkedOne_areNotSearchedForByCards() {
        Workbench bench = bench(new int[] {1, 1, 1, 2}, false);
        DrawPile drawPile = new DrawPile(bench.problem, SolverOptions.FAST, bench.machine);
        State state = State.first(bench.problem);
        state.marks = new int[] {11, 1};
        bench.machine.state = state.copy();
        assertThrows(EmptiedSetException.class, () -> drawPile.search(1));
        bench.machine.state = state.copy();
        drawPile.search(8);
        assertEquals(List.of(8, 1, 11, 1), list(bench.machine.state.marks), "one of two is left");
        bench.machine.state = state.copy();
        drawPile.search(4);
        assertEquals(List.of(11, 1), list(bench.machine.state.marks), "no set around it");
    }

    private static List<Integer> list(int[] numbers) {
        return Arrays.stream(numbers).boxed().toList();
    }

    /** Where a card was found after others, these are none of the set. */
    @Test
    void searchByPlaces_remembersWhatItPassedOver() {
        Workbench bench = bench(new int[] {2, 1, 1, 1}, true);
        DrawPile drawPile =
                new DrawPile(
                        bench.problem,
                        SolverOptions.FAST.without(Idea.MARKS_BY_CARDS),
                        bench.machine);
        assertTrue(drawPile.byPlaces());
        bench.machine.state = State.first(bench.problem);
        int[] passed = {0};
        bench.chance.forEach(
                () -> {
                    bench.chance.start();
                    bench.machine.state = State.first(bench.problem);
                    drawPile.search(1);
                    int[] marks = bench.machine.state.marks;
                    passed[0] = Math.max(passed[0], marks.length == 0 ? 0 : marks[1]);
                    assertTrue(marks.length == 0 || marks[0] == 1);
                });
        assertEquals(3, passed[0]);
    }

    @Test
    void moreMarksThanThereIsRoomFor_giveUp() {
        Workbench bench = bench(new int[] {1, 1, 1, 90}, true);
        DrawPile drawPile =
                new DrawPile(
                        bench.problem,
                        SolverOptions.FAST.without(Idea.MARKS_BY_CARDS),
                        bench.machine);
        State state = State.first(bench.problem);
        state.marks = new int[2 * AbstractionBuilder.MOST_MARKS];
        for (int i = 0; i < state.marks.length; i += 2) {
            state.marks[i] = 1;
            state.marks[i + 1] = 1 + i / 2;
        }
        assertThrows(
                BudgetExceededException.class,
                () ->
                        bench.chance.forEach(
                                () -> {
                                    bench.chance.start();
                                    bench.machine.state = state.copy();
                                    drawPile.search(2);
                                }));
    }

    /** Which classes have to be drawn in order: those that marks tell from their relatives. */
    @Test
    void relativesThatMarksTellApart_areSplit() {
        Workbench bench = bench(new int[] {2, 2, 2, 2}, false);
        DrawPile drawPile = new DrawPile(bench.problem, SolverOptions.FAST, bench.machine);
        Abstraction abstraction = new Abstraction(bench.problem);
        for (int[] representative : abstraction.representative) {
            for (int c = 0; c < representative.length; c++) {
                representative[c] = c;
            }
        }
        // a and b are related in the hand, and so are c and d
        abstraction.orderGroup[CardClassSet.HAND] = new int[] {0, 0, 1, 1};
        abstraction.orderGroups[CardClassSet.HAND] = 2;
        State state = State.first(bench.problem);
        bench.machine.state = state;
        assertEquals(0, drawPile.split(abstraction, CardClassSet.HAND));
        state.marks = new int[] {1, 1};
        assertEquals(3, drawPile.split(abstraction, CardClassSet.HAND));
        state.marks = new int[] {3, 1};
        assertEquals(0, drawPile.split(abstraction, CardClassSet.HAND));
        state.marks = new int[] {3, 1, 4, 2};
        assertEquals(12, drawPile.split(abstraction, CardClassSet.HAND));
        abstraction.representative[CardClassSet.HAND][3] = Abstraction.IRRELEVANT;
        assertEquals(0, drawPile.split(abstraction, CardClassSet.HAND));
        // a draw that goes as far as the bottom meets cards of a known order
        state.bottom = new byte[] {PartiallyOrderedCards.START};
        state.pending = 8;
        assertEquals(0, drawPile.split(abstraction, CardClassSet.HAND));
        state.pending = 9;
        assertEquals(CardClassSet.ALL, drawPile.split(abstraction, CardClassSet.HAND));
    }
}

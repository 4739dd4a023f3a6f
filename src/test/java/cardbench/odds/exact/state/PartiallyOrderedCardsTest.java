package cardbench.odds.exact.state;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import cardbench.odds.exact.search.ConcreteStates;
import cardbench.odds.exact.search.Rational;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** Lists whose order is known in part are held against all orders that agree with it. */
class PartiallyOrderedCardsTest {

    private static final int CLASSES = 4;
    private static final int SEEDS = 150;

    /** Groups of cards, ascending in each. */
    private static byte[] list(Random random) {
        byte[] list = new byte[random.nextInt(7)];
        for (int from = 0; from < list.length; ) {
            int to = Math.min(list.length, from + 1 + random.nextInt(4));
            for (int i = from; i < to; i++) {
                list[i] = (byte) random.nextInt(CLASSES);
            }
            Arrays.sort(list, from, to);
            list[from] |= PartiallyOrderedCards.START;
            from = to;
        }
        return list;
    }

    private static byte[] bag(Random random) {
        byte[] bag = new byte[random.nextInt(6)];
        for (int i = 0; i < bag.length; i++) {
            bag[i] = (byte) random.nextInt(CLASSES);
        }
        Arrays.sort(bag);
        return bag;
    }

    /** All orders of a list after something was done to each of them. */
    private static Map<List<Integer>, Rational> orders(
            byte[] list, UnaryOperator<List<Integer>> change) {
        Map<List<Integer>, Rational> changed = new LinkedHashMap<>();
        ConcreteStates.orders(list)
                .forEach(
                        (order, own) ->
                                changed.merge(
                                        change.apply(new ArrayList<>(order)), own, Rational::plus));
        return changed;
    }

    private static boolean isIn(int card, int classes) {
        return (classes >>> card & 1) == 1;
    }

    @Test
    void revealedCard_comesAsOftenAsInAllOrders() {
        for (int seed = 0; seed < SEEDS; seed++) {
            byte[] list = list(new Random(seed));
            byte[] before = list.clone();
            for (int from = 0; from < list.length; from = PartiallyOrderedCards.end(list, from)) {
                int place = from;
                int size = PartiallyOrderedCards.end(list, from) - from;
                Map<List<Integer>, Rational> sum = new LinkedHashMap<>();
                for (int c = 0; c < CLASSES; c++) {
                    int copies = 0;
                    for (int i = from; i < from + size; i++) {
                        copies += PartiallyOrderedCards.classOf(list[i]) == c ? 1 : 0;
                    }
                    if (copies == 0) {
                        continue;
                    }
                    int first = c;
                    Rational share = Rational.of(copies, size);
                    byte[] revealed = PartiallyOrderedCards.revealed(list, from, c);
                    orders(
                                    revealed,
                                    order -> {
                                        assertEquals(first, order.get(place));
                                        return order;
                                    })
                            .forEach(
                                    (one, own) -> sum.merge(one, own.times(share), Rational::plus));
                }
                assertEquals(ConcreteStates.orders(list), sum, "seed " + seed);
            }
            assertArrayEquals(before, list, "seed " + seed);
        }
    }

    @Test
    void parts_haveTheOrdersOfTheWhole() {
        for (int seed = 0; seed < SEEDS; seed++) {
            Random random = new Random(seed);
            byte[] list = list(random);
            int classes = random.nextInt(1 << CLASSES);
            boolean[] marked = new boolean[list.length];
            for (int i = 0; i < marked.length; i++) {
                marked[i] = isIn(PartiallyOrderedCards.classOf(list[i]), classes);
            }
            String where = "seed " + seed;
            assertEquals(
                    orders(list, order -> only(order, classes)),
                    ConcreteStates.orders(PartiallyOrderedCards.only(list, marked)),
                    where);
            assertEquals(
                    orders(list, order -> only(order, ~classes)),
                    ConcreteStates.orders(PartiallyOrderedCards.without(list, marked)),
                    where);
        }
    }

    private static List<Integer> only(List<Integer> order, int classes) {
        order.removeIf(card -> !isIn(card, classes));
        return order;
    }

    @Test
    void otherNames_leaveTheOrders() {
        for (int seed = 0; seed < SEEDS; seed++) {
            Random random = new Random(seed);
            byte[] list = list(random);
            int[] to = new int[CLASSES];
            for (int c = 0; c < to.length; c++) {
                to[c] = random.nextInt(CLASSES);
            }
            byte[] renamed = PartiallyOrderedCards.renamed(list, to);
            String where = "seed " + seed + ": " + Arrays.toString(list);
            assertEquals(
                    orders(
                            list,
                            order -> {
                                order.replaceAll(card -> to[card]);
                                return order;
                            }),
                    ConcreteStates.orders(renamed),
                    where);
            // the same orders are always written in the same way
            assertArrayEquals(
                    renamed, PartiallyOrderedCards.renamed(renamed, new int[] {0, 1, 2, 3}), where);
            byte[] bag = bag(random);
            byte[] expected = bag.clone();
            for (int i = 0; i < bag.length; i++) {
                expected[i] = (byte) to[bag[i]];
            }
            Arrays.sort(expected);
            assertArrayEquals(expected, PartiallyOrderedCards.renamedBag(bag, to), where);
        }
    }

    /** The card whose effect runs is one alone, and stays what it is. */
    @Test
    void runningCard_keepsItsClass() {
        byte[] list = {
            PartiallyOrderedCards.START | 1,
            2,
            PartiallyOrderedCards.START | PartiallyOrderedCards.SELF | 3,
            PartiallyOrderedCards.START | 2
        };
        byte[] renamed = PartiallyOrderedCards.renamed(list, new int[] {0, 2, 1, 0});
        byte[] expected = {
            PartiallyOrderedCards.START | 1,
            2,
            PartiallyOrderedCards.START | PartiallyOrderedCards.SELF | 3,
            PartiallyOrderedCards.START | 1
        };
        assertArrayEquals(expected, renamed);
    }

    @Test
    void lists_areJoinedAndGrow() {
        for (int seed = 0; seed < SEEDS; seed++) {
            Random random = new Random(seed);
            byte[] front = list(random);
            byte[] back = list(random);
            Map<List<Integer>, Rational> joined = new LinkedHashMap<>();
            ConcreteStates.orders(front)
                    .forEach(
                            (first, one) ->
                                    orders(
                                                    back,
                                                    order -> {
                                                        order.addAll(0, first);
                                                        return order;
                                                    })
                                            .forEach(
                                                    (all, own) -> joined.put(all, own.times(one))));
            String where = "seed " + seed;
            assertEquals(
                    joined,
                    ConcreteStates.orders(PartiallyOrderedCards.joined(front, back)),
                    where);
            assertEquals(
                    orders(
                            front,
                            order -> {
                                order.add(2);
                                return order;
                            }),
                    ConcreteStates.orders(PartiallyOrderedCards.withSingle(front, (byte) 2)),
                    where);
        }
    }

    @Test
    void bags_stayAscending() {
        for (int seed = 0; seed < SEEDS; seed++) {
            Random random = new Random(seed);
            byte[] bag = bag(random);
            List<Integer> cards = new ArrayList<>();
            for (byte card : bag) {
                cards.add((int) card);
            }
            int more = random.nextInt(CLASSES);
            byte[] grown = PartiallyOrderedCards.with(bag, more);
            List<Integer> expected = new ArrayList<>(cards);
            expected.add(more);
            expected.sort(null);
            String where = "seed " + seed;
            assertEquals(expected.toString(), Arrays.toString(grown), where);
            assertArrayEquals(bag, PartiallyOrderedCards.without(grown, more), where);
            assertEquals(
                    ConcreteStates.uniform(cards),
                    ConcreteStates.orders(PartiallyOrderedCards.group(bag)),
                    where);
        }
    }

    @Test
    void cards_areCounted() {
        for (int seed = 0; seed < SEEDS; seed++) {
            Random random = new Random(seed);
            byte[] list = list(random);
            int classes = random.nextInt(1 << CLASSES);
            int count = 0;
            int groups = 0;
            for (byte card : list) {
                count += isIn(card % 32, classes) ? 1 : 0;
                groups += card >= 32 ? 1 : 0;
                assertEquals(
                        isIn(card % 32, classes), PartiallyOrderedCards.isAmong(card, classes));
            }
            assertEquals(count, PartiallyOrderedCards.count(list, classes), "seed " + seed);
            for (int from = 0; from < list.length; from = PartiallyOrderedCards.end(list, from)) {
                groups--;
                int to = PartiallyOrderedCards.end(list, from);
                boolean uniform = true;
                for (int i = from; i < to; i++) {
                    uniform &= list[i] % 32 == list[from] % 32;
                }
                assertEquals(
                        uniform, PartiallyOrderedCards.isUniform(list, from, to), "seed " + seed);
            }
            assertEquals(0, groups, "seed " + seed);
        }
    }
}

package cardbench.odds.exact;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.number.Binomials;
import cardbench.base.number.Natural;
import cardbench.odds.matching.CardClasses;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Held against dealing single cards in every way. */
class CompositionEnumeratorTest {

    private static CardClasses classes(int... counts) {
        List<int[]> cards = new ArrayList<>();
        int next = 0;
        for (int count : counts) {
            int[] own = new int[count];
            for (int i = 0; i < count; i++) {
                own[i] = next++;
            }
            cards.add(own);
        }
        return new CardClasses(cards);
    }

    /** Gives every card to a heap, or to none. */
    private static void deal(
            List<Integer> cards,
            int at,
            int[] open,
            List<List<Integer>> heaps,
            Map<String, Integer> multiplicity) {
        if (at == cards.size()) {
            if (Arrays.stream(open).sum() == 0) {
                List<Integer> all = new ArrayList<>();
                heaps.forEach(all::addAll);
                multiplicity.merge(all.toString(), 1, Integer::sum);
            }
            return;
        }
        deal(cards, at + 1, open, heaps, multiplicity);
        for (int heap = 0; heap < open.length; heap++) {
            if (open[heap] > 0) {
                open[heap]--;
                heaps.get(heap).add(cards.get(at));
                deal(cards, at + 1, open, heaps, multiplicity);
                heaps.get(heap).remove(heaps.get(heap).size() - 1);
                open[heap]++;
            }
        }
    }

    @Test
    void ways_areThoseOfSingleCards() {
        for (int seed = 0; seed < 120; seed++) {
            Random random = new Random(seed);
            int[] counts = new int[1 + random.nextInt(4)];
            List<Integer> cards = new ArrayList<>();
            for (int c = 0; c < counts.length; c++) {
                counts[c] = 1 + random.nextInt(2);
                for (int i = 0; i < counts[c]; i++) {
                    cards.add(c);
                }
            }
            int[] heaps = new int[random.nextInt(4)];
            List<List<Integer>> piles = new ArrayList<>();
            for (int i = 0; i < heaps.length; i++) {
                heaps[i] = random.nextInt(3);
                piles.add(new ArrayList<>());
            }
            Map<String, Integer> expected = new TreeMap<>();
            deal(cards, 0, heaps.clone(), piles, expected);
            Map<String, Integer> found = new TreeMap<>();
            boolean enough = Arrays.stream(heaps).sum() <= cards.size();
            boolean ended =
                    CompositionEnumerator.all(
                            classes(counts),
                            heaps,
                            (dealt, size, multiplicity) -> {
                                String where = Arrays.toString(Arrays.copyOf(dealt, size));
                                assertEquals(null, found.put(where, (int) multiplicity));
                                return true;
                            });
            assertTrue(ended);
            if (enough) {
                assertEquals(expected, found, "seed " + seed);
                int sum = expected.values().stream().mapToInt(Integer::intValue).sum();
                assertEquals(sum, CompositionEnumerator.count(cards.size(), heaps), "seed " + seed);
            }
        }
    }

    @Test
    void visitor_mayEndIt() {
        for (int last = 1; last < 6; last++) {
            int end = last;
            int[] seen = {0};
            boolean all =
                    CompositionEnumerator.all(
                            classes(2, 2, 2), new int[] {2}, (dealt, size, w) -> ++seen[0] < end);
            assertFalse(all);
            assertEquals(last, seen[0]);
        }
    }

    @Test
    void choices_areExactUpToTheBound() {
        BigInteger bound = BigInteger.TWO.pow(53);
        BigInteger[][] triangle = new BigInteger[101][101];
        for (int all = 0; all <= 100; all++) {
            for (int some = 0; some <= 100; some++) {
                triangle[all][some] =
                        some == 0
                                ? BigInteger.ONE
                                : all == 0
                                        ? BigInteger.ZERO
                                        : triangle[all - 1][some - 1].add(triangle[all - 1][some]);
                double found = Binomials.choose(all, some);
                String where = all + " over " + some;
                assertEquals(triangle[all][some].min(bound).doubleValue(), found, where);
            }
        }
        assertEquals(0, Binomials.choose(3, -1));
        assertEquals(Natural.EXACT, CompositionEnumerator.count(100, new int[] {20, 20}));
        assertEquals(
                triangle[60][5].multiply(triangle[55][3]).doubleValue(),
                CompositionEnumerator.count(60, new int[] {5, 3}));
        assertEquals(bound.doubleValue(), Natural.EXACT);
    }
}

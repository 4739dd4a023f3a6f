package cardbench.odds.exact.state;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class DrawConstraintsTest {

    private static List<List<Integer>> pairs(int[] marks) {
        List<List<Integer>> pairs = new ArrayList<>();
        for (int i = 0; i < marks.length; i += 2) {
            pairs.add(List.of(marks[i], marks[i + 1]));
        }
        return pairs;
    }

    private static int[] any(Random random) {
        int[] marks = new int[2 * random.nextInt(8)];
        for (int i = 0; i < marks.length; i++) {
            marks[i] = 1 + random.nextInt(5);
        }
        return marks;
    }

    @Test
    void pairs_areSortedBySetThenByNumber() {
        for (int seed = 0; seed < 300; seed++) {
            int[] marks = any(new Random(seed));
            List<List<Integer>> expected = pairs(marks);
            expected.sort(
                    Comparator.<List<Integer>>comparingInt(pair -> pair.get(0))
                            .thenComparingInt(pair -> pair.get(1)));
            DrawConstraints.sort(marks);
            assertEquals(expected, pairs(marks), "seed " + seed);
        }
    }

    @Test
    void changes_leaveThePairsThatWereThere() {
        for (int seed = 0; seed < 300; seed++) {
            Random random = new Random(seed);
            int[] marks = any(random);
            int[] before = marks.clone();
            List<List<Integer>> expected = pairs(marks);
            expected.add(List.of(9, 4));
            assertEquals(expected, pairs(DrawConstraints.with(marks, 9, 4)), "seed " + seed);
            for (int at = 0; at < marks.length; at += 2) {
                expected = pairs(marks);
                expected.set(at / 2, List.of(marks[at], 7));
                assertEquals(
                        expected, pairs(DrawConstraints.changed(marks, at, 7)), "seed " + seed);
                expected.remove(at / 2);
                assertEquals(
                        expected, pairs(DrawConstraints.changed(marks, at, 0)), "seed " + seed);
            }
            assertArrayEquals(before, marks, "seed " + seed);
        }
    }

    /** Sets that become equal are one, with the sum of their numbers. */
    @Test
    void restrictedPairs_areJoined() {
        int[] pairs = {0b0011, 1, 0b1111, 2, 0b10000, 4};
        assertArrayEquals(new int[] {0b0011, 3}, DrawConstraints.within(pairs, 0b0011));
        assertArrayEquals(new int[] {0b0001, 1, 0b0101, 2}, DrawConstraints.within(pairs, 0b0101));
        assertArrayEquals(pairs, DrawConstraints.within(pairs, -1));
        assertArrayEquals(new int[0], DrawConstraints.within(pairs, 0b100000));
    }
}

package cardbench.odds.sample;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.Random;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class DistinctPermutationsTest {

    /** All orders of single numbers, of which some are equal. */
    private static void orders(int[] numbers, int at, TreeSet<String> all) {
        if (at == numbers.length) {
            all.add(Arrays.toString(numbers));
        }
        for (int i = at; i < numbers.length; i++) {
            swap(numbers, at, i);
            orders(numbers, at + 1, all);
            swap(numbers, at, i);
        }
    }

    private static void swap(int[] numbers, int one, int other) {
        int number = numbers[one];
        numbers[one] = numbers[other];
        numbers[other] = number;
    }

    @Test
    void distinctOrders_comeOneAfterTheOther() {
        for (int seed = 0; seed < 60; seed++) {
            Random random = new Random(seed);
            int[] stretch = new int[random.nextInt(6)];
            for (int i = 0; i < stretch.length; i++) {
                stretch[i] = random.nextInt(4);
            }
            Arrays.sort(stretch);
            TreeSet<String> expected = new TreeSet<>();
            orders(stretch.clone(), 0, expected);
            // what lies around the stretch stays
            int[] numbers = new int[stretch.length + 3];
            Arrays.fill(numbers, 9);
            System.arraycopy(stretch, 0, numbers, 1, stretch.length);
            int[] first = numbers.clone();
            TreeSet<String> found = new TreeSet<>();
            String before = "";
            boolean more = true;
            while (more) {
                int[] order = Arrays.copyOfRange(numbers, 1, 1 + stretch.length);
                String text = Arrays.toString(order);
                assertEquals(true, before.compareTo(text) < 0, "seed " + seed);
                before = text;
                found.add(text);
                assertEquals(
                        27, numbers[0] + numbers[numbers.length - 1] + numbers[numbers.length - 2]);
                more = DistinctPermutations.next(numbers, 1, 1 + stretch.length);
            }
            assertEquals(expected, found, "seed " + seed);
            assertArrayEquals(first, numbers, "seed " + seed);
        }
    }
}

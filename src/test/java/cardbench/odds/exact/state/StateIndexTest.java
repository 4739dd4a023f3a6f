package cardbench.odds.exact.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

class StateIndexTest {

    /** Hands out the numbers that a map from the texts of the keys hands out. */
    @Test
    void states_haveTheNumbersOfTheOrderInWhichTheyWereAdded() {
        for (int seed = 0; seed < 20; seed++) {
            Random random = new Random(seed);
            StateIndex index = new StateIndex();
            StateEncoder encoder = new StateEncoder();
            Map<Integer, Integer> numbers = new LinkedHashMap<>();
            for (int i = 0; i < 2_000; i++) {
                int key = random.nextInt(1_000);
                encoder.begin();
                encoder.number(key);
                int expected = numbers.getOrDefault(key, -1);
                assertEquals(expected, index.find(encoder), "seed " + seed);
                if (expected < 0) {
                    assertEquals(numbers.size(), index.add(encoder), "seed " + seed);
                    numbers.put(key, numbers.size());
                }
            }
            assertEquals(numbers.size(), index.size());
            assertTrue(index.bytes() > numbers.size());
        }
    }

    /** Keys of all lengths, a few of them longer than a page, are told apart. */
    @Test
    void keysOfAnyLength_areFoundAgain() {
        StateIndex index = new StateIndex();
        StateEncoder encoder = new StateEncoder();
        int[] lengths = {0, 1, 16_383, 16_384, 16_385, 40_000, 5, 9_000, 9_000, 9_000, 2};
        for (int i = 0; i < lengths.length; i++) {
            write(encoder, lengths[i], i);
            assertEquals(-1, index.find(encoder), lengths[i] + " bytes");
            assertEquals(i, index.add(encoder));
        }
        long sum = 0;
        for (int i = 0; i < lengths.length; i++) {
            write(encoder, lengths[i], i);
            assertEquals(i, index.find(encoder), lengths[i] + " bytes");
            sum += lengths[i];
        }
        assertTrue(index.bytes() > sum && index.bytes() < 2 * sum);
    }

    /** So many that their numbers take three bytes. */
    @Test
    void manyKeys_keepTheirNumbers() {
        StateIndex index = new StateIndex();
        StateEncoder encoder = new StateEncoder();
        int count = 100_000;
        for (int i = 0; i < count; i++) {
            encoder.begin();
            encoder.number(i);
            assertEquals(i, index.add(encoder));
        }
        for (int i = 0; i < count; i++) {
            encoder.begin();
            encoder.number(i);
            assertEquals(i, index.find(encoder));
        }
        encoder.begin();
        encoder.number(count);
        assertEquals(-1, index.find(encoder));
    }

    private static void write(StateEncoder encoder, int length, int value) {
        encoder.begin();
        for (int i = 0; i < length; i++) {
            encoder.small(value);
        }
    }
}

package cardbench.odds.exact.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HandSetTest {

    @Test
    void marks_areWrittenAndRead() {
        for (int seed = 0; seed < 200; seed++) {
            Random random = new Random(seed);
            boolean[] marked = new boolean[random.nextInt(70)];
            StringBuilder bits = new StringBuilder();
            int count = 0;
            for (int i = 0; i < marked.length; i++) {
                marked[i] = random.nextBoolean();
                count += marked[i] ? 1 : 0;
            }
            for (int i = 0; i < marked.length; i += 4) {
                int digit = 0;
                for (int k = 0; k < 4 && i + k < marked.length; k++) {
                    digit += marked[i + k] ? 1 << k : 0;
                }
                bits.append(Integer.toHexString(digit));
            }
            HandSet set = HandSet.of(marked);
            String where = "seed " + seed;
            assertEquals(bits.toString(), set.text(), where);
            assertEquals(count, set.count(), where);
            assertEquals(marked.length, set.size(), where);
            HandSet read = HandSet.parse(set.text(), marked.length);
            assertEquals(set, read, where);
            assertEquals(set.hashCode(), read.hashCode(), where);
            boolean[] has = new boolean[marked.length];
            for (int i = 0; i < has.length; i++) {
                has[i] = read.has(i);
            }
            assertEquals(Arrays.toString(marked), Arrays.toString(has), where);
            if (marked.length > 0) {
                marked[random.nextInt(marked.length)] ^= true;
                assertNotEquals(HandSet.of(marked), set, where);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"'', 1", "00, 4", "0, 5", "A, 4", "g, 4", "8, 3", "4, 2", "ff1, 8", "f2, 5"})
    void whatIsNoSetOfSoManyHands_isNotRead(String text, int size) {
        assertNull(HandSet.parse(text, size));
    }
}

package cardbench.solve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Held against a map of the Java library. Nothing is ever forgotten. */
class MemoryTest {

    private static final long SEED = 11;

    private final Residues residues = new Residues(2);

    private static void write(Key key, int value) {
        key.begin();
        key.number(value);
        key.small(Math.abs(value % 1000));
    }

    @Test
    void everyState_isFoundAgain() {
        Random random = new Random(SEED);
        Memory memory = new Memory();
        Key key = new Key();
        Map<Integer, Integer> numbers = new LinkedHashMap<>();
        Map<Integer, Outcomes> solved = new LinkedHashMap<>();
        long room = 0;
        for (int i = 0; i < 20_000; i++) {
            int value = random.nextInt(8000) - 1000;
            write(key, value);
            int found = memory.find(key);
            assertEquals(numbers.getOrDefault(value, -1), found, "seed " + SEED + ", step " + i);
            if (found < 0) {
                int number = memory.add(key);
                assertEquals(numbers.size(), number);
                numbers.put(value, number);
                assertNull(memory.solved(number));
                assertTrue(memory.bytes() > room + key.kept().length);
                room = memory.bytes();
            } else if (memory.solved(found) == null) {
                Outcomes outcomes = new Outcomes();
                outcomes.of(value, residues);
                memory.put(found, outcomes);
                solved.put(found, outcomes);
                assertEquals(room + outcomes.bytes(), memory.bytes());
                room = memory.bytes();
            }
            assertEquals(numbers.size(), memory.size());
        }
        assertTrue(numbers.size() > 5000);
        numbers.forEach(
                (value, number) -> {
                    write(key, value);
                    assertEquals(number, memory.find(key));
                    assertSame(solved.get(number), memory.solved(number));
                });
    }

    /** Keys whose hashes are the same are still told apart. */
    @Test
    void equalHashes_doNotMatter() {
        Key key = new Key();
        Map<Integer, Integer> byHash = new LinkedHashMap<>();
        int[] pair = null;
        for (int value = 0; pair == null; value++) {
            key.begin();
            key.number(value * 0x9E3779B1);
            Integer other = byHash.put(key.hash(), value);
            pair = other == null ? null : new int[] {other, value};
        }
        Memory memory = new Memory();
        for (int i = 0; i < 2; i++) {
            key.begin();
            key.number(pair[i] * 0x9E3779B1);
            assertEquals(-1, memory.find(key));
            assertEquals(i, memory.add(key));
            assertEquals(i, memory.find(key));
        }
    }
}

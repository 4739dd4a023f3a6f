package cardbench.exact.tree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.number.Residues;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Held against a map of the Java library. Nothing is ever forgotten. */
class TranspositionTableTest {

    private static final long SEED = 11;

    private final Residues residues = new Residues(2);

    private static void write(StateEncoder encoder, int value) {
        encoder.begin();
        encoder.number(value);
        encoder.small(Math.abs(value % 1000));
    }

    @Test
    void everyState_isFoundAgain() {
        Random random = new Random(SEED);
        TranspositionTable transpositions = new TranspositionTable();
        StateEncoder encoder = new StateEncoder();
        Map<Integer, Integer> numbers = new LinkedHashMap<>();
        Map<Integer, OutcomeDistribution> solved = new LinkedHashMap<>();
        long room = 0;
        for (int i = 0; i < 20_000; i++) {
            int value = random.nextInt(8000) - 1000;
            write(encoder, value);
            int found = transpositions.find(encoder);
            assertEquals(numbers.getOrDefault(value, -1), found, "seed " + SEED + ", step " + i);
            if (found < 0) {
                int number = transpositions.add(encoder);
                assertEquals(numbers.size(), number);
                numbers.put(value, number);
                assertNull(transpositions.solved(number));
                assertTrue(transpositions.bytes() > room + encoder.kept().length);
                room = transpositions.bytes();
            } else if (transpositions.solved(found) == null) {
                OutcomeDistribution outcomes = new OutcomeDistribution();
                outcomes.of(value, residues);
                transpositions.put(found, outcomes);
                solved.put(found, outcomes);
                assertEquals(room + outcomes.bytes(), transpositions.bytes());
                room = transpositions.bytes();
            }
            assertEquals(numbers.size(), transpositions.size());
        }
        assertTrue(numbers.size() > 5000);
        numbers.forEach(
                (value, number) -> {
                    write(encoder, value);
                    assertEquals(number, transpositions.find(encoder));
                    assertSame(solved.get(number), transpositions.solved(number));
                });
    }

    /** Keys whose hashes are the same are still told apart. */
    @Test
    void equalHashes_doNotMatter() {
        StateEncoder encoder = new StateEncoder();
        Map<Integer, Integer> byHash = new LinkedHashMap<>();
        int[] pair = null;
        for (int value = 0; pair == null; value++) {
            encoder.begin();
            encoder.number(value * 0x9E3779B1);
            Integer other = byHash.put(encoder.hash(), value);
            pair = other == null ? null : new int[] {other, value};
        }
        TranspositionTable transpositions = new TranspositionTable();
        for (int i = 0; i < 2; i++) {
            encoder.begin();
            encoder.number(pair[i] * 0x9E3779B1);
            assertEquals(-1, transpositions.find(encoder));
            assertEquals(i, transpositions.add(encoder));
            assertEquals(i, transpositions.find(encoder));
        }
    }
}

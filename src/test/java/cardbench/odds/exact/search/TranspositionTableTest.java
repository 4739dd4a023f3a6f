package cardbench.odds.exact.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.number.Residues;
import cardbench.odds.exact.program.BudgetExceededException;
import cardbench.odds.exact.program.SolveCodes;
import cardbench.odds.exact.state.OutcomeDistribution;
import cardbench.odds.exact.state.StateEncoder;
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
                OutcomeDistribution outcomes = new OutcomeDistribution(residues);
                outcomes.add(Math.abs(value), residues.one());
                outcomes.height = value;
                transpositions.put(found, outcomes);
                solved.put(found, outcomes);
                long more = transpositions.bytes() - room - outcomes.bytes();
                assertTrue(more >= 0 && more <= 64, more + " bytes beside the outcomes");
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

    private static OutcomeDistribution outcomes(int number, int height) {
        Residues residues = new Residues(2);
        OutcomeDistribution outcomes = new OutcomeDistribution(residues);
        outcomes.add(number, residues.one());
        outcomes.height = height;
        return outcomes;
    }

    private static int added(TranspositionTable table, StateEncoder encoder, int key) {
        write(encoder, key);
        return table.add(encoder);
    }

    /** Most states have the distribution of many others, which needs its room once. */
    @Test
    void equalDistributions_areOne() {
        TranspositionTable table = new TranspositionTable();
        StateEncoder encoder = new StateEncoder();
        OutcomeDistribution first = table.put(added(table, encoder, 1), outcomes(3, 1));
        long room = table.bytes();
        assertSame(first, table.put(added(table, encoder, 2), outcomes(3, 1)));
        assertTrue(table.bytes() - room < first.bytes() + 64);
        assertNotSame(first, table.put(added(table, encoder, 3), outcomes(4, 1)));
        assertNotSame(first, table.put(added(table, encoder, 4), outcomes(3, 2)));
    }

    /** A state is known as it was reached and in its canonical form, until room is needed. */
    @Test
    void reachedStates_areRecalledUntilTheyAreForgotten() {
        TranspositionTable table = new TranspositionTable();
        StateEncoder encoder = new StateEncoder();
        write(encoder, 10);
        assertNull(table.recall(encoder));
        int reached = table.reach(encoder);
        assertEquals(reached, table.reach(encoder));
        assertNull(table.recall(encoder));
        int number = added(table, encoder, 20);
        OutcomeDistribution found = table.put(number, outcomes(3, 1));
        write(encoder, 20);
        assertSame(found, table.recall(encoder));
        table.remember(reached, found);
        write(encoder, 10);
        assertSame(found, table.recall(encoder));
        write(encoder, 11);
        int open = table.reach(encoder);
        assertEquals(1, table.size());

        long room = table.bytes();
        table.forget();
        assertTrue(table.bytes() < room);
        // it was reached before, so its number means nothing any more
        write(encoder, 12);
        int next = table.reach(encoder);
        table.remember(open, found);
        assertNull(table.recall(encoder));
        table.remember(next, found);
        assertSame(found, table.recall(encoder));
        write(encoder, 10);
        assertNull(table.recall(encoder));
        write(encoder, 20);
        assertSame(found, table.recall(encoder));
    }

    /**
     * Those that were reached before it was forgotten for the second time have no number, either.
     */
    @Test
    void numbersOfForgottenStates_meanNothing() {
        TranspositionTable table = new TranspositionTable();
        StateEncoder encoder = new StateEncoder();
        int[] reached = new int[6];
        for (int i = 0; i < reached.length; i++) {
            write(encoder, i);
            reached[i] = table.reach(encoder);
            if (i == 1 || i == 3) {
                table.forget();
            }
        }
        for (int i = 0; i < reached.length; i++) {
            table.remember(reached[i], outcomes(i, 1));
        }
        for (int i = 0; i < reached.length; i++) {
            write(encoder, i);
            assertEquals(i < 4 ? null : outcomes(i, 1), table.recall(encoder), "state " + i);
        }
    }

    /** A state is given up for a reason, and searched again once if that one holds no more. */
    @Test
    void statesGivenUp_areReopenedByTheirReason() {
        TranspositionTable table = new TranspositionTable();
        StateEncoder encoder = new StateEncoder();
        int tooLong = added(table, encoder, 1);
        int ofForm = added(table, encoder, 2);
        BudgetExceededException why = new BudgetExceededException(SolveCodes.TOO_LONG);
        table.lose(tooLong, why);
        table.lose(ofForm, new BudgetExceededException(SolveCodes.FORM));
        assertSame(why, table.why(tooLong));
        assertFalse(table.begins(tooLong));
        table.reopen(SolveCodes.TOO_LONG);
        assertNull(table.why(tooLong));
        assertFalse(table.begins(ofForm));
        assertSame(SolveCodes.FORM, table.why(ofForm).why());
        assertTrue(table.begins(tooLong));
        assertFalse(table.begins(tooLong), "its search has begun");
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

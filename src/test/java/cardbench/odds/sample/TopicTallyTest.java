package cardbench.odds.sample;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.odds.sample.TopicTally.Fault;
import cardbench.odds.sample.TopicTally.Printed;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tallies of batches, added up. */
class TopicTallyTest {

    private static final int NOT_ASKED = TopicTally.NOT_ASKED;

    private static TopicTally tally(
            String topic, int solved, List<Integer> combos, List<Integer> others, int faults) {
        return new TopicTally(
                topic,
                solved,
                10,
                0,
                combos,
                others,
                new Scores(),
                new ComboSets(combos.size()),
                BatchSpread.none(combos.size()),
                0,
                0,
                -1,
                Collections.nCopies(faults, new Fault(0, -1)),
                List.of(),
                0);
    }

    private static TopicTally tally(
            int games, int firstEmpty, Fault fault, List<Printed> prints, int... counts) {
        Scores scores = new Scores();
        scores.addListed(1, counts[0]);
        ComboSets sets = new ComboSets(2);
        sets.add(1, counts[0]);
        return new TopicTally(
                "t",
                0,
                games,
                0,
                List.of(counts[0], counts[1]),
                List.of(counts[2], NOT_ASKED),
                scores,
                sets,
                BatchSpread.of(counts[0], new int[] {counts[0], counts[1]}),
                counts[3],
                counts[4],
                firstEmpty,
                List.of(fault),
                prints,
                counts[5]);
    }

    private static Printed lines(int batch, String line, int count) {
        return new Printed(batch, Collections.nCopies(count, line));
    }

    private static TopicTally printing(Printed... printed) {
        return tally(1, -1, new Fault(0, -1), List.of(printed), 0, 0, 0, 0, 0, 0);
    }

    @Test
    void tallies_fitIfTheyCountTheSame() {
        TopicTally tally = tally("t", 1, List.of(0, 0), List.of(0, NOT_ASKED), 1);
        assertTrue(tally.fits(tally("t", 1, List.of(5, 6), List.of(7, NOT_ASKED), 1)));
        assertFalse(tally.fits(tally("u", 1, List.of(0, 0), List.of(0, NOT_ASKED), 1)));
        assertFalse(tally.fits(tally("t", 2, List.of(0, 0), List.of(0, NOT_ASKED), 1)));
        assertFalse(tally.fits(tally("t", 1, List.of(0), List.of(0, NOT_ASKED), 1)));
        assertFalse(tally.fits(tally("t", 1, List.of(0, 0), List.of(0), 1)));
        assertFalse(tally.fits(tally("t", 1, List.of(0, 0), List.of(0, 0), 1)));
        assertFalse(tally.fits(tally("t", 1, List.of(0, 0), List.of(NOT_ASKED, 0), 1)));
        assertFalse(tally.fits(tally("t", 1, List.of(0, 0), List.of(0, NOT_ASKED), 2)));
    }

    @Test
    void sum_hasTheCountsOfBoth() {
        TopicTally one = tally(10, 7, new Fault(1, 9), List.of(), 1, 2, 3, 4, 5, 6);
        TopicTally other = tally(20, 3, new Fault(2, 4), List.of(), 10, 20, 30, 40, 50, 60);
        TopicTally sum = one.plus(other);
        assertEquals("t", sum.topic());
        assertEquals(30, sum.games());
        assertEquals(List.of(11, 22), sum.combos());
        assertEquals(List.of(33, NOT_ASKED), sum.others());
        assertEquals(11, sum.scores().sum());
        assertEquals(11, sum.sets().games(1));
        assertEquals(44, sum.stopped());
        assertEquals(55, sum.emptySource());
        assertEquals(3, sum.firstEmpty());
        assertEquals(List.of(new Fault(3, 4)), sum.faults());
        assertEquals(66, sum.printed());
        assertEquals(1, one.scores().sum());
        assertEquals(1, one.sets().games(1));
    }

    @Test
    void firstGame_isTheEarlierOrTheOnlyOne() {
        assertEquals(0, first(0, 5));
        assertEquals(0, first(5, 0));
        assertEquals(5, first(-1, 5));
        assertEquals(5, first(5, -1));
        assertEquals(-1, first(-1, -1));
    }

    private static int first(int one, int other) {
        Fault none = new Fault(0, -1);
        return tally(1, one, none, List.of(), 0, 0, 0, 0, 0, 0)
                .plus(tally(1, other, none, List.of(), 0, 0, 0, 0, 0, 0))
                .firstEmpty();
    }

    @Test
    void printedLines_areInTheOrderOfTheBatches() {
        TopicTally sum =
                printing(lines(2, "c", 2)).plus(printing(lines(0, "a", 1), lines(1, "b", 1)));
        assertEquals(List.of("a", "b", "c", "c"), sum.lines());
    }

    @Test
    void hundredLines_areKept() {
        TopicTally sum = printing(lines(1, "b", 60)).plus(printing(lines(0, "a", 60)));
        assertEquals(List.of(lines(0, "a", 60), lines(1, "b", 40)), sum.prints());
        TopicTally full = printing(lines(0, "a", 100)).plus(printing(lines(1, "b", 1)));
        assertEquals(List.of(lines(0, "a", 100)), full.prints());
    }
}

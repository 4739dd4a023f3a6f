package cardbench.exact.machine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Arrangements counted by hand; {@link DrawnOrderTest} holds probabilities against all orders. */
class SetSequencesTest {

    private static final int INNER = 0;
    private static final int OUTER = 1;
    private static final int NONE = 2;

    private static final int[] NO_MARKS = {};

    @Test
    void exampleOfTheClass_isCounted() {
        int[] marks = {1, 1, 3, 1};
        assertEquals(
                Map.of(List.of(OUTER, INNER), 2, List.of(INNER, OUTER), 1),
                SetSequences.of(marks, NO_MARKS, new int[] {1, 1, 0}));
    }

    @Test
    void cardsOfNoSet_lieAnywhere() {
        // x..a, .x.a, ..xa, ..ax
        assertEquals(
                Map.of(List.of(NONE, INNER), 3, List.of(INNER, NONE), 1),
                SetSequences.of(new int[] {1, 1, 3, 1}, NO_MARKS, new int[] {1, 0, 1}));
    }

    @Test
    void emptyPlaces_areNeverTheLast() {
        // the draw meets one of two empty places of the outer set: only .x, not x.
        assertEquals(
                Map.of(List.of(NONE), 1),
                SetSequences.of(
                        new int[] {1, 1, 3, 2}, new int[] {1, 1, 3, 1}, new int[] {0, 0, 1}));
        // both, and that of the inner set: ...x
        assertEquals(
                Map.of(List.of(NONE), 1),
                SetSequences.of(new int[] {1, 1, 3, 2}, NO_MARKS, new int[] {0, 0, 1}));
    }

    @Test
    void setsInsideAnother_areAsOthersAre() {
        // .ab and .ba, the empty place is that of the outer set
        assertEquals(
                Map.of(List.of(0, 1), 1, List.of(1, 0), 1),
                SetSequences.of(new int[] {1, 0, 2, 0, 3, 1}, NO_MARKS, new int[] {1, 1, 0, 0}));
    }
}

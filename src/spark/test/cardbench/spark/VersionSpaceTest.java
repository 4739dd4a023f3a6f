package cardbench.spark;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.List;
import org.junit.jupiter.api.Test;

class VersionSpaceTest {

    private static final int[] START = {3, 2, 35};

    private static final List<CountRange> RANGES =
            List.of(new CountRange(0, 1, 3), new CountRange(1, 0, 39));

    @Test
    void lastRange_changesFastest() {
        VersionSpace space = new VersionSpace(START, RANGES, -1, 0, 100);
        assertEquals(3 * 40, space.size());
        assertArrayEquals(new int[] {1, 0, 35}, space.counts(0));
        assertArrayEquals(new int[] {1, 1, 35}, space.counts(1));
        assertArrayEquals(new int[] {2, 0, 35}, space.counts(40));
        assertArrayEquals(new int[] {3, 39, 35}, space.counts(119));
    }

    @Test
    void filler_keepsTheSizeOfTheDeck() {
        VersionSpace space = new VersionSpace(START, RANGES, 2, 0, 100);
        assertArrayEquals(new int[] {1, 0, 39}, space.counts(0));
        assertArrayEquals(new int[] {1, 39, 0}, space.counts(39));
        // 2 and 39 copies are one card too many for 40
        assertNull(space.counts(79));
    }

    @Test
    void deckOutsideTheLimits_isNone() {
        VersionSpace space = new VersionSpace(START, RANGES, -1, 37, 70);
        assertNull(space.counts(0));
        assertArrayEquals(new int[] {1, 1, 35}, space.counts(1));
        assertArrayEquals(new int[] {1, 34, 35}, space.counts(34));
        assertNull(space.counts(35));
    }

    @Test
    void size_doesNotOverflow() {
        List<CountRange> wide =
                List.of(
                        new CountRange(0, 0, 999),
                        new CountRange(1, 0, 999),
                        new CountRange(2, 0, 999),
                        new CountRange(3, 0, 999),
                        new CountRange(4, 0, 999),
                        new CountRange(5, 0, 999),
                        new CountRange(6, 0, 999),
                        new CountRange(7, 0, 999));
        assertEquals(VersionSpace.MOST + 1, new VersionSpace(new int[8], wide, -1, 0, 1000).size());
    }
}

package cardbench.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.List;
import org.junit.jupiter.api.Test;

class JudgedVersionTest {

    private static JudgedVersion version(long number, long above, long below) {
        return JudgedVersion.of(number, BigInteger.valueOf(above), BigInteger.valueOf(below));
    }

    @Test
    void order_isThatOfTheFractions() {
        assertEquals("2/3", version(0, 4, 6).fraction());
        assertTrue(version(9, 2, 3).compareTo(version(1, 665, 1000)) < 0);
        assertTrue(version(9, 2, 3).compareTo(version(1, 667, 1000)) > 0);
        assertTrue(version(2, 2, 3).compareTo(version(9, 4, 6)) < 0);
        // two values that no double tells apart
        long large = 1L << 60;
        assertTrue(version(1, large - 1, large).compareTo(version(0, large - 2, large)) < 0);
    }

    @Test
    void resultsOfParts_addUpInAnyOrder() {
        SweepResult one = SweepResult.judged(version(5, 1, 2)).plus(SweepResult.NO_DECK, 2);
        SweepResult other =
                SweepResult.judged(version(1, 1, 3)).plus(SweepResult.judged(version(7, 1, 2)), 2);
        SweepResult sum =
                new SweepResult(3, 1, 0, List.of(version(5, 1, 2), version(7, 1, 2)), List.of());
        assertEquals(sum, one.plus(other, 2));
        assertEquals(sum, other.plus(one, 2));
        assertEquals(sum, SweepResult.ofLine(sum.line()));
    }
}

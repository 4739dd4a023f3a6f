package cardbench.base.number;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FixedPointTest {

    @ParameterizedTest
    @CsvSource({
        "1, 3, 6, 0.333333",
        "2, 3, 6, 0.666667",
        "1, 8, 2, 0.12",
        "3, 8, 2, 0.38",
        "5, 8, 2, 0.62",
        "-1, 8, 2, -0.12",
        "-1, 1000, 2, 0.00",
        "999, 1000, 2, 1.00",
        "5, 2, 0, 2",
        "7, 2, 0, 4",
        "0, 5, 2, 0.00",
        "7, 0, 2, 7.00",
        "9223372036854775807, 1, 2, 9223372036854775807.00",
    })
    void fraction_isRoundedHalfToEven(long above, long below, int decimals, String text) {
        assertEquals(text, FixedPoint.fraction(above, below, decimals));
    }

    @Test
    void fractions_areThoseOfBigDecimal() {
        Random random = new Random(5);
        for (int i = 0; i < 20_000; i++) {
            long above = random.nextInt(2_000_000) - 1_000_000;
            long below = 1 + random.nextInt(1_000_000);
            String expected =
                    BigDecimal.valueOf(above)
                            .divide(BigDecimal.valueOf(below), 6, RoundingMode.HALF_EVEN)
                            .toPlainString();
            assertEquals(expected, FixedPoint.fraction(above, below, 6), above + "/" + below);
        }
    }

    @Test
    void doubles_areThoseOfBigDecimal() {
        Random random = new Random(6);
        for (int i = 0; i < 20_000; i++) {
            double value = (random.nextDouble() - 0.5) * 10;
            String expected =
                    new BigDecimal(value).setScale(4, RoundingMode.HALF_EVEN).toPlainString();
            assertEquals(
                    expected.equals("-0.0000") ? "0.0000" : expected,
                    FixedPoint.decimals(value, 4));
        }
    }

    @Test
    void doublesThatAreNoNumbersOrTooLarge_areBounded() {
        assertEquals("0.00", FixedPoint.decimals(Double.NaN, 2));
        assertEquals("1000000000.00", FixedPoint.decimals(Double.POSITIVE_INFINITY, 2));
        assertEquals("-1000000000.00", FixedPoint.decimals(-1e300, 2));
        assertEquals("0.00", FixedPoint.decimals(-0.001, 2));
        assertEquals("0.12", FixedPoint.decimals(0.125, 2));
        assertEquals("2", FixedPoint.decimals(2.5, 0));
    }
}

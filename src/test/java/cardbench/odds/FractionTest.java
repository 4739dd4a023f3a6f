package cardbench.odds;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import cardbench.solve.Natural;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FractionTest {

    @ParameterizedTest
    @CsvSource({
        "565656, 658008, 49/57",
        "0, 7, 0",
        "14, 7, 2",
        "6, 4, 3/2",
        "9007199254740991, 9007199254740990, 9007199254740991/9007199254740990",
    })
    void fraction_isInLowestTerms(double above, double below, String text) {
        Fraction fraction = Fraction.of(above, below);
        BigInteger divisor = BigInteger.valueOf((long) above).gcd(BigInteger.valueOf((long) below));
        assertEquals(Natural.of((long) above / divisor.longValue()), fraction.numerator());
        assertEquals(Natural.of((long) below / divisor.longValue()), fraction.denominator());
        assertEquals(text, fraction.text());
        assertEquals(fraction, Fraction.parse(fraction.text()));
    }

    /** Held against arbitrary precision. */
    @Test
    void decimals_areRoundedHalfToEven() {
        Random random = new Random(3);
        for (int i = 0; i < 20_000; i++) {
            long below = 1 + (random.nextLong() >>> 11 + random.nextInt(40));
            long above = (random.nextLong() >>> 11) % (3 * below);
            if (i % 10 == 0) {
                below = 2_000_000;
                above = random.nextInt(4_000_000);
            }
            String expected =
                    BigDecimal.valueOf(above)
                            .divide(BigDecimal.valueOf(below), 6, RoundingMode.HALF_EVEN)
                            .toPlainString();
            assertEquals(
                    expected,
                    Fraction.of(Natural.of(above), Natural.of(below)).decimals(),
                    above + "/" + below);
        }
        assertEquals("1.000000", Fraction.of(9999999, 10000000).decimals());
    }

    @ParameterizedTest
    @CsvSource({"1/0", "a", "-1/2", "1/", "/2", "''", "1/2/3", "1e3"})
    void whatIsNone_isNotRead(String text) {
        assertNull(Fraction.parse(text));
    }
}

package cardbench.base.number;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

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

    /** Numbers of any size, held against arbitrary precision. */
    @Test
    void largeFractions_areReckonedExactly() {
        for (int seed = 0; seed < 300; seed++) {
            Random random = new Random(seed);
            BigInteger below = new BigInteger(1 + random.nextInt(300), random).add(BigInteger.ONE);
            BigInteger above = new BigInteger(350, random).mod(below.add(BigInteger.ONE));
            BigInteger other = new BigInteger(1 + random.nextInt(200), random);
            Fraction one = Fraction.of(natural(above), natural(below));
            Fraction two = Fraction.of(natural(other), natural(below));
            String where = "seed " + seed;
            BigInteger common = above.gcd(below);
            BigInteger numerator = above.divide(common);
            BigInteger denominator = below.divide(common);
            assertEquals(numerator.toString(), one.numerator().toString(), where);
            assertEquals(denominator.toString(), one.denominator().toString(), where);
            assertEquals(one, Fraction.parse(one.text()), where);
            assertEquals(
                    Fraction.of(natural(above.multiply(other)), natural(below.multiply(below))),
                    one.times(two),
                    where);
            assertEquals(
                    Fraction.of(natural(below.subtract(above)), natural(below)), one.rest(), where);
            BigInteger bound = BigInteger.TWO.pow(53);
            boolean small = numerator.compareTo(bound) < 0 && denominator.compareTo(bound) < 0;
            assertEquals(small, one.isSmall(), where);
            int decimals = random.nextInt(12);
            int factor = 1 + random.nextInt(100);
            String expected =
                    new BigDecimal(above.multiply(BigInteger.valueOf(factor)))
                            .divide(new BigDecimal(below), decimals, RoundingMode.HALF_EVEN)
                            .toPlainString();
            assertEquals(
                    expected + (decimals == 0 ? "." : ""), one.decimals(decimals, factor), where);
            assertEquals(
                    new BigDecimal(above)
                            .divide(new BigDecimal(below), 40, RoundingMode.DOWN)
                            .doubleValue(),
                    one.approximately(),
                    1e-14,
                    where);
        }
    }

    private static Natural natural(BigInteger number) {
        return Natural.parse(number.toString());
    }

    @ParameterizedTest
    @CsvSource({"1/0", "a", "-1/2", "1/", "/2", "''", "1/2/3", "1e3"})
    void whatIsNone_isNotRead(String text) {
        assertNull(Fraction.parse(text));
    }
}

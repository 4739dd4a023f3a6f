package cardbench.base.number;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigInteger;
import org.junit.jupiter.api.Test;

/** Held against Pascal's triangle. */
class BinomialsTest {

    private static final int PRIMES = 14;

    private final Residues residues = new Residues(PRIMES);
    private final Binomials binomials = new Binomials(residues);

    /** Row by row, each number the sum of the two above it. */
    private static BigInteger[][] triangle(int rows, int most) {
        BigInteger[][] triangle = new BigInteger[rows + 1][most + 1];
        for (int all = 0; all <= rows; all++) {
            for (int chosen = 0; chosen <= most; chosen++) {
                triangle[all][chosen] =
                        chosen == 0
                                ? BigInteger.ONE
                                : all == 0
                                        ? BigInteger.ZERO
                                        : triangle[all - 1][chosen - 1].add(
                                                triangle[all - 1][chosen]);
            }
        }
        return triangle;
    }

    private void assertChoices(BigInteger expected, int all, int chosen) {
        String where = all + " over " + chosen;
        double[] multiplicity = binomials.count(all, chosen);
        assertEquals(expected.toString(), "" + residues.count(multiplicity, Natural.ONE), where);
        assertEquals(1, multiplicity[0] / expected.doubleValue(), 1e-12, where);
        double[] share = binomials.share(all, chosen);
        Natural whole = Natural.parse(expected.toString());
        assertEquals("1", "" + residues.count(share, whole), where);
        assertEquals(1, share[0] * expected.doubleValue(), 1e-12, where);
    }

    @Test
    void choices_areThoseOfTheTriangle() {
        BigInteger[][] triangle = triangle(120, Binomials.MAX);
        for (int all = 0; all <= 120; all++) {
            for (int chosen = 0; chosen <= Math.min(all, Binomials.MAX); chosen++) {
                assertChoices(triangle[all][chosen], all, chosen);
            }
        }
    }

    @Test
    void choicesOutOfTheMost_areThoseOfTheTriangle() {
        BigInteger[][] triangle = triangle(Residues.MAX_MULTIPLICITY, Binomials.MAX);
        for (int chosen = 0; chosen <= Binomials.MAX; chosen++) {
            assertChoices(
                    triangle[Residues.MAX_MULTIPLICITY][chosen], Residues.MAX_MULTIPLICITY, chosen);
        }
        // in the other order, so that the share is asked first
        assertEquals(1.0 / 15, new Binomials(residues).share(6, 2)[0], 1e-15);
    }
}

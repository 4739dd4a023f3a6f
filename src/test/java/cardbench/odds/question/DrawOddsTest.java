package cardbench.odds.question;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cardbench.base.number.Fraction;
import java.math.BigInteger;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DrawOddsTest {

    private static Fraction held(int size, int copies, int first, int perTurn, int turn) {
        return DrawOdds.byTurn(size, copies, first, perTurn, turn, false).get(turn).held();
    }

    /** Figures that players know: three copies of forty in five cards, and others, by hand. */
    @ParameterizedTest
    @CsvSource({
        "40, 3, 5, 1, 0, 0.337551",
        "40, 3, 5, 1, 1, 0.394332",
        "30, 2, 3, 1, 0, 0.193103",
        "30, 1, 3, 1, 5, 0.266667",
        "30, 2, 5, 2, 3, 0.606897",
        "40, 0, 5, 1, 3, 0.000000",
        "5, 1, 5, 1, 0, 1.000000",
        "3, 1, 2, 5, 1, 1.000000",
    })
    void odds_areHypergeometric(
            int size, int copies, int first, int perTurn, int turn, String decimals) {
        assertEquals(decimals, held(size, copies, first, perTurn, turn).decimals());
    }

    /** Every way in which three copies can lie in a deck of nine, with its mulligan. */
    @Test
    void mulligan_isWhatAllArrangementsSay() {
        for (int first = 0; first <= 4; first++) {
            List<DrawOdds> odds = DrawOdds.byTurn(9, 2, first, 1, 3, true);
            for (int turn = 0; turn <= 3; turn++) {
                double missed = 0;
                // the copies lie at two places of nine; the first cards are put back unless one is
                for (int a = 0; a < 9; a++) {
                    for (int b = 0; b < a; b++) {
                        boolean kept = b < first || a < first;
                        boolean again = b < 2 * first || a < 2 * first;
                        missed += kept || again ? 0 : 1 / 36.0 * missesLater(9 - first, turn);
                    }
                }
                Fraction held = odds.get(turn).held();
                assertEquals(
                        1 - missed, held.approximately(), 1e-12, first + " cards, turn " + turn);
            }
        }
    }

    /** How likely none of two copies is among some cards of a shuffled deck. */
    private static double missesLater(int size, int drawn) {
        double misses = 1;
        for (int i = 0; i < drawn; i++) {
            misses *= (size - 2 - i) / (double) (size - i);
        }
        return misses;
    }

    /** The usual numbers of lands, and the bounds of a deck, against products of single draws. */
    @ParameterizedTest
    @CsvSource({
        "60, 24, 7, false",
        "99, 37, 7, false",
        "98, 15, 7, true",
        "80, 24, 5, true",
        "250, 1, 5, true",
        "250, 125, 10, false",
        "250, 249, 5, true",
        "250, 250, 5, true",
        "1000, 500, 5, false",
    })
    void largeNumbers_haveTheirChance(int size, int copies, int first, boolean mulligan) {
        for (DrawOdds odds : DrawOdds.byTurn(size, copies, first, 1, 10, mulligan)) {
            BigInteger misses = BigInteger.ONE;
            BigInteger all = BigInteger.ONE;
            for (DrawOdds.Miss miss : odds.missed()) {
                for (int there = miss.size(); there > miss.left(); there--) {
                    misses = misses.multiply(BigInteger.valueOf(Math.max(0, there - copies)));
                    all = all.multiply(BigInteger.valueOf(there));
                }
            }
            String where = odds.seen() + " seen";
            BigInteger common = all.gcd(misses);
            assertEquals(
                    "" + all.subtract(misses).divide(common),
                    odds.held().numerator().toString(),
                    where);
            assertEquals("" + all.divide(common), odds.held().denominator().toString(), where);
        }
    }
}

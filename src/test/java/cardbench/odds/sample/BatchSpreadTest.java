package cardbench.odds.sample;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Batches whose successes are given; the variances are computed by hand. */
class BatchSpreadTest {

    private static final int GAMES = 8 * Sampler.BATCH;

    private static BatchSpread of(int... successes) {
        BatchSpread sum = BatchSpread.none(1);
        for (int count : successes) {
            sum = sum.plus(BatchSpread.of(count, new int[] {count / 2}));
        }
        return sum;
    }

    /**
     * 4 times 1,034 and 4 times 1,014 successes of the topic: 1,024 on average, a quarter of the
     * games; of the combo 517 and 507: 512 on average, an eighth.
     *
     * @param squares the sum of the squares of what a batch differs by from the average
     * @param plain the variance of a batch of plain games: 4096 p (1 - p)
     */
    @ParameterizedTest
    @CsvSource({"0, 8192, 800, 768", "1, 4096, 200, 448"})
    void share_isTheVarianceBetweenBatchesByThatOfPlainGames(
            int figure, int successes, double squares, double plain) {
        BatchSpread spread = of(1034, 1014, 1034, 1014, 1034, 1014, 1034, 1014);
        double careful = 7.5 / 5 * (1 + 1 / Math.sqrt(7));
        assertEquals(squares / 7 / plain * careful, spread.share(figure, successes, GAMES), 1e-12);
    }

    /** Games that are in no whole batch have the variance of plain games. */
    @Test
    void gamesBesideTheBatches_arePlain() {
        BatchSpread spread = of(1024, 1024, 1024, 1024, 1024, 1024, 1024, 1024);
        assertEquals(0.5, spread.share(0, 16 * 1024, 2 * GAMES), 1e-12);
    }

    @Test
    void batchesThatDifferByMoreThanChance_haveTheBoundsOfPlainGames() {
        assertEquals(1, of(0, 2048, 0, 2048, 0, 2048, 0, 2048).share(0, 8 * 1024, GAMES));
    }

    @Test
    void fewerThanEightBatches_tellNothing() {
        assertEquals(1, of(9, 9, 9, 9, 9, 9, 9).share(0, 63, 7 * Sampler.BATCH));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, Sampler.BATCH})
    void rateOfZeroOrOne_hasTheBoundsOfPlainGames(int each) {
        BatchSpread spread = of(each, each, each, each, each, each, each, each);
        assertEquals(1, spread.share(0, 8 * each, GAMES));
    }

    @Test
    void sums_areTheSameInAnyOrder() {
        assertEquals(of(1, 2, 3).plus(of(40, 50)), of(50, 3, 1).plus(of(2, 40)));
    }
}

package cardbench.sample;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
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

    /** 4 times 1,034 and 4 times 1,014: 1,024 each on average, which are a quarter of the games. */
    @Test
    void share_isTheVarianceBetweenBatchesByThatOfPlainGames() {
        BatchSpread spread = of(1034, 1014, 1034, 1014, 1034, 1014, 1034, 1014);
        // the sample variance of a batch is 8 * 10^2 / 7, that of a plain one 4096 * 1/4 * 3/4
        double share = 800 / 7.0 / 768;
        double careful = 7.5 / 5 * (1 + 1 / Math.sqrt(7));
        assertEquals(share * careful, spread.share(0, 8 * 1024, GAMES), 1e-12);
    }

    /** The combo has 517 and 507 successes: 512 on average, an eighth of the games. */
    @Test
    void combo_hasAShareOfItsOwn() {
        BatchSpread spread = of(1034, 1014, 1034, 1014, 1034, 1014, 1034, 1014);
        double share = 200 / 7.0 / 448;
        double careful = 7.5 / 5 * (1 + 1 / Math.sqrt(7));
        assertEquals(share * careful, spread.share(1, 8 * 512, GAMES), 1e-12);
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

package cardbench.odds.exact;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class HistogramTest {

    /** More keys than there was room for in the beginning, and weights up to where gaps begin. */
    @Test
    void sums_areExactAndAscending() {
        for (int seed = 0; seed < 50; seed++) {
            Random random = new Random(seed);
            Histogram histogram = new Histogram();
            Map<Integer, Long> expected = new TreeMap<>();
            for (int i = random.nextInt(80); i > 0; i--) {
                int key = random.nextInt(50) - 25;
                long weight = random.nextLong() >>> 19;
                histogram.add(key, weight);
                expected.merge(key, weight, Long::sum);
            }
            StringBuilder found = new StringBuilder();
            for (ExactTally.Part part : histogram.parts()) {
                found.append(part.key()).append('=').append(part.hands()).append(", ");
            }
            StringBuilder all = new StringBuilder();
            expected.forEach((key, sum) -> all.append(key).append('=').append(sum).append(", "));
            assertEquals(all.toString(), found.toString(), "seed " + seed);
        }
    }
}

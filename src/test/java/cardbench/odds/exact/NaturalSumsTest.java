package cardbench.odds.exact;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cardbench.base.number.Natural;
import java.math.BigInteger;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class NaturalSumsTest {

    @Test
    void sums_areExactAndAscending() {
        for (int seed = 0; seed < 50; seed++) {
            Random random = new Random(seed);
            NaturalSums sums = new NaturalSums();
            Map<Integer, BigInteger> expected = new TreeMap<>();
            for (int i = random.nextInt(60); i > 0; i--) {
                int key = random.nextInt(20) - 10;
                BigInteger number = new BigInteger(random.nextInt(200), random);
                sums.add(key, Natural.parse(number.toString()));
                expected.merge(key, number, BigInteger::add);
            }
            StringBuilder found = new StringBuilder();
            for (ExactTally.Part part : sums.parts()) {
                found.append(part.key()).append('=').append(part.hands()).append(", ");
            }
            StringBuilder all = new StringBuilder();
            expected.forEach((key, sum) -> all.append(key).append('=').append(sum).append(", "));
            assertEquals(all.toString(), found.toString(), "seed " + seed);
        }
    }
}

package cardbench.odds.yisp.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import java.util.function.BinaryOperator;
import java.util.function.IntBinaryOperator;
import org.junit.jupiter.api.Test;

/** Ranges hold every result that the numbers in them can have, in the arithmetic of Java's int. */
class ValueRangeTest {

    private static final long SEED = 20261122;

    private record Operation(
            String name, BinaryOperator<ValueRange> ofRanges, IntBinaryOperator ofNumbers) {}

    private static int truth(boolean holds) {
        return holds ? 1 : 0;
    }

    private static final List<Operation> OPERATIONS =
            List.of(
                    new Operation("+", ValueRange::plus, (a, b) -> a + b),
                    new Operation("-", ValueRange::minus, (a, b) -> a - b),
                    new Operation("*", ValueRange::times, (a, b) -> a * b),
                    new Operation("/", ValueRange::over, (a, b) -> b == 0 ? 0 : a / b),
                    new Operation("<", ValueRange::less, (a, b) -> truth(a < b)),
                    new Operation("==", ValueRange::equal, (a, b) -> truth(a == b)),
                    new Operation("and", ValueRange::and, (a, b) -> truth(a != 0 && b != 0)),
                    new Operation("or", ValueRange::either, (a, b) -> truth(a != 0 || b != 0)),
                    new Operation("!=", (a, b) -> a.equal(b).not(), (a, b) -> truth(a != b)),
                    new Operation("if", (a, b) -> a.chosenBy(b, b), (a, b) -> b == 0 ? b : a),
                    new Operation("least", ValueRange::upTo, (a, b) -> a > b ? 0 : a),
                    new Operation("most", ValueRange::upTo, (a, b) -> a > b ? 0 : b));

    private static final int[] PLACES = {
        Integer.MIN_VALUE,
        Integer.MIN_VALUE / 2,
        -65536,
        -3,
        -1,
        0,
        2,
        46340,
        65535,
        1 << 30,
        Integer.MAX_VALUE - 3
    };

    private static ValueRange range(Random random) {
        int least = PLACES[random.nextInt(PLACES.length)] + random.nextInt(4);
        long most = Math.min(Integer.MAX_VALUE, (long) least + random.nextInt(5));
        return new ValueRange(least, (int) most);
    }

    @Test
    void resultsOfAllNumbers_areInTheRange() {
        Random random = new Random(SEED);
        int known = 0;
        for (int round = 0; round < 3_000; round++) {
            ValueRange a = range(random);
            ValueRange b = range(random);
            for (Operation operation : OPERATIONS) {
                ValueRange results = operation.ofRanges().apply(a, b);
                for (long x = a.least(); x <= a.most(); x++) {
                    for (long y = b.least(); y <= b.most(); y++) {
                        int result = operation.ofNumbers().applyAsInt((int) x, (int) y);
                        assertTrue(
                                results.least() <= result && result <= results.most(),
                                () -> SEED + ": " + a + " " + operation.name() + " " + b);
                    }
                }
                known += results.isKnown() ? 1 : 0;
            }
        }
        assertTrue(known > 5_000, known + " results are known");
    }

    @Test
    void knownResultBeyond32Bits_wraps() {
        ValueRange large = ValueRange.known(65536);
        assertEquals(ValueRange.known(0), large.times(large));
        ValueRange largest = ValueRange.known(Integer.MAX_VALUE);
        assertEquals(ValueRange.known(Integer.MIN_VALUE), largest.plus(ValueRange.known(1)));
        assertEquals(ValueRange.ALL, largest.plus(ValueRange.TRUTH));
    }
}

package cardbench.odds.exact.state;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.odds.exact.program.Problem;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

class StateEncoderTest {

    private final StateEncoder encoder = new StateEncoder();

    private byte[] written(Runnable writes) {
        encoder.begin();
        writes.run();
        return encoder.kept();
    }

    /** No value's bytes begin those of another one, so that a row of values can be told apart. */
    private static void assertNoneBeginsAnother(Map<ByteBuffer, String> all) {
        for (Map.Entry<ByteBuffer, String> one : all.entrySet()) {
            byte[] bytes = one.getKey().array();
            for (int length = 0; length < bytes.length; length++) {
                String shorter = all.get(ByteBuffer.wrap(Arrays.copyOf(bytes, length)));
                assertEquals(null, shorter, one.getValue() + " begins with " + shorter);
            }
        }
    }

    @Test
    void keyThatIsTaken_isTheOneThatWasWritten() {
        byte[] key = written(() -> encoder.small(1_000));
        int hash = encoder.hash();
        byte[] longer = new byte[1_000];
        encoder.take(longer, 7);
        assertTrue(encoder.is(longer));
        encoder.take(key, hash);
        assertTrue(encoder.is(key));
        assertArrayEquals(key, encoder.kept());
        assertEquals(hash, encoder.hash());
    }

    @Test
    void smallNumbers_canBeToldApart() {
        Map<ByteBuffer, String> all = new HashMap<>();
        int count = 0;
        for (int value = 0;
                value >= 0 && value < 1 << 30;
                value += value < 40_000 ? 1 : 7_654_321) {
            int one = value;
            all.put(ByteBuffer.wrap(written(() -> encoder.small(one))), "" + value);
            count++;
        }
        byte[] most = written(() -> encoder.small(Integer.MAX_VALUE));
        all.put(ByteBuffer.wrap(most), "the largest");
        assertEquals(count + 1, all.size());
        assertNoneBeginsAnother(all);
    }

    @Test
    void numbers_canBeToldApart() {
        Map<ByteBuffer, String> all = new HashMap<>();
        int count = 0;
        for (long value = Integer.MIN_VALUE; value <= Integer.MAX_VALUE; count++) {
            int one = (int) value;
            all.put(ByteBuffer.wrap(written(() -> encoder.number(one))), "" + one);
            // every number near 0, where the short ones are
            boolean near = value >= -2000 && value < 2000;
            value =
                    near
                            ? value + 1
                            : value < 0 ? Math.min(-2000, value + 998_877) : value + 998_877;
        }
        assertEquals(count, all.size());
        assertNoneBeginsAnother(all);
    }

    @Test
    void rowsOfCards_canBeToldApart() {
        Map<ByteBuffer, String> all = new HashMap<>();
        Random random = new Random(5);
        Set<String> rows = new HashSet<>();
        for (int i = 0; i < 3000; i++) {
            byte[] cards = new byte[random.nextInt(i % 300 == 0 ? 600 : 4)];
            for (int k = 0; k < cards.length; k++) {
                int flags = random.nextInt(4) * PartiallyOrderedCards.START;
                cards[k] = (byte) (random.nextInt(Problem.MOST_CLASSES) | flags);
            }
            String row = Arrays.toString(cards);
            rows.add(row);
            all.put(ByteBuffer.wrap(written(() -> encoder.cards(cards))), row);
        }
        assertEquals(rows.size(), all.size());
        assertNoneBeginsAnother(all);
    }

    @Test
    void whatIsKept_isNotWrittenOver() {
        byte[] first = written(() -> encoder.cards(new byte[] {1, 2, 3}));
        byte[] copy = first.clone();
        assertTrue(encoder.is(first));
        int hash = encoder.hash();
        written(() -> encoder.cards(new byte[] {1, 2, 4}));
        assertArrayEquals(copy, first);
        assertTrue(!encoder.is(first));
        assertTrue(hash != encoder.hash());
        written(() -> encoder.cards(new byte[] {1, 2, 3}));
        assertTrue(encoder.is(first));
        assertEquals(hash, encoder.hash());
        encoder.small(0);
        assertTrue(!encoder.is(first));
    }
}

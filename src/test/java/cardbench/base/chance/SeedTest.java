package cardbench.base.chance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SeedTest {

    @Test
    void parse_nameOrWord_isTheSameSeed() {
        assertEquals(Optional.of(new Seed("2026")), Seed.parse("xoshiro128:2026"));
        assertEquals(Optional.of(new Seed("2026")), Seed.parse("2026"));
        assertEquals("xoshiro128:2026", new Seed("2026").name());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "xoshiro128:", "a b", "pcg:1", "种子", "a/b"})
    void parse_anythingElse_isEmpty(String text) {
        assertTrue(Seed.parse(text).isEmpty());
    }

    @Test
    void parse_wordsOfUpTo64Letters() {
        assertTrue(Seed.parse("x".repeat(64)).isPresent());
        assertTrue(Seed.parse("x".repeat(65)).isEmpty());
    }

    @Test
    void start_eachTopicBatchAndSeed_hasItsOwnStream() {
        Set<Long> beginnings = new HashSet<>();
        Random32 random = new Random32(0, 0, 0, 0);
        for (String word : new String[] {"1", "2", "12"}) {
            for (String topic : new String[] {"", "a", "b", "ab", "2"}) {
                for (int batch = 0; batch < 200; batch++) {
                    new Seed(word).start(random, topic, batch);
                    beginnings.add((long) random.next() << 32 ^ random.next() & 0xffffffffL);
                }
            }
        }
        assertEquals(3 * 5 * 200, beginnings.size());
    }

    @Test
    void start_again_beginsAgain() {
        Random32 random = new Random32(0, 0, 0, 0);
        new Seed("7").start(random, "topic", 3);
        int first = random.next();
        random.next();
        new Seed("7").start(random, "topic", 3);
        assertEquals(first, random.next());
    }

    /** The definition of the class comment, worked through with long arithmetic. */
    @Test
    void start_followsItsDescription() {
        int[] state = new int[4];
        for (int k = 0; k < 4; k++) {
            long x = k + 1;
            for (int unit : new int[] {'9', 0, 't', 0, 5}) {
                x = (x ^ unit) + 0x9e3779b9L & 0xffffffffL;
                x = (x ^ x >> 16) * 0x21f0aaadL & 0xffffffffL;
                x = (x ^ x >> 15) * 0x735a2d97L & 0xffffffffL;
                x = x ^ x >> 15;
            }
            state[k] = (int) x;
        }
        Random32 expected = new Random32(state[0], state[1], state[2], state[3]);
        Random32 random = new Random32(0, 0, 0, 0);
        new Seed("9").start(random, "t", 5);
        for (int i = 0; i < 10; i++) {
            assertEquals(expected.next(), random.next());
        }
    }
}

package cardbench.base.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;

class LineCounterTest {

    @Test
    void places_agreeWithThoseOfLines_inAnyOrder() {
        for (int seed = 0; seed < 100; seed++) {
            Random random = new Random(seed);
            StringBuilder text = new StringBuilder();
            for (int i = random.nextInt(300); i > 0; i--) {
                text.append("ab\n\n\r".charAt(random.nextInt(5)));
            }
            Lines lines = new Lines(text.toString());
            LineCounter counter = new LineCounter(text.toString());
            for (int i = 0; i < 100; i++) {
                int from = random.nextInt(text.length() + 1);
                assertEquals(
                        lines.range(from, from),
                        counter.place(Location.range(from, from)),
                        "seed " + seed + " at " + from);
            }
        }
    }

    @Test
    void anyLineBreak_makesSeveralLines() {
        assertTrue(new LineCounter("a\n").several());
        assertTrue(new LineCounter("\rb").several());
        assertFalse(new LineCounter("ab").several());
    }
}

package cardbench.base.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import org.junit.jupiter.api.Test;

class LinesTest {

    @Test
    void emptyText_hasOneLine() {
        Lines lines = new Lines("");
        assertEquals(1, lines.line(0));
        assertEquals(1, lines.column(0));
    }

    @Test
    void everyKindOfBreak_startsOneLine() {
        Lines lines = new Lines("a\nb\r\nc\rd");
        assertEquals(1, lines.line(1));
        assertEquals(2, lines.line(2));
        assertEquals(2, lines.line(4), "the line feed of a pair belongs to the line it ends");
        assertEquals(3, lines.column(4));
        assertEquals(3, lines.line(5));
        assertEquals(4, lines.line(7));
        assertEquals(1, lines.column(7));
    }

    @Test
    void offsetsOutside_countAsTheNearerEnd() {
        Lines lines = new Lines("ab\ncd");
        assertEquals(1, lines.line(-3));
        assertEquals(1, lines.column(-3));
        assertEquals(2, lines.line(99));
        assertEquals(3, lines.column(99));
    }

    @Test
    void range_carriesBothKindsOfPlace() {
        assertEquals(Location.range(3, 5).withLine(2, 1), new Lines("ab\ncd").range(3, 5));
    }

    @Test
    void linesAndColumns_agreeWithCountingFromTheStart() {
        for (int seed = 0; seed < 50; seed++) {
            Random random = new Random(seed);
            StringBuilder text = new StringBuilder();
            for (int i = random.nextInt(300); i > 0; i--) {
                text.append("ab\n\n\r".charAt(random.nextInt(5)));
            }
            Lines lines = new Lines(text.toString());
            int line = 1;
            int column = 1;
            for (int i = 0; i <= text.length(); i++) {
                assertEquals(line, lines.line(i), "seed " + seed + " at " + i);
                assertEquals(column, lines.column(i), "seed " + seed + " at " + i);
                column++;
                if (i < text.length() && endsLine(text, i)) {
                    line++;
                    column = 1;
                }
            }
        }
    }

    private static boolean endsLine(CharSequence text, int at) {
        return switch (text.charAt(at)) {
            case '\n' -> true;
            case '\r' -> !text.subSequence(at + 1, text.length()).toString().startsWith("\n");
            default -> false;
        };
    }
}

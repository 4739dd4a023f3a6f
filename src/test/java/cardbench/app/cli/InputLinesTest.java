package cardbench.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class InputLinesTest {

    private static InputLines lines(String text, Charset charset) {
        return new InputLines(TerminalRun.terminal(text.getBytes(charset), charset));
    }

    @Test
    void lines_loseTheirEndAlone() throws IOException {
        InputLines lines = lines("卡组\r\n\n\r\r\nlast", StandardCharsets.UTF_8);
        assertEquals("卡组", lines.next());
        assertEquals("", lines.next());
        assertEquals("\r", lines.next());
        assertEquals("last", lines.next());
        assertNull(lines.next());
    }

    @Test
    void linesOfAnotherCharset_areReadInThatOfTheConsole() throws IOException {
        InputLines lines = lines("é\n", StandardCharsets.ISO_8859_1);
        assertEquals("é", lines.next());
        assertEquals("\ufffd", lines("\ufffd", StandardCharsets.UTF_8).next());
    }

    /** So many letters. */
    private static InputStream letters(int count) {
        byte[] letters = new byte[count];
        Arrays.fill(letters, (byte) 'x');
        return new ByteArrayInputStream(letters);
    }

    @Test
    void lineThatIsTooLong_isPassedOver() throws IOException {
        InputStream in =
                new SequenceInputStream(
                        Collections.enumeration(
                                List.of(
                                        letters(Terminal.MAX_INPUT),
                                        new ByteArrayInputStream(new byte[] {'\n'}),
                                        letters(Terminal.MAX_INPUT + 1),
                                        new ByteArrayInputStream("\nnext".getBytes("US-ASCII")))));
        InputLines lines = new InputLines(new Terminal(in, null, null, StandardCharsets.UTF_8));
        assertEquals(Terminal.MAX_INPUT, lines.next().length());
        assertThrows(InputLines.TooLongException.class, lines::next);
        assertEquals("next", lines.next());
        assertNull(lines.next());
    }

    @Test
    void endlessText_isRefused() {
        InputStream endless =
                new InputStream() {
                    @Override
                    public int read() {
                        return 'x';
                    }
                };
        Terminal terminal = new Terminal(endless, null, null, StandardCharsets.UTF_8);
        assertThrows(IOException.class, terminal::readAll);
    }
}

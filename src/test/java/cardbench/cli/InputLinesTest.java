package cardbench.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class InputLinesTest {

    private static InputLines lines(String text) {
        return new InputLines(
                TerminalRun.terminal(
                        text.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8));
    }

    @Test
    void lines_loseTheirEndAlone() throws IOException {
        InputLines lines = lines("卡组\r\n\nlast");
        assertTrue(lines.ready());
        assertEquals("卡组", lines.next());
        assertEquals("", lines.next());
        assertEquals("last", lines.next());
        assertFalse(lines.ready());
        assertNull(lines.next());
    }

    @Test
    void endlessLine_isRefused() {
        InputStream endless =
                new InputStream() {
                    @Override
                    public int read() {
                        return 'x';
                    }
                };
        Terminal terminal = new Terminal(endless, null, null, StandardCharsets.UTF_8);
        assertThrows(IOException.class, () -> new InputLines(terminal).next());
        assertThrows(IOException.class, terminal::readAll);
    }
}

package cardbench.cli;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;

/**
 * The lines of a stream, one at a time and none longer than {@link Terminal#MAX_INPUT}; their
 * number is not limited.
 */
final class InputLines {

    private final InputStream in;
    private final Terminal terminal;

    InputLines(Terminal terminal) {
        this.terminal = terminal;
        this.in = new BufferedInputStream(terminal.in(), 1 << 16);
    }

    /**
     * The next line without its end (LF or CR LF), or {@code null} behind the last one.
     *
     * @throws IOException when the stream fails or a line is too long
     */
    String next() throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        int b = in.read();
        if (b < 0) {
            return null;
        }
        while (b >= 0 && b != '\n') {
            line.write(b);
            if (line.size() > Terminal.MAX_INPUT) {
                throw new IOException(
                        "a line is longer than " + (Terminal.MAX_INPUT >> 20) + " MiB");
            }
            b = in.read();
        }
        String text = terminal.decoded(line.toByteArray());
        return text.endsWith("\r") ? text.substring(0, text.length() - 1) : text;
    }

    /**
     * Whether a further line may be read without waiting; where not, what was written should be
     * flushed.
     */
    boolean ready() throws IOException {
        return in.available() > 0;
    }
}

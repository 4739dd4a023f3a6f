package cardbench.app.cli;

import cardbench.base.text.DiagnosticCode;
import cardbench.contract.Response;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.List;

/**
 * Reads a stream line by line. A line has at most {@link Terminal#MAX_INPUT} bytes; the number of
 * lines is not limited.
 */
final class InputLines {

    /** A line of requests is longer than a line may be; args: limit. */
    private static final DiagnosticCode LINE_TOO_LONG =
            DiagnosticCode.error(
                    "call.line-too-long", "the line is longer than {limit} bytes and was not read");

    /** The size of the buffer that all lines share. A longer line gets a larger one for itself. */
    private static final int KEPT = 1 << 16;

    /** Programs on Windows often begin a stream with it; it is no part of the first line. */
    private static final String BYTE_ORDER_MARK = "\ufeff";

    private final InputStream in;
    private final Terminal terminal;
    private byte[] line = new byte[KEPT];
    private boolean first = true;

    InputLines(Terminal terminal) {
        this.terminal = terminal;
        this.in = new BufferedInputStream(terminal.in(), 1 << 16);
    }

    /** A line was too long. It has been skipped, and the next one can be read. */
    static final class TooLongException extends IOException {

        private static final long serialVersionUID = 1;

        /** The contract's response to such a line. */
        static final String RESPONSE =
                Response.refused(
                                List.of(LINE_TOO_LONG.anywhere().with("limit", Terminal.MAX_INPUT)))
                        .text();

        TooLongException() {
            super("a line is longer than " + (Terminal.MAX_INPUT >> 20) + " MiB");
        }
    }

    /**
     * The next line without its end (LF or CR LF), or {@code null} at the end of the stream.
     *
     * @throws TooLongException if the line is too long
     * @throws IOException if the stream fails
     */
    String next() throws IOException {
        int b = in.read();
        if (b < 0) {
            return null;
        }
        int size = 0;
        boolean tooLong = false;
        while (b >= 0 && b != '\n') {
            tooLong |= size == Terminal.MAX_INPUT;
            if (!tooLong) {
                append(b, size++);
            }
            b = in.read();
        }
        if (tooLong) {
            throw new TooLongException();
        }
        return taken(size);
    }

    /** Whether more input can be read without waiting. If not, output should be flushed first. */
    boolean ready() throws IOException {
        return in.available() > 0;
    }

    private void append(int b, int at) {
        if (at == line.length) {
            line = Arrays.copyOf(line, Math.min(2 * at, Terminal.MAX_INPUT));
        }
        line[at] = (byte) b;
    }

    private String taken(int size) {
        int end = size > 0 && line[size - 1] == '\r' ? size - 1 : size;
        String text = terminal.decoded(line, end);
        if (first && text.startsWith(BYTE_ORDER_MARK)) {
            text = text.substring(1);
        }
        first = false;
        if (line.length > KEPT) {
            // give the memory back: answering the request may need it
            line = new byte[KEPT];
        }
        return text;
    }
}

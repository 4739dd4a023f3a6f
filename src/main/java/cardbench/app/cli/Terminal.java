package cardbench.app.cli;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * The standard streams of a command. Text for people is written in the console's charset and
 * without control characters ({@link ConsoleStream}), JSON in UTF-8 on every console.
 *
 * @param in the standard input
 * @param out the standard output, as bytes
 * @param err the standard error, as bytes
 * @param charset the console's charset
 * @param lost set when a letter was printed that the charset has not
 */
public record Terminal(
        InputStream in, OutputStream out, OutputStream err, Charset charset, AtomicBoolean lost) {

    /** The largest text that is read from the standard input, in bytes. */
    static final int MAX_INPUT = 16 << 20;

    /** The decoder's replacement for invalid bytes. Valid text may also contain it. */
    private static final char REPLACEMENT = '\ufffd';

    /** A terminal on which no letter was lost. */
    public Terminal(InputStream in, OutputStream out, OutputStream err, Charset charset) {
        this(in, out, err, charset, new AtomicBoolean());
    }

    /** The terminal of this process. */
    static Terminal ofProcess() {
        // not System.out, which is a print stream and keeps failed writes to itself
        OutputStream out = new FileOutputStream(FileDescriptor.out);
        return new Terminal(System.in, out, System.err, consoleCharset());
    }

    private static Charset consoleCharset() {
        // since Java 18 the default charset is UTF-8 on every console, so these properties come
        // first: Java 19 and later set the first one, older releases the others
        for (String property :
                new String[] {"stdout.encoding", "sun.stdout.encoding", "native.encoding"}) {
            String name = System.getProperty(property, "");
            if (!name.isEmpty() && Charset.isSupported(name)) {
                return Charset.forName(name);
            }
        }
        return Charset.defaultCharset();
    }

    /** The standard output for people. */
    PrintStream people() {
        return new ConsoleStream(out, true, charset, lost);
    }

    /** The standard output for people, buffered for many lines. The caller flushes it. */
    PrintStream manyLines() {
        return new ConsoleStream(new BufferedOutputStream(out, 1 << 16), false, charset, lost);
    }

    /** The standard error, for people. */
    PrintStream complaints() {
        return new ConsoleStream(err, true, charset, lost);
    }

    /** The standard error for the program's own words only, which may move the cursor. */
    PrintStream status() {
        return new PrintStream(err, true, charset);
    }

    /** The standard output for programs: UTF-8, buffered. The caller flushes it. */
    PrintStream programs() {
        return new PrintStream(
                new BufferedOutputStream(out, 1 << 16), false, StandardCharsets.UTF_8);
    }

    /**
     * The whole standard input as text.
     *
     * @throws IOException if it cannot be read or is larger than {@link #MAX_INPUT}
     */
    String readAll() throws IOException {
        byte[] bytes = in.readNBytes(MAX_INPUT + 1);
        if (bytes.length > MAX_INPUT) {
            throw new IOException("the input is larger than " + (MAX_INPUT >> 20) + " MiB");
        }
        return decoded(bytes);
    }

    /** Decodes bytes as UTF-8 if they are valid UTF-8, otherwise in the console's charset. */
    String decoded(byte[] bytes) {
        return decoded(bytes, bytes.length);
    }

    /** Decodes the first {@code size} bytes in the same way. */
    String decoded(byte[] bytes, int size) {
        String text = new String(bytes, 0, size, StandardCharsets.UTF_8);
        // the strict decoder takes several times the memory of the text, so it runs only when it
        // must
        return text.indexOf(REPLACEMENT) < 0 || isValidUtf8(bytes, size)
                ? text
                : new String(bytes, 0, size, charset);
    }

    private static boolean isValidUtf8(byte[] bytes, int size) {
        try {
            StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes, 0, size));
            return true;
        } catch (CharacterCodingException e) {
            return false;
        }
    }
}

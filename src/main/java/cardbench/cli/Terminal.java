package cardbench.cli;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

/**
 * Where a command reads and writes. Text for people goes out in the console's charset and without
 * control characters ({@link ConsoleStream}), JSON in UTF-8 whatever the console.
 *
 * @param in the standard input
 * @param out the standard output, as bytes
 * @param err the standard error, as bytes
 * @param charset the console's charset
 */
public record Terminal(InputStream in, OutputStream out, OutputStream err, Charset charset) {

    /** The most that is read from the standard input as one text, in bytes. */
    static final int MAX_INPUT = 16 << 20;

    /** Stands for bytes that are not valid; valid bytes may say it, too. */
    private static final char REPLACEMENT = '\ufffd';

    /** The terminal of this process. */
    static Terminal ofProcess() {
        return new Terminal(System.in, System.out, System.err, consoleCharset());
    }

    private static Charset consoleCharset() {
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
        return new ConsoleStream(out, true, charset);
    }

    /** The standard output for people who want very many lines, flushed by whoever writes. */
    PrintStream manyLines() {
        return new ConsoleStream(new BufferedOutputStream(out, 1 << 16), false, charset);
    }

    /** The standard error, for people. */
    PrintStream complaints() {
        return new ConsoleStream(err, true, charset);
    }

    /** The standard error, for the program's own words alone: it may move the cursor. */
    PrintStream status() {
        return new PrintStream(err, true, charset);
    }

    /** The standard output for programs: UTF-8, flushed by whoever writes. */
    PrintStream programs() {
        return new PrintStream(
                new BufferedOutputStream(out, 1 << 16), false, StandardCharsets.UTF_8);
    }

    /**
     * All of the standard input as text.
     *
     * @throws IOException when it cannot be read or is larger than {@link #MAX_INPUT}
     */
    String readAll() throws IOException {
        byte[] bytes = in.readNBytes(MAX_INPUT + 1);
        if (bytes.length > MAX_INPUT) {
            throw new IOException("the input is larger than " + (MAX_INPUT >> 20) + " MiB");
        }
        return decoded(bytes);
    }

    /** The text of bytes: UTF-8 where they are valid UTF-8, else the console's charset. */
    String decoded(byte[] bytes) {
        return decoded(bytes, bytes.length);
    }

    /** The same of the first {@code size} bytes. */
    String decoded(byte[] bytes, int size) {
        String text = new String(bytes, 0, size, StandardCharsets.UTF_8);
        // the decoder that tells where bytes are invalid needs several times the room of the text
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

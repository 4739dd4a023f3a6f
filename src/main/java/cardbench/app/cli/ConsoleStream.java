package cardbench.app.cli;

import cardbench.base.text.ControlCharacters;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.Charset;
import java.nio.charset.CharsetEncoder;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Text for a terminal that may contain names and sentences by strangers. A terminal obeys control
 * characters: they clear the screen, rename the window, and on some terminals write the clipboard.
 * Every control character except for line feed and tab is therefore printed as U+FFFD, and so are
 * the characters that change the direction of text.
 */
final class ConsoleStream extends PrintStream {

    private static final char REPLACEMENT = '\uFFFD';

    private final CharsetEncoder encoder;
    private final AtomicBoolean lost;

    /**
     * @param lost set when a printed letter is none of the charset, and becomes a question mark
     */
    ConsoleStream(OutputStream out, boolean flushesLines, Charset charset, AtomicBoolean lost) {
        super(out, flushesLines, charset);
        this.encoder = charset.newEncoder();
        this.lost = lost;
    }

    /** The text with U+FFFD for each character that a terminal would obey. */
    static String printable(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (printable(text.charAt(i)) != text.charAt(i)) {
                StringBuilder copy = new StringBuilder(text);
                for (int j = i; j < copy.length(); j++) {
                    copy.setCharAt(j, printable(copy.charAt(j)));
                }
                return copy.toString();
            }
        }
        return text;
    }

    private static char printable(char c) {
        boolean steers = ControlCharacters.isControl(c) && c != '\n' && c != '\t';
        return steers || ControlCharacters.isBidiControl(c) ? REPLACEMENT : c;
    }

    // In PrintStream every other method that takes text calls one of these four, unless it is
    // overridden.

    @Override
    public void print(char c) {
        super.print(printable(c));
    }

    @Override
    public void print(String text) {
        if (text != null && !lost.get() && !encoder.canEncode(text)) {
            lost.set(true);
        }
        super.print(text == null ? null : printable(text));
    }

    @Override
    public void print(Object value) {
        print(String.valueOf(value));
    }

    @Override
    public void print(char[] text) {
        print(new String(text));
    }
}

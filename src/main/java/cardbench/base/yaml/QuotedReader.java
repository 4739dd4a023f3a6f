package cardbench.base.yaml;

/**
 * Reads texts in single or double quotes (YAML 1.2, sections 7.3.1 and 7.3.2). Line breaks are
 * folded: one is a blank, each further one a line feed; blanks around them are dropped.
 */
final class QuotedReader {

    /**
     * Characters after a backslash, and their meanings; without {@code x}, {@code u}, {@code U}.
     */
    private static final String ESCAPES = "0abt\tnvfre \"/\\N_LP";

    private static final String MEANINGS =
            "\0\u0007\b\t\t\n\u000b\f\r\u001b \"/\\\u0085\u00a0\u2028\u2029";

    /** The closing full-width quote is searched in this many characters, so the time is linear. */
    private static final int MAX_WIDE = 4096;

    private final Source source;
    private int start;

    QuotedReader(Source source) {
        this.source = source;
    }

    /**
     * Reads the text whose opening quote is here.
     *
     * @param indent a line that begins at or left of this column, from 0, is doubtful
     * @return the text, or {@code null} if the closing quote was not found
     */
    YamlScalar read(int indent) {
        start = source.at;
        int quote = source.peek();
        ScalarBuilder text = new ScalarBuilder(source);
        source.at++;
        int plain = source.at;
        while (true) {
            int c = source.peek();
            if (c == Source.END) {
                return null;
            } else if (c == quote && c == '\'' && source.peek(1) == '\'') {
                text.even(plain, source.at);
                text.uneven('\'', source.at, source.at + 2);
                source.at += 2;
                plain = source.at;
            } else if (c == quote) {
                text.even(plain, source.at);
                source.at++;
                break;
            } else if (Source.isBlank(c) || Source.isBreak(c)) {
                int blanks = source.at;
                source.passBlanks();
                if (Source.isBreak(source.peek())) {
                    text.even(plain, blanks);
                    if (!fold(text, indent, true)) {
                        return null;
                    }
                    plain = source.at;
                }
            } else if (c == '\\' && quote == '"') {
                text.even(plain, source.at);
                if (!escape(text, indent)) {
                    return null;
                }
                plain = source.at;
            } else {
                source.at++;
            }
        }
        ScalarStyle style = quote == '"' ? ScalarStyle.DOUBLE_QUOTED : ScalarStyle.SINGLE_QUOTED;
        return text.build(style, start, start + 1, source.at);
    }

    /**
     * Reads a text in full-width quotes, in brackets, that contains a character which needs
     * half-width quotes. Other texts with full-width quotes are valid plain texts.
     *
     * @return the text, or {@code null} if there is none; then nothing was read
     */
    YamlScalar inWideQuotes() {
        if (!YamlScalar.isWide(source.peek())) {
            return null;
        }
        int open = source.at;
        boolean protects = false;
        for (int ahead = 1; ahead < MAX_WIDE && !Source.isBreak(source.peek(ahead)); ahead++) {
            int c = source.peek(ahead);
            if (c == Source.END) {
                return null;
            }
            protects |= Source.isFlow(c);
            if (YamlScalar.isWide(c) && endsItem(ahead + 1)) {
                return protects ? inWideQuotes(open, open + ahead) : null;
            }
        }
        return null;
    }

    private YamlScalar inWideQuotes(int open, int close) {
        source.report(
                YamlCodes.FULL_WIDTH_QUOTES,
                open,
                close + 1,
                YamlScalar.inQuotes(source.text.substring(open + 1, close)));
        source.at = close + 1;
        ScalarBuilder text = new ScalarBuilder(source);
        text.even(open + 1, close);
        return text.build(ScalarStyle.SINGLE_QUOTED, open, open + 1, close + 1);
    }

    private boolean endsItem(int ahead) {
        int next = ahead;
        while (Source.isBlank(source.peek(next))) {
            next++;
        }
        int c = source.peek(next);
        return c == Source.END || Source.isBreak(c) || ",]}".indexOf(c) >= 0 || isWideComma(c);
    }

    /** Whether a character is a comma of Chinese and Japanese keyboards. */
    static boolean isWideComma(int c) {
        return c == '\uff0c' || c == '\u3001';
    }

    /**
     * Folds line breaks and the blanks around them.
     *
     * @param visible whether a single break is a blank, or nothing (after a backslash)
     * @return whether the text can continue: {@code false} at the end of the document
     */
    private boolean fold(ScalarBuilder text, int indent, boolean visible) {
        int first = source.at;
        boolean single = true;
        while (Source.isBreak(source.peek())) {
            int from = source.at;
            int line = source.lineStart;
            source.passBreak();
            if (from != first) {
                text.uneven('\n', from, source.at);
                single = false;
            }
            // Document markers end a document even inside of quotes.
            if (source.atMarker()) {
                source.back(from, line);
                return false;
            }
            source.passBlanks();
        }
        if (source.column() <= indent && !source.atEnd()) {
            source.doubt.raise(start);
        }
        if (single && visible) {
            text.uneven(' ', first, first + 1);
        }
        return true;
    }

    /** Reads an escape; returns like {@link #fold}. */
    private boolean escape(ScalarBuilder text, int indent) {
        int from = source.at;
        source.at++;
        int c = source.peek();
        if (c >= 0 && Source.isBreak(c)) {
            return fold(text, indent, false);
        }
        int known = c < 0 ? -1 : ESCAPES.indexOf(c);
        if (known >= 0) {
            source.at++;
            text.uneven(MEANINGS.charAt(known), from, source.at);
        } else if (c == 'x' || c == 'u' || c == 'U') {
            codePoint(text, from, c == 'x' ? 2 : c == 'u' ? 4 : 8);
        } else if (c != Source.END) {
            sayBadEscape(from, source.at + 1);
            text.uneven('\\', from, from + 1);
        }
        return true;
    }

    private void codePoint(ScalarBuilder text, int from, int digits) {
        int code = 0;
        source.at++;
        for (int i = 0; i < digits; i++) {
            int digit = hex(source.peek());
            // Tested before the shift, so that eight digits cannot overflow.
            if (digit < 0 || code > 0x10ffff >> 4) {
                sayBadEscape(from, source.at);
                text.even(from, source.at);
                return;
            }
            code = code << 4 | digit;
            source.at++;
        }
        if (code > 0xffff) {
            String pair = "" + Character.highSurrogate(code) + Character.lowSurrogate(code);
            text.uneven(pair, from, source.at);
        } else {
            text.uneven((char) code, from, source.at);
        }
    }

    private void sayBadEscape(int from, int to) {
        source.report(
                source.diagnostic(YamlCodes.BAD_ESCAPE, from, to)
                        .with("escape", source.quote(from, to))
                        .fixedBy("\\" + source.text.substring(from, to)));
    }

    private static int hex(int c) {
        if (c >= '0' && c <= '9') {
            return c - '0';
        }
        int letter = c | 0x20;
        return letter >= 'a' && letter <= 'f' ? letter - 'a' + 10 : -1;
    }
}

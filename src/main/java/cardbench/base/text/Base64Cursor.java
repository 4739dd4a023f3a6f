package cardbench.base.text;

/**
 * Splits pasted base64 into elements: a letter in any notation, a gap that carries no bits, a
 * padding sign, or the first thing that cannot be part of a code. {@link Base32Cursor} does so with
 * another alphabet.
 */
class Base64Cursor {

    /** Something between two letters that carries no bits, such as a line break. */
    static final int GAP = -1;

    /** A padding sign. */
    static final int PADDING = -2;

    /** A character that cannot be part of a code, or the end of the text. */
    static final int STOP = -3;

    /** The notation of an element, and the diagnostic that reports it. */
    enum Form {
        PLAIN(null),
        URL_SAFE(TextCodes.URL_SAFE),
        SPACE_FOR_PLUS(TextCodes.SPACE_FOR_PLUS),
        FULL_WIDTH(TextCodes.FULL_WIDTH),
        LOOK_ALIKE(TextCodes.LOOK_ALIKE),
        WHITE_SPACE(TextCodes.WHITE_SPACE),
        INVISIBLE(TextCodes.INVISIBLE),
        HTML(TextCodes.HTML),
        PERCENT(TextCodes.PERCENT),
        SOURCE(TextCodes.SOURCE),
        QUOTE(TextCodes.QUOTE),
        MAIL(TextCodes.MAIL),
        FOREIGN(TextCodes.FOREIGN);

        /** The diagnostic, or {@code null} for the plain notation. */
        final DiagnosticCode code;

        Form(DiagnosticCode code) {
            this.code = code;
        }
    }

    // Bounds the search for the semicolon, so that a text of many ampersands takes linear time.
    private static final int MAX_ENTITY = 10;

    private static final String[] ENTITIES = {
        "plus", "+", "sol", "/", "equals", "=", "lowbar", "_", "nbsp", " ", "shy", "\u00ad"
    };

    private static final String[] BREAKS = {"<br>", "<br/>", "<br />", "<wbr>"};

    /** Characters that mean themselves after a backslash: signs of a code, line breaks. */
    private static final String ESCAPED = "/+=-_\n\r";

    /** Operators that may join two adjacent string literals of a program. */
    private static final String OPERATORS = "+.&\\";

    /** An escape of the percent sign itself must begin before this offset: two are resolved. */
    private static final int LAST_PERCENT = 4;

    private final String text;
    private final int end;
    private final Transport transport;
    private int foreign;

    private int element;
    private Form form;
    private int from;
    private int to;

    /**
     * Creates a cursor in front of the element at {@code at}.
     *
     * @param end where the text ends for this cursor
     * @param foreign how many characters that cannot be part of a code are skipped before one stops
     */
    Base64Cursor(String text, int at, int end, Transport transport, int foreign) {
        this.text = text;
        this.end = end;
        this.transport = transport;
        this.foreign = foreign;
        this.to = at;
    }

    /**
     * Moves to the next element. At a {@link #STOP} the cursor stays.
     *
     * @return the bits of a letter, or {@link #GAP}, {@link #PADDING} or {@link #STOP}
     */
    int next() {
        from = to;
        if (from >= end) {
            return element = STOP;
        }
        char c = text.charAt(from);
        to = from + 1;
        classify(c);
        if (c == '=') {
            equalsSign();
        }
        // A line break already has an element, but the quotation marks after it belong to the gap.
        if (form != Form.PLAIN || element == STOP) {
            special(c);
        }
        if (element == STOP) {
            to = from;
        }
        return element;
    }

    /** The current element, as {@link #next} returned it. */
    int element() {
        return element;
    }

    /** The notation of the current element. */
    Form form() {
        return form;
    }

    /** The index of the first character of the current element. */
    int from() {
        return from;
    }

    /** The index after the last character of the current element. */
    int to() {
        return to;
    }

    private void classify(char written) {
        char c = Ascii.narrow(written);
        element = value(c);
        form = c == written ? Form.PLAIN : Form.FULL_WIDTH;
        if (element >= 0) {
            return;
        }
        int urlSafe = urlSafe(c);
        if (urlSafe >= 0) {
            element = urlSafe;
            form = c == written ? Form.URL_SAFE : Form.FULL_WIDTH;
        } else if (c == ' ' && transport == Transport.FORM) {
            element = 62;
            form = Form.SPACE_FOR_PLUS;
        } else if (c == '=') {
            element = PADDING;
        } else if (Ascii.isBlank(c) || isWideSpace(c)) {
            element = GAP;
            form = Form.WHITE_SPACE;
        } else if (Base64Text.isInvisible(c)) {
            element = GAP;
            form = Form.INVISIBLE;
        } else {
            element = value(Base64Text.latin(c));
            form = element >= 0 ? Form.LOOK_ALIKE : form;
            element = element >= 0 ? element : STOP;
        }
    }

    /** The bits of a letter of the alphabet, or -1. */
    int value(char c) {
        return Base64Text.value(c);
    }

    /** The bits of a letter that only the alphabet for addresses has, or -1. */
    int urlSafe(char c) {
        return c == '-' ? 62 : c == '_' ? 63 : -1;
    }

    /** The letter for these bits. */
    char letter(int value) {
        return Base64Text.letter(value);
    }

    /** The number of bits of a letter. */
    int bits() {
        return 6;
    }

    private static boolean isWideSpace(char c) {
        return c == 0xa0 || c >= 0x2000 && c <= 0x200a || c == 0x2028 || c == 0x2029 || c == 0x3000;
    }

    /** Elements of several characters: escapes, entities, tags, and line breaks in quotations. */
    private void special(char c) {
        switch (c) {
            case '&' -> entity();
            case '%' -> percent();
            case '<' -> lineBreak();
            case '\\' -> backslash();
            case '"', '\'' -> nextString(c);
            case '\n', '\r' -> quotedLine();
            default -> {}
        }
        if (element == STOP && foreign > 0) {
            foreign--;
            gap(Form.FOREIGN, from + 1);
        }
    }

    private void gap(Form written, int behind) {
        element = GAP;
        form = written;
        to = behind;
    }

    // U+0000 is in none of the tables and is no digit, so callers need no check of the end.
    private char at(int index) {
        return index < end ? text.charAt(index) : 0;
    }

    private void entity() {
        int limit = Math.min(end, from + MAX_ENTITY);
        int last = from + 1;
        while (last < limit && text.charAt(last) != ';') {
            last++;
        }
        if (last >= limit) {
            return;
        }
        int code = text.charAt(from + 1) == '#' ? numeric(from + 2, last) : named(from + 1, last);
        resolve(code, last + 1, Form.HTML);
    }

    private int numeric(int start, int last) {
        boolean hex = start < last && (text.charAt(start) | 0x20) == 'x';
        int code = 0;
        for (int i = hex ? start + 1 : start; i < last; i++) {
            int digit = Ascii.hexDigit(text.charAt(i));
            if (digit < 0 || !hex && digit > 9 || code > 0xffff) {
                return -1;
            }
            code = code * (hex ? 16 : 10) + digit;
        }
        return code;
    }

    private int named(int start, int last) {
        for (int i = 0; i < ENTITIES.length; i += 2) {
            if (ENTITIES[i].length() == last - start && text.startsWith(ENTITIES[i], start)) {
                return ENTITIES[i + 1].charAt(0);
            }
        }
        return -1;
    }

    /** A percent escape, which may itself be escaped once or twice: {@code %2B}, {@code %252B}. */
    private void percent() {
        int start = from + 1;
        while (text.startsWith("25", start) && start < from + LAST_PERCENT) {
            start += 2;
        }
        resolve(hex(start, 2), start + 2, Form.PERCENT);
    }

    /** The value of a number of hexadecimal digits, or -1 if one of them is something else. */
    private int hex(int start, int digits) {
        int code = 0;
        for (int i = start; i < start + digits; i++) {
            int digit = Ascii.hexDigit(at(i));
            if (digit < 0) {
                return -1;
            }
            code = code << 4 | digit;
        }
        return code;
    }

    /** Classifies the character of an escape; other values leave the element a {@link #STOP}. */
    private void resolve(int code, int behind, Form written) {
        if (code > 0 && code <= 0xffff) {
            classify((char) code);
            form = written;
            to = behind;
        }
    }

    /** An escape of a mail's source: {@code =3D}, or a soft line break where one may be. */
    private void equalsSign() {
        int code = hex(to, 2);
        if (code == '=' || code == '+' || code == '/' || code == '_' || code == '-') {
            resolve(code, to + 2, Form.MAIL);
        } else if (transport == Transport.MAIL) {
            int next = at(to) == '\r' ? to + 1 : to;
            if (at(next) == '\n' || next > to) {
                gap(Form.MAIL, at(next) == '\n' ? next + 1 : next);
            }
        }
    }

    private void lineBreak() {
        for (String tag : BREAKS) {
            if (text.startsWith(tag, from)) {
                gap(Form.HTML, from + tag.length());
                return;
            }
        }
    }

    /** An escape of JSON, of a programming language, or of Markdown. */
    private void backslash() {
        char c = at(from + 1);
        if (c == 'u') {
            resolve(hex(from + 2, 4), from + 6, Form.SOURCE);
        } else if (c == 'n' || c == 'r') {
            gap(Form.SOURCE, from + 2);
        } else if (ESCAPED.indexOf(c) >= 0) {
            resolve(c, from + 2, Form.SOURCE);
        }
    }

    /** The end of a string literal and the start of the next one, with an operator between them. */
    private void nextString(char quote) {
        int next = Ascii.skipBlanks(text, to, end);
        if (OPERATORS.indexOf(at(next)) >= 0) {
            next = Ascii.skipBlanks(text, next + 1, end);
        }
        if (at(next) == quote) {
            gap(Form.SOURCE, next + 1);
        }
    }

    /**
     * A line break with all blanks after it and, in a quotation, the {@code >} marks in front of
     * the next line. They are one element, so that no character is read twice.
     */
    private void quotedLine() {
        int next = to;
        while (Ascii.isBlank(at(next)) || at(next) == '>') {
            form = at(next) == '>' ? Form.QUOTE : form;
            next++;
        }
        gap(form, next);
    }
}

package cardbench.text;

/**
 * Steps through base64 as people paste it, one element at a time: a letter, however it is written;
 * something between two letters that means nothing; a padding sign; or what cannot belong.
 */
final class Base64Cursor {

    /** What an element is. */
    enum Kind {
        LETTER,
        GAP,
        PADDING,
        STOP
    }

    /** How it is written. */
    enum Form {
        PLAIN,
        URL_SAFE,
        SPACE_FOR_PLUS,
        WHITE_SPACE,
        INVISIBLE,
        HTML,
        PERCENT
    }

    private static final int LONGEST_ENTITY = 10;

    private static final String[] ENTITIES = {
        "plus", "+", "sol", "/", "equals", "=", "lowbar", "_", "nbsp", " ", "shy", "\u00ad"
    };

    private static final String[] BREAKS = {"<br>", "<br/>", "<br />", "<wbr>"};

    private final String text;
    private final boolean spaceIsPlus;

    private Kind kind;
    private Form form;
    private int value;
    private int from;
    private int to;

    /** Before the element that begins at {@code at}. */
    Base64Cursor(String text, int at, boolean spaceIsPlus) {
        this.text = text;
        this.spaceIsPlus = spaceIsPlus;
        this.to = at;
    }

    /** Goes to the next element. Behind the last one, and behind what stops, it stays there. */
    Kind next() {
        from = to;
        if (from >= text.length()) {
            return kind = Kind.STOP;
        }
        char c = text.charAt(from);
        to = from + 1;
        classify(c);
        if (c == '&') {
            entity();
        } else if (c == '%') {
            percent();
        } else if (c == '<') {
            lineBreak();
        }
        if (kind == Kind.STOP) {
            to = from;
        }
        return kind;
    }

    /** How the element is written. */
    Form form() {
        return form;
    }

    /** The six bits of a letter. */
    int value() {
        return value;
    }

    /** The first character of the element. */
    int from() {
        return from;
    }

    /** The character behind the element. */
    int to() {
        return to;
    }

    private void classify(char c) {
        value = Base64Text.value(c);
        form = Form.PLAIN;
        if (value >= 0) {
            kind = Kind.LETTER;
        } else if (c == '-' || c == '_') {
            letter(c == '-' ? 62 : 63, Form.URL_SAFE);
        } else if (c == ' ' && spaceIsPlus) {
            letter(62, Form.SPACE_FOR_PLUS);
        } else if (c == '=') {
            kind = Kind.PADDING;
        } else if (Ascii.isBlank(c) || isWideSpace(c)) {
            kind = Kind.GAP;
            form = Form.WHITE_SPACE;
        } else if (Base64Text.isInvisible(c)) {
            kind = Kind.GAP;
            form = Form.INVISIBLE;
        } else {
            kind = Kind.STOP;
        }
    }

    private void letter(int bits, Form written) {
        kind = Kind.LETTER;
        value = bits;
        form = written;
    }

    private static boolean isWideSpace(char c) {
        return c == 0xa0 || c >= 0x2000 && c <= 0x200a || c == 0x2028 || c == 0x2029 || c == 0x3000;
    }

    private void entity() {
        int limit = Math.min(text.length(), from + LONGEST_ENTITY);
        int end = from + 1;
        while (end < limit && text.charAt(end) != ';') {
            end++;
        }
        if (end >= limit) {
            return;
        }
        int code = text.charAt(from + 1) == '#' ? numeric(from + 2, end) : named(from + 1, end);
        resolve(code, end + 1, Form.HTML);
    }

    private int numeric(int start, int end) {
        boolean hex = start < end && (text.charAt(start) | 0x20) == 'x';
        int code = 0;
        for (int i = hex ? start + 1 : start; i < end; i++) {
            int digit = Ascii.hexDigit(text.charAt(i));
            if (digit < 0 || !hex && digit > 9 || code > 0xffff) {
                return -1;
            }
            code = code * (hex ? 16 : 10) + digit;
        }
        return code;
    }

    private int named(int start, int end) {
        for (int i = 0; i < ENTITIES.length; i += 2) {
            if (ENTITIES[i].length() == end - start && text.startsWith(ENTITIES[i], start)) {
                return ENTITIES[i + 1].charAt(0);
            }
        }
        return -1;
    }

    private void percent() {
        if (from + 2 < text.length()) {
            int high = Ascii.hexDigit(text.charAt(from + 1));
            int low = Ascii.hexDigit(text.charAt(from + 2));
            resolve(high < 0 || low < 0 ? -1 : high * 16 + low, from + 3, Form.PERCENT);
        }
    }

    /** Takes the character that an escape stands for, if one of them may stand in a code. */
    private void resolve(int code, int end, Form written) {
        if (code > 0 && code <= 0xffff) {
            classify((char) code);
            form = written;
            to = end;
        }
    }

    private void lineBreak() {
        for (String tag : BREAKS) {
            if (text.startsWith(tag, from)) {
                kind = Kind.GAP;
                form = Form.HTML;
                to = from + tag.length();
                return;
            }
        }
    }
}

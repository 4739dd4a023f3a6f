package cardbench.codes.ygo.text;

import cardbench.base.text.Ascii;

/**
 * A word of a text that may be a link: its characters, and the arguments in it.
 *
 * @param code the characters
 */
public record LinkWord(CodeText code) {

    /** The next argument, the fragment, or another link. */
    private static final String ENDS_OF_ARGUMENTS = "&#?";

    /** What ends a sentence, and is no part of an address at its end. */
    private static final String STOPS = ".,;:?";

    /** The same with percent escapes decoded once. */
    public LinkWord decoded() {
        return new LinkWord(code.decoded());
    }

    /** Whether percent escapes are in it. */
    public boolean isEncoded() {
        return code.text().indexOf('%') >= 0;
    }

    /**
     * The range of the first word at or after a character that is at least so long, and contains an
     * equals sign or a percent sign; {@code null} if there is none.
     */
    public static TextRange next(String text, int start, int least) {
        int at = start;
        // signs are rare, so words without a sign cost one comparison a character
        for (int sign = sign(text, at); sign >= 0; sign = sign(text, at)) {
            int from = sign;
            while (from > at && isOfAddress(text.charAt(from - 1))) {
                from--;
            }
            at = sign;
            while (at < text.length() && isOfAddress(text.charAt(at))) {
                at++;
            }
            int to = end(text, from, at);
            if (to - from >= least) {
                return new TextRange(from, to);
            }
        }
        return null;
    }

    /** The index of the first equals sign or percent sign at or after a character, or -1. */
    private static int sign(String text, int from) {
        for (int at = from; at < text.length(); at++) {
            char c = text.charAt(at);
            if (c == '=' || c == '%') {
                return at;
            }
        }
        return -1;
    }

    /** The end of an address without what ends the sentence behind it. */
    public static int end(String text, int from, int to) {
        int end = to;
        while (end > from && STOPS.indexOf(text.charAt(end - 1)) >= 0) {
            end--;
        }
        return end;
    }

    /** Whether a character may be of an address. */
    public static boolean isOfAddress(char c) {
        return switch (c) {
            case '"', '\'', '<', '>', '(', ')', '[', ']', '{', '}', '|', '\\', '^', '`' -> false;
            default -> c < 127 && !Ascii.isBlank(c);
        };
    }

    /** The value of an argument, or {@code null} if the word has none of this name. */
    public CodeText argument(String name) {
        String text = code.text();
        int at = text.indexOf(name + "=");
        while (at >= 0) {
            if (at > 0 && isSeparator(text.charAt(at - 1))) {
                int from = at + name.length() + 1;
                int to = from;
                while (to < text.length() && ENDS_OF_ARGUMENTS.indexOf(text.charAt(to)) < 0) {
                    to++;
                }
                return code.part(from, to);
            }
            at = text.indexOf(name + "=", at + 1);
        }
        return null;
    }

    /** Whether an argument may follow; {@code &amp;} ends with a semicolon. */
    private static boolean isSeparator(char c) {
        return c == '?' || c == '&' || c == '#' || c == ';';
    }

    /** The value of an argument as words; empty if there is none. */
    public String words(String name) {
        CodeText value = argument(name);
        return value == null ? "" : words(value);
    }

    /** A value as words: with a blank for each plus sign, and escapes decoded. */
    public static String words(CodeText value) {
        String decoded = value.text().replace('+', ' ');
        return CodeText.of(decoded, new TextRange(0, decoded.length())).decoded().text().trim();
    }
}

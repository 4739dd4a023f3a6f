package cardbench.base.yaml;

import cardbench.base.text.Location;
import java.util.List;

/**
 * A text. Numbers and booleans are texts too; {@link CoreSchema} converts them.
 *
 * @param value the text without quotes, escapes and indentation
 * @param style its notation
 * @param span see {@link YamlNode#span()}
 * @param places the place of each character of the value
 */
public record YamlScalar(String value, ScalarStyle style, Span span, ScalarPlaces places)
        implements YamlNode {

    private static final String FLOW = ",[]{}";
    private static final String NEVER_FIRST = "-?:,[]{}#&*!|>'\"%@` ";

    /** What other readers of YAML take for no value. */
    private static final List<String> NULLS = List.of("~", "null", "Null", "NULL");

    private static final String WIDE = "\u2018\u2019\u201c\u201d\uff02\uff07";
    private static final String HEX = "0123456789abcdef";

    /** Whether the text is empty or unreadable. */
    public boolean isEmpty() {
        return value.isEmpty();
    }

    /** Whether no value is written, or an unreadable one. */
    public boolean isNothing() {
        return isEmpty() && (style == ScalarStyle.PLAIN || style == ScalarStyle.UNREADABLE);
    }

    /**
     * The location in the file of a range of the value, exact in every style. An escape is included
     * as a whole; blanks and line breaks that are not in the value are included only between the
     * characters.
     *
     * @param from index of the first character of the value
     * @param to index after the last character; equal to {@code from} for the place before a
     *     character, or after the last one at the end of the value
     */
    public Location locate(int from, int to) {
        int first = Math.max(0, Math.min(from, value.length()));
        int last = Math.max(first, Math.min(to, value.length()));
        int start = first == value.length() ? places.to(first - 1) : places.from(first);
        return span.lines().range(start, first == last ? start : places.to(last - 1));
    }

    /**
     * The text to insert at {@code locate(from, to)} in the file so that the range of the value
     * becomes the replacement: escaped, or with doubled quotes, as the style requires.
     *
     * @return {@code null} if the style cannot represent it
     */
    public String rewritten(int from, int to, String replacement) {
        return switch (style) {
            case SINGLE_QUOTED -> singleQuoted(replacement);
            case DOUBLE_QUOTED -> doubleQuoted(replacement);
            case LITERAL, FOLDED -> isPrintable(replacement) ? replacement : null;
            case PLAIN -> fitsPlain(from, to, replacement) ? replacement : null;
            case UNREADABLE -> null;
        };
    }

    /**
     * Whether the text is in full-width quotes, which are part of the text in YAML, on one line and
     * without half-width quotes around them.
     */
    public boolean isInWideQuotes() {
        return style == ScalarStyle.PLAIN
                && value.length() > 1
                && value.length() == span.to() - span.from()
                && isWide(value.charAt(0))
                && isWide(value.charAt(value.length() - 1));
    }

    /** Whether a character is a full-width quote, or a typographic one. */
    static boolean isWide(int c) {
        return c >= 0 && WIDE.indexOf(c) >= 0;
    }

    /** The text inside of its {@linkplain #isInWideQuotes() full-width quotes}. */
    public YamlScalar insideWideQuotes() {
        String inside = value.substring(1, value.length() - 1);
        int[] run = {0, span.from() + 1, span.to() - 1};
        return new YamlScalar(
                inside, ScalarStyle.SINGLE_QUOTED, span, new ScalarPlaces(run, inside.length()));
    }

    /** A text in single quotes, which need the least escaping. */
    public static String inQuotes(String text) {
        return "'" + text.replace("'", "''") + "'";
    }

    /**
     * A text as it is written outside of brackets: without quotes where every reader of YAML takes
     * it for the same text, otherwise with them.
     */
    public static String written(String text) {
        boolean plain =
                !text.isEmpty()
                        && fitsPlain(text)
                        && !NULLS.contains(text)
                        && CoreSchema.truth(text).isEmpty()
                        && CoreSchema.integer(text).isEmpty();
        return plain ? text : isPrintable(text) ? inQuotes(text) : "\"" + doubleQuoted(text) + "\"";
    }

    private static boolean fitsPlain(String text) {
        return isPrintable(text)
                && hasNone(FLOW, text)
                && !text.contains(": ")
                && !text.contains(" #")
                && NEVER_FIRST.indexOf(text.charAt(0)) < 0
                && !text.endsWith(" ")
                && !text.endsWith(":");
    }

    private static String singleQuoted(String text) {
        return isPrintable(text) ? text.replace("'", "''") : null;
    }

    private static String doubleQuoted(String text) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '"' || c == '\\') {
                out.append('\\').append(c);
            } else if (c == '\n') {
                out.append("\\n");
            } else if (c < ' ') {
                out.append("\\x").append(HEX.charAt(c >> 4)).append(HEX.charAt(c & 15));
            } else {
                out.append(c);
            }
        }
        return out.toString();
    }

    private static boolean isPrintable(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) < ' ') {
                return false;
            }
        }
        return true;
    }

    /**
     * Whether the value remains a plain text, in brackets or not. It is one now, so only the
     * replacement and the characters next to it matter.
     */
    private boolean fitsPlain(int from, int to, String replacement) {
        String before = value.substring(Math.max(0, from - 1), from);
        String behind = value.substring(to, Math.min(value.length(), to + 1));
        String around = before + replacement + behind;
        return isPrintable(replacement)
                && hasNone(FLOW, replacement)
                && !around.contains(": ")
                && !around.contains(" #")
                && (from > 0 || !around.isEmpty() && NEVER_FIRST.indexOf(around.charAt(0)) < 0)
                && (to < value.length() || !around.endsWith(" ") && !around.endsWith(":"));
    }

    private static boolean hasNone(String letters, String text) {
        for (int i = 0; i < letters.length(); i++) {
            if (text.indexOf(letters.charAt(i)) >= 0) {
                return false;
            }
        }
        return true;
    }
}

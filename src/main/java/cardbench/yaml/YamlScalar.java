package cardbench.yaml;

import cardbench.text.Location;

/**
 * A text, or a number or truth value, which YAML writes in the same way.
 *
 * @param value the text itself, without quotes, escapes and indentation
 * @param style how it is written
 * @param span see {@link YamlNode#span()}
 * @param places where each character of the value stands
 */
public record YamlScalar(String value, ScalarStyle style, Span span, ScalarPlaces places)
        implements YamlNode {

    private static final String FLOW = ",[]{}";
    private static final String NEVER_FIRST = "-?:,[]{}#&*!|>'\"%@` ";
    private static final String HEX = "0123456789abcdef";

    /** Whether there is no text, or none that could be read. */
    public boolean isEmpty() {
        return value.isEmpty();
    }

    /** Whether nothing is written where a value could stand, or none that could be read. */
    public boolean isNothing() {
        return isEmpty() && (style == ScalarStyle.PLAIN || style == ScalarStyle.UNREADABLE);
    }

    /**
     * Where some characters of the value stand in the file, exact in every style. An escape is
     * named as a whole; blanks and line breaks that are not in the value do not count, unless they
     * stand between the characters.
     *
     * @param from first character of the value, from 0
     * @param to the character of the value after the last one; the same as {@code from} for the
     *     place before a character, and at the end of the value for the place behind the last one
     */
    public Location locate(int from, int to) {
        int first = Math.max(0, Math.min(from, value.length()));
        int last = Math.max(first, Math.min(to, value.length()));
        int start = first == value.length() ? places.to(first - 1) : places.from(first);
        return span.lines().range(start, first == last ? start : places.to(last - 1));
    }

    /**
     * What to put at {@code locate(from, to)} in the file, so that the characters of the value from
     * {@code from} to {@code to} become the replacement: escaped or doubled as the style asks.
     *
     * @return {@code null} where the style cannot hold it
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
     * Whether the text stands in full-width quotes, which YAML takes for part of it, on one line
     * and without half-width ones around them.
     */
    public boolean isInWideQuotes() {
        return style == ScalarStyle.PLAIN
                && value.length() > 1
                && value.length() == span.to() - span.from()
                && QuotedReader.isWide(value.charAt(0))
                && QuotedReader.isWide(value.charAt(value.length() - 1));
    }

    /** The text between its {@linkplain #isInWideQuotes() full-width quotes}. */
    public YamlScalar insideWideQuotes() {
        String inside = value.substring(1, value.length() - 1);
        int[] run = {0, span.from() + 1, span.to() - 1};
        return new YamlScalar(
                inside, ScalarStyle.SINGLE_QUOTED, span, new ScalarPlaces(run, inside.length()));
    }

    /** A text in the quotes that need the least escaping: single ones. */
    public static String inQuotes(String text) {
        return "'" + text.replace("'", "''") + "'";
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
     * Whether the value stays a bare text, in brackets or not. It is one now, so that only the
     * characters beside the replacement matter.
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

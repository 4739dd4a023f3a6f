package cardbench.odds.yisp.syntax;

import cardbench.base.text.Diagnostic;
import cardbench.base.text.Lines;
import cardbench.base.text.Location;
import cardbench.base.yaml.YamlScalar;

/**
 * The text of a program and the locations of its characters in the file. The text is a scalar of a
 * YAML file, whose quoting may hide characters, a file by itself, or in no file.
 */
public final class Source {

    private static final int MAX_QUOTE = 60;

    private final String text;
    private final YamlScalar scalar;
    private final Lines lines;

    /** What follows a text that the file does not have, or {@code null}. */
    private final Source following;

    private Source(String text, YamlScalar scalar, Lines lines, Source following) {
        this.text = text;
        this.scalar = scalar;
        this.lines = lines;
        this.following = following;
    }

    /** A scalar of a YAML file. */
    public static Source of(YamlScalar scalar) {
        return new Source(scalar.value(), scalar, null, null);
    }

    /** A text that is the whole file. */
    public static Source of(String text) {
        return new Source(text, null, new Lines(text), null);
    }

    /**
     * A text that a key of the file stands for, and a text behind it. The location of each part of
     * the first one is the key.
     */
    public static Source of(YamlScalar key, String text, Source following) {
        return new Source(text + following.text, key, null, following);
    }

    /** Whether a text that a key of the file stands for has the character at {@code at}. */
    public boolean isOfKey(int at) {
        if (following == null) {
            return false;
        }
        int behind = at - (text.length() - following.text.length());
        return behind < 0 || following.isOfKey(behind);
    }

    /** A text that is in no file: nothing in it has a location. */
    public static Source generated(String text) {
        return new Source(text, null, null, null);
    }

    /** The text. */
    public String text() {
        return text;
    }

    /** Part of the text, cut to a length that fits into a sentence. */
    public String quote(int from, int to) {
        return quote(text, from, to);
    }

    /** Part of a text, cut to a length that fits into a sentence. */
    static String quote(String text, int from, int to) {
        int cut = from + MAX_QUOTE;
        return to <= cut ? text.substring(from, to) : text.substring(from, cut) + "…";
    }

    /** The location of the whole text, with its quotes if it has any. */
    Location whole() {
        return scalar == null ? locate(0, text.length()) : scalar.location();
    }

    /** The location of the characters {@code from} (inclusive) to {@code to} (exclusive). */
    public Location locate(int from, int to) {
        if (following != null) {
            int length = text.length() - following.text.length();
            return from < length ? scalar.location() : following.locate(from - length, to - length);
        }
        if (scalar == null) {
            return lines == null ? Location.NONE : lines.range(from, to);
        }
        return scalar.locate(from, to);
    }

    /**
     * Adds a fix to a diagnostic: a replacement for the characters {@code from} to {@code to}, with
     * the escapes that the scalar's quoting needs. If its quoting cannot express the replacement,
     * the diagnostic stays without a fix.
     */
    public Diagnostic mend(Diagnostic diagnostic, int from, int to, String replacement) {
        if (following != null) {
            return diagnostic;
        }
        String written = scalar == null ? replacement : scalar.rewritten(from, to, replacement);
        return written == null ? diagnostic : diagnostic.fixedBy(written);
    }
}

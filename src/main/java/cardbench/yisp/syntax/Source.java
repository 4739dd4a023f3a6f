package cardbench.yisp.syntax;

import cardbench.text.Diagnostic;
import cardbench.text.Lines;
import cardbench.text.Location;
import cardbench.yaml.YamlScalar;

/**
 * A text in the language and where its characters stand in the file: either a value of a YAML file
 * or a text that is a file by itself.
 */
public final class Source {

    private static final int MAX_QUOTE = 60;

    private final String text;
    private final YamlScalar scalar;
    private final Lines lines;

    private Source(String text, YamlScalar scalar, Lines lines) {
        this.text = text;
        this.scalar = scalar;
        this.lines = lines;
    }

    /** A value of a YAML file, with its places in that file. */
    public static Source of(YamlScalar scalar) {
        return new Source(scalar.value(), scalar, null);
    }

    /** A text that is the whole file. */
    public static Source of(String text) {
        return new Source(text, null, new Lines(text));
    }

    /** The text. */
    public String text() {
        return text;
    }

    /** Part of the text, cut to a length that a sentence can hold. */
    public String quote(int from, int to) {
        return quote(text, from, to);
    }

    /** Part of a text, cut to a length that a sentence can hold. */
    static String quote(String text, int from, int to) {
        int cut = from + MAX_QUOTE;
        return to <= cut ? text.substring(from, to) : text.substring(from, cut) + "…";
    }

    /** Where the whole text stands, with its quotes if it has any. */
    Location whole() {
        return scalar == null ? lines.range(0, text.length()) : scalar.location();
    }

    /** Where the characters {@code from} (inclusive) to {@code to} (exclusive) stand. */
    public Location locate(int from, int to) {
        return scalar == null ? lines.range(from, to) : scalar.locate(from, to);
    }

    /**
     * The diagnostic with a replacement for the characters {@code from} to {@code to}, written as
     * the file needs it; without one where the file's way of quoting cannot hold it.
     */
    Diagnostic mend(Diagnostic diagnostic, int from, int to, String replacement) {
        String written = scalar == null ? replacement : scalar.rewritten(from, to, replacement);
        return written == null ? diagnostic : diagnostic.fixedBy(written);
    }
}

package cardbench.yisp;

import cardbench.text.Diagnostic;
import cardbench.text.Lines;
import cardbench.text.Location;
import cardbench.yaml.YamlScalar;

/**
 * A text in the language and where its characters stand in the file: either a value of a YAML file
 * or a text that is a file by itself.
 */
public final class Source {

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

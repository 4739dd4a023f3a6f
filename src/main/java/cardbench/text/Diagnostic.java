package cardbench.text;

import java.util.ArrayList;
import java.util.List;

/**
 * One thing said about an input: what, where, and what would mend it. Readers never throw across
 * package borders; they say what they found in a list of these.
 *
 * @param code which kind of thing it is
 * @param severity how bad it is: the code's own, or {@link Severity#ERROR} where the caller asked
 *     for strictness
 * @param location where
 * @param args what the sentence names, in the order of the call
 * @param fix a replacement for the characters of {@code location}, or {@code null} where none is
 *     certain
 */
public record Diagnostic(
        DiagnosticCode code, Severity severity, Location location, List<Arg> args, String fix) {

    /**
     * A named argument. {@code value} is what is shown; {@code number} tells whether it is an
     * integer, which the contract writes without quotes.
     */
    public record Arg(String name, String value, boolean number) {}

    /**
     * The most characters of a text that a diagnostic names. What is wrong with a longer one is
     * seen in its beginning, and the text itself may be all of a large input.
     */
    public static final int MAX_TEXT = 1_000;

    /** Copies the list, so that a diagnostic never changes. */
    public Diagnostic {
        args = List.copyOf(args);
    }

    static Diagnostic of(DiagnosticCode code, Location location) {
        return new Diagnostic(code, code.severity(), location, List.of(), null);
    }

    /** This diagnostic with one more argument, a text; what is too long of it is cut. */
    public Diagnostic with(String name, String value) {
        return with(new Arg(name, value.length() > MAX_TEXT ? cut(value) : value, false));
    }

    private static String cut(String text) {
        boolean half = Character.isHighSurrogate(text.charAt(MAX_TEXT - 1));
        return text.substring(0, half ? MAX_TEXT - 1 : MAX_TEXT) + "…";
    }

    /** This diagnostic with one more argument, an integer. */
    public Diagnostic with(String name, int value) {
        return with(new Arg(name, Integer.toString(value), true));
    }

    /** This diagnostic with one more argument, an integer that may need 64 bits. */
    public Diagnostic with(String name, long value) {
        return with(new Arg(name, Long.toString(value), true));
    }

    private Diagnostic with(Arg arg) {
        List<Arg> more = new ArrayList<>(args);
        more.add(arg);
        return new Diagnostic(code, severity, location, more, fix);
    }

    /** This diagnostic with the text that should stand in its place. */
    public Diagnostic fixedBy(String replacement) {
        return new Diagnostic(code, severity, location, args, replacement);
    }

    /** This diagnostic at another place. */
    public Diagnostic at(Location elsewhere) {
        return new Diagnostic(code, severity, elsewhere, args, fix);
    }

    /** This diagnostic as strictness reads it: a warning becomes an error. */
    public Diagnostic strict() {
        return severity == Severity.WARNING
                ? new Diagnostic(code, Severity.ERROR, location, args, fix)
                : this;
    }

    /** The English sentence: the code's template with the arguments in their places. */
    public String message() {
        String template = code.template();
        if (args.isEmpty()) {
            return template;
        }
        StringBuilder sentence = new StringBuilder();
        int at = 0;
        while (at < template.length()) {
            int open = template.indexOf('{', at);
            int close = open < 0 ? -1 : template.indexOf('}', open);
            if (close < 0) {
                break;
            }
            sentence.append(template, at, open)
                    .append(valueOf(template.substring(open + 1, close)));
            at = close + 1;
        }
        return sentence.append(template, at, template.length()).toString();
    }

    private String valueOf(String name) {
        for (Arg arg : args) {
            if (arg.name().equals(name)) {
                return arg.value();
            }
        }
        return "{" + name + "}";
    }
}

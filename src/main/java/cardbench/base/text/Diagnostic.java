package cardbench.base.text;

import java.util.ArrayList;
import java.util.List;

/**
 * A message about an input: what is wrong, where, and a fix. Readers do not throw exceptions across
 * packages; they return a list of diagnostics. Immutable.
 *
 * @param code the kind of the diagnostic
 * @param severity the severity of the code, or {@link Severity#ERROR} if the caller requested
 *     strictness
 * @param location the place in the input
 * @param args the arguments of the message, in the order they were added
 * @param fix a replacement for the characters of {@code location}, or {@code null} if no fix is
 *     certain
 */
public record Diagnostic(
        DiagnosticCode code, Severity severity, Location location, List<Arg> args, String fix) {

    /**
     * A named argument. {@code value} is its text; {@code number} shows whether it is an integer,
     * which the JSON contract writes without quotes.
     */
    public record Arg(String name, String value, boolean number) {}

    /**
     * The maximum length of a text argument, in UTF-16 units. The start of a longer text shows what
     * is wrong with it, and the text itself may be all of a large input.
     */
    public static final int MAX_TEXT = 1_000;

    /** Creates a diagnostic with a copy of the list. */
    public Diagnostic {
        args = List.copyOf(args);
    }

    static Diagnostic of(DiagnosticCode code, Location location) {
        return new Diagnostic(code, code.severity(), location, List.of(), null);
    }

    /** This diagnostic with one more argument, a text, cut to {@link #MAX_TEXT}. */
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

    /** This diagnostic with a replacement for the characters of its location. */
    public Diagnostic fixedBy(String replacement) {
        return new Diagnostic(code, severity, location, args, replacement);
    }

    /** This diagnostic at another location. */
    public Diagnostic at(Location elsewhere) {
        return new Diagnostic(code, severity, elsewhere, args, fix);
    }

    /** This diagnostic in strict mode: a warning becomes an error. */
    public Diagnostic strict() {
        return severity == Severity.WARNING
                ? new Diagnostic(code, Severity.ERROR, location, args, fix)
                : this;
    }

    /**
     * The English sentence: the template of the code with the values of the arguments. An argument
     * with two nouns, {@code {count|card|cards}}, is followed by the one that fits its number.
     */
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
            // Values are not searched for braces: they come from the input.
            sentence.append(template, at, open)
                    .append(valueOf(template.substring(open + 1, close)));
            at = close + 1;
        }
        return sentence.append(template, at, template.length()).toString();
    }

    private String valueOf(String hole) {
        int one = hole.indexOf('|');
        if (one >= 0) {
            String value = valueOf(hole.substring(0, one));
            int secondBar = hole.indexOf('|', one + 1);
            boolean single = value.equals("1");
            return value
                    + ' '
                    + (single ? hole.substring(one + 1, secondBar) : hole.substring(secondBar + 1));
        }
        for (Arg arg : args) {
            if (arg.name().equals(hole)) {
                return arg.value();
            }
        }
        return "{" + hole + "}";
    }
}

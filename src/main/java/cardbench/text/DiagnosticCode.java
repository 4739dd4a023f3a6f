package cardbench.text;

/**
 * One kind of thing that can be said about an input: its name, how bad it is, and the English
 * sentence with the names of its arguments in braces, as in {@code "the code ends in the field
 * {field}"}. Every package lists its codes as constants in one class, which is the only place of
 * each sentence; the page translates by the name.
 *
 * @param severity how bad it is, unless the caller asked for strictness
 * @param name {@code package.what-is-wrong}, lower case, stable: pages and tests refer to it
 * @param template an English sentence; each {@code {name}} stands for an argument of the diagnostic
 */
public record DiagnosticCode(Severity severity, String name, String template) {

    /** A code for what makes the text not what it claims to be. */
    public static DiagnosticCode error(String name, String template) {
        return new DiagnosticCode(Severity.ERROR, name, template);
    }

    /** A code for a slip that was repaired or ignored. */
    public static DiagnosticCode warning(String name, String template) {
        return new DiagnosticCode(Severity.WARNING, name, template);
    }

    /** A code for advice. */
    public static DiagnosticCode info(String name, String template) {
        return new DiagnosticCode(Severity.INFO, name, template);
    }

    /** A diagnostic of this kind at a place, without arguments yet. */
    public Diagnostic at(Location location) {
        return Diagnostic.of(this, location);
    }

    /** A diagnostic of this kind about the whole text, without arguments yet. */
    public Diagnostic anywhere() {
        return Diagnostic.of(this, Location.NONE);
    }
}

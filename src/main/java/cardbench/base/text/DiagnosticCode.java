package cardbench.base.text;

/**
 * A kind of diagnostic: its name, its severity, and the English sentence with the names of its
 * arguments in braces, as in {@code "the code ends in the field {field}"}. The classes with the
 * constants are made by the build of {@code src/main/words}, which has each sentence once, with its
 * translations.
 *
 * @param severity the severity, unless the caller requested strictness
 * @param name {@code package.what-is-wrong}, lower case, stable: pages and tests refer to it
 * @param template an English sentence; each {@code {name}} is replaced by an argument
 */
public record DiagnosticCode(Severity severity, String name, String template) {

    /** A code for a fault that leaves no result, or only a part of one. */
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

    /** A diagnostic of this kind at a location, without arguments. */
    public Diagnostic at(Location location) {
        return Diagnostic.of(this, location);
    }

    /** A diagnostic of this kind about the whole input, without arguments. */
    public Diagnostic anywhere() {
        return Diagnostic.of(this, Location.NONE);
    }
}

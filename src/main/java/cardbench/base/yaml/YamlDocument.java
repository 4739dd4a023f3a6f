package cardbench.base.yaml;

import cardbench.base.text.Diagnostic;
import java.util.List;

/**
 * The result of reading a YAML file. Immutable.
 *
 * @param root the value of the file, or what could be read of it; {@code null} if there is none
 * @param diagnostics the diagnostics, in the order they were found
 */
public record YamlDocument(YamlNode root, List<Diagnostic> diagnostics) {

    /** Copies the list. */
    public YamlDocument {
        diagnostics = List.copyOf(diagnostics);
    }
}

package cardbench.yaml;

import cardbench.text.Diagnostic;
import java.util.List;

/**
 * What was read out of a YAML file.
 *
 * @param root the value of the file, or what could be read of it; {@code null} where there is none
 * @param diagnostics what is to be said about the file, in the order it was found
 */
public record YamlDocument(YamlNode root, List<Diagnostic> diagnostics) {

    /** Copies the list, so that a document never changes. */
    public YamlDocument {
        diagnostics = List.copyOf(diagnostics);
    }
}

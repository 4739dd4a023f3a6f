package cardbench.yaml;

import cardbench.text.Location;

/** A value in a YAML file: a text, a list or a map, and where it stands. */
public sealed interface YamlNode permits YamlScalar, YamlList, YamlMap {

    /**
     * From the first character of the value (the opening quote or bracket, the first {@code -}, the
     * first key) to behind its last one. Comments and blanks around it are left out.
     */
    Span span();

    /** Where the value stands, with line and column of its first character. */
    default Location location() {
        return span().location();
    }
}

package cardbench.base.yaml;

import cardbench.base.text.Location;

/** A value in a YAML file with its place: a text, a list or a map. Immutable. */
public sealed interface YamlNode permits YamlScalar, YamlList, YamlMap {

    /**
     * The range from the first character of the value (the opening quote or bracket, the first
     * {@code -}, the first key) to its last character, without surrounding comments and blanks.
     */
    Span span();

    /** The location of the value, with line and column of its first character. */
    default Location location() {
        return span().location();
    }
}

package cardbench.deckfile;

import cardbench.yaml.YamlScalar;

/**
 * A name for conditions that a card has to meet.
 *
 * @param key the name, as the file has it
 * @param conditions words with blanks between them, all of which have to be met
 */
public record Alias(YamlScalar key, YamlScalar conditions) {

    /** The name. */
    public String name() {
        return key.value();
    }
}

package cardbench.odds.deckfile;

import cardbench.base.yaml.YamlScalar;

/**
 * A name for conditions on a card.
 *
 * @param key the name, as the file has it
 * @param conditions words separated by blanks, all of which a card must meet
 */
public record Alias(YamlScalar key, YamlScalar conditions) {

    /** The name. */
    public String name() {
        return key.value();
    }
}

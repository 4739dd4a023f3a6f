package cardbench.deckfile;

import cardbench.yaml.YamlScalar;
import java.util.List;

/**
 * One way in which a topic comes about: everything written of it must hold at the end of the game.
 *
 * @param key its name, as the file has it
 * @param score the number it counts for, or {@code null} for 1
 * @param condition a number that must not be 0, or {@code null}
 * @param hand conditions, each met by a card of its own in the hand
 * @param grave conditions, each met by a card of its own in the graveyard
 * @param bestMatching whether cards are given to conditions in the best way there is, and not each
 *     condition in turn takes the first card that is left
 */
public record Combo(
        YamlScalar key,
        YamlScalar score,
        YamlScalar condition,
        List<YamlScalar> hand,
        List<YamlScalar> grave,
        boolean bestMatching) {

    /** Copies the lists, so that a combo never changes. */
    public Combo {
        hand = List.copyOf(hand);
        grave = List.copyOf(grave);
    }

    /** Its name. */
    public String name() {
        return key.value();
    }
}

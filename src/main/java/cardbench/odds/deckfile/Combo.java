package cardbench.odds.deckfile;

import cardbench.base.yaml.YamlScalar;
import java.util.List;

/**
 * One way to reach the goal of a topic: all of its parts must hold at the end of the game.
 * Immutable.
 *
 * @param key its name, as the file has it
 * @param score a number expression for its score, or {@code null} for 1
 * @param condition a number expression that must not be 0, or {@code null}
 * @param hand conditions, each met by a different card in the hand
 * @param grave conditions, each met by a different card in the graveyard
 * @param bestMatching whether to find the best assignment of cards to conditions (a maximum
 *     matching). Otherwise each condition in turn takes the first remaining card, as in ygo-calc
 * @param given a number expression that selects the games of its odds, in place of the expression
 *     of its topic; or {@code null}. Such a combo is {@linkplain Topic#questions a question of its
 *     own}
 */
public record Combo(
        YamlScalar key,
        YamlScalar score,
        YamlScalar condition,
        List<YamlScalar> hand,
        List<YamlScalar> grave,
        boolean bestMatching,
        YamlScalar given) {

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

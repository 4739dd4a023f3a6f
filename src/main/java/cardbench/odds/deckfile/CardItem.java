package cardbench.odds.deckfile;

import cardbench.base.yaml.YamlScalar;
import java.util.ArrayList;
import java.util.List;

/**
 * An item of a list of cards with numbers: {@code land} or {@code land: 4}. Immutable.
 *
 * @param condition the condition on a card, as the file has it
 * @param number the number behind it, or {@link #NONE}
 */
public record CardItem(YamlScalar condition, int number) {

    /** No number is written. */
    static final int NONE = -1;

    /** The number; 1 if none is written. */
    int copies() {
        return number == NONE ? 1 : number;
    }

    /** The conditions of some items. */
    static List<YamlScalar> conditions(List<CardItem> items) {
        List<YamlScalar> conditions = new ArrayList<>();
        for (CardItem item : items) {
            conditions.add(item.condition);
        }
        return conditions;
    }
}

package cardbench.wizard.card;

import cardbench.base.json.JsonMap;
import java.util.List;

/**
 * A card of 逆时巫师 OL: normalised to the second generation of the format and without errors.
 *
 * @param id in the form of the document, {@code package.class.sub.name}
 * @param name the printed name
 * @param source the normalised object, for all that playing the card does not need
 * @param manaCost 0 for exploration cards
 * @param cardType {@code spell}, {@code wand} or {@code occult} for treasures; {@code monster} or
 *     {@code event} for exploration cards
 * @param behaviors in the order of the text
 */
public record Card(
        String id,
        String name,
        JsonMap source,
        int manaCost,
        String cardType,
        List<Behavior> behaviors) {

    /** The doables of a card at one timing. */
    public record Behavior(JsonMap at, Timing timing, List<Doable> body) {

        public Behavior {
            body = List.copyOf(body);
        }
    }

    /** Copies the list, so that a card never changes. */
    public Card {
        behaviors = List.copyOf(behaviors);
    }

    /** Whether it is an exploration card; otherwise it is a treasure. */
    boolean isExploration() {
        return isExploration(source);
    }

    /**
     * Whether an object is an exploration card: its id marks it, or it has a level, or is a monster
     * or an event.
     */
    public static boolean isExploration(JsonMap card) {
        String id = card.text("id", "");
        if (id.contains(".exploration.")) {
            return true;
        }
        String type = card.text("type", "");
        return !id.contains(".treasure.")
                && (card.has("level") || type.equals("monster") || type.equals("event"));
    }

    /** The level in an id such as {@code base.exploration.III.x}; empty if there is none. */
    public static String levelOf(String id) {
        for (String level : KeyType.LEVEL.words()) {
            int at = id.indexOf(".exploration." + level + ".");
            // the first dot: "exploration" is the second part and nothing further behind
            if (at > 0 && id.indexOf('.') == at) {
                return level;
            }
        }
        return "";
    }

    /** A property of the card by its key; empty if it has none. */
    public String text(String key) {
        return source.text(key, "");
    }
}

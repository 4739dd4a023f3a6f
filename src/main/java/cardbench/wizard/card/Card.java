package cardbench.wizard.card;

import cardbench.json.JsonMap;
import java.util.List;

/**
 * A card of 逆时巫师 OL, normalised and without errors.
 *
 * @param id as the document has it, package.class.sub.name
 * @param source the normalised object, which has everything that the card is not played by
 * @param manaCost 0 for exploration cards
 * @param cardType {@code spell}, {@code wand} or {@code occult}; {@code monster} or {@code event}
 */
public record Card(
        String id,
        String name,
        JsonMap source,
        int manaCost,
        String cardType,
        List<Behavior> behaviors) {

    /** What a card does at a timing. */
    public record Behavior(JsonMap at, Timing timing, List<Doable> body) {

        public Behavior {
            body = List.copyOf(body);
        }
    }

    /** Copies the list, so that a card never changes. */
    public Card {
        behaviors = List.copyOf(behaviors);
    }

    /** Whether it is of the class exploration; else it is a treasure. */
    boolean isExploration() {
        return isExploration(source);
    }

    /**
     * Whether an object is an exploration card: its id says so, or else it has a level, or is a
     * monster or an event.
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

    /** The level that an id names as its third part, {@code base.exploration.III.x}; else empty. */
    public static String levelOf(String id) {
        for (String level : KeyType.LEVEL.words()) {
            int at = id.indexOf(".exploration." + level + ".");
            if (at > 0 && id.indexOf('.') == at) {
                return level;
            }
        }
        return "";
    }

    /** A property of the card by its key; empty where it has none. */
    public String text(String key) {
        return source.text(key, "");
    }
}

package cardbench.wizard.check;

import cardbench.wizard.card.CardGrammar;
import cardbench.wizard.card.KeyType;
import cardbench.wizard.card.ObjectType;
import cardbench.wizard.check.WrittenText.Around;
import java.util.ArrayList;
import java.util.List;

/** What an object of a text that is being written is: by the key where it stands, and its type. */
final class WrittenShape {

    /** The keys at which a getter is allowed. */
    private static final List<String> GETTER_KEYS =
            List.of(
                    "amount",
                    "value1",
                    "value2",
                    "times",
                    "minimum",
                    "maximum",
                    "playerUUID",
                    "cardUUID",
                    "monsterUUID",
                    "values",
                    "ask",
                    "of");

    private WrittenShape() {}

    /** The types that an object at a key can have; {@code null} if it has no key {@code type}. */
    static List<ObjectType> types(String at) {
        return switch (at) {
            case "do", "elsedo" -> CardGrammar.DOABLES;
            case "condition", "conditions", "until" -> CardGrammar.CONDITIONS;
            case "target", "player" -> {
                List<ObjectType> both = new ArrayList<>(CardGrammar.CHOOSERS);
                both.addAll(CardGrammar.GETTERS);
                yield both;
            }
            default -> GETTER_KEYS.contains(at) ? CardGrammar.GETTERS : null;
        };
    }

    /** The type of an object; {@code null} if it is not known. */
    static ObjectType of(Around object) {
        List<ObjectType> typed = types(object.at);
        if (typed != null) {
            return ObjectType.named(object.type, typed);
        }
        return switch (object.at) {
            case "triggers" -> CardGrammar.TRIGGER;
            case "behaviors" -> CardGrammar.BEHAVIOR;
            case "targets" -> CardGrammar.TRIGGER_GETTER;
            case "" -> ofRoot(object);
            default -> null;
        };
    }

    /** The type of the outermost object: a card, or a trigger on its own. */
    private static ObjectType ofRoot(Around object) {
        if (isTrigger(object)) {
            return CardGrammar.TRIGGER;
        }
        return isExploration(object) ? CardGrammar.EXPLORATION : CardGrammar.TREASURE;
    }

    /** Whether an object is a trigger. */
    static boolean isTrigger(Around object) {
        return object.at.equals("triggers")
                || object.at.isEmpty()
                        && object.keys.contains("event")
                        && !object.keys.contains("behaviors");
    }

    private static boolean isExploration(Around card) {
        return card.id.contains(".exploration.")
                || !card.id.contains(".treasure.")
                        && (card.keys.contains("level")
                                || KeyType.EXPLORATION_TYPE.words().contains(card.type));
    }
}

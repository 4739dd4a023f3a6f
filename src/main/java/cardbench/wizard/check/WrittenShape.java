package cardbench.wizard.check;

import cardbench.wizard.card.CardGrammar;
import cardbench.wizard.card.KeyType;
import cardbench.wizard.card.ObjectType;
import cardbench.wizard.card.Vocabulary;
import cardbench.wizard.check.WrittenText.Around;
import java.util.ArrayList;
import java.util.List;

/** What an object of a text that is being written is: by the key where it stands, and its type. */
final class WrittenShape {

    private WrittenShape() {}

    /** The types that an object at a key can have; {@code null} if it has no key {@code type}. */
    static List<ObjectType> types(String at) {
        // a key takes the same in all objects that have it
        for (ObjectType shape : Vocabulary.types()) {
            if (shape.key(at) != null) {
                return types(shape.key(at).slot());
            }
        }
        return null;
    }

    private static List<ObjectType> types(KeyType slot) {
        if (slot.takesChooser()) {
            List<ObjectType> both = new ArrayList<>(CardGrammar.CHOOSERS);
            both.addAll(CardGrammar.GETTERS);
            return both;
        }
        return switch (slot) {
            case DOABLES -> CardGrammar.DOABLES;
            case CONDITION, CONDITIONS -> CardGrammar.CONDITIONS;
            case NUMBER, NUMBERS, PLAYER, MONSTER, CARD, VALUE -> CardGrammar.GETTERS;
            default -> null;
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

package cardbench.wizard.card;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The words of the language of cards, each by the name of its entry: {@code doable.damage}, {@code
 * event.onBuy}, {@code key.amount}. A key that means the same in all objects has one entry; one
 * that has a meaning of its own somewhere has another, such as {@code key.trigger.id}.
 */
public final class Vocabulary {

    /** The keys whose meaning depends on their object. */
    private static final List<String> SPECIAL =
            List.of(
                    "loop.id",
                    "loop.target",
                    "trigger.id",
                    "trigger.mode",
                    "trigger.condition",
                    "removeTriggers.mode",
                    "TriggerGetter.mode",
                    "chooser.amount",
                    "getPlayer.of",
                    "card.id",
                    "card.type",
                    "card.cardType");

    private Vocabulary() {}

    /** The entry of a key of an object. */
    public static String key(ObjectType shape, String key) {
        String object =
                shape == CardGrammar.TREASURE || shape == CardGrammar.EXPLORATION
                        ? "card"
                        : isOf(CardGrammar.CHOOSERS, shape) ? "chooser" : shape.name();
        String special = object + "." + key;
        return SPECIAL.contains(special) ? "key." + special : "key." + key;
    }

    /** The entry of one of the words that a key takes; {@code null} if it is no choice of words. */
    public static String word(KeyType slot, String word) {
        String group =
                switch (slot) {
                    case TIMING -> "timing";
                    case EVENT -> "event";
                    case MODE -> "mode";
                    case CHANGE -> "change";
                    case REMOVAL -> "removal";
                    case GETTER_MODE -> "getterMode";
                    case CARD_PROPERTY, PLAYER_PROPERTY, MONSTER_PROPERTY -> "property";
                    case CARD_TYPE, TREASURE_TYPE, EXPLORATION_TYPE -> "cardType";
                    case RARITY -> "rarity";
                    case SCHOOL -> "school";
                    case LEVEL -> "level";
                    case ZONE -> "zone";
                    case SEAT -> "seat";
                    default -> null;
                };
        return group == null || !slot.words().contains(word) ? null : group + "." + word;
    }

    /** The entry of a type of object; {@code null} for one without the key {@code type}. */
    public static String type(ObjectType shape) {
        if (isOf(CardGrammar.DOABLES, shape)) {
            return "doable." + shape.name();
        }
        if (isOf(CardGrammar.CONDITIONS, shape)) {
            return "condition." + shape.name();
        }
        if (isOf(CardGrammar.CHOOSERS, shape)) {
            return "chooser." + shape.name();
        }
        return isOf(CardGrammar.GETTERS, shape) ? "getter." + shape.name() : null;
    }

    private static boolean isOf(List<ObjectType> shapes, ObjectType shape) {
        return ObjectType.named(shape.name(), shapes) != null;
    }

    /** All types of objects. */
    public static List<ObjectType> types() {
        List<ObjectType> types = new ArrayList<>();
        types.add(CardGrammar.TREASURE);
        types.add(CardGrammar.EXPLORATION);
        types.add(CardGrammar.BEHAVIOR);
        types.addAll(CardGrammar.DOABLES);
        types.add(CardGrammar.TRIGGER);
        types.addAll(CardGrammar.CONDITIONS);
        types.addAll(CardGrammar.CHOOSERS);
        types.addAll(CardGrammar.GETTERS);
        types.add(CardGrammar.TRIGGER_GETTER);
        return types;
    }

    /** The names of all entries, in the order of the grammar. */
    public static Set<String> entries() {
        Set<String> entries = new LinkedHashSet<>();
        entries.add("key.type");
        for (ObjectType shape : types()) {
            if (type(shape) != null) {
                entries.add(type(shape));
            }
            for (ObjectType.Key key : shape.keys()) {
                entries.add(key(shape, key.name()));
                for (String word : key.slot().words()) {
                    entries.add(word(key.slot(), word));
                }
            }
        }
        return entries;
    }
}

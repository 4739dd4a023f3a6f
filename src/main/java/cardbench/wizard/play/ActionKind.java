package cardbench.wizard.play;

import static cardbench.wizard.play.ScenarioFields.all;
import static cardbench.wizard.play.ScenarioFields.joined;

import cardbench.wizard.card.Word;
import cardbench.wizard.play.ScenarioFields.Field;
import cardbench.wizard.play.ScenarioFields.Field.Type;
import java.util.ArrayList;
import java.util.List;

/** The actions: their names in the contract, in its order, and the keys of each. */
enum ActionKind implements Word {
    PLAY("play", "player", "card"),
    EQUIP("equip", "player", "card"),
    PASS("pass", "player"),
    REVERSE("reverse", "player", "cards"),
    DRAW("draw", "player", "n"),
    DISCARD("discard", "player", "cards"),
    BUY("buy", "player", "card", "price"),
    FORGET("forget", "player", "card"),
    REFRESH_SHOP("refreshShop", "player", "price"),
    ADVANCE("advance", "player", "steps"),
    KICK("kick", "player", "other"),
    NEXT("next"),
    FLIP("flip", "player", "UUID", "type", "id", "level", "health", "maxHealth", "reward", "pools"),
    EMIT("emit", "event", "context"),
    RUN("run", "player", "context", "do"),
    PASS_ROUND("passRound", "round", "flips"),
    SET(
            "set",
            "player",
            "card",
            "zone",
            "monster",
            "trigger",
            "mana",
            "gold",
            "freezing",
            "health",
            "maxHealth",
            "reward",
            "muted");

    /** The type of each key; a key has the same type in every action. */
    private static final List<Field> FIELDS =
            joined(
                    all(Type.TEXT, "action", "player", "card", "other", "UUID", "type", "id"),
                    all(Type.TEXT, "level", "event", "zone", "monster", "trigger"),
                    all(Type.TEXTS, "cards"),
                    all(Type.NUMBER, "n", "price", "steps", "round", "mana", "gold", "freezing"),
                    all(Type.NUMBER, "health", "maxHealth", "reward"),
                    all(Type.FLAG, "muted"),
                    all(Type.OBJECT, "context"),
                    all(Type.LIST, "pools", "flips", "choices"),
                    all(Type.OTHER, "do"));

    private final String word;
    private final List<String> keys;

    ActionKind(String word, String... keys) {
        this.word = word;
        this.keys = List.of(keys);
    }

    /** The keys of this action, with those that all actions have. */
    List<Field> fields() {
        List<Field> fields = new ArrayList<>();
        add("action", fields);
        for (String key : keys) {
            add(key, fields);
        }
        add("choices", fields);
        return fields;
    }

    private static void add(String key, List<Field> fields) {
        for (Field field : FIELDS) {
            if (field.name().equals(key)) {
                fields.add(field);
            }
        }
    }

    @Override
    public String word() {
        return word;
    }

    /** The kind of that name, or {@code null}. */
    static ActionKind of(String word) {
        return Word.of(word, values());
    }
}

package cardbench.wizard.play;

import static cardbench.wizard.play.ScenarioFields.all;
import static cardbench.wizard.play.ScenarioFields.joined;

import cardbench.wizard.play.ScenarioFields.Field;
import cardbench.wizard.play.ScenarioFields.Field.Type;
import java.util.List;

/** The one table of actions: their names in the contract, in its order, and the keys of each. */
enum ActionKind {
    PLAY("play", all(Type.TEXT, "player", "card")),
    EQUIP("equip", all(Type.TEXT, "player", "card")),
    PASS("pass", all(Type.TEXT, "player")),
    REVERSE("reverse", joined(all(Type.TEXT, "player"), all(Type.TEXTS, "cards"))),
    DRAW("draw", joined(all(Type.TEXT, "player"), all(Type.NUMBER, "n"))),
    DISCARD("discard", joined(all(Type.TEXT, "player"), all(Type.TEXTS, "cards"))),
    BUY("buy", joined(all(Type.TEXT, "player", "card"), all(Type.NUMBER, "price"))),
    FORGET("forget", all(Type.TEXT, "player", "card")),
    REFRESH_SHOP("refreshShop", joined(all(Type.TEXT, "player"), all(Type.NUMBER, "price"))),
    ADVANCE("advance", joined(all(Type.TEXT, "player"), all(Type.NUMBER, "steps"))),
    KICK("kick", all(Type.TEXT, "player", "other")),
    NEXT("next", List.of()),
    FLIP(
            "flip",
            joined(
                    all(Type.TEXT, "player", "UUID", "type", "id", "level"),
                    all(Type.NUMBER, "health", "maxHealth", "reward"),
                    all(Type.LIST, "pools"))),
    EMIT("emit", joined(all(Type.TEXT, "event"), all(Type.OBJECT, "context"))),
    RUN(
            "run",
            joined(all(Type.TEXT, "player"), all(Type.OBJECT, "context"), all(Type.OTHER, "do"))),
    PASS_ROUND("passRound", joined(all(Type.NUMBER, "round"), all(Type.LIST, "flips"))),
    SET(
            "set",
            joined(
                    all(Type.TEXT, "player", "card", "zone", "monster", "trigger"),
                    all(Type.NUMBER, "mana", "gold", "freezing"),
                    all(Type.NUMBER, "health", "maxHealth", "reward"),
                    all(Type.FLAG, "muted")));

    private final String word;
    private final List<Field> own;

    ActionKind(String word, List<Field> own) {
        this.word = word;
        this.own = own;
    }

    /** The keys, those that all actions have included. */
    List<Field> fields() {
        return joined(all(Type.TEXT, "action"), own, all(Type.LIST, "choices"));
    }

    /** The kind of that name, or {@code null}. */
    static ActionKind of(String word) {
        for (ActionKind kind : values()) {
            if (kind.word.equals(word)) {
                return kind;
            }
        }
        return null;
    }
}

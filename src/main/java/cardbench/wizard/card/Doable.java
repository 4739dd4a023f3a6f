package cardbench.wizard.card;

import cardbench.json.JsonMap;
import java.util.List;

/** Something that a card does. */
public sealed interface Doable {

    /** Where it stands in its text. */
    JsonMap at();

    /** The name that its outcome is kept under; empty for none. */
    String id();

    /** What can be changed by number. */
    enum Stat {
        HEALTH("health", VariableKind.MONSTER),
        MAX_HEALTH("maxHealth", VariableKind.MONSTER),
        REWARD("reward", VariableKind.MONSTER),
        MANA("mana", VariableKind.PLAYER),
        GOLD("gold", VariableKind.PLAYER),
        FREEZING("freezing", VariableKind.PLAYER),
        MANA_COST("manaCost", VariableKind.CARD);

        private final String word;
        private final VariableKind kind;

        Stat(String word, VariableKind kind) {
            this.word = word;
            this.kind = kind;
        }

        /** What has it: a monster, a player or a card. */
        public VariableKind kind() {
            return kind;
        }

        public String word() {
            return word;
        }

        /** The one of that name, which must be one. */
        public static Stat of(String word) {
            for (Stat stat : values()) {
                if (stat.word.equals(word)) {
                    return stat;
                }
            }
            throw new IllegalStateException();
        }
    }

    /**
     * Does things several times.
     *
     * @param target {@code null} where none is given
     */
    record Loop(JsonMap at, String id, Value times, List<Doable> body, Target target)
            implements Doable {}

    /** Does one thing or another. */
    record If(JsonMap at, String id, Condition condition, List<Doable> then, List<Doable> otherwise)
            implements Doable {}

    /** Takes health from monsters. */
    record Damage(JsonMap at, String id, Value amount, Target target) implements Doable {}

    /** Adds to a number, or sets it. */
    record Change(JsonMap at, String id, Stat stat, boolean set, Value amount, Target target)
            implements Doable {}

    /** Draws cards. */
    record Draw(JsonMap at, String id, Value amount, Target target) implements Doable {}

    /** Lets players choose cards of their hand and discard them. */
    record AskDiscard(JsonMap at, String id, Value minimum, Value maximum, Target target)
            implements Doable {}

    /** Discards cards. */
    record Discard(JsonMap at, String id, Target target) implements Doable {}

    /** Shuffles players' discard piles into their decks. */
    record ShuffleBack(JsonMap at, String id, Target player) implements Doable {}

    /** Mounts triggers. */
    record AddTriggers(JsonMap at, String id, List<Trigger> triggers) implements Doable {}

    /**
     * Removes triggers.
     *
     * @param getter {@code id} or {@code event} where a TriggerGetter finds them; else {@code null}
     */
    record RemoveTriggers(JsonMap at, String id, boolean byUuid, List<Value> names, String getter)
            implements Doable {}

    /** Takes its effect from the card that is being played. */
    record Counter(JsonMap at, String id) implements Doable {}
}

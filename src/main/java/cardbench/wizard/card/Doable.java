package cardbench.wizard.card;

import cardbench.base.json.JsonMap;
import java.util.List;

/** An effect of a card; the document calls these doables. */
public sealed interface Doable {

    /** The JSON object that it was built from, for its position in the text. */
    JsonMap at();

    /** The name under which its targets are kept as variables; empty for none. */
    String id();

    /** A number that can be changed. */
    enum Stat implements Word {
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

        /** What has the number: a monster, a player or a card. */
        public VariableKind kind() {
            return kind;
        }

        @Override
        public String word() {
            return word;
        }

        /** The number with a name, or {@code null}. */
        public static Stat of(String word) {
            return Word.of(word, values());
        }
    }

    /**
     * Runs its body several times.
     *
     * @param target the elements to run for (D-LOOPTARGET), or {@code null}
     * @param until what ends the loop after a turn, or {@code null}
     */
    record Loop(
            JsonMap at, String id, Value times, List<Doable> body, Target target, Condition until)
            implements Doable {}

    /** Runs one of two branches. */
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

    /** Removes triggers. */
    record RemoveTriggers(JsonMap at, String id, List<TriggerName> names) implements Doable {}

    /**
     * What triggers are removed by.
     *
     * @param by {@code UUID}, {@code id} or {@code event}
     */
    record TriggerName(Value value, String by) {}

    /** Changes the school of copies of cards. */
    record ChangeSchool(JsonMap at, String id, String school, Target target) implements Doable {}

    /** Adds to the damage that is about to be dealt, or sets it. */
    record ChangeDamage(JsonMap at, String id, boolean set, Value amount) implements Doable {}

    /** Cancels the effects of the card that is being played (D-COUNTER). */
    record Counter(JsonMap at, String id) implements Doable {}
}

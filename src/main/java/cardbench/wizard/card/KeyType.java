package cardbench.wizard.card;

import java.util.List;

/** The type of a key of a card: what its value may be. */
public enum KeyType {
    /** Any text. */
    TEXT,
    /** A text that names something and may contain variables. */
    NAME,
    /** An integer, or a text or getter that evaluates to one. */
    NUMBER,
    /** A list of such numbers. */
    NUMBERS,
    /** An integer and nothing else. */
    INTEGER,
    /** A number of copies: 1, or "$1" for one per player. */
    COUNT,
    /** Players: a UUID, or a chooser. */
    PLAYERS,
    /** Monsters: a UUID, or a chooser. */
    MONSTERS,
    /** Cards: a UUID, or a chooser. */
    CARDS,
    /** Any list of UUIDs, or a chooser: the elements of a loop. */
    TARGETS,
    /** The UUID of one player. */
    PLAYER,
    /** The UUID of one card. */
    CARD,
    /** The UUID of one monster. */
    MONSTER,
    /** Any value, in which getters and texts with variables are evaluated. */
    VALUE,
    DOABLES,
    CONDITION,
    CONDITIONS,
    TRIGGERS,
    BEHAVIORS,
    /** UUIDs or ids of triggers, or a TriggerGetter. */
    TRIGGER_NAMES,
    TIMING(Timing.words()),
    EVENT(Event.words()),
    MODE(TriggerMode.words()),
    CHANGE("add", "set"),
    REMOVAL("UUID", "id"),
    GETTER_MODE("id", "event"),
    CARD_PROPERTY(
            "manaCost",
            "name",
            "id",
            "school",
            "rarity",
            "description",
            "count",
            "cardType",
            "type",
            "level"),
    PLAYER_PROPERTY("mana", "gold", "freezing", "hand", "deck", "discard", "played"),
    MONSTER_PROPERTY("health", "maxHealth", "reward", "level", "id"),
    CARD_TYPE("spell", "wand", "occult", "monster", "event"),
    TREASURE_TYPE("spell", "wand", "occult"),
    EXPLORATION_TYPE("monster", "event"),
    RARITY("ori", "com", "leg"),
    SCHOOL("none", "fire", "frost", "arcane"),
    LEVEL("III", "VI", "IX", "XII"),
    ZONE("hand", "deck", "discard", "played", "wand", "occultSlot", "shop"),
    SEAT("next", "previous");

    private final List<String> words;

    KeyType(String... words) {
        this.words = List.of(words);
    }

    KeyType(List<String> words) {
        this.words = List.copyOf(words);
    }

    /** The words that are allowed; empty if the type is not a choice of words. */
    public List<String> words() {
        return words;
    }

    /** The kind of variable that can be used at the key. */
    public VariableKind kind() {
        return switch (this) {
            case PLAYERS, PLAYER -> VariableKind.PLAYER;
            case MONSTERS, MONSTER -> VariableKind.MONSTER;
            case CARDS, CARD -> VariableKind.CARD;
            case NUMBER, NUMBERS -> VariableKind.NUMBER;
            default -> VariableKind.ANY;
        };
    }

    /** Whether a chooser is allowed. */
    public boolean takesChooser() {
        return this == PLAYERS || this == MONSTERS || this == CARDS || this == TARGETS;
    }
}

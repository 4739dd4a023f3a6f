package cardbench.wizard.card;

import java.util.List;

/** What may stand at a key of a card. */
public enum KeyType {
    /** Any text. */
    TEXT,
    /** A text that names something, in which variables may stand. */
    NAME,
    /** An integer, or a text or getter that gives one. */
    NUMBER,
    /** An integer and nothing else. */
    INTEGER,
    /** How many copies a game has: 1, or "$1" for one a player. */
    COUNT,
    /** Players: a UUID, or a chooser. */
    PLAYERS,
    /** Monsters: a UUID, or a chooser. */
    MONSTERS,
    /** Cards: a UUID, or a chooser. */
    CARDS,
    /** Anything that can be gone through. */
    TARGETS,
    /** The UUID of one player. */
    PLAYER,
    /** The UUID of one card. */
    CARD,
    /** The UUID of one monster. */
    MONSTER,
    /** A number, a text or a getter. */
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
    CARD_PROPERTY("manaCost", "name", "id", "school", "rarity", "cardType", "type", "level"),
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

    /** The words of which one must stand there; none where other things stand there. */
    public List<String> words() {
        return words;
    }

    /** What the things there are, for those that hold players, monsters or cards. */
    public VariableKind kind() {
        return switch (this) {
            case PLAYERS, PLAYER -> VariableKind.PLAYER;
            case MONSTERS, MONSTER -> VariableKind.MONSTER;
            case CARDS, CARD -> VariableKind.CARD;
            case NUMBER -> VariableKind.NUMBER;
            default -> VariableKind.ANY;
        };
    }

    /** Whether a chooser may stand there. */
    public boolean takesChooser() {
        return this == PLAYERS || this == MONSTERS || this == CARDS || this == TARGETS;
    }
}

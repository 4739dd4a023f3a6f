package cardbench.odds.deckfile;

import java.util.List;

/** The maps of a deck file, from the outside in, with the keys of each and words for values. */
enum DeckFileSchema {
    /** The file itself. */
    FILE("", 0, "deck", "simulate"),
    /** Below {@code deck}. */
    DECK("deck", 1, "size", "cards", "alias"),
    /** A card. */
    CARD("cards", 3, "count", "attribute", "description", "program", "disabled"),
    /** Below {@code simulate}. The last three are defaults for all topics. */
    SIMULATE(
            "simulate",
            1,
            "count",
            "debug",
            "confidence-interval",
            "tests",
            "matching",
            "auto-shuffle",
            "scan-zones"),
    /** A topic. */
    TOPIC(
            "tests",
            3,
            "start-card",
            "exec-program",
            "header",
            "combos",
            "matching",
            "auto-shuffle",
            "scan-zones",
            "mulligan",
            "state",
            "negate",
            "turns",
            "condition",
            "given"),
    /** The turns of a topic. */
    TURNS("turns", 4, "count", "draw", "go", "start"),
    /** A combo. */
    COMBO("combos", 5, "score", "condition", "hand", "grave", "matching", "disabled", "given"),
    /** A mulligan of a topic. */
    MULLIGAN("mulligan", 4, "kind", "keep", "most", "free", "bottom"),
    /** A state in the middle of a game. */
    STATE(
            "state", 4, "hand", "grave", "field", "removed", "zones", "top", "bottom", "unknown",
            "deck");

    /** The key below which a map of this kind is found, directly or one level deeper. */
    final String parent;

    /** How many keys are around a map of this kind. */
    private final int depth;

    /** The keys, in their usual order. */
    final List<String> keys;

    DeckFileSchema(String parent, int depth, String... keys) {
        this.parent = parent;
        this.depth = depth;
        this.keys = List.of(keys);
    }

    /**
     * The kind of map below these keys, from the outside in; {@code null} if any word can be a key
     * there, as a card's name, or none.
     */
    static DeckFileSchema at(List<String> keys) {
        for (DeckFileSchema level : values()) {
            // maps of names, such as the cards, are one level deeper than their key
            int back = level == CARD || level == TOPIC || level == COMBO ? 2 : 1;
            if (keys.size() == level.depth
                    && (level == FILE || keys.get(level.depth - back).equals(level.parent))) {
                return level;
            }
        }
        return null;
    }

    /** The words that the value of a key is one of; none if it can be something else. */
    List<String> values(String key) {
        if (!keys.contains(key)) {
            return List.of();
        }
        return switch (key) {
            case "exec-program", "auto-shuffle", "disabled", "debug", "confidence-interval" ->
                    List.of("true", "false");
            case "matching" -> List.of("greedy", "best");
            case "go" -> Turns.Go.words();
            case "kind" -> Mulligan.Kind.words();
            default -> List.of();
        };
    }

    /**
     * The key below which a misplaced key belongs, preferably one of this level; empty for an
     * unknown key.
     */
    String parentOf(String key) {
        String parent = "";
        for (DeckFileSchema level : values()) {
            boolean nearer = parent.isEmpty() || keys.contains(level.parent);
            if (level.keys.contains(key) && nearer) {
                parent = level.parent;
            }
        }
        return parent;
    }
}

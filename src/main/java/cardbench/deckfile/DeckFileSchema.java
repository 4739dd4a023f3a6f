package cardbench.deckfile;

import java.util.List;

/** The maps of a deck file, from the outside in, and the keys of each. */
enum DeckFileSchema {
    /** The file itself. */
    FILE("", "deck", "simulate"),
    /** Below {@code deck}. */
    DECK("deck", "size", "cards", "alias"),
    /** A card. */
    CARD("cards", "count", "attribute", "description", "program"),
    /** Below {@code simulate}. The last three are defaults for all topics. */
    SIMULATE(
            "simulate",
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
            "turns"),
    /** The turns of a topic. */
    TURNS("turns", "count", "draw", "go"),
    /** A combo. */
    COMBO("combos", "score", "condition", "hand", "grave", "matching"),
    /** A mulligan of a topic. */
    MULLIGAN("mulligan", "kind", "keep", "most", "bottom"),
    /** A state in the middle of a game. */
    STATE(
            "state", "hand", "grave", "field", "removed", "zones", "top", "bottom", "unknown",
            "deck");

    /** The key below which a map of this kind is found, directly or one level deeper. */
    final String parent;

    /** The keys, in their usual order. */
    final List<String> keys;

    DeckFileSchema(String parent, String... keys) {
        this.parent = parent;
        this.keys = List.of(keys);
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

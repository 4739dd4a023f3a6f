package cardbench.deckfile;

import java.util.List;

/** The maps of a deck file, from the outermost in, and the keys that mean something in each. */
enum DeckFileSchema {
    /** The file itself. */
    FILE("", "deck", "simulate"),
    /** Below {@code deck}. */
    DECK("deck", "size", "cards", "alias"),
    /** A card. */
    CARD("cards", "count", "attribute", "description", "program"),
    /** Below {@code simulate}; the last three hold for every topic that does not have its own. */
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
            "scan-zones"),
    /** A combo. */
    COMBO("combos", "score", "condition", "hand", "grave", "matching");

    /** The key below which such maps stand. */
    final String parent;

    /** Its keys, in the order in which people write them. */
    final List<String> keys;

    DeckFileSchema(String parent, String... keys) {
        this.parent = parent;
        this.keys = List.of(keys);
    }

    /**
     * The key below which a key belongs that stands here by mistake: one of this level if there is
     * a choice; empty where it is no key at all.
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

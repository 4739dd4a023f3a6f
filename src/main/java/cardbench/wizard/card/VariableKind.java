package cardbench.wizard.card;

/** The kind of value that a variable of a card holds. */
public enum VariableKind {
    PLAYER,
    MONSTER,
    CARD,
    /** An exploration card: its UUID is that of the card and of the monster that it becomes. */
    EXPLORED,
    NUMBER,
    TEXT,
    CARDS,
    TEXTS,
    TRIGGER,
    /** Not known before the card is played. */
    ANY;

    /** The kind of a field of an event or timing, by its name in the document. */
    static VariableKind ofField(String name) {
        return switch (name) {
            case "playerUUID", "sourcePlayerUUID", "kickerUUID", "kickedUUID" -> PLAYER;
            case "monsterUUID" -> MONSTER;
            case "cardUUID" -> CARD;
            case "round", "amount", "price" -> NUMBER;
            case "oldShopCardUUIDs", "newShopCardUUIDs" -> CARDS;
            case "oldShopCardIDs", "newShopCardIDs" -> TEXTS;
            default -> TEXT;
        };
    }

    /** Whether the value is a UUID. */
    public boolean isThing() {
        return this == PLAYER
                || this == MONSTER
                || this == CARD
                || this == EXPLORED
                || this == TRIGGER;
    }

    /** Whether a variable of this kind can be used where another kind is wanted. */
    public boolean fits(VariableKind wanted) {
        // a list of cards in place of a card means all of them
        return this == ANY
                || wanted == ANY
                || this == wanted
                || this == EXPLORED && (wanted == MONSTER || wanted == CARD)
                || this == CARDS && wanted == CARD;
    }
}

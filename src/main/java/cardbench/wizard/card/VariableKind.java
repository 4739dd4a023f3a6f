package cardbench.wizard.card;

/** What a variable of a card can stand for. */
public enum VariableKind {
    PLAYER,
    MONSTER,
    CARD,
    /** A card of the exploration piles, which lies on the table as a monster. */
    EXPLORED,
    NUMBER,
    TEXT,
    CARDS,
    TEXTS,
    TRIGGER,
    /** Not known before it is played. */
    ANY;

    /** What the fields of events and timings are, by their names in the document. */
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

    /** Whether it is known by a UUID. */
    public boolean isThing() {
        return this == PLAYER
                || this == MONSTER
                || this == CARD
                || this == EXPLORED
                || this == TRIGGER;
    }

    /** Whether this may stand where the other is wanted. */
    public boolean fits(VariableKind wanted) {
        return this == ANY
                || wanted == ANY
                || this == wanted
                || this == EXPLORED && (wanted == MONSTER || wanted == CARD)
                || this == CARDS && wanted == CARD;
    }
}

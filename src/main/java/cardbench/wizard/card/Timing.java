package cardbench.wizard.card;

import java.util.List;

/**
 * The timings of behaviours: the document's table TreasureCardTiming, and {@code onFlip} for
 * exploration cards, which the document has only in an example, under its older name (D-AT).
 */
public enum Timing implements Word {
    PLAY("onPlay", true),
    EQUIP("onEquip", true),
    UNEQUIP("onUnequip", true),
    DRAW("onDraw", true),
    BUY("onBuy", true),
    DISCARD("onDiscard", true),
    FORGET("onForget", true),
    FLIP("onFlip", false);

    private final String word;
    private final boolean treasure;

    Timing(String word, boolean treasure) {
        this.word = word;
        this.treasure = treasure;
    }

    @Override
    public String word() {
        return word;
    }

    /** Whether it is a timing of treasure cards; otherwise of exploration cards. */
    public boolean isTreasure() {
        return treasure;
    }

    /** The names of its fields: the player and the card. */
    public List<String> fields() {
        return List.of("playerUUID", "cardUUID");
    }

    /** Whether a field is missing in the document, which gives only flipped cards their UUID. */
    public boolean isExtension(String field) {
        return treasure && field.equals("cardUUID");
    }

    /** The kind of a field. */
    public VariableKind kind(String field) {
        boolean flipped = !treasure && field.equals("cardUUID");
        return flipped ? VariableKind.EXPLORED : VariableKind.ofField(field);
    }

    /** The timing with a name, or {@code null}. */
    public static Timing of(String word) {
        return Word.of(word, values());
    }

    /** All names, in order. */
    public static List<String> words() {
        return Word.words(values());
    }
}

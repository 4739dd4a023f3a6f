package cardbench.wizard.card;

import java.util.ArrayList;
import java.util.List;

/**
 * The timings of behaviours: the document's table TreasureCardTiming, and {@code onFlip} for
 * exploration cards, which the document has only in an example, under its older name (D-AT).
 */
public enum Timing {
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

    /** Its name in the document. */
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
        for (Timing timing : values()) {
            if (timing.word.equals(word)) {
                return timing;
            }
        }
        return null;
    }

    /** All names, in order. */
    public static List<String> words() {
        List<String> words = new ArrayList<>();
        for (Timing timing : values()) {
            words.add(timing.word);
        }
        return words;
    }
}

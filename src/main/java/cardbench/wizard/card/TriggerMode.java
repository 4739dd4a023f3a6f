package cardbench.wizard.card;

import java.util.ArrayList;
import java.util.List;

/** How long a trigger stays (the document's section Trigger). */
public enum TriggerMode {
    /** Until it has fired. */
    ONCE("once", null),
    /**
     * Until its owner's turn ends. The document waits for {@code onTurnEnd}, which is no event of
     * its table; of those that end a player's turn it can only mean {@code onBattleTurnEnd}.
     */
    TURN("turn", Event.BATTLE_TURN_END),
    /** Until the round ends. */
    ROUND("round", Event.ROUND_END),
    /** Until the battle ends. */
    BATTLE("battle", Event.BATTLING_PHASE_END),
    /** Until it is removed. */
    ALWAYS("always", null);

    private final String word;
    private final Event end;

    TriggerMode(String word, Event end) {
        this.word = word;
        this.end = end;
    }

    /** Its name in the document. */
    public String word() {
        return word;
    }

    /** The event on which a trigger of its own removes it, or {@code null}. */
    public Event end() {
        return end;
    }

    /** The mode of that name, or {@code null}. */
    public static TriggerMode of(String word) {
        for (TriggerMode mode : values()) {
            if (mode.word.equals(word)) {
                return mode;
            }
        }
        return null;
    }

    /** All names, in order. */
    public static List<String> words() {
        List<String> words = new ArrayList<>();
        for (TriggerMode mode : values()) {
            words.add(mode.word);
        }
        return words;
    }
}

package cardbench.wizard.card;

import java.util.ArrayList;
import java.util.List;

/** How long a trigger stays mounted (the document's section Trigger). */
public enum TriggerMode {
    /** Until it fires. */
    ONCE("once", null),
    /**
     * Until its owner's turn ends. The document names {@code onTurnEnd}, which is not in its table
     * of events; {@code onBattleTurnEnd} is assumed (D-TURNEND).
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

    /** The event at which it is removed, or {@code null} if no event removes it. */
    public Event end() {
        return end;
    }

    /** The mode with a name, or {@code null}. */
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

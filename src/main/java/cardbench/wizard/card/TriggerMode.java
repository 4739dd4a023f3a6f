package cardbench.wizard.card;

import java.util.List;

/** How long a trigger stays mounted (the document's section Trigger). */
public enum TriggerMode implements Word {
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

    @Override
    public String word() {
        return word;
    }

    /** The event at which it is removed, or {@code null} if no event removes it. */
    public Event end() {
        return end;
    }

    /** The mode with a name, or {@code null}. */
    public static TriggerMode of(String word) {
        return Word.of(word, values());
    }

    /** All names, in order. */
    public static List<String> words() {
        return Word.words(values());
    }
}

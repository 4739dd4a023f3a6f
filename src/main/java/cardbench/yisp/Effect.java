package cardbench.yisp;

/** A compiled effect of a card. */
public final class Effect {

    private final Flags flags;
    private final Routine routine;
    private final int index;
    private final int word;
    private final int bit;
    private final boolean once;
    private final boolean onlyFirst;

    /**
     * An effect.
     *
     * @param id its number among all effects of the deck
     * @param index its number among the effects of its card
     */
    Effect(Flags flags, Routine routine, int id, int index) {
        this.flags = flags;
        this.routine = routine;
        this.index = index;
        this.word = id >> 5;
        this.bit = 1 << (id & 31);
        this.once = flags.once();
        this.onlyFirst = flags.onlyFirst();
    }

    /** Whether cards in a zone may activate it. */
    public boolean allows(char zone) {
        return flags.allows(zone);
    }

    /** Its number among the effects of its card, from 0. */
    public int index() {
        return index;
    }

    /** Whether it may not be activated any more in this game. */
    boolean isClosed(Play play) {
        return (play.closed[word] & bit) != 0;
    }

    /**
     * Tries to activate it; it must not be {@linkplain #isClosed closed}.
     *
     * @param card the card that has it
     * @param first whether no effect was activated in this game yet
     * @return whether it was activated
     */
    boolean run(Play play, int card, boolean first) {
        if (onlyFirst && !first) {
            return false;
        }
        boolean fired = routine.run(play, card);
        if (fired && once) {
            play.closed[word] |= bit;
        }
        return fired;
    }
}

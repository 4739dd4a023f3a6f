package cardbench.odds.yisp.vm;

import cardbench.odds.yisp.check.ReadWriteSet;
import cardbench.odds.yisp.syntax.Flags;

/** A compiled effect of a card. */
public final class Effect {

    private final Flags flags;
    private final Routine routine;
    private final int id;
    private final int index;
    private final ReadWriteSet questions;
    private final ReadWriteSet changes;
    private final int endless;
    private final boolean once;
    private final boolean onlyFirst;

    /**
     * An effect.
     *
     * @param id its number among all effects of the deck
     * @param index its number among the effects of its card
     * @param questions what its first guards read
     * @param changes what it may write
     * @param endless the number of the fault that is recorded if a game runs out of steps at it
     */
    Effect(
            Flags flags,
            Routine routine,
            int id,
            int index,
            ReadWriteSet questions,
            ReadWriteSet changes,
            int endless) {
        this.flags = flags;
        this.routine = routine;
        this.id = id;
        this.index = index;
        this.questions = questions;
        this.changes = changes;
        this.endless = endless;
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

    /** Its number among all effects of the deck. */
    int id() {
        return id;
    }

    /** Whether running another effect may change the result of this one's first guards. */
    boolean dependsOn(Effect other) {
        return questions.meets(other.changes);
    }

    /** The number of the fault for a game that runs out of steps at it. */
    int endless() {
        return endless;
    }

    /** The steps of its last attempt, if that was {@linkplain Routine#REFUSED refused}. */
    int spent() {
        return routine.spent();
    }

    /**
     * Tries to activate it. It must not be closed.
     *
     * @param card the card that has it
     * @param row the zone in which the card lies
     * @param at its index there
     * @param first whether no effect has been activated in this game yet
     * @return {@link Routine#FIRED}, {@link Routine#ENDED} or {@link Routine#REFUSED}
     */
    int attempt(VirtualMachine machine, int card, Zone row, int at, boolean first) {
        if (onlyFirst && !first) {
            machine.close(id);
            return Routine.ENDED;
        }
        int outcome = routine.attempt(machine, card, row, at);
        // "1" is once for all copies of the card: the number of the effect is shared by them
        if (outcome == Routine.FIRED && once) {
            machine.close(id);
        }
        return outcome;
    }
}

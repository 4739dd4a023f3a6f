package cardbench.wizard.play;

import cardbench.wizard.card.Trigger;
import cardbench.wizard.card.Variables;

/** A trigger that waits on the table. */
final class ActiveTrigger {
    final String uuid;

    /** The id, with its variables as they were when it was mounted; empty for none. */
    final String id;

    final Trigger trigger;
    final String owner;

    /** The card that mounted it; empty for none. */
    final String card;

    /**
     * A copy of the variables of the behaviour that mounted it (D-CLOSURE): the document clears
     * them when the behaviour ends, and its triggers refer to them later all the same.
     */
    final Variables captured;

    /** The trigger that this automatic one removes; {@code null} for a trigger of a card. */
    final ActiveTrigger removes;

    /**
     * Whether it has been removed. An event that is being resolved may still have it in its list.
     */
    boolean gone;

    /** Whether the user has muted it; it stays mounted and does not fire. */
    boolean muted;

    ActiveTrigger(
            String uuid,
            String id,
            Trigger trigger,
            String owner,
            String card,
            Variables captured,
            ActiveTrigger removes) {
        this.uuid = uuid;
        this.id = id;
        this.trigger = trigger;
        this.owner = owner;
        this.card = card;
        this.captured = captured;
        this.removes = removes;
    }
}

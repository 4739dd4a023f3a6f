package cardbench.wizard.play;

import cardbench.wizard.card.Trigger;
import cardbench.wizard.card.Variables;

/** A trigger that waits on the table. */
final class ActiveTrigger {
    final String uuid;

    /** The id, its variables resolved when it was mounted; empty for none. */
    final String id;

    final Trigger trigger;
    final String owner;

    /** The card that mounted it; empty for none. */
    final String card;

    /**
     * The variables of the behaviour that mounted it, copied: the document clears them when the
     * behaviour ends, and its triggers refer to them later all the same.
     */
    final Variables captured;

    /** The trigger that this one is there to remove; {@code null} for one of a card. */
    final ActiveTrigger removes;

    boolean gone;

    /** Whether somebody at the table has told it to keep still; it stays mounted. */
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

package cardbench.wizard.card;

import java.util.List;

/** The targets of a doable. */
public sealed interface Target {

    /** How a chooser chooses. */
    enum Selection {
        /** A player is asked. */
        ASKED,
        /** All candidates. */
        ALL,
        RANDOM
    }

    /** Targets that are named. */
    record Named(List<Value> names) implements Target {

        public Named {
            names = List.copyOf(names);
        }
    }

    /**
     * Targets that a player, or chance, chooses.
     *
     * @param shape its type, one of {@link CardGrammar#CHOOSERS}
     * @param ask the player who is asked; {@code null} for the acting player (D-CHOOSER)
     * @param amount how many; {@code null} for one
     * @param zone the zone that cards are chosen from; empty for other targets
     * @param of the player whose zone it is; {@code null} for the acting player
     */
    record Chooser(ObjectType shape, Value ask, Value amount, String zone, Value of)
            implements Target {}
}

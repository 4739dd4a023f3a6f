package cardbench.wizard.card;

import java.util.List;

/** What a doable is done to. */
public sealed interface Target {

    /** How a chooser chooses. */
    enum Selection {
        /** Somebody is asked. */
        ASKED,
        /** Everything that there is. */
        ALL,
        RANDOM
    }

    /** What it names. */
    record Named(List<Value> names) implements Target {

        public Named {
            names = List.copyOf(names);
        }
    }

    /**
     * What somebody, or chance, chooses.
     *
     * @param shape its name and kind, as in {@link CardGrammar#CHOOSERS}
     * @param ask who is asked; {@code null}: the acting player
     * @param amount how many; {@code null}: one
     * @param zone where cards are chosen from; empty for others
     * @param of whose zone; {@code null}: the acting player's
     */
    record Chooser(ObjectType shape, Value ask, Value amount, String zone, Value of)
            implements Target {}
}

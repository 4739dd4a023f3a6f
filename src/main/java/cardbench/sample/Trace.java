package cardbench.sample;

import cardbench.text.Diagnostic;
import cardbench.text.Location;
import java.util.List;

/**
 * One game, step by step.
 *
 * @param text the same as ygo-calc prints it with {@code debug: true}
 * @param steps what happened, in order
 * @param combos how each combo of the topic came out
 * @param prints the lines that programs printed
 * @param faults what could not be computed
 */
public record Trace(
        String text,
        List<Step> steps,
        List<Outcome> combos,
        List<String> prints,
        List<Diagnostic> faults) {

    /** Copies the lists, so that a trace never changes. */
    public Trace {
        steps = List.copyOf(steps);
        combos = List.copyOf(combos);
        prints = List.copyOf(prints);
        faults = List.copyOf(faults);
    }

    /**
     * One step.
     *
     * @param kind what it is
     * @param statement text of the statement, the name of the card that was activated, or empty
     * @param place where the statement stands in the file
     * @param moves what it moved
     * @param zones all zones but the deck that hold cards, by letter, after the step
     * @param deck cards in the deck after the step
     * @param variables the variables after the step: those of the game, and of the running effect
     *     those that are not 0
     */
    public record Step(
            Kind kind,
            String statement,
            Location place,
            List<Move> moves,
            List<Zone> zones,
            int deck,
            List<Variable> variables) {

        /** Copies the lists, so that a step never changes. */
        public Step {
            moves = List.copyOf(moves);
            zones = List.copyOf(zones);
            variables = List.copyOf(variables);
        }
    }

    /** A variable and what it holds. */
    public record Variable(String name, int value) {}

    /** The kinds of steps. */
    public enum Kind {
        /** The opening hand was dealt. */
        DEAL("deal"),
        /** A statement ran. */
        STATEMENT("statement"),
        /** An effect was activated and is done. */
        ACTIVATED("activated");

        private final String word;

        Kind(String word) {
            this.word = word;
        }

        /** The word of the contract. */
        public String word() {
            return word;
        }
    }

    /**
     * Cards that moved.
     *
     * @param cards their names, in the order in which they were taken
     * @param from the letter of the zone they were in
     * @param to the letter of the zone they went to
     * @param top whether they went to its front
     * @param tags texts of the tags
     */
    public record Move(List<String> cards, char from, char to, boolean top, List<String> tags) {

        /** Copies the lists, so that a move never changes. */
        public Move {
            cards = List.copyOf(cards);
            tags = List.copyOf(tags);
        }
    }

    /**
     * What lies in a zone.
     *
     * @param letter its letter
     * @param cards names of the cards from front to back
     */
    public record Zone(char letter, List<String> cards) {

        /** Copies the list, so that a zone never changes. */
        public Zone {
            cards = List.copyOf(cards);
        }
    }

    /**
     * How a combo came out.
     *
     * @param name its name
     * @param score its score, 0 without success
     * @param unmet what it failed for
     */
    public record Outcome(String name, int score, List<Unmet> unmet) {

        /** Copies the list, so that an outcome never changes. */
        public Outcome {
            unmet = List.copyOf(unmet);
        }

        /** Whether it succeeded. */
        public boolean success() {
            return score > 0;
        }
    }

    /**
     * Why a combo failed.
     *
     * @param part {@code condition}, {@code hand}, {@code grave}, {@code score}, or {@code game}
     *     where the game was stopped
     * @param text what was not met, as the file has it
     * @param place where it stands
     * @param used names of the cards that the conditions before it had taken
     */
    public record Unmet(String part, String text, Location place, List<String> used) {

        /** Copies the list, so that it never changes. */
        public Unmet {
            used = List.copyOf(used);
        }
    }
}

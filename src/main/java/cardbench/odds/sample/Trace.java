package cardbench.odds.sample;

import cardbench.base.text.Diagnostic;
import cardbench.base.text.EnumName;
import cardbench.base.text.Location;
import java.util.List;

/**
 * One game, step by step. Immutable.
 *
 * @param text the text that ygo-calc prints with {@code debug: true}
 * @param steps what happened, in order
 * @param combos the outcome of each combo of the topic
 * @param prints the lines that programs printed
 * @param faults faults of programs, such as a division by zero, and whether the trace was cut
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
     * @param kind its kind
     * @param statement text of the statement, name of the activated card, or empty
     * @param place the statement's place in the file
     * @param moves the cards that it moved
     * @param zones all zones with cards except for the deck, by letter, after the step
     * @param deck number of cards in the deck after the step
     * @param variables the variables after the step: those of the game, and those of the running
     *     effect that are not 0
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

    /** A variable and its value. */
    public record Variable(String name, int value) {}

    /** The kinds of steps. */
    public enum Kind {
        /** The opening hand was dealt. */
        DEAL,
        /** A statement ran. */
        STATEMENT,
        /** An effect was activated and has finished. */
        ACTIVATED;

        /** The word in the JSON of the contract. */
        public String word() {
            return EnumName.of(this);
        }
    }

    /**
     * A move of cards.
     *
     * @param cards their names, in the order in which they were taken
     * @param from the letter of the zone that they left
     * @param to the letter of the zone that they went to
     * @param top whether they went to the front of that zone
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
     * The contents of a zone.
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
     * The outcome of a combo.
     *
     * @param name its name
     * @param score its score, 0 without success
     * @param unmet the conditions that made it fail
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
     * A reason why a combo failed.
     *
     * @param part {@code condition}, {@code hand}, {@code grave} or {@code score}; {@code game} if
     *     the game was stopped
     * @param text the condition that was not met, as the file has it
     * @param place its place in the file
     * @param used names of the cards that earlier conditions had taken
     */
    public record Unmet(String part, String text, Location place, List<String> used) {

        /** Copies the list, so that it never changes. */
        public Unmet {
            used = List.copyOf(used);
        }
    }
}

package cardbench.wizard.card;

import java.util.List;

/** A condition. Any comparison with an unresolved value is false (D-UNRESOLVED). */
public sealed interface Condition {

    /** A relation of two values. */
    enum Order implements Word {
        EQUAL("Equals"),
        GREATER("GreaterThan"),
        LESS("LessThan"),
        AT_LEAST("GreaterThanOrEqual"),
        AT_MOST("LessThanOrEqual");

        private final String word;

        Order(String word) {
            this.word = word;
        }

        @Override
        public String word() {
            return word;
        }

        /** The relation of a condition with a name, or {@code null}. */
        public static Order of(String word) {
            return Word.of(word, values());
        }

        public boolean holds(int a, int b) {
            return switch (this) {
                case EQUAL -> a == b;
                case GREATER -> a > b;
                case LESS -> a < b;
                case AT_LEAST -> a >= b;
                case AT_MOST -> a <= b;
            };
        }
    }

    /** Compares two values. */
    record Compare(Order order, Value a, Value b) implements Condition {}

    /** All parts hold, or at least one. */
    record Join(boolean conjunction, List<Condition> parts) implements Condition {

        public Join {
            parts = List.copyOf(parts);
        }
    }

    /** Negates a condition. */
    record Not(Condition condition) implements Condition {}

    /**
     * The card is in the player's hand, or is not. The document does not state in which zone a
     * player “has” (拥有) a card; the hand is assumed (D-HASCARD).
     */
    record HasCard(boolean wanted, Value player, Value card) implements Condition {}

    /**
     * The card has a type, or has not. The document gives a player and no card; then it is the last
     * card that the player played (D-CARDTYPE).
     *
     * @param card {@code null} if none is given
     */
    record IsType(boolean wanted, Value player, String type, Value card) implements Condition {}

    /** The player has a wand. */
    record HasWand(Value player) implements Condition {}

    /** True or false in every game. */
    record Always(boolean value) implements Condition {}
}

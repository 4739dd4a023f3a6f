package cardbench.wizard.card;

import java.util.List;

/** What must hold. */
public sealed interface Condition {

    /** How two numbers are compared. */
    enum Order {
        EQUAL("Equals"),
        GREATER("GreaterThan"),
        LESS("LessThan"),
        AT_LEAST("GreaterThanOrEqual"),
        AT_MOST("LessThanOrEqual");

        private final String word;

        Order(String word) {
            this.word = word;
        }

        String word() {
            return word;
        }

        static Order of(String word) {
            for (Order order : values()) {
                if (order.word.equals(word)) {
                    return order;
                }
            }
            throw new IllegalStateException();
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

    /** Two values are alike, or in an order. */
    record Compare(Order order, Value a, Value b) implements Condition {}

    /** All of the parts hold, or one of them. */
    record Join(boolean all, List<Condition> parts) implements Condition {

        public Join {
            parts = List.copyOf(parts);
        }
    }

    /** The other does not hold. */
    record Not(Condition condition) implements Condition {}

    /**
     * The card is in the player's hand, or is not. The document does not say where a player “has” a
     * card; in the hand is what its word 拥有 can be asked for in play.
     */
    record HasCard(boolean wanted, Value player, Value card) implements Condition {}

    /**
     * The card is of a type, or is not. The document gives a player and no card: then it is the
     * card that the player played last.
     *
     * @param card {@code null} where none is given
     */
    record IsType(boolean wanted, Value player, String type, Value card) implements Condition {}

    /** The player has a wand. */
    record HasWand(Value player) implements Condition {}

    /** Whatever the game is like. */
    record Always(boolean value) implements Condition {}
}

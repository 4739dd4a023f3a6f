package cardbench.odds.yisp.syntax;

import java.util.List;

/**
 * An expression: a node of the syntax tree. Immutable. {@code from} and {@code to} of each record
 * are the range in the {@link Source} of the program, {@code to} being exclusive.
 *
 * <p>A new kind must list its parts, its card set and whether it is a number; {@link
 * ExpressionWalker} and everything built on it then cover it.
 */
public sealed interface Expression {

    /** First character in the text. */
    int from();

    /** The character after the last one. */
    int to();

    /** Whether its value is a number. */
    default boolean isNumber() {
        return false;
    }

    /** Its direct parts in the order of the text, without the numbers in its card set. */
    default List<Expression> parts() {
        return List.of();
    }

    /** The card set that it names itself, or {@code null}. */
    default CardSet cards() {
        return null;
    }

    /** {@code ()}: does nothing. */
    record Nothing(int from, int to) implements Expression {}

    /**
     * Could not be parsed; an error gives the reason. It counts as a number, so that the same
     * mistake is not reported again as a missing number.
     */
    record Unreadable(int from, int to) implements Expression {
        @Override
        public boolean isNumber() {
            return true;
        }
    }

    /**
     * {@code (# cards zone [tag] ...)}.
     *
     * @param top whether the cards go to the front, as for {@code ##}
     * @param cards which cards
     * @param zone where they go
     * @param tags texts of the tags, without brackets
     */
    record Move(boolean top, CardSet cards, char zone, List<String> tags, int from, int to)
            implements Expression {
        /** Copies the list, so that an expression never changes. */
        public Move {
            tags = List.copyOf(tags);
        }
    }

    /**
     * {@code (shuffle zone)}.
     *
     * @param zone which zone
     */
    record Shuffle(char zone, int from, int to) implements Expression {}

    /**
     * {@code (! "tag")}.
     *
     * @param tag text of the tag, without quotes and brackets
     */
    record Ban(String tag, int from, int to) implements Expression {}

    /**
     * {@code (= name number)}.
     *
     * @param name the variable
     * @param value its new value
     */
    record Assign(String name, Expression value, int from, int to) implements Expression {
        @Override
        public List<Expression> parts() {
            return List.of(value);
        }
    }

    /**
     * {@code (if number then else)}.
     *
     * @param condition what decides
     * @param then for any number but 0
     * @param otherwise for 0; {@link Nothing} if it is not written
     */
    record If(Expression condition, Expression then, Expression otherwise, int from, int to)
            implements Expression {
        @Override
        public List<Expression> parts() {
            return List.of(condition, then, otherwise);
        }

        @Override
        public boolean isNumber() {
            return true;
        }
    }

    /**
     * {@code (block ...)}.
     *
     * @param parts at least one, in order
     */
    record Block(List<Expression> parts, int from, int to) implements Expression {
        /** Copies the list, so that an expression never changes. */
        public Block {
            parts = List.copyOf(parts);
        }
    }

    /**
     * {@code (repeat times until action)}, an extension.
     *
     * @param times the most rounds, 1 to {@link #MAX}
     * @param until tested before each round; there is no other one if it is not 0
     * @param action what each round does
     */
    record Repeat(int times, Expression until, Expression action, int from, int to)
            implements Expression {

        /** The most rounds of a loop, together with the loops that it is in. */
        public static final int MAX = 1_000;

        @Override
        public List<Expression> parts() {
            return List.of(until, action);
        }
    }

    /**
     * {@code (best ...)}, an extension.
     *
     * @param parts at least two, one of which is done
     */
    record Best(List<Expression> parts, int from, int to) implements Expression {
        /** Copies the list, so that an expression never changes. */
        public Best {
            parts = List.copyOf(parts);
        }
    }

    /**
     * {@code (print ...)}.
     *
     * @param parts at least one, in order
     */
    record Print(List<Expression> parts, int from, int to) implements Expression {
        /** Copies the list, so that an expression never changes. */
        public Print {
            parts = List.copyOf(parts);
        }
    }

    /**
     * A text, in {@code print}.
     *
     * @param text without quotes
     */
    record Text(String text, int from, int to) implements Expression {}

    /**
     * A card set, in {@code print}.
     *
     * @param cards which cards
     */
    record Cards(CardSet cards, int from, int to) implements Expression {}

    /**
     * A number as it is written.
     *
     * @param value its value
     */
    record Literal(int value, int from, int to) implements Expression {
        @Override
        public boolean isNumber() {
            return true;
        }
    }

    /**
     * A variable's value; 0 until it is set.
     *
     * @param name its name
     */
    record Variable(String name, int from, int to) implements Expression {
        @Override
        public boolean isNumber() {
            return true;
        }
    }

    /**
     * {@code |cards|}: how many cards.
     *
     * @param cards which cards
     */
    record Size(CardSet cards, int from, int to) implements Expression {
        @Override
        public boolean isNumber() {
            return true;
        }
    }

    /**
     * {@code (+ number number ...)} and the other operators on numbers.
     *
     * @param operator one that is {@linkplain Operator#isArithmetic() arithmetic}
     * @param operands as many as the operator takes
     */
    record Arithmetic(Operator operator, List<Expression> operands, int from, int to)
            implements Expression {
        /** Copies the list, so that an expression never changes. */
        public Arithmetic {
            operands = List.copyOf(operands);
        }

        @Override
        public List<Expression> parts() {
            return operands;
        }

        @Override
        public boolean isNumber() {
            return true;
        }
    }
}

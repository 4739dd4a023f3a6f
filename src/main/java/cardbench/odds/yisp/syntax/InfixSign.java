package cardbench.odds.yisp.syntax;

import java.util.List;

/** The operators between values: as written, as the language writes them, and precedence. */
enum InfixSign {
    OR(1, Operator.OR, "or", "||"),
    AND(2, Operator.AND, "and", "&&", "&"),
    EQUAL(3, Operator.EQUAL, "===", "==", "="),
    UNEQUAL(3, Operator.UNEQUAL, "!==", "!=", "<>", "≠"),
    AT_LEAST(3, Operator.AT_LEAST, ">=", "=>", "≥", "≧"),
    AT_MOST(3, Operator.AT_MOST, "<=", "=<", "≤", "≦"),
    GREATER(3, Operator.GREATER, ">"),
    LESS(3, Operator.LESS, "<"),
    ADD(4, Operator.ADD, "+"),
    SUBTRACT(4, Operator.SUBTRACT, "-", "−"),
    MULTIPLY(5, Operator.MULTIPLY, "*", "×", "·"),
    DIVIDE(5, Operator.DIVIDE, "/", "÷"),
    REMAINDER(5, Operator.SUBTRACT, "%");

    static final int COMPARISON = 3;

    // values() copies its array in each call
    private static final InfixSign[] ALL = values();

    final int precedence;
    final Operator operator;
    private final List<String> written;

    InfixSign(int precedence, Operator operator, String... written) {
        this.precedence = precedence;
        this.operator = operator;
        this.written = List.of(written);
    }

    static InfixSign of(String text) {
        for (InfixSign sign : ALL) {
            if (sign.written.contains(text)) {
                return sign;
            }
        }
        return null;
    }

    boolean compares() {
        return precedence == COMPARISON;
    }

    /** Whether {@code a < b < c} with both signs is about {@code b} between the others. */
    boolean goesOn(InfixSign before) {
        return (this == LESS || this == AT_MOST) && (before == LESS || before == AT_MOST)
                || (this == GREATER || this == AT_LEAST)
                        && (before == GREATER || before == AT_LEAST);
    }

    /** Whether it joins conditions. */
    boolean joins() {
        return this == AND || this == OR;
    }

    /** Whether more values can follow in the same parentheses. */
    boolean takesMore() {
        return operator.most() == Operator.MANY;
    }
}

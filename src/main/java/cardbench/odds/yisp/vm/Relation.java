package cardbench.odds.yisp.vm;

import cardbench.odds.yisp.syntax.Operator;

/** One of the six comparisons of two numbers, as what it gives in each of three cases. */
final class Relation {

    private final int below;
    private final int same;
    private final int above;

    private Relation(int below, int same, int above) {
        this.below = below;
        this.same = same;
        this.above = above;
    }

    /** The comparison of an operator, which must be one. */
    static Relation of(Operator operator) {
        return switch (operator) {
            case LESS, AT_MOST, EQUAL, UNEQUAL, AT_LEAST, GREATER ->
                    new Relation(
                            operator.compute(0, 1), operator.compute(0, 0), operator.compute(1, 0));
            default -> throw new IllegalArgumentException(operator.symbol());
        };
    }

    /** The comparison of {@code b} with {@code a} that is this one of {@code a} with {@code b}. */
    Relation mirrored() {
        return new Relation(above, same, below);
    }

    /** Whether it holds: 1 or 0. */
    int holds(int a, int b) {
        return a < b ? below : a > b ? above : same;
    }
}

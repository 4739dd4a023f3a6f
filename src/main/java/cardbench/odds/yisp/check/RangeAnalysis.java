package cardbench.odds.yisp.check;

import cardbench.odds.yisp.syntax.CardSet;
import cardbench.odds.yisp.syntax.Expression;
import cardbench.odds.yisp.syntax.Filter;
import cardbench.odds.yisp.syntax.Operator;
import java.util.List;

/**
 * Interval analysis: the range of values that a number can have in any game. It may be too wide,
 * but never too narrow.
 */
public final class RangeAnalysis {

    /** What is known of the games in which a number is evaluated. */
    public interface Facts {

        /** The most cards that a set can ever have, without regard to its limits. */
        int mostCards(CardSet cards);

        /** Whether a variable may have another value than 0. */
        boolean mayBeSet(String variable);
    }

    /** Nothing is known. */
    private static final Facts NONE =
            new Facts() {
                @Override
                public int mostCards(CardSet cards) {
                    return Integer.MAX_VALUE;
                }

                @Override
                public boolean mayBeSet(String variable) {
                    return true;
                }
            };

    private final Facts facts;

    /** Creates an analysis from what is known. */
    public RangeAnalysis(Facts facts) {
        this.facts = facts;
    }

    /** The values that a number can have. */
    public ValueRange of(Expression number) {
        if (number instanceof Expression.Literal e) {
            return ValueRange.known(e.value());
        } else if (number instanceof Expression.Variable e) {
            return facts.mayBeSet(e.name()) ? ValueRange.ALL : ValueRange.known(0);
        } else if (number instanceof Expression.Size e) {
            return size(e.cards());
        } else if (number instanceof Expression.If e) {
            return of(e.then()).chosenBy(of(e.condition()), of(e.otherwise()));
        } else if (number instanceof Expression.Arithmetic e) {
            return arithmetic(e.operator(), e.operands());
        }
        // moves and the like can stand where a number is read, and another error reports it
        return ValueRange.ALL;
    }

    private ValueRange size(CardSet cards) {
        int most = facts.mostCards(cards);
        for (Filter filter : cards.filters()) {
            if (filter instanceof Filter.First first) {
                most = Math.min(most, Math.max(0, of(first.count()).most()));
            }
        }
        return new ValueRange(0, most);
    }

    private ValueRange arithmetic(Operator operator, List<Expression> operands) {
        ValueRange value = of(operands.get(0));
        for (int i = 1; i < operands.size(); i++) {
            value = ValueRange.of(operator, value, of(operands.get(i)));
        }
        return value;
    }

    /**
     * Whether a sum, difference, product or quotient leaves the range of 32 bits in every game,
     * since the numbers that it begins with are constants. Its operands are not searched for
     * others.
     */
    static boolean overflows(Expression.Arithmetic number) {
        RangeAnalysis analysis = new RangeAnalysis(NONE);
        ValueRange value = analysis.of(number.operands().get(0));
        for (int i = 1; i < number.operands().size() && value.isKnown(); i++) {
            ValueRange next = analysis.of(number.operands().get(i));
            if (next.isKnown() && overflows(number.operator(), value.least(), next.least())) {
                return true;
            }
            value = ValueRange.of(number.operator(), value, next);
        }
        return false;
    }

    private static boolean overflows(Operator operator, long a, long b) {
        return switch (operator) {
            case ADD -> !ValueRange.fits(a + b);
            case SUBTRACT -> !ValueRange.fits(a - b);
            case MULTIPLY -> !ValueRange.fits(a * b);
            // the least number is the only one whose quotient does not fit
            case DIVIDE -> b == -1 && !ValueRange.fits(-a);
            case GREATER, AT_LEAST, LESS, AT_MOST, EQUAL, UNEQUAL, AND, OR, RANDOM -> false;
            default -> throw new IllegalStateException();
        };
    }
}

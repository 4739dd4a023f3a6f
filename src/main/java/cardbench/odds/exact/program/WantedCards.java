package cardbench.odds.exact.program;

import cardbench.odds.yisp.syntax.Operator;
import java.util.ArrayList;
import java.util.List;

/**
 * A condition that some sets of cards have a number of cards together, or more, such as {@code (>
 * (+ |H.a:x| |F.a:x|) 0)}. It is met for good once so many of them are where nothing takes them
 * away any more. Then a state remembers that it is met, and the cards need not be told apart from
 * others because of it.
 *
 * @param comparison the condition as it is written
 * @param sets the sets of cards
 * @param number how many cards they must have together
 * @param index its number among the conditions of this form, see {@link CardQueries#want}
 */
public record WantedCards(
        NumericExpression.Operation comparison, List<CardClassSet> sets, int number, int index)
        implements NumericExpression {

    /**
     * A comparison as such a condition, or as it is if it is another one.
     *
     * @param queries number the condition
     */
    static NumericExpression of(NumericExpression.Operation comparison, CardQueries queries) {
        List<CardClassSet> sets = new ArrayList<>();
        NumericExpression[] operands = comparison.operands();
        boolean strict = comparison.operator() == Operator.GREATER;
        boolean wants =
                (strict || comparison.operator() == Operator.AT_LEAST)
                        && operands.length == 2
                        && operands[1] instanceof NumericExpression.Fixed bound
                        && bound.value() < Integer.MAX_VALUE
                        && isSum(operands[0], sets);
        if (!wants) {
            return comparison;
        }
        int number = ((NumericExpression.Fixed) operands[1]).value() + (strict ? 1 : 0);
        return new WantedCards(comparison, sets, number, queries.want(sets, number));
    }

    /** Whether a number is the size of a set, or a sum of sizes; their sets are added to a list. */
    private static boolean isSum(NumericExpression number, List<CardClassSet> sets) {
        if (number instanceof NumericExpression.Size size) {
            sets.add(size.cards());
            return size.cards().isWhole() && size.cards().zone() != CardClassSet.SELF;
        }
        if (!(number instanceof NumericExpression.Operation sum)
                || sum.operator() != Operator.ADD) {
            return false;
        }
        boolean summed = true;
        for (int i = 0; summed && i < sum.operands().length; i++) {
            summed = isSum(sum.operands()[i], sets);
        }
        return summed;
    }

    @Override
    public boolean isSure() {
        return comparison.isSure();
    }
}

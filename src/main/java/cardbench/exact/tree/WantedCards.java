package cardbench.exact.tree;

import cardbench.yisp.check.ValueRange;
import cardbench.yisp.syntax.Operator;
import java.util.ArrayList;
import java.util.List;

/**
 * A condition that some sets of cards have a number of cards together, or more, such as {@code (>
 * (+ |H.a:x| |F.a:x|) 0)}. It is met for good once so many of them are where nothing takes them
 * away any more. Then a state remembers that it is met ({@link State#met}), and the cards need not
 * be told apart from others because of it.
 */
final class WantedCards extends NumericExpression {

    private final Reckoning comparison;
    private final List<CardClassSet> sets;
    private final int number;
    private final int index;

    private WantedCards(Reckoning comparison, List<CardClassSet> sets, int number, int index) {
        this.comparison = comparison;
        this.sets = sets;
        this.number = number;
        this.index = index;
    }

    /**
     * A comparison as such a condition, or as it is if it is another one.
     *
     * @param queries number the condition
     */
    static NumericExpression of(Reckoning comparison, CardQueries queries) {
        List<CardClassSet> sets = new ArrayList<>();
        boolean strict = comparison.operator == Operator.GREATER;
        boolean wants =
                (strict || comparison.operator == Operator.AT_LEAST)
                        && comparison.operands.length == 2
                        && comparison.operands[1] instanceof Fixed bound
                        && bound.value < Integer.MAX_VALUE
                        && isSum(comparison.operands[0], sets);
        if (!wants) {
            return comparison;
        }
        int number = ((Fixed) comparison.operands[1]).value + (strict ? 1 : 0);
        return new WantedCards(comparison, sets, number, queries.want(sets, number));
    }

    /** Whether a number is the size of a set, or a sum of sizes; their sets are added to a list. */
    private static boolean isSum(NumericExpression number, List<CardClassSet> sets) {
        if (number instanceof Size size) {
            sets.add(size.cards);
            return size.cards.isWhole() && size.cards.zone() != CardClassSet.SELF;
        }
        boolean sum = number instanceof Reckoning added && added.operator == Operator.ADD;
        for (int i = 0; sum && i < ((Reckoning) number).operands.length; i++) {
            sum = isSum(((Reckoning) number).operands[i], sets);
        }
        return sum;
    }

    Reckoning comparison() {
        return comparison;
    }

    @Override
    int value(StateMachine machine) {
        return machine.state.isMet(index) ? 1 : comparison.value(machine);
    }

    @Override
    boolean isSure() {
        return comparison.isSure();
    }

    @Override
    ValueRange bound(Liveness live) {
        int fewest = 0;
        for (CardClassSet set : sets) {
            fewest += live.cards.lower(set);
        }
        return live.lasts(index, fewest >= number) ? ValueRange.known(1) : comparison.bound(live);
    }
}

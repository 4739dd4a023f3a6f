package cardbench.odds.exact.analysis;

import cardbench.odds.exact.program.CardClassSet;
import cardbench.odds.exact.program.CompiledEffect;
import cardbench.odds.exact.program.CompiledStatement;
import cardbench.odds.exact.program.Instruction;
import cardbench.odds.exact.program.NumericExpression;
import cardbench.odds.exact.program.Problem;

/**
 * An upper bound for the cards of some classes that can still come to the hand, where every game
 * ends. Each draw brings one card. If that is one that acts and draws in its turn, it is none of
 * those wanted, and the same holds for a card that an effect discards as its price.
 */
final class DrawBound {

    private final Problem problem;
    private final Liveness live;

    /** By effect, the most cards it draws to the hand. */
    private final int[] draws;

    /** By effect, the classes of which it discards a card from the hand, as bits; 0 for none. */
    private final int[] prices;

    DrawBound(Problem problem, Liveness live) {
        this.problem = problem;
        this.live = live;
        this.draws = new int[problem.effects().length];
        this.prices = new int[draws.length];
        int owners = 0;
        for (CompiledEffect effect : problem.effects()) {
            owners |= 1 << effect.owner();
        }
        for (CompiledEffect effect : problem.effects()) {
            draws[effect.number()] = effect.draws(1 << CardClassSet.HAND);
            int price = price(effect);
            // one card is not counted as two: a card that acts is no price
            prices[effect.number()] = (price & owners) == 0 ? price : 0;
        }
    }

    /** The classes of which an effect certainly takes one card out of the hand, as bits. */
    private static int price(CompiledEffect effect) {
        for (CompiledStatement step : effect.body()) {
            if (step.guard() != null) {
                return 0;
            }
            if (step.instruction() instanceof Instruction.Move move
                    && move.cards().zone() == CardClassSet.HAND
                    && move.to() != CardClassSet.HAND
                    && move.cards().rest().length == 0
                    && move.cards().limit() instanceof NumericExpression.Fixed limit
                    && limit.value() == 1
                    && isThere(effect, move.cards().lead())) {
                return move.cards().lead();
            }
        }
        return 0;
    }

    /** Whether an effect is activated only where a card of some classes is in the hand. */
    private static boolean isThere(CompiledEffect effect, int classes) {
        for (CompiledStatement guard : effect.guards()) {
            NumericExpression.Minimum wanted = guard.minimum();
            if (wanted != null
                    && wanted.cards().zone() == CardClassSet.HAND
                    && wanted.cards().lead() == classes) {
                return true;
            }
        }
        return false;
    }

    /** The most cards of some classes that the hand may have from here on. */
    int most(int mask) {
        int brought = 0;
        for (int i = 0; i < live.moves.length; i++) {
            Instruction.Move move = problem.moves()[i];
            if (live.moves[i] && move.to() == CardClassSet.HAND && !move.draws()) {
                brought |= move.classes();
            }
        }
        if ((brought & mask) != 0 || problem.turns().length > 0) {
            return CompiledStatement.MANY;
        }
        int most = here(CardClassSet.HAND, mask);
        // only a draw brings these
        int drawn = ~brought & ~mask;
        for (CompiledEffect effect : problem.effects()) {
            if (live.live[effect.number()]) {
                most += most(effect, drawn);
            }
        }
        return most;
    }

    /** The most that an effect adds: the cards it draws without those drawn to activate it. */
    private int most(CompiledEffect effect, int drawn) {
        int owner = effect.owner();
        int price = prices[effect.number()];
        int free = live.cards.total[owner] - live.cards.here[CardClassSet.DECK][owner];
        int paid = here(CardClassSet.HAND, price);
        // where it can be activated elsewhere, too, it need not be drawn
        boolean inHand = effect.zones() == 1 << CardClassSet.HAND;
        boolean costs = price != 0 && (price & ~drawn) == 0;
        int times = effect.once() || effect.onlyFirst() ? 1 : live.cards.total[owner];
        int best = 0;
        for (int i = 1; i <= Math.min(times, live.cards.total[owner]); i++) {
            int gain = i * draws[effect.number()];
            gain -= inHand && (drawn >>> owner & 1) == 1 ? Math.max(0, i - free) : 0;
            gain -= costs ? Math.max(0, i - paid) : 0;
            best = Math.max(best, gain);
        }
        return best;
    }

    private int here(int zone, int mask) {
        int sum = 0;
        for (int c = 0; c < problem.classes(); c++) {
            sum += (mask >>> c & 1) == 1 ? live.cards.here[zone][c] : 0;
        }
        return sum;
    }
}

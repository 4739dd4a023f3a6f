package cardbench.odds.exact.analysis;

import cardbench.odds.exact.program.CardClassSet;
import cardbench.odds.exact.program.CompiledEffect;
import cardbench.odds.exact.program.CompiledStatement;
import cardbench.odds.exact.program.Instruction;
import cardbench.odds.exact.program.NumericExpression;
import cardbench.odds.exact.program.Problem;
import cardbench.odds.exact.program.SolverOptions;
import cardbench.odds.exact.state.State;
import java.util.Arrays;

/**
 * Finds out whether the order in which cards of the last scanned zone act can matter. It cannot if
 * all their effects leave each other, and those of the other zones, as they are: each moves its own
 * card away, takes first cards of the deck to one zone, or counts. Then any two that can be
 * activated can also be activated one after the other, in either order, to the same end.
 */
final class CommutingEffects {

    private final Problem problem;
    private final Liveness live;

    /** Notes what the guards of live effects ask for. */
    private final Liveness guards;

    /** The zone to which first cards of the deck go; -1 if to none. */
    private int filled;

    /** The variables that are counted up. */
    private final boolean[] counted;

    CommutingEffects(Problem problem, Liveness live, SolverOptions options) {
        this.problem = problem;
        this.live = live;
        this.counted = new boolean[problem.globals()];
        this.guards = new Liveness(problem, options);
        guards.analyse(State.first(problem), true);
    }

    /**
     * Whether it does not matter which of the cards with live effects in a zone acts first.
     *
     * @param zone the last scanned one with live effects
     * @param owners the classes with live effects there, as bits
     * @param abstraction that is being filled in: the representatives are known
     */
    boolean commute(int zone, int owners, Abstraction abstraction) {
        boolean commute = problem.turns().length == 0;
        filled = -1;
        Arrays.fill(counted, false);
        Arrays.fill(guards.questions.asked, false);
        Arrays.fill(guards.variables.reads, false);
        for (CompiledEffect effect : problem.effects()) {
            if (commute && live.live[effect.number()]) {
                commute = !effect.allows(zone) || isSimple(effect, zone, abstraction);
                for (CompiledStatement guard : effect.guards()) {
                    guards.programs.range(guard.guard());
                }
            }
        }
        for (int other : problem.scanned()) {
            commute &= other == zone || other != filled;
        }
        for (int i = 0; i < guards.questions.asked.length; i++) {
            int from = problem.queries().zone(i);
            int moved = from == CardClassSet.DECK || from == filled ? CardClassSet.ALL : 0;
            moved |= from == zone ? owners : 0;
            commute &= !guards.questions.asked[i] || (problem.queries().classes(i) & moved) == 0;
        }
        for (int i = 0; i < counted.length; i++) {
            commute &= !guards.variables.reads[i] || !counted[i];
        }
        return commute;
    }

    /** Whether an effect does nothing whose order could matter; notes what it does. */
    private boolean isSimple(CompiledEffect effect, int zone, Abstraction abstraction) {
        if (effect.onlyFirst() || effect.zones() != 1 << zone) {
            return false;
        }
        for (CompiledStatement step : effect.body()) {
            Instruction one = step.instruction();
            if (one instanceof Instruction.Assign assign
                    && !assign.local()
                    && assign.value() instanceof NumericExpression.Operation sum
                    && sum.counts(assign.index())) {
                counted[assign.index()] = true;
            } else if (!(one instanceof Instruction.Move move)
                    || move.top()
                    || move.shuffles()
                    || !move.cards().fromTop()
                    || move.cards().rest().length > 0
                    || !isSimple(move, effect.owner(), abstraction)) {
                return false;
            }
        }
        return true;
    }

    private boolean isSimple(Instruction.Move move, int owner, Abstraction abstraction) {
        if (move.cards().zone() == CardClassSet.SELF) {
            boolean apart =
                    move.to() == CardClassSet.DECK
                            ? !abstraction.deep
                            : abstraction.representative[move.to()][owner]
                                    == Abstraction.IRRELEVANT;
            return apart && move.cards().isPlain();
        }
        boolean fills = filled < 0 || filled == move.to();
        filled = move.to();
        return fills
                && move.cards().zone() == CardClassSet.DECK
                && filled != CardClassSet.DECK
                && move.cards().limit() instanceof NumericExpression.Fixed;
    }
}

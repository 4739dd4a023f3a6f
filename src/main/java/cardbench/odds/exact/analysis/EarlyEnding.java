package cardbench.odds.exact.analysis;

import cardbench.odds.exact.program.CardClassSet;
import cardbench.odds.exact.program.ComboCondition;
import cardbench.odds.exact.program.CompiledEffect;
import cardbench.odds.exact.program.NumericExpression;
import cardbench.odds.exact.program.Problem;
import cardbench.odds.exact.state.State;
import cardbench.odds.exact.state.ZoneMatching;

/**
 * Decides combos, and whether games are certain to end, from the bounds of {@link Liveness} before
 * the games are over.
 */
final class EarlyEnding {

    private final Problem problem;
    private final Liveness live;
    private final CardReach reach;

    /**
     * @param reach of the same analysis; the caller updates it
     */
    EarlyEnding(Problem problem, Liveness live, CardReach reach) {
        this.problem = problem;
        this.live = live;
        this.reach = reach;
    }

    /**
     * Whether every game is certain to end: each live effect is activated only once, or removes its
     * own card for good.
     */
    boolean ends() {
        for (CompiledEffect effect : problem.effects()) {
            if (!live.live[effect.number()] || effect.once() || effect.onlyFirst()) {
                continue;
            }
            int leaves = effect.leavesFor();
            int scanned = 0;
            for (int zone : problem.scanned()) {
                scanned |= effect.allows(zone) ? 1 << zone : 0;
            }
            // where it has gone to, no live move brings it back from
            int to = Integer.numberOfTrailingZeros(leaves);
            if (leaves == 0 || (reach.zones[effect.owner()][to] & scanned) != 0) {
                return false;
            }
        }
        return true;
    }

    /** Decides the combos whose result is certain. */
    void decide(State state) {
        for (int i = 0; i < problem.early(); i++) {
            if ((state.decided >>> i & 1) == 1) {
                continue;
            }
            ComboCondition condition = problem.combos()[i];
            if (cannot(condition)) {
                state.decided |= 1 << i;
            }
        }
        int settling = settling(state.decided);
        for (int i = 0; i < problem.early(); i++) {
            if ((settling >>> i & 1) == 1 && ZoneMatching.isMet(problem.combos()[i], state)) {
                state.decided |= 1 << i;
                state.succeeded |= 1 << i;
            }
        }
    }

    /**
     * The open combos that are certain to succeed as soon as their cards are in place, as bits: no
     * live move takes such a card away, and score and condition cannot change any more.
     */
    int settling(int decided) {
        int settling = 0;
        for (int i = 0; i < problem.early(); i++) {
            ComboCondition condition = problem.combos()[i];
            if ((decided >>> i & 1) == 0
                    && !condition.sensitive()
                    && isMetForGood(condition.condition())
                    && condition.score() instanceof NumericExpression.Fixed
                    && reach.stays(CardClassSet.HAND, condition.handClasses())
                    && reach.stays(CardClassSet.GRAVE, condition.graveClasses())) {
                settling |= 1 << i;
            }
        }
        return settling;
    }

    /** Whether there is no condition, or one that is certain to be met, now and later. */
    private boolean isMetForGood(NumericExpression condition) {
        return condition == null || !live.bounds(condition).hasZero();
    }

    private boolean cannot(ComboCondition condition) {
        // as in ygo-calc, a combo whose cards match fails if its score is not above 0
        if (live.bounds(condition.score()).most() <= 0) {
            return true;
        }
        if (condition.condition() != null && live.bounds(condition.condition()).isZero()) {
            return true;
        }
        return lacks(CardClassSet.HAND, condition.hand())
                || lacks(CardClassSet.GRAVE, condition.grave());
    }

    private boolean lacks(int zone, int[] masks) {
        for (int mask : masks) {
            int wanted = 0;
            for (int other : masks) {
                // each condition takes a card of its own
                wanted += (other & ~mask) == 0 ? 1 : 0;
            }
            if (live.upperAtLast(zone, mask) < wanted) {
                return true;
            }
        }
        return false;
    }
}

package cardbench.odds.exact.analysis;

import cardbench.odds.exact.program.CardClassSet;
import cardbench.odds.exact.program.CompiledEffect;
import cardbench.odds.exact.program.NumericExpression;
import cardbench.odds.exact.program.Problem;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds effects of different cards that do the same: their texts are equal but for their tags, and
 * for guards that are certain to be met. Cards with such an effect alone need not be distinguished
 * because of it.
 */
final class AlikeEffects {

    private final Problem problem;
    private final Liveness live;

    /** By effect, whether another one may be like it. */
    private final boolean[] candidate;

    /**
     * @param merges whether effects may be taken for each other at all
     */
    AlikeEffects(Problem problem, Liveness live, boolean merges) {
        this.problem = problem;
        this.live = live;
        this.candidate = new boolean[problem.effects().length];
        for (int i = 0; merges && i < candidate.length; i++) {
            for (int j = 0; j < i; j++) {
                if (mayBeAlike(problem.effects()[i], problem.effects()[j])) {
                    candidate[i] = true;
                }
            }
        }
    }

    /**
     * The first live effect that is like another one, or that one itself.
     *
     * @param ends whether every game is certain to end
     */
    int first(int number, boolean ends) {
        for (int i = 0; candidate[number] && ends && i < number; i++) {
            CompiledEffect one = problem.effects()[number];
            CompiledEffect other = problem.effects()[i];
            if (live.live[i] && mayBeAlike(one, other) && open(one).equals(open(other))) {
                return i;
            }
        }
        return number;
    }

    /** The texts of the guards that may not be met. */
    private List<String> open(CompiledEffect effect) {
        int least = live.leastUnseen();
        List<String> open = new ArrayList<>();
        for (int i = 0; i < effect.guards().length; i++) {
            NumericExpression.Minimum wanted = effect.guards()[i].minimum();
            boolean met =
                    wanted != null
                            && wanted.cards().zone() == CardClassSet.DECK
                            && wanted.cards().lead() == CardClassSet.ALL
                            && wanted.number() <= least;
            if (!met) {
                open.add(effect.texts().guards().get(i));
            }
        }
        return open;
    }

    private boolean mayBeAlike(CompiledEffect a, CompiledEffect b) {
        return isPlain(a)
                && isPlain(b)
                && a.zones() == b.zones()
                && a.texts().body().equals(b.texts().body())
                && isForbiddenWith(a.number(), b.number());
    }

    /** Whether it is the only effect of its card, and each copy has it for itself. */
    private boolean isPlain(CompiledEffect effect) {
        return !effect.once()
                && !effect.onlyFirst()
                && problem.effectsOf()[effect.owner()].length == 1;
    }

    /** Whether whatever forbids one of two effects forbids the other, too. */
    private boolean isForbiddenWith(int a, int b) {
        for (int[] ban : problem.bans()) {
            boolean one = false;
            boolean other = false;
            for (int number : ban) {
                one |= number == a;
                other |= number == b;
            }
            if (one != other) {
                return false;
            }
        }
        return true;
    }
}

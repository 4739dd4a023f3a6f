package cardbench.odds.exact.analysis;

import cardbench.odds.exact.program.CardClassSet;
import cardbench.odds.exact.program.CompiledEffect;
import cardbench.odds.exact.program.Excavation;
import cardbench.odds.exact.program.Idea;
import cardbench.odds.exact.program.Problem;
import cardbench.odds.exact.program.SolverOptions;
import cardbench.odds.exact.state.State;

/** Finds excavations after which nothing queries the places of the returned cards. */
public final class ExcavationAnalysis {

    private final Problem problem;
    private final Liveness live;
    private final boolean lazy;

    /**
     * @param options with {@link Idea#LAZY_ORDER} orders may be forgotten
     */
    public ExcavationAnalysis(Problem problem, SolverOptions options) {
        this.problem = problem;
        this.live = new Liveness(problem);
        this.lazy = options.uses(Idea.LAZY_ORDER);
    }

    /**
     * Whether nothing queries the order of the deck once an excavation has ended: no effect and no
     * combo draws or queries a first card any more, and each search is for classes of one kind,
     * which lie in an order that the excavation does not depend on.
     *
     * @param state the canonical state before the effect; not changed
     * @param effect one with an excavation
     */
    public boolean forgets(State state, CompiledEffect effect) {
        Excavation excavation = effect.excavation();
        if (!lazy) {
            return false;
        }
        if (!effect.once() || state.turn < problem.turns().length) {
            // it may run again, and look at the first cards again
            return false;
        }
        State begun = state.copy();
        ForbiddenEffects.close(problem, effect, begun);
        live.analyse(begun, excavation.draw().number());
        live.askForCombos(state.decided);
        int[] kinds = excavation.kinds(problem);
        // a player who chooses knows what lies at the bottom
        boolean asks = live.draws || live.chooses;
        for (int i = 0; i < live.moves.length; i++) {
            int set = problem.moves()[i].cards().lead() & live.cards.enter[CardClassSet.DECK];
            int kind = -1;
            for (int c = 0;
                    c < problem.classes() && live.moves[i] && problem.moves()[i].searches();
                    c++) {
                boolean found = (set >>> c & 1) == 1;
                asks |= found && kind >= 0 && kind != kinds[c];
                kind = found ? kinds[c] : kind;
            }
        }
        return !asks;
    }
}

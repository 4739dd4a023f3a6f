package cardbench.odds.exact.analysis;

import cardbench.odds.exact.program.CardClassSet;
import cardbench.odds.exact.program.CardQueries;
import cardbench.odds.exact.program.CompiledEffect;
import cardbench.odds.exact.program.Idea;
import cardbench.odds.exact.program.Instruction;
import cardbench.odds.exact.program.Problem;
import cardbench.odds.exact.program.SolverOptions;
import cardbench.odds.exact.state.HiddenCards;

/**
 * Finds the cards that need not be distinguished when they leave the top of the deck, and whether
 * they may be {@linkplain HiddenCards hidden}.
 *
 * <p>Any cards of a kind may be the hidden ones, equally likely, as long as nothing distinguishes
 * the hidden ones from the others. A search, and a known card that comes back into the deck, divide
 * a kind when they come ({@code machine.UnnamedCards.divideHidden}); a queried number of cards in
 * the deck has to divide it beforehand. Where cards are buried, no known card may come back and
 * nothing may be searched. Nothing is hidden from a player who may choose.
 */
final class HidingAnalysis {

    private final Problem problem;
    private final Liveness live;
    private final SolverOptions options;

    /** Whether searches are remembered by places instead of by cards taken. */
    private final boolean byPlaces;

    /** By number of a move, the zone of the excavation that it begins; 0 for none. */
    private final int[] digs;

    /** By number of a move, whether it ends an excavation. */
    private final boolean[] putsBack;

    HidingAnalysis(Problem problem, Liveness live, SolverOptions options) {
        this.problem = problem;
        this.live = live;
        this.options = options;
        this.byPlaces = options.byPlaces(problem);
        this.digs = new int[problem.moves().length];
        this.putsBack = new boolean[digs.length];
        for (CompiledEffect effect : problem.effects()) {
            if (effect.excavation() != null) {
                int back = effect.excavation().back().number();
                digs[effect.excavation().draw().number()] = effect.excavation().zone();
                putsBack[back] = true;
            }
        }
    }

    /**
     * Finds the kinds of cards that need not be distinguished when they leave the top of the deck.
     *
     * @param ends whether every game is certain to end
     */
    void find(boolean ends, Abstraction abstraction) {
        if (!options.uses(Idea.HIDDEN_CARDS)) {
            return;
        }
        if (!live.draws && live.cards.lost > 0) {
            divide(live.measures, abstraction);
        }
        // a player who chooses knows which cards have left the deck
        if (!live.draws || live.inspectsTop || live.chooses) {
            return;
        }
        boolean returnsUnnamed = false;
        boolean returnsKnown = false;
        boolean searches = false;
        for (int i = 0; i < live.moves.length; i++) {
            Instruction.Move move = problem.moves()[i];
            if (!live.moves[i]) {
                continue;
            }
            if (move.searches()) {
                if (byPlaces || move.cards().rest().length > 0) {
                    return;
                }
                searches = true;
            }
            if (move.to() == CardClassSet.DECK) {
                returnsUnnamed |= putsBack[i];
                returnsKnown |= !putsBack[i];
            }
        }
        abstraction.buries =
                options.uses(Idea.BURIED_CARDS)
                        && !returnsKnown
                        && !searches
                        && !live.reachesBottom(ends);
        if (returnsUnnamed && !abstraction.buries) {
            return;
        }
        abstraction.hides = true;
        // buried cards are still counted in the deck, so that a number may split a kind
        divide(live.measures, abstraction);
        abstraction.loses = options.uses(Idea.LOST_CARDS) && !live.measures;
    }

    /**
     * Divides the classes into kinds: classes that no card leaving the top of the deck
     * distinguishes, except in the hand.
     *
     * @param whole whether no query of the deck may distinguish them, either
     */
    private void divide(boolean whole, Abstraction abstraction) {
        int[] kind = abstraction.kind;
        for (int c = 0; c < kind.length; c++) {
            int first = 0;
            while (first < c && !(kind[first] == first && isAlike(first, c, whole, abstraction))) {
                first++;
            }
            kind[c] = first;
        }
    }

    private boolean isAlike(int a, int b, boolean whole, Abstraction abstraction) {
        CardQueries queries = problem.queries();
        if (whole && !queries.isAlike(CardClassSet.DECK, a, b, live.questions.asked)) {
            return false;
        }
        for (int i = 0; i < live.moves.length; i++) {
            Instruction.Move move = problem.moves()[i];
            if (!live.moves[i] || !move.draws() || move.to() == CardClassSet.HAND) {
                continue;
            }
            int[] representative = abstraction.representative[move.to()];
            if (digs[i] == 0
                    ? representative[a] != representative[b]
                    : !queries.isAlike(digs[i], a, b, null)) {
                return false;
            }
        }
        return true;
    }
}

package cardbench.odds.exact.machine;

import cardbench.odds.exact.analysis.Abstraction;
import cardbench.odds.exact.program.BudgetExceededException;
import cardbench.odds.exact.program.CardClassSet;
import cardbench.odds.exact.program.Instruction;
import cardbench.odds.exact.program.SolveCodes;
import cardbench.odds.exact.state.CardKinds;
import cardbench.odds.exact.state.HiddenCards;
import cardbench.odds.exact.state.State;

/**
 * Cards that leave the deck of the current state without being named: which ones need no name, and
 * how they are named when something queries it.
 */
final class UnnamedCards {

    private final StateMachine machine;
    private final MultiDraw draws;

    UnnamedCards(StateMachine machine, MultiDraw draws) {
        this.machine = machine;
        this.draws = draws;
    }

    /**
     * Whether it need not be known which cards a draw that is pending takes: nothing queries their
     * zone.
     */
    boolean losesCards(Instruction.Move move, State from) {
        int[] representative = machine.abstraction.representative[move.to()];
        boolean loses =
                machine.abstraction.loses
                        && from.marks.length + from.bottom.length + from.sure() == 0
                        && from.lost + from.pending <= State.MOST_LOST;
        for (int c = 0; c < representative.length; c++) {
            loses &= from.counts[c] == 0 || representative[c] == Abstraction.IRRELEVANT;
        }
        return loses;
    }

    /**
     * Decides of which kinds the lost cards are, before a query that depends on it. They become
     * {@linkplain HiddenCards hidden}.
     */
    void nameLost() {
        State state = machine.state;
        if (state.lost == 0) {
            return;
        }
        int[] kinds = CardKinds.of(machine.abstraction.kind, state);
        if (kinds == null) {
            throw new BudgetExceededException(SolveCodes.FORM);
        }
        int[] named = draws.split(CardKinds.possible(state, kinds), state.lost);
        state.unseen += state.lost;
        state.lost = 0;
        for (int c = 0; c < named.length; c++) {
            if (named[c] > 0) {
                state.hide(CardKinds.set(state, kinds, c), HiddenCards.GONE, named[c]);
            }
        }
        state.forgetSure();
    }

    /**
     * Decides how many hidden cards of each kind are of some classes, before something
     * distinguishes these. Afterwards these and the others are of different kinds.
     */
    void divideHidden(int classes) {
        State state = machine.state;
        int[] hidden = state.hidden;
        for (int i = 0; i < hidden.length; i += HiddenCards.STEP) {
            if (hidden[i + HiddenCards.SURE] > 0 && isDivided(hidden[i], classes)) {
                // it would have to be known of which part the sure cards are
                nameLost();
                break;
            }
        }
        hidden = state.hidden;
        for (int i = 0; i < hidden.length; i += HiddenCards.STEP) {
            int gone = hidden[i + HiddenCards.GONE];
            if (gone == 0 || !isDivided(hidden[i], classes)) {
                continue;
            }
            if (hidden[i + HiddenCards.BURIED] > 0) {
                throw new BudgetExceededException(SolveCodes.FORM);
            }
            int inside = hidden[i] & classes;
            int[] sizes = {state.counted(inside), state.counted(hidden[i] & ~classes)};
            int among = draws.split(sizes, gone)[0];
            state.hidden = HiddenCards.divided(state.hidden, hidden[i], inside, among);
        }
    }

    private static boolean isDivided(int kind, int classes) {
        return (kind & classes) != 0 && (kind & ~classes) != 0;
    }

    /**
     * The kinds by which the cards of a draw that is pending need be distinguished: by class with
     * unseen cards the first one of its kind. {@code null} if that is by their classes.
     */
    int[] kinds(Instruction.Move move, State from) {
        if (!machine.abstraction.hides
                || move.to() == CardClassSet.HAND
                || from.marks.length + from.bottom.length > 0) {
            return null;
        }
        int[] kinds = CardKinds.of(machine.abstraction.kind, from);
        if (kinds == null) {
            return null;
        }
        int[] representative = machine.abstraction.representative[move.to()];
        boolean isCoarser = false;
        for (int c = 0; c < kinds.length; c++) {
            if (from.counts[c] > 0 && representative[c] != representative[kinds[c]]) {
                return null;
            }
            isCoarser |= from.counts[c] > 0 && kinds[c] != c;
        }
        return isCoarser ? kinds : null;
    }
}

package cardbench.odds.exact.machine;

import cardbench.base.number.Residues;
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
public final class UnnamedCards {

    private final StateMachine machine;
    private final LostCards lostCards;

    UnnamedCards(StateMachine machine, Residues residues) {
        this.machine = machine;
        this.lostCards = new LostCards(residues, machine.chance);
    }

    /**
     * Whether it need not be known which cards a draw that is pending takes: nothing queries their
     * zone.
     */
    public boolean losesCards(Instruction.Move move, State from) {
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

    /** Decides of which kinds the lost cards are, before a query that depends on it. */
    void nameLost() {
        if (machine.state.lost > 0) {
            int[] known = CardKinds.of(machine.abstraction.kind, machine.state);
            if (known == null) {
                throw new BudgetExceededException(SolveCodes.FORM);
            }
            lostCards.name(machine.state, known);
            machine.state.forgetSure();
        }
    }

    /** Decides how many hidden cards are of some classes, before something distinguishes these. */
    void divideHidden(int classes) {
        for (int i = 0; i < machine.state.hidden.length; i += HiddenCards.STEP) {
            int set = machine.state.hidden[i];
            if (machine.state.hidden[i + HiddenCards.SURE] > 0
                    && (set & classes) != 0
                    && (set & ~classes) != 0) {
                // it would have to be known of which part the sure cards are
                nameLost();
                break;
            }
        }
        if (machine.state.hidden.length > 0) {
            lostCards.divide(machine.state, classes);
        }
    }

    /**
     * The kinds by which the cards of a draw that is pending need be distinguished: by class with
     * unseen cards the first one of its kind. {@code null} if that is by their classes.
     */
    public int[] kinds(Instruction.Move move, State from) {
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

package cardbench.odds.exact.machine;

import cardbench.base.number.Binomials;
import cardbench.base.number.Residues;
import cardbench.odds.exact.program.BudgetExceededException;
import cardbench.odds.exact.program.SolveCodes;
import cardbench.odds.exact.state.CardKinds;
import cardbench.odds.exact.state.HiddenCards;
import cardbench.odds.exact.state.State;

/**
 * Cards that left the top of the deck for a zone about which nothing is queried: any of those that
 * were unseen, equally likely. So only their number is kept, {@link State#lost}, and the next card
 * of the deck is any of theirs and the unseen ones together. Cards of which it is known that they
 * are not lost, since they were seen after the others had left, are {@linkplain HiddenCards#SURE
 * sure}. Lost cards are named by kind, and become {@linkplain HiddenCards hidden}, before a search.
 * Kinds are divided in the same way.
 *
 * <p>Of <i>n</i> cards of a kind among <i>N</i>, <i>x</i> are lost with probability {@code C(n, x)
 * C(N - n, g - x) / C(N, g)}, where <i>g</i> cards are lost in all.
 */
final class LostCards {

    private final Residues residues;
    private final Binomials binomials;
    private final ChoiceEnumerator chance;

    LostCards(Residues residues, ChoiceEnumerator chance) {
        this.residues = residues;
        this.binomials = new Binomials(residues);
        this.chance = chance;
    }

    /**
     * Decides of which kinds the lost cards are.
     *
     * @param kinds by class the first one of its kind, all of it hidden or not
     */
    void name(State state, int[] kinds) {
        int later = 0;
        for (int c = 0; c < kinds.length; c++) {
            later += kinds[c] == c ? possible(state, kinds, c) : 0;
        }
        int left = state.lost;
        state.lost = 0;
        for (int c = 0; c < kinds.length && left > 0; c++) {
            int possible = kinds[c] == c ? possible(state, kinds, c) : 0;
            if (possible > 0) {
                later -= possible;
                int taken = later == 0 ? left : chance.choose(shares(possible, later, left));
                if (taken > 0) {
                    state.unseen += taken;
                    state.hide(CardKinds.set(state, kinds, c), HiddenCards.GONE, taken);
                    left -= taken;
                }
            }
        }
    }

    /**
     * Decides how many hidden cards of each kind are of some classes. Afterwards these and the
     * others are of different kinds.
     */
    void divide(State state, int classes) {
        int[] hidden = state.hidden;
        for (int i = 0; i < hidden.length; i += HiddenCards.STEP) {
            int inside = hidden[i] & classes;
            int outside = hidden[i] & ~classes;
            int gone = hidden[i + HiddenCards.GONE];
            if (inside == 0 || outside == 0 || gone == 0) {
                continue;
            }
            if (hidden[i + HiddenCards.BURIED] > 0) {
                throw new BudgetExceededException(SolveCodes.FORM);
            }
            int within = state.counted(inside);
            int beyond = state.counted(outside);
            int chosen = Math.min(within, gone);
            if (within > 0 && beyond > 0) {
                chosen = chance.choose(shares(within, beyond, gone));
            }
            state.hidden = HiddenCards.divided(state.hidden, hidden[i], inside, chosen);
        }
    }

    /** The cards of a kind that may be lost: all but those that are known to be hidden. */
    private static int possible(State state, int[] kinds, int first) {
        int sum = 0;
        for (int c = 0; c < kinds.length; c++) {
            sum += kinds[c] == first ? state.counts[c] : 0;
        }
        int known = HiddenCards.kindOf(state.hidden, first);
        return known < 0 ? sum : state.possible(known);
    }

    private double[][] shares(int within, int beyond, int lost) {
        double[][] shares = new double[Math.min(within, lost) + 1][];
        for (int chosen = Math.max(0, lost - beyond); chosen < shares.length; chosen++) {
            double[] both = residues.zero();
            shares[chosen] = residues.zero();
            residues.product(
                    binomials.count(within, chosen), binomials.count(beyond, lost - chosen), both);
            residues.product(both, binomials.share(within + beyond, lost), shares[chosen]);
        }
        return shares;
    }
}

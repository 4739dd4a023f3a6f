package cardbench.odds.exact.machine;

import cardbench.base.number.Binomials;
import cardbench.base.number.Residues;
import cardbench.odds.exact.program.BudgetExceededException;
import cardbench.odds.exact.program.CardClassSet;
import cardbench.odds.exact.program.SolveCodes;
import cardbench.odds.exact.state.HiddenCards;
import cardbench.odds.exact.state.State;

/**
 * The probabilities of which kind the first card of a searched set is, where an unknown part of
 * each {@linkplain HiddenCards hidden} kind lies below the unseen cards.
 *
 * <p>Of a kind with <i>n</i> cards, <i>s</i> of them in the set, any <i>b</i> are buried: <i>y</i>
 * cards of the set with probability {@code C(s, y) C(n - s, b - y) / C(n, b)}. So <i>x = s - y</i>
 * lie among the unseen cards, and the first card of the set is of this kind with the share of
 * <i>x</i> in the sum over all kinds. Where every card of the set is buried, it is any of them.
 */
final class BuriedSearch {

    private final Residues residues;
    private final Binomials binomials;

    private State state;
    private int mask;
    private int kinds;

    /** By kind, its cards of the set among the unseen ones. */
    private int[] above;

    private double[][] shares;

    BuriedSearch(Residues residues) {
        this.residues = residues;
        this.binomials = new Binomials(residues);
    }

    /** The classes of no hidden kind, as bits. */
    static int others(int[] hidden) {
        int classes = CardClassSet.ALL;
        for (int i = 0; i < hidden.length; i += HiddenCards.STEP) {
            classes &= ~hidden[i];
        }
        return classes;
    }

    /**
     * The share of each hidden kind, and after them that of all other classes; {@code null} for 0.
     *
     * @param from a state none of whose hidden cards have left the deck
     * @param searched the set, as bits; there is a card of it in the deck
     */
    double[][] shares(State from, int searched) {
        state = from;
        mask = searched;
        kinds = from.hidden.length / HiddenCards.STEP;
        above = new int[kinds + 1];
        above[kinds] = state.counted(others(from.hidden) & mask);
        shares = new double[kinds + 1][];
        for (int i = 0; i < kinds; i++) {
            if (from.hidden[HiddenCards.STEP * i + HiddenCards.GONE] > 0) {
                throw new BudgetExceededException(SolveCodes.FORM);
            }
        }
        divide(0, residues.one());
        return shares;
    }

    /** Chooses how many cards of the set are buried, kind by kind. */
    private void divide(int kind, double[] weight) {
        if (kind == kinds) {
            share(weight);
            return;
        }
        int set = state.hidden[HiddenCards.STEP * kind];
        int buried = state.hidden[HiddenCards.STEP * kind + HiddenCards.BURIED];
        int all = state.counted(set);
        int meant = state.counted(set & mask);
        for (int y = Math.max(0, buried - (all - meant)); y <= Math.min(meant, buried); y++) {
            above[kind] = meant - y;
            double[] product = residues.zero();
            double[] next = residues.zero();
            residues.product(weight, binomials.count(meant, y), product);
            residues.product(product, binomials.count(all - meant, buried - y), next);
            residues.product(next, binomials.share(all, buried), product);
            divide(kind + 1, product);
        }
    }

    private void share(double[] weight) {
        int sum = 0;
        for (int cards : above) {
            sum += cards;
        }
        int among = sum;
        for (int i = 0; i < kinds && sum == 0; i++) {
            among += state.counted(state.hidden[HiddenCards.STEP * i] & mask);
        }
        for (int i = 0; i <= kinds; i++) {
            int candidates = above[i];
            if (sum == 0 && i < kinds) {
                candidates = state.counted(state.hidden[HiddenCards.STEP * i] & mask);
            }
            if (candidates > 0) {
                double[] part = weight.clone();
                residues.scale(part, candidates, among);
                shares[i] = shares[i] == null ? residues.zero() : shares[i];
                residues.add(shares[i], part);
            }
        }
    }
}

package cardbench.exact.tree;

import cardbench.number.Binomials;
import cardbench.number.Residues;
import java.util.Arrays;

/**
 * Draws several cards at once where nothing asks which cards the deck has any more. It then does
 * not matter which of the cards drawn were {@linkplain HiddenCards#SURE sure} not to be lost, so
 * there is one result for each multiset, and not one for each part of it that may be sure.
 *
 * <p>Of <i>m</i> cards, <i>j</i> are sure with probability {@code C(sure, j) C(unseen - sure, m -
 * j) / C(unseen, m)}: any <i>j</i> of the sure ones, and <i>m - j</i> of all others, lost or not.
 * The probability of a multiset is a sum over <i>j</i>. To sum up, a polynomial in <i>z</i> is
 * multiplied kind by kind: a kind with <i>s</i> sure cards and <i>o</i> others yields <i>x</i>
 * cards in {@code sum C(s, i) C(o, x - i) z^i} ways, and its coefficient of <i>z^j</i> counts those
 * with <i>j</i> sure cards.
 */
final class FinalDraw {

    private final Residues residues;
    private final Binomials binomials;
    private final int classes;

    /** By depth of the recursion, the coefficients; {@code null} until a draw needs them. */
    private double[][][] polynomials;

    private final int[] drawn;
    private final int[] none;
    private final double[] term;

    private State state;
    private int size;
    private MultiDraw.Taker taker;

    FinalDraw(Problem problem, Residues residues) {
        this.residues = residues;
        this.binomials = new Binomials(residues);
        this.classes = problem.classes();
        this.drawn = new int[classes];
        this.none = new int[classes];
        this.term = residues.zero();
    }

    /**
     * Enumerates all multisets. To the taker no card is sure.
     *
     * @param from a state without marks, with lost cards; not changed
     * @param cards how many, {@linkplain MultiDraw#covers covered}
     */
    void draw(State from, int cards, double[] weight, MultiDraw.Taker to) {
        if (polynomials == null) {
            polynomials = new double[2 * classes + 2][Binomials.MOST + 1][];
            for (double[][] polynomial : polynomials) {
                Arrays.setAll(polynomial, i -> residues.zero());
            }
        }
        state = from;
        size = cards;
        taker = to;
        // a taker may have ended the draw before by an exception
        Arrays.fill(drawn, 0);
        residues.product(weight, residues.one(), polynomials[0][0]);
        kind(0, cards, 0, 0);
    }

    /**
     * Chooses how many cards of a hidden kind are drawn.
     *
     * @param left cards still to be drawn
     * @param degree that of the polynomial
     */
    private void kind(int at, int left, int degree, int depth) {
        if (at == state.hidden.length) {
            deal(BuriedSearch.others(state.hidden) & state.there(), at, left, 0, degree, depth);
            return;
        }
        int set = state.hidden[at] & state.there();
        int all = state.counted(set);
        int sure = state.hidden[at + HiddenCards.SURE];
        int open = state.possible(at);
        for (int cards = 0; cards <= Math.min(left, open + sure); cards++) {
            int most = Math.min(cards, sure);
            double[][] next = polynomials[depth + 1];
            for (int i = 0; i <= degree + most; i++) {
                next[i] = residues.zero();
            }
            for (int i = Math.max(0, cards - open); i <= most; i++) {
                residues.product(binomials.count(sure, i), binomials.count(open, cards - i), term);
                residues.product(term, binomials.share(all, cards), term);
                for (int j = 0; j <= degree; j++) {
                    residues.addProduct(next[i + j], polynomials[depth][j], term);
                }
            }
            deal(set, at, cards, left - cards, degree + most, depth + 1);
        }
    }

    /**
     * Chooses how many cards of a class are drawn.
     *
     * @param set the lowest class, and those of its kind behind it, as bits
     * @param kind the index of the kind
     * @param left cards still to be drawn of the set
     * @param others cards to be drawn of later kinds
     */
    private void deal(int set, int kind, int left, int others, int degree, int depth) {
        if (set == 0) {
            if (kind < state.hidden.length) {
                kind(kind + HiddenCards.STEP, others, degree, depth);
            } else if (left == 0) {
                end(degree, depth);
            }
            return;
        }
        int c = Integer.numberOfTrailingZeros(set);
        int later = set & set - 1;
        int most = Math.min(left, state.counts[c]);
        for (int cards = Math.max(0, left - state.counted(later)); cards <= most; cards++) {
            drawn[c] = cards;
            int to = depth;
            if (cards > 0) {
                to = depth + 1;
                for (int j = 0; j <= degree; j++) {
                    residues.product(
                            polynomials[depth][j],
                            binomials.count(state.counts[c], cards),
                            polynomials[to][j]);
                }
            }
            deal(later, kind, left - cards, others, degree, to);
        }
        drawn[c] = 0;
    }

    private void end(int degree, int depth) {
        int sure = state.sure();
        int others = state.unseen - sure;
        if (size - degree > others) {
            // the deck has too few of the cards that are not sure
            return;
        }
        double[] sum = residues.zero();
        for (int j = Math.max(0, size - others); j <= Math.min(degree, size); j++) {
            int rest = size - j;
            residues.product(
                    binomials.count(others, rest),
                    binomials.share(others + state.lost, rest),
                    term);
            residues.addProduct(sum, polynomials[depth][j], term);
        }
        residues.product(sum, binomials.share(state.unseen, size), sum);
        taker.take(drawn, none, DrawConstraints.NONE, sum);
    }
}

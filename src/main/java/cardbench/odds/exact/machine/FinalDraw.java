package cardbench.odds.exact.machine;

import cardbench.base.number.Binomials;
import cardbench.base.number.Residues;
import cardbench.odds.exact.analysis.Abstraction;
import cardbench.odds.exact.analysis.CountLimits;
import cardbench.odds.exact.program.Problem;
import cardbench.odds.exact.state.DrawConstraints;
import cardbench.odds.exact.state.HiddenCards;
import cardbench.odds.exact.state.State;
import java.util.Arrays;

/**
 * Draws several cards at once, the last ones of a game. Of most classes nothing asks after it how
 * many cards the deck still has. Multisets then differ by what they bring to a zone alone, and
 * there only as many cards of a class matter as {@link CountLimits} says. So they are merged: there
 * is one result for each number of cards of each class below its limit, and one for all numbers
 * from the limit on.
 *
 * <p>To sum up, polynomials in <i>y</i> are multiplied: a class with <i>n</i> cards yields <i>x</i>
 * of them in {@code C(n, x) y^x} ways, and more than one <i>x</i> gives a sum. The coefficient of
 * <i>y^m</i> in the end counts the ways to draw <i>m</i> cards.
 *
 * <p>Where nothing asks for any class, it does not matter either which of the cards drawn were
 * {@linkplain HiddenCards#SURE sure} not to be lost. Of <i>m</i> cards, <i>j</i> are sure with
 * probability {@code C(sure, j) C(unseen - sure, m - j) / C(unseen, m)}: any <i>j</i> of the sure
 * ones, and <i>m - j</i> of all others, lost or not. A second variable <i>z</i> counts them: a kind
 * with <i>s</i> sure cards and <i>o</i> others yields <i>x</i> cards in {@code sum C(s, i) C(o, x -
 * i) z^i} ways, and any <i>x</i> of its cards are as likely.
 */
public final class FinalDraw {

    private final Residues residues;
    private final Meter meter;
    private final Binomials binomials;
    private final int classes;

    /** By class, the number of cards from which on it does not matter how many are drawn. */
    private final int[] limits;

    /** By class, how many cards of it are drawn; at least so many where that is the limit. */
    private final int[] drawn;

    /** By number of kinds before, then by cards drawn of these and how many of them are sure. */
    private final double[][][][] outer;

    /** By number of classes and kinds before, then by cards drawn of those of the kind at hand. */
    private final double[][][] inner;

    private final int[] none;
    private final int[] multiset;
    private final double[] term;
    private final double[] zero;
    private final double[] one;

    private State state;
    private int size;
    private int sure;
    private MultiDraw.Taker taker;

    /** Products of residues that the meter has not been told of. */
    private int products;

    /** Is told of the work, and may end it by an exception. */
    public interface Meter {
        /**
         * @param products of residues that were computed since the last call
         */
        void add(int products);
    }

    public FinalDraw(Problem problem, Residues residues, Meter meter) {
        this.residues = residues;
        this.meter = meter;
        this.binomials = new Binomials(residues);
        this.classes = problem.classes();
        this.limits = new int[classes];
        this.drawn = new int[classes];
        this.outer = new double[classes + 2][Binomials.MOST + 1][Binomials.MOST + 1][];
        this.inner = new double[2 * classes + 2][Binomials.MOST + 1][];
        this.none = new int[classes];
        this.multiset = new int[classes];
        this.term = residues.zero();
        this.zero = residues.zero();
        this.one = residues.one();
    }

    /**
     * Enumerates the merged draws, and gives one multiset of each, with the probability of all of
     * them. To the taker no card is sure.
     *
     * @param from a state without marks, and without sure cards if something is asked; not changed
     * @param cards how many, {@linkplain MultiDraw#covers covered}
     * @param asked the classes of which something asks how many are left, as bits
     * @param zone where they come to
     * @param abstraction what may be asked from there on
     */
    public void draw(
            State from,
            int cards,
            int asked,
            int zone,
            Abstraction abstraction,
            double[] weight,
            MultiDraw.Taker to) {
        for (int c = 0; c < classes; c++) {
            boolean all = (asked >>> c & 1) == 1;
            limits[c] = all ? Integer.MAX_VALUE : limit(from, c, zone, abstraction);
        }
        state = from;
        size = cards;
        sure = from.sure();
        taker = to;
        // the draw before may have been ended by an exception
        Arrays.fill(drawn, 0);
        products = 0;
        set(outer[0][0], 0, weight);
        kind(0, 0, 0, 0, 0);
    }

    /** How many more cards of a class matter in a zone. */
    private static int limit(State from, int c, int zone, Abstraction abstraction) {
        int as = abstraction.representative[zone][c];
        if (as == Abstraction.IRRELEVANT) {
            return 0;
        } else if (abstraction.orderGroup[zone][as] != Abstraction.UNORDERED) {
            return Integer.MAX_VALUE;
        }
        int lying = 0;
        for (byte card : from.bag(zone)) {
            lying += card == as ? 1 : 0;
        }
        return Math.max(0, abstraction.most[zone][as] - lying);
    }

    /** Gives a coefficient of a polynomial a weight; its array is made when it is first needed. */
    private void set(double[][] polynomial, int power, double[] weight) {
        if (polynomial[power] == null) {
            polynomial[power] = residues.zero();
        }
        System.arraycopy(weight, 0, polynomial[power], 0, weight.length);
    }

    /**
     * A kind, or all classes of none, and what was drawn before it.
     *
     * @param at its index in the hidden cards of the state; that after them for no kind
     * @param set its classes, as bits
     * @param open the cards that it yields at most
     * @param sure how many of them are sure
     * @param later the cards that later kinds yield at most
     * @param before what was drawn of the kinds before
     */
    private record Kind(int at, int set, int open, int sure, int later, Before before) {

        int number() {
            return at / HiddenCards.STEP;
        }
    }

    /**
     * What was drawn of the kinds before another one.
     *
     * @param low the fewest cards
     * @param high the most of them
     * @param degree the most sure cards among them
     */
    private record Before(int low, int high, int degree) {}

    private boolean isHidden(int at) {
        return at < state.hidden.length;
    }

    private int classesOf(int at) {
        int set = isHidden(at) ? state.hidden[at] : BuriedSearch.others(state.hidden);
        return set & state.there();
    }

    private int sureOf(int at) {
        return isHidden(at) ? state.hidden[at + HiddenCards.SURE] : 0;
    }

    private int openOf(int at) {
        return isHidden(at) ? state.possible(at) + sureOf(at) : state.counted(classesOf(at));
    }

    /**
     * Goes through the merged draws of a kind and all later ones. Parameters are as of {@link
     * Kind}.
     */
    private void kind(int at, int low, int high, int degree, int depth) {
        if (at > state.hidden.length) {
            if (low <= size && size <= high) {
                end(outer[at / HiddenCards.STEP][size], degree);
            }
            return;
        }
        int later = 0;
        int next = at + HiddenCards.STEP;
        for (int other = next; other <= state.hidden.length; other += HiddenCards.STEP) {
            later += openOf(other);
        }
        set(inner[depth], 0, one);
        Kind kind =
                new Kind(
                        at,
                        classesOf(at),
                        openOf(at),
                        sureOf(at),
                        later,
                        new Before(low, high, degree));
        deal(kind.set, depth, 0, 0, kind);
    }

    /**
     * Goes through the merged draws of some classes of a kind, and those of all later kinds.
     *
     * @param set the classes, as bits
     * @param depth the number of classes and kinds before
     * @param low the fewest cards drawn of the classes of the kind before
     * @param high the most of them
     */
    private void deal(int set, int depth, int low, int high, Kind kind) {
        int most = Math.min(kind.open, high + state.counted(set));
        boolean tooMany = low > kind.open || kind.before.low + low > size;
        if (tooMany || kind.before.high + most + kind.later < size) {
            return;
        }
        if (set == 0) {
            close(inner[depth], low, most, kind, depth);
            return;
        }
        int c = Integer.numberOfTrailingZeros(set);
        int all = Math.min(state.counts[c], size - kind.before.low - low);
        for (int cards = 0; cards <= Math.min(all, limits[c]); cards++) {
            int to = cards == limits[c] ? all : cards;
            int above = Math.min(size, high + to);
            multiply(depth, low, high, c, cards, to, above);
            drawn[c] = cards;
            deal(set & set - 1, depth + 1, low + cards, above, kind);
        }
        drawn[c] = 0;
    }

    /**
     * Multiplies the polynomial of some classes by that of another one.
     *
     * @param c the other one
     * @param fewest the fewest cards that it yields
     * @param most the most of them
     * @param above the highest power of the product
     */
    private void multiply(int depth, int low, int high, int c, int fewest, int most, int above) {
        for (int power = low + fewest; power <= above; power++) {
            set(inner[depth + 1], power, zero);
            double[] sum = inner[depth + 1][power];
            int from = Math.max(fewest, power - high);
            for (int cards = from; cards <= Math.min(most, power - low); cards++) {
                double[] ways = binomials.count(state.counts[c], cards);
                residues.addProduct(sum, inner[depth][power - cards], ways);
                products++;
            }
        }
    }

    /**
     * Multiplies the polynomial of the kinds before by that of a kind, and goes on with the next.
     *
     * @param coefficients the ways to draw cards of the kind
     * @param least the fewest cards of it
     * @param most the most of them
     */
    private void close(double[][] coefficients, int least, int most, Kind kind, int depth) {
        int low = Math.max(kind.before.low + least, size - kind.later);
        int high = Math.min(size, kind.before.high + most);
        int degree = Math.min(size, kind.before.degree + Math.min(kind.sure, most));
        double[][][] before = outer[kind.number()];
        double[][][] next = outer[kind.number() + 1];
        for (int power = low; power <= high; power++) {
            for (int j = 0; j <= degree; j++) {
                set(next[power], j, zero);
            }
        }
        for (int cards = least; cards <= Math.min(most, size - kind.before.low); cards++) {
            int notSure = kind.open - kind.sure;
            for (int i = Math.max(0, cards - notSure); i <= Math.min(kind.sure, cards); i++) {
                ways(coefficients[cards], cards, i, kind);
                // later kinds cannot make up for fewer
                int from = Math.max(kind.before.low, size - kind.later - cards);
                for (int power = from; power <= Math.min(kind.before.high, size - cards); power++) {
                    for (int j = 0; j <= Math.min(kind.before.degree, size - i); j++) {
                        residues.addProduct(next[power + cards][i + j], before[power][j], term);
                        products++;
                    }
                }
            }
        }
        // here and not for each merged draw, as those that cannot come are work, too
        meter.add(products);
        products = 0;
        kind(kind.at + HiddenCards.STEP, low, high, degree, depth + 1);
    }

    /** The ways to draw cards of a kind of which some are sure, in {@link #term}. */
    private void ways(double[] chosen, int cards, int sureOnes, Kind kind) {
        if (!isHidden(kind.at)) {
            System.arraycopy(chosen, 0, term, 0, term.length);
            return;
        }
        int notSure = kind.open - kind.sure;
        residues.product(
                binomials.count(kind.sure, sureOnes),
                binomials.count(notSure, cards - sureOnes),
                term);
        residues.product(term, chosen, term);
        residues.product(term, binomials.share(state.counted(kind.set), cards), term);
        products += 3;
    }

    private void end(double[][] bySure, int degree) {
        int notSure = state.unseen - sure;
        double[] sum = residues.zero();
        for (int j = Math.max(0, size - notSure); j <= Math.min(degree, size); j++) {
            int rest = size - j;
            residues.product(
                    binomials.count(notSure, rest),
                    binomials.share(notSure + state.lost, rest),
                    term);
            residues.addProduct(sum, bySure[j], term);
            products += 2;
        }
        // the value as a double; 0 where too many of the cards would be lost ones
        if (sum[0] > 0) {
            residues.product(sum, binomials.share(state.unseen, size), sum);
            taker.take(complete(), none, DrawConstraints.NONE, sum);
        }
    }

    /**
     * One multiset of the merged draw: classes at their limit make up what is missing. Sure cards
     * come first, since of the others too many may be lost.
     */
    private int[] complete() {
        System.arraycopy(drawn, 0, multiset, 0, classes);
        int missing = size;
        for (int cards : drawn) {
            missing -= cards;
        }
        for (int at = 0; at < state.hidden.length; at += HiddenCards.STEP) {
            missing -= complete(classesOf(at), sureOf(at), missing);
        }
        for (int at = 0; at <= state.hidden.length; at += HiddenCards.STEP) {
            missing -= complete(classesOf(at), openOf(at), missing);
        }
        return multiset;
    }

    /**
     * Adds cards of some classes.
     *
     * @param most how many there may be in all
     * @param missing how many are added at most
     * @return how many were added
     */
    private int complete(int set, int most, int missing) {
        int room = most;
        for (int c = 0; c < classes; c++) {
            room -= (set >>> c & 1) == 1 ? multiset[c] : 0;
        }
        int added = 0;
        for (int c = 0; c < classes; c++) {
            if ((set >>> c & 1) == 1 && drawn[c] == limits[c]) {
                int more = Math.min(missing - added, Math.min(room, state.counts[c] - multiset[c]));
                more = Math.max(0, more);
                multiset[c] += more;
                added += more;
                room -= more;
            }
        }
        return added;
    }
}

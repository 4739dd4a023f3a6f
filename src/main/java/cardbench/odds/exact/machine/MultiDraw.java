package cardbench.odds.exact.machine;

import cardbench.base.number.Binomials;
import cardbench.base.number.Residues;
import cardbench.odds.exact.program.Problem;
import cardbench.odds.exact.state.DrawConstraints;
import cardbench.odds.exact.state.HiddenCards;
import cardbench.odds.exact.state.State;
import java.util.Arrays;

/**
 * Draws several unseen cards of the deck at once: enumerates the multisets that can come, with
 * their probabilities, instead of drawing card by card. {@linkplain LostCards Lost} cards count
 * among the unseen ones.
 *
 * <p>Each kind of {@linkplain HiddenCards hidden} cards is a group too, and there are no marks
 * then: the draw meets <i>x</i> of the cards that are left in the deck, {@code C(c - hidden, x)},
 * and they are any <i>x</i> of the <i>c</i> cards of the kind.
 *
 * <p>Where some cards are lost and others known not to be, <i>j</i> of the <i>m</i> drawn ones are
 * among the latter: {@code C(sure, j) C(unseen - sure, m - j) / C(unseen, m)}. They are any of the
 * sure cards, and the rest any of all others, lost or not.
 *
 * <p>Marks are by cards taken (see {@link DrawPile}): a set <i>S</i> with <i>c</i> unseen cards has
 * <i>c + g</i> places, of which the first <i>g</i> are empty. The classes without a mark form one
 * more group, with <i>g</i> = 0. The probability of a multiset is a product:
 *
 * <ol>
 *   <li>The draw meets <i>x</i> places of each group: multivariate hypergeometric, {@code C(c + g,
 *       x)} for each group over {@code C(all places, all met)}. It yields max(0, <i>x - g</i>)
 *       cards of the group.
 *   <li>The draw stops at a card, never at an empty place. The last place met belongs to a group in
 *       proportion to <i>x</i>; it holds a card if that group yields any.
 *   <li>Inside a group every choice of cards is equally likely: multivariate hypergeometric again,
 *       over its classes.
 * </ol>
 *
 * <p>One set may have others inside it. After its empty places lie its own cards and all places of
 * the inner sets, in any order; so the same holds there.
 */
public final class MultiDraw {

    /** Receives one multiset. */
    public interface Taker {
        /**
         * @param drawn how many cards of each class; valid only during the call
         * @param sure how many of them were known not to be lost, by the lowest class of their
         *     kind; valid only during the call
         * @param marks the constraints on the cards that are left
         * @param weight the probability times the weight of the state; valid only during the call
         */
        void take(int[] drawn, int[] sure, int[] marks, double[] weight);
    }

    private final Residues residues;
    private final Binomials binomials;
    private final int classes;

    /** The classes group by group: those of each set, then those of no set. */
    private final int[] sequence;

    /** By group, the index of its first class in the sequence. */
    private final int[] groupAt;

    /** By group, its unseen and hidden cards. */
    private final int[] groupCards;

    /** By group, its unseen cards but those that are sure. */
    private final int[] open;

    /** By group, all unseen cards of this one and all later ones. */
    private final int[] openAfter;

    /** By group, the index after its last class in the sequence. */
    private final int[] groupEnd;

    /** By group, how many of its places the draw meets. */
    private final int[] places;

    private final int[] drawn;

    /** How many of the drawn cards are sure, by the lowest class of their kind, and in all. */
    private final int[] sureDrawn;

    private int sureSum;

    /** By index in the sequence, the cards of this class and all later ones. */
    private final int[] later;

    /** A weight for each level of the recursion, which has two for each group and class at most. */
    private final double[][] stack;

    private State state;
    private Taker taker;
    private int size;
    private int groups;

    /** The group whose set has others inside it, or -1; the cards and empty places of these. */
    private int outer;

    private int inside;

    public MultiDraw(Problem problem, Residues residues) {
        this.residues = residues;
        this.binomials = new Binomials(residues);
        this.classes = problem.classes();
        this.sequence = new int[classes];
        this.groupAt = new int[classes + 1];
        this.groupCards = new int[classes + 1];
        this.groupEnd = new int[classes + 1];
        this.open = new int[classes + 1];
        this.openAfter = new int[classes + 2];
        this.places = new int[classes + 1];
        this.drawn = new int[classes];
        this.sureDrawn = new int[classes];
        this.later = new int[classes + 1];
        this.stack = new double[2 * classes + 4][];
        for (int i = 0; i < stack.length; i++) {
            stack[i] = residues.zero();
        }
    }

    /**
     * Whether a number of cards of a state can be drawn at once: all of them are unseen, no two
     * marked sets have others inside them, and the coefficients are within the range of {@link
     * Binomials}.
     */
    public static boolean covers(State state, int cards) {
        // empty places that the draw passes over are chosen like cards
        int most = cards;
        int around = -1;
        int[] marks = state.marks;
        for (int i = 0; i < marks.length; i += 2) {
            most += marks[i + 1];
            for (int j = 0; j < i; j += 2) {
                boolean nested = (marks[j] & ~marks[i]) == 0 && marks[j] != marks[i];
                if (nested && (around < 0 || around == i)) {
                    around = i;
                } else if ((marks[j] & marks[i]) != 0) {
                    return false;
                }
            }
        }
        return state.top.length == 0
                && (state.marks.length == 0 || state.hidden.length == 0)
                && cards <= state.unseen
                && most <= Binomials.MAX
                && state.unseen + state.lost + most <= Residues.MAX_MULTIPLICITY;
    }

    /**
     * Enumerates all multisets.
     *
     * @param from a state with marks by cards taken; not changed
     * @param cards how many, {@linkplain #covers covered}
     */
    public void draw(State from, int cards, double[] weight, Taker to) {
        state = from;
        taker = to;
        arrange();
        // a taker may have ended the draw before by an exception
        Arrays.fill(drawn, 0);
        Arrays.fill(sureDrawn, 0);
        sureSum = 0;
        if (groups > 0) {
            group(0, cards, 0, 0, weight, 0);
            return;
        }
        // the same factor for all multisets
        residues.product(weight, binomials.share(state.unseen + state.lost, cards), stack[0]);
        deal(0, 0, cards, 0, cards, cards, stack[0], 1);
    }

    private void arrange() {
        int[] hidden = state.hidden;
        int covered = 0;
        size = 0;
        outer = -1;
        inside = 0;
        groups = state.marks.length / 2 + hidden.length / HiddenCards.STEP;
        for (int i = 0; i < groups; i++) {
            int set = hidden.length > 0 ? hidden[HiddenCards.STEP * i] : state.marks[2 * i];
            // a set comes before the one around it
            outer = (covered & set) != 0 ? i : outer;
            add(i, set & ~covered);
            covered |= set;
            if (hidden.length > 0) {
                open[i] -= hidden[HiddenCards.STEP * i + HiddenCards.GONE];
                open[i] -= hidden[HiddenCards.STEP * i + HiddenCards.BURIED];
                open[i] -= sure(i);
            }
        }
        add(groups, ~covered);
        for (int i = 0; i < outer; i++) {
            inside += isInside(i) ? groupCards[i] + taken(i) : 0;
        }
        openAfter[groups + 1] = 0;
        for (int i = groups; i >= 0; i--) {
            openAfter[i] = openAfter[i + 1] + open[i] + sure(i);
        }
        later[size] = 0;
        for (int i = size - 1; i >= 0; i--) {
            later[i] = later[i + 1] + state.counts[sequence[i]];
        }
    }

    private void add(int group, int set) {
        groupAt[group] = size;
        groupCards[group] = 0;
        for (int c = 0; c < classes; c++) {
            if ((set >>> c & 1) == 1 && state.counts[c] > 0) {
                sequence[size++] = c;
                groupCards[group] += state.counts[c];
            }
        }
        groupEnd[group] = size;
        open[group] = groupCards[group];
    }

    /** Whether the set of a group lies inside another one. */
    private boolean isInside(int group) {
        return group < outer && (state.marks[2 * group] & ~state.marks[2 * outer]) == 0;
    }

    /** How many unseen cards of a group are known not to be lost. */
    private int sure(int group) {
        int at = HiddenCards.STEP * group;
        return at < state.hidden.length ? state.hidden[at + HiddenCards.SURE] : 0;
    }

    /** How many first places of a group are empty. */
    private int taken(int group) {
        return state.marks.length > 0 ? state.marks[2 * group + 1] : 0;
    }

    /**
     * Chooses how many places of a group the draw meets.
     *
     * @param left cards still to be drawn
     * @param met places met of the groups before, those of inner sets apart
     * @param ending how many of these belong to a group that yields a card
     */
    private void group(int group, int left, int met, int ending, double[] weight, int depth) {
        int held = groupCards[group];
        if (group == groups) {
            deal(group, groupAt[group], left, 0, met + left, ending + left, weight, depth);
            return;
        }
        int after = openAfter[group + 1];
        if (sure(group) > 0) {
            for (int cards = Math.max(0, left - after); cards <= left; cards++) {
                divided(group, cards, left - cards, met, ending, weight, depth);
            }
            return;
        }
        int taken = taken(group);
        int innerMet = 0;
        for (int i = 0; group == outer && i < group; i++) {
            innerMet += isInside(i) ? places[i] : 0;
        }
        int innerPlaces = group == outer ? inside : 0;
        double[] product = stack[depth];
        for (int cards = Math.max(0, left - after); cards <= Math.min(left, open[group]); cards++) {
            // a card comes only after all empty places; without one, any number of them is met
            int later = cards + innerMet;
            for (int x = later > 0 ? taken + later : 0; x <= taken + later; x++) {
                places[group] = x;
                residues.product(
                        weight, binomials.count(open[group] + innerPlaces + taken, x), product);
                residues.product(product, binomials.share(held + innerPlaces, later), product);
                // the places of an inner set are among those of the set around it
                int reached = isInside(group) ? met : met + x;
                int last = cards > 0 && group != outer ? ending + reached - met : ending;
                deal(group, groupAt[group], cards, left - cards, reached, last, product, depth + 1);
            }
        }
    }

    /** Chooses how many of the cards that are drawn of a kind are sure. */
    private void divided(
            int group, int cards, int laterCards, int met, int ending, double[] weight, int depth) {
        int kind = Integer.numberOfTrailingZeros(state.hidden[HiddenCards.STEP * group]);
        double[] product = stack[depth];
        for (int sure = Math.max(0, cards - open[group]);
                sure <= Math.min(cards, sure(group));
                sure++) {
            residues.product(weight, binomials.count(sure(group), sure), product);
            residues.product(product, binomials.count(open[group], cards - sure), product);
            residues.product(product, binomials.share(groupCards[group], cards), product);
            sureDrawn[kind] = sure;
            sureSum += sure;
            deal(
                    group,
                    groupAt[group],
                    cards,
                    laterCards,
                    met + cards,
                    ending + cards,
                    product,
                    depth + 1);
            sureDrawn[kind] = 0;
            sureSum -= sure;
        }
    }

    /**
     * Chooses how many cards of a class are drawn.
     *
     * @param left cards still to be drawn of the group
     * @param laterCards cards to be drawn of later groups
     */
    private void deal(
            int group,
            int at,
            int left,
            int laterCards,
            int met,
            int ending,
            double[] weight,
            int depth) {
        if (at == groupEnd[group]) {
            if (group < groups) {
                group(group + 1, laterCards, met, ending, weight, depth);
            } else if (groups > 0) {
                end(met, ending, weight, stack[depth]);
            } else {
                taker.take(drawn, sureDrawn, DrawConstraints.NONE, weight);
            }
            return;
        }
        int c = sequence[at];
        int copies = state.counts[c];
        // later classes of the group have to be able to make up the rest
        int after = later[at + 1] - later[groupEnd[group]];
        for (int cards = Math.max(0, left - after); cards <= Math.min(left, copies); cards++) {
            drawn[c] = cards;
            double[] product = weight;
            if (cards > 0) {
                product = stack[depth];
                residues.product(weight, binomials.count(copies, cards), product);
            }
            deal(group, at + 1, left - cards, laterCards, met, ending, product, depth + 1);
        }
        drawn[c] = 0;
    }

    private void end(int met, int ending, double[] weight, double[] product) {
        int all = state.unseen + state.lost;
        int empty = 0;
        for (int i = 0; i < groups; i++) {
            all += taken(i);
            empty += places[i] < taken(i) ? 1 : 0;
        }
        int sure = state.sure();
        if (sure > 0) {
            int notSure = met - sureSum;
            if (notSure > state.unseen - sure) {
                return;
            }
            residues.product(weight, binomials.count(state.unseen - sure, notSure), product);
            residues.product(product, binomials.share(state.unseen, met), product);
            residues.product(product, binomials.share(all - sure, notSure), product);
        } else {
            residues.product(weight, binomials.share(all, met), product);
        }
        int later = outer < 0 ? 0 : Math.max(0, places[outer] - taken(outer));
        if (later > 0) {
            int last = places[outer] * (later - endingEmpty());
            residues.scale(product, ending * later + last, met * later);
        } else if (ending < met) {
            residues.scale(product, ending, met);
        }
        int[] marks = empty == 0 ? DrawConstraints.NONE : new int[2 * empty];
        int at = 0;
        for (int i = 0; i < groups; i++) {
            int taken = taken(i) - places[i];
            if (taken > 0) {
                marks[at++] = state.marks[2 * i];
                marks[at++] = taken;
            }
        }
        taker.take(drawn, sureDrawn, marks, product);
    }

    /** The places met of inner sets that yield no card. */
    private int endingEmpty() {
        int empty = 0;
        for (int i = 0; i < outer; i++) {
            empty += isInside(i) && places[i] <= taken(i) ? places[i] : 0;
        }
        return empty;
    }
}

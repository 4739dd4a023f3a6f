package cardbench.odds.exact.machine;

import cardbench.base.number.Binomials;
import cardbench.base.number.Residues;
import cardbench.odds.exact.program.CardClassSet;
import cardbench.odds.exact.state.CardKinds;
import cardbench.odds.exact.state.DrawConstraints;
import cardbench.odds.exact.state.HiddenCards;
import cardbench.odds.exact.state.State;

/**
 * Draws several unseen cards of the deck at once: chance nodes decide how many come of each class,
 * or of each kind, instead of which card comes next. {@linkplain State#lost Lost} cards count among
 * the unseen ones.
 *
 * <p>One operation decides all of it: a {@linkplain #split number of cards is split} among groups
 * of cards that are equally likely to be among them.
 *
 * <ol>
 *   <li>Where some cards are lost and others known not to be, the drawn cards are split among the
 *       {@linkplain HiddenCards#SURE sure} ones and the others.
 *   <li>Each part is split among the kinds. Of a kind, the cards that are known to lie elsewhere do
 *       not count.
 *   <li>The cards of a kind are split among its classes: they are any of its cards.
 * </ol>
 *
 * <p>Marks are by cards taken (see {@link DrawPile}): a set <i>S</i> with <i>c</i> unseen cards has
 * <i>c + g</i> places, of which the first <i>g</i> are empty. The probability is a product:
 *
 * <ol>
 *   <li>The draw meets <i>x</i> places of each set: multivariate hypergeometric, {@code C(c + g,
 *       x)} for each set over {@code C(all places, all met)}. It yields max(0, <i>x - g</i>) cards
 *       of the set.
 *   <li>The draw stops at a card, never at an empty place. The last place met belongs to a set in
 *       proportion to <i>x</i>; it holds a card if that set yields any.
 *   <li>The cards of a set are split among its classes.
 * </ol>
 */
public final class MultiDraw {

    private final Residues residues;
    private final Binomials binomials;
    private final ChoiceEnumerator chance;

    /** How many cards the last draw took of each class, or by the first class of each kind. */
    public int[] drawn;

    public MultiDraw(Residues residues, ChoiceEnumerator chance) {
        this.residues = residues;
        this.binomials = new Binomials(residues);
        this.chance = chance;
    }

    /**
     * Whether a number of cards of a state can be drawn at once: all of them are unseen, no two
     * marked sets have a class in common, and the coefficients are within the range of {@link
     * Binomials}.
     */
    public static boolean covers(State state, int cards) {
        // empty places that the draw passes over are chosen like cards
        int most = cards;
        int marked = 0;
        int[] marks = state.marks;
        for (int i = 0; i < marks.length; i += 2) {
            if ((marked & marks[i]) != 0) {
                return false;
            }
            marked |= marks[i];
            most += marks[i + 1];
        }
        return state.top.length == 0
                && (marks.length == 0 || state.hidden.length == 0)
                && cards <= state.unseen
                && most <= Binomials.MAX
                && state.unseen + state.lost + most <= Residues.MAX_MULTIPLICITY;
    }

    /**
     * Decides of which groups some cards are: any of theirs, equally likely. Of <i>n</i> cards of a
     * group among <i>N</i>, <i>x</i> are among <i>m</i> cards with probability {@code C(n, x) C(N -
     * n, m - x) / C(N, m)}.
     *
     * @param sizes the cards of each group
     * @return how many are of each group
     */
    int[] split(int[] sizes, int cards) {
        int[] parts = new int[sizes.length];
        if (cards < 2) {
            if (cards > 0) {
                parts[chance.choose(sizes, sizes.length)] = 1;
            }
            return parts;
        }
        int later = 0;
        for (int size : sizes) {
            later += size;
        }
        int left = Math.min(cards, Binomials.MAX);
        double[] share = binomials.share(later, left);
        for (int i = 0; left > 0; i++) {
            later -= sizes[i];
            int least = Math.max(0, left - later);
            int part = least + chance.pick(Math.min(left, sizes[i]) - least + 1);
            if (part > 0) {
                chance.weigh(binomials.count(sizes[i], part));
            }
            parts[i] = part;
            left -= part;
        }
        chance.weigh(share);
        if (cards > Binomials.MAX) {
            int[] rest = sizes.clone();
            for (int i = 0; i < rest.length; i++) {
                rest[i] -= parts[i];
            }
            int[] more = split(rest, cards - Binomials.MAX);
            for (int i = 0; i < more.length; i++) {
                parts[i] += more[i];
            }
        }
        return parts;
    }

    /**
     * Draws cards.
     *
     * @param state is changed: the marks left, and how many of the cards left are sure
     * @param cards how many, {@linkplain #covers covered}
     * @param kinds by class the first one of its kind, if only kinds are distinguished
     */
    public void draw(State state, int cards, int[] kinds) {
        if (state.marks.length > 0) {
            drawMarked(state, cards);
            return;
        }
        if (kinds == null && state.hidden.length == 0) {
            drawn = split(state.counts, cards);
            return;
        }
        int[] first = kinds == null ? CardKinds.hidden(state) : kinds;
        int known = state.sure();
        int among = known == 0 ? 0 : split(new int[] {known, state.unseen - known}, cards)[0];
        drawn = split(CardKinds.possible(state, first), cards - among);
        if (among > 0) {
            takeSure(state, first, among);
        }
        for (int c = 0; c < first.length && kinds == null; c++) {
            int held = drawn[c];
            int set = held > 0 && first[c] == c ? CardKinds.set(state, first, c) : 0;
            if ((set & set - 1) != 0) {
                drawn[c] = 0;
                deal(state, set, held);
            }
        }
    }

    private void takeSure(State state, int[] kinds, int cards) {
        int[] sure = split(CardKinds.sure(state, kinds), cards);
        for (int c = 0; c < sure.length; c++) {
            if (sure[c] > 0) {
                state.makeSure(CardKinds.set(state, kinds, c), -sure[c]);
                drawn[c] += sure[c];
            }
        }
    }

    /** Decides of which classes some of the drawn cards are. */
    private void deal(State state, int set, int cards) {
        int[] sizes = state.counts.clone();
        for (int c = 0; c < sizes.length; c++) {
            sizes[c] *= set >>> c & 1;
        }
        int[] parts = split(sizes, cards);
        for (int c = 0; c < parts.length; c++) {
            drawn[c] += parts[c];
        }
    }

    private void drawMarked(State state, int cards) {
        drawn = new int[state.counts.length];
        int[] marks = state.marks;
        int later = state.counted(CardClassSet.ALL);
        int places = later;
        int open = CardClassSet.ALL;
        int left = cards;
        int met = 0;
        // places of sets that yield a card
        int ending = 0;
        state.marks = DrawConstraints.NONE;
        for (int i = 0; i < marks.length; i += 2) {
            int empty = marks[i + 1];
            int held = state.counted(marks[i]);
            later -= held;
            // a card comes only after all empty places; without one, any number of them is met
            int least = left > later ? empty + left - later : 0;
            int most = empty + Math.min(left, held);
            int reached = least + chance.pick(most - least + 1);
            int found = Math.max(0, reached - empty);
            chance.weigh(binomials.count(held + empty, reached));
            deal(state, marks[i], found);
            left -= found;
            met += reached;
            ending += found > 0 ? reached : 0;
            places += empty;
            open &= ~marks[i];
            if (reached < empty) {
                state.marks = DrawConstraints.with(state.marks, marks[i], empty - reached);
            }
        }
        chance.weigh(binomials.count(later, left));
        deal(state, open, left);
        met += left;
        ending += left;
        double[] last = binomials.share(places, met).clone();
        residues.scale(last, ending, met);
        chance.weigh(last);
    }
}

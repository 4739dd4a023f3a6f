package cardbench.odds.exact.state;

import java.util.Arrays;

/**
 * Kinds of cards: sets of classes that need not be distinguished when they leave the top of the
 * deck (see {@link HiddenCards}). They are given by an array with the first class of its kind for
 * each class.
 */
public final class CardKinds {

    private CardKinds() {}

    /**
     * The kinds of a state, distinguished further where cards are hidden; {@code null} if some are
     * hidden of which the kinds are not known.
     *
     * @param kind kinds that no query distinguishes
     */
    public static int[] of(int[] kind, State from) {
        int[] kinds = new int[kind.length];
        for (int c = 0; c < kinds.length; c++) {
            kinds[c] = c;
            int hidden = HiddenCards.kindOf(from.hidden, c);
            for (int first = c - 1; first >= 0; first--) {
                boolean together = HiddenCards.kindOf(from.hidden, first) == hidden;
                if (together && kind[first] == kind[c]) {
                    // also where none is left of that class: a card taken must change no name
                    kinds[c] = first;
                } else if (together
                        && hidden >= 0
                        && from.counts[first] > 0
                        && from.counts[c] > 0) {
                    return null;
                }
            }
        }
        return kinds;
    }

    /**
     * The classes of a kind, as bits.
     *
     * @param first the first of them
     */
    public static int set(State state, int[] kinds, int first) {
        int known = HiddenCards.kindOf(state.hidden, first);
        if (known >= 0) {
            return state.hidden[known];
        }
        int set = 0;
        for (int c = 0; c < kinds.length; c++) {
            // also where none is left of a class: a card taken must change no kind
            set |= kinds[c] == first ? 1 << c : 0;
        }
        return set;
    }

    /**
     * A state whose unseen cards are distinguished by their kinds alone. Hidden cards are not in
     * it; sure ones are.
     */
    public static State coarse(State from, int[] kinds) {
        State coarse = from.copy();
        int[] sure = HiddenCards.NONE;
        int[] counts = coarse.ownCounts();
        Arrays.fill(counts, 0);
        for (int c = 0; c < counts.length; c++) {
            if (from.counts[c] > 0) {
                counts[kinds[c]] += from.counts[c];
            }
        }
        for (int i = 0; i < from.hidden.length; i += HiddenCards.STEP) {
            int unseen = from.hidden[i] & from.there();
            if (unseen != 0) {
                int first = kinds[Integer.numberOfTrailingZeros(unseen)];
                counts[first] -= from.hidden[i + HiddenCards.GONE];
                counts[first] -= from.hidden[i + HiddenCards.BURIED];
                int sureOnes = from.hidden[i + HiddenCards.SURE];
                if (sureOnes > 0) {
                    sure = HiddenCards.with(sure, 1 << first, HiddenCards.SURE, sureOnes);
                }
            }
        }
        coarse.hidden = sure;
        return coarse;
    }
}

package cardbench.odds.exact.state;

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

    /** The kinds of the hidden cards of a state; every other class is a kind by itself. */
    public static int[] hidden(State state) {
        int[] kinds = new int[state.counts.length];
        for (int c = 0; c < kinds.length; c++) {
            int at = HiddenCards.kindOf(state.hidden, c);
            int unseen = at < 0 ? 0 : state.hidden[at] & state.there();
            kinds[c] = unseen == 0 ? c : Integer.numberOfTrailingZeros(unseen);
        }
        return kinds;
    }

    /** By first class of a kind, its cards that may be unseen or lost: all but those known. */
    public static int[] possible(State state, int[] kinds) {
        int[] possible = new int[kinds.length];
        for (int c = 0; c < kinds.length; c++) {
            possible[kinds[c]] += state.counts[c];
        }
        for (int where = HiddenCards.GONE; where < HiddenCards.STEP; where++) {
            add(state, kinds, where, -1, possible);
        }
        return possible;
    }

    /** By first class of a kind, its cards that are known not to be lost. */
    public static int[] sure(State state, int[] kinds) {
        int[] sure = new int[kinds.length];
        add(state, kinds, HiddenCards.SURE, 1, sure);
        return sure;
    }

    private static void add(State state, int[] kinds, int where, int factor, int[] to) {
        int[] hidden = state.hidden;
        for (int i = 0; i < hidden.length; i += HiddenCards.STEP) {
            int unseen = hidden[i] & state.there();
            if (unseen != 0) {
                to[kinds[Integer.numberOfTrailingZeros(unseen)]] += factor * hidden[i + where];
            }
        }
    }
}

package cardbench.exact.tree;

import java.util.Arrays;

/**
 * Cards that left the top of the deck unnamed: only the kind of each is known, a set of classes.
 * They stay among {@link State#counts}, and any cards of the kind may be they, equally likely.
 *
 * <pre>{@code
 * set | gone | buried      set | gone | buried ...     ascending sets, no two with a common class
 *       |      in the deck, below all unseen cards, in an unknown order
 *       not in the deck any more
 * }</pre>
 *
 * <p>Arrays are never changed in place, since states share them.
 */
final class HiddenCards {

    /** No cards. */
    static final int[] NONE = {};

    /** Numbers for each kind. */
    static final int STEP = 3;

    /** The index of the number of cards that left the deck. */
    static final int GONE = 1;

    /** The index of the number of cards below all unseen ones. */
    static final int BURIED = 2;

    private HiddenCards() {}

    /** With more cards of a kind. */
    static int[] with(int[] hidden, int set, int where, int more) {
        int at = 0;
        while (at < hidden.length && hidden[at] < set) {
            at += STEP;
        }
        boolean known = at < hidden.length && hidden[at] == set;
        int[] all = Arrays.copyOf(hidden, hidden.length + (known ? 0 : STEP));
        if (!known) {
            System.arraycopy(hidden, at, all, at + STEP, hidden.length - at);
            all[at] = set;
            all[at + GONE] = 0;
            all[at + BURIED] = 0;
        }
        all[at + where] += more;
        return all;
    }

    /**
     * With a kind divided into two. A part none of whose cards is hidden is no kind.
     *
     * @param set the kind; all of its hidden cards left the deck
     * @param inside some of its classes
     * @param gone how many of the hidden cards are of these
     */
    static int[] divided(int[] hidden, int set, int inside, int gone) {
        int[] divided = NONE;
        for (int i = 0; i < hidden.length; i += STEP) {
            if (hidden[i] != set) {
                divided = with(divided, hidden[i], GONE, hidden[i + GONE]);
                divided = with(divided, hidden[i], BURIED, hidden[i + BURIED]);
                continue;
            }
            int others = hidden[i + GONE] - gone;
            divided = gone > 0 ? with(divided, inside, GONE, gone) : divided;
            divided = others > 0 ? with(divided, set & ~inside, GONE, others) : divided;
        }
        return divided;
    }

    /**
     * The number of cards among some classes.
     *
     * @param there the classes that have unseen cards, as bits
     * @throws BudgetExceededException if only some classes of a kind are among them
     */
    static int count(int[] hidden, int where, int classes, int there) {
        int sum = 0;
        for (int i = 0; i < hidden.length; i += STEP) {
            int meant = hidden[i + where] > 0 ? hidden[i] & classes & there : 0;
            if (meant != 0) {
                if (meant != (hidden[i] & there)) {
                    // hidden kinds are those that every question about the deck answers alike
                    throw new BudgetExceededException(SolveCodes.FORM);
                }
                sum += hidden[i + where];
            }
        }
        return sum;
    }

    /** The index of the kind of a class, or -1. */
    static int kindOf(int[] hidden, int c) {
        for (int i = 0; i < hidden.length; i += STEP) {
            if ((hidden[i] >>> c & 1) == 1) {
                return i;
            }
        }
        return -1;
    }

    /** Whether any card lies below the unseen ones. */
    static boolean buries(int[] hidden) {
        int sum = 0;
        for (int i = 0; i < hidden.length; i += STEP) {
            sum += hidden[i + BURIED];
        }
        return sum > 0;
    }

    /**
     * With the classes of each kind renamed.
     *
     * @param to by class, its new name; no name is shared by two kinds
     */
    static int[] renamed(int[] hidden, int[] to, int there) {
        int[] renamed = NONE;
        for (int i = 0; i < hidden.length; i += STEP) {
            int set = 0;
            for (int c = 0; c < to.length; c++) {
                set |= (hidden[i] >>> c & 1) << to[c];
            }
            set &= there;
            if (hidden[i + GONE] + hidden[i + BURIED] == 0) {
                continue;
            }
            renamed = with(renamed, set, GONE, hidden[i + GONE]);
            renamed = with(renamed, set, BURIED, hidden[i + BURIED]);
        }
        return renamed;
    }
}

package cardbench.odds.exact.state;

import cardbench.odds.exact.program.BudgetExceededException;
import cardbench.odds.exact.program.CardClassSet;
import cardbench.odds.exact.program.Problem;
import cardbench.odds.exact.program.SolveCodes;
import java.util.Arrays;

/**
 * Cards that left the top of the deck unnamed: only the kind of each is known, a set of classes.
 * They stay among {@link State#counts}, and any cards of the kind may be they, equally likely.
 *
 * <pre>{@code
 * set | gone | buried | sure      set | gone ...     ascending sets, no two with a common class
 *       |      |        known not to be lost: in the deck, among the unseen cards
 *       |      in the deck, below all unseen cards, in an unknown order
 *       not in the deck any more
 * }</pre>
 *
 * <p>Sure cards are none that left, but any cards of the kind may be they, too. They are counted
 * only as long as some cards are lost.
 *
 * <p>Arrays are never changed in place, since states share them.
 */
public final class HiddenCards {

    /** No cards. */
    public static final int[] NONE = {};

    /** Numbers for each kind. */
    public static final int STEP = 4;

    /** The index of the number of cards that left the deck. */
    public static final int GONE = 1;

    /** The index of the number of cards below all unseen ones. */
    public static final int BURIED = 2;

    /** The index of the number of cards that are known to be among the unseen ones. */
    public static final int SURE = 3;

    /** Each class by its own name. */
    private static final int[] SAME = new int[Problem.MOST_CLASSES];

    static {
        for (int c = 0; c < SAME.length; c++) {
            SAME[c] = c;
        }
    }

    private HiddenCards() {}

    /** With more cards of a kind, or fewer if the number is negative. */
    public static int[] with(int[] hidden, int set, int where, int more) {
        int at = 0;
        while (at < hidden.length && hidden[at] < set) {
            at += STEP;
        }
        boolean known = at < hidden.length && hidden[at] == set;
        int[] all = Arrays.copyOf(hidden, hidden.length + (known ? 0 : STEP));
        if (!known) {
            System.arraycopy(hidden, at, all, at + STEP, hidden.length - at);
            all[at] = set;
            Arrays.fill(all, at + GONE, at + STEP, 0);
        }
        all[at + where] += more;
        return all;
    }

    /**
     * With a kind divided into two. A part none of whose cards is hidden is no kind.
     *
     * @param set the kind; all of its hidden cards left the deck, and none is sure
     * @param inside some of its classes
     * @param gone how many of the hidden cards are of these
     */
    public static int[] divided(int[] hidden, int set, int inside, int gone) {
        int all = hidden[kindOf(hidden, Integer.numberOfTrailingZeros(set)) + GONE];
        int[] divided = with(hidden, inside, GONE, gone);
        divided = with(divided, set & ~inside, GONE, all - gone);
        return present(with(divided, set, GONE, -all));
    }

    /**
     * The number of cards among some classes.
     *
     * @param unseen the classes that have unseen cards, as bits
     * @throws BudgetExceededException if only some classes of a kind are among them
     */
    static int count(int[] hidden, int where, int classes, int unseen) {
        int sum = 0;
        for (int i = 0; i < hidden.length; i += STEP) {
            int meant = hidden[i + where] > 0 ? hidden[i] & classes & unseen : 0;
            if (meant != 0) {
                if (meant != (hidden[i] & unseen)) {
                    // hidden kinds are those that every question about the deck answers alike
                    throw new BudgetExceededException(SolveCodes.FORM);
                }
                sum += hidden[i + where];
            }
        }
        return sum;
    }

    /** The index of the kind of a class, or -1. */
    public static int kindOf(int[] hidden, int c) {
        for (int i = 0; i < hidden.length; i += STEP) {
            if ((hidden[i] >>> c & 1) == 1) {
                return i;
            }
        }
        return -1;
    }

    /** Without the kinds of which no card is hidden or sure. */
    static int[] present(int[] hidden) {
        return renamed(hidden, SAME, CardClassSet.ALL);
    }

    /**
     * The cards of all kinds.
     *
     * @param where {@link #GONE}, {@link #BURIED} or {@link #SURE}
     */
    static int sum(int[] hidden, int where) {
        int sum = 0;
        for (int i = where; i < hidden.length; i += STEP) {
            sum += hidden[i];
        }
        return sum;
    }

    /** Whether any card lies below the unseen ones. */
    public static boolean buries(int[] hidden) {
        return sum(hidden, BURIED) > 0;
    }

    /**
     * With the classes of each kind renamed, without kinds of which no card is hidden or sure.
     *
     * @param to by class, its new name; no name is shared by two kinds
     */
    public static int[] renamed(int[] hidden, int[] to, int unseen) {
        int[] renamed = NONE;
        for (int i = 0; i < hidden.length; i += STEP) {
            if (hidden[i + GONE] + hidden[i + BURIED] + hidden[i + SURE] == 0) {
                continue;
            }
            int set = 0;
            for (int c = 0; c < to.length; c++) {
                set |= (hidden[i] >>> c & 1) << to[c];
            }
            for (int where = GONE; where < STEP; where++) {
                renamed = with(renamed, set & unseen, where, hidden[i + where]);
            }
        }
        return renamed;
    }
}

package cardbench.odds.exact.state;

import cardbench.base.number.Binomials;
import cardbench.odds.exact.program.BudgetExceededException;
import cardbench.odds.exact.program.CardClassSet;
import cardbench.odds.exact.program.Problem;
import cardbench.odds.exact.program.SolveCodes;
import java.util.Arrays;

/**
 * What is known of a game: how many cards of each class are unseen in the deck, the knowledge about
 * their order from earlier searches, and which cards are in the other zones.
 *
 * <pre>{@code
 * deck   top    | unseen cards                    | bottom      zone 1..n  list           | bag
 *        known  | counts[class], in any order     | known                  known or partly| any
 *        order  | that the marks allow            | order                  known order    | order
 *
 * globals  variables of the game                   done      effects that are over, as bits
 * decided  combos whose end is known, as bits      succeeded which of them succeed
 * turn     the number of the turn; 0 before the first one, or without turns
 * }</pre>
 *
 * <p>The fields from {@code locals} on are in use only while an effect runs. Between two effects
 * they have their initial values, on which {@link StateKey} spends few bytes.
 *
 * <p>States share their arrays until one changes ({@link #copy}): a branch of a chance node usually
 * changes one or two of them. Each method that changes an array copies it first if it is shared.
 */
public final class State {

    /** The most lost cards of a state; more are named when they leave. */
    public static final int MOST_LOST = Binomials.MAX;

    private static final int COUNTS = 1;
    private static final int ZONES = 2;
    private static final int GLOBALS = 4;
    private static final int LOCALS = 8;
    private static final int DONE = 16;

    /** About how much room its fields and the heads of its lists take. */
    private static final int OVERHEAD = 256;

    /** The arrays that no other state has too, as bits; the others are copied when one changes. */
    private int owned;

    /** Unseen and hidden cards, by class; the number of unseen ones. See {@link #ownCounts}. */
    public int[] counts;

    public int unseen;

    /**
     * The knowledge about the unseen cards from searches, in pairs of a set of classes and a
     * number: that many first cards of the set were taken out, or, where searches overlap, the
     * first so many cards are none of the set.
     */
    public int[] marks = DrawConstraints.NONE;

    /** What is known of cards of {@link #counts} by kind alone, see {@link HiddenCards}. */
    public int[] hidden = HiddenCards.NONE;

    /**
     * How many more cards of {@link #counts} left the deck, any of them, see {@code
     * machine.UnnamedCards}.
     */
    public int lost;

    /** Cards on the unseen ones, and below them. */
    public byte[] top = PartiallyOrderedCards.NONE;

    public byte[] bottom = PartiallyOrderedCards.NONE;

    /**
     * The list of each other zone, by its number, and after these their bags. Changed by {@link
     * #lay} and {@link #fill}.
     */
    private byte[][] cards;

    /** Changed by {@link #ownGlobals}. */
    public int[] globals;

    /**
     * Effects that are not activated any more, as bits. Changed by {@link #close}. With turns, as
     * many words again follow: the effects that no later turn opens again.
     */
    public int[] done;

    /** Combos of which it is known how they end, and those that succeed, as bits. */
    public int decided;

    public int succeeded;

    /** The number of the turn; 0 before the first one, or without turns. */
    public int turn;

    // inside an effect

    /** Variables of one letter. Changed by {@link #ownLocals}. */
    public int[] locals;

    /** The running effect and one more; 0 for none. */
    public int running;

    /** Whether the effect ended at a guard. */
    public boolean ended;

    /** Cards still to be drawn or found. */
    public int pending;

    /** Whether the move has moved any. */
    public boolean moved;

    /** Classes whose order is kept while they are drawn, as bits. */
    public int kept;

    /** Cards on their way: in a known order, and without one. */
    public byte[] heldList = PartiallyOrderedCards.NONE;

    public byte[] heldBag = PartiallyOrderedCards.NONE;

    private State() {}

    /** The state before anything happens. */
    public static State first(Problem problem) {
        State state = new State();
        state.counts = problem.counts().clone();
        state.unseen = problem.cards();
        state.cards = new byte[2 * problem.zones().length()][];
        Arrays.fill(state.cards, PartiallyOrderedCards.NONE);
        state.globals = new int[problem.globals()];
        state.locals = new int[problem.locals()];
        int words = problem.effects().length / Integer.SIZE + 1;
        state.done = new int[problem.turns().length > 0 ? 2 * words : words];
        state.owned = -1;
        return state;
    }

    public State copy() {
        State copy = new State();
        owned = 0;
        copy.counts = counts;
        copy.unseen = unseen;
        copy.marks = marks;
        copy.hidden = hidden;
        copy.lost = lost;
        copy.top = top;
        copy.bottom = bottom;
        copy.cards = cards;
        copy.globals = globals;
        copy.done = done;
        copy.decided = decided;
        copy.succeeded = succeeded;
        copy.turn = turn;
        copy.locals = locals;
        copy.running = running;
        copy.ended = ended;
        copy.pending = pending;
        copy.moved = moved;
        copy.kept = kept;
        copy.heldList = heldList;
        copy.heldBag = heldBag;
        return copy;
    }

    /** Forgets everything but how the combos end, since nothing else matters any more. */
    public void finish() {
        counts = new int[counts.length];
        unseen = 0;
        marks = DrawConstraints.NONE;
        hidden = HiddenCards.NONE;
        lost = 0;
        top = PartiallyOrderedCards.NONE;
        bottom = PartiallyOrderedCards.NONE;
        cards = new byte[cards.length][];
        Arrays.fill(cards, PartiallyOrderedCards.NONE);
        globals = new int[globals.length];
        locals = new int[locals.length];
        done = new int[done.length];
        Arrays.fill(done, -1);
        owned |= COUNTS | ZONES | GLOBALS | LOCALS | DONE;
        turn = 0;
        pending = 0;
        kept = 0;
        heldList = PartiallyOrderedCards.NONE;
        heldBag = PartiallyOrderedCards.NONE;
        ended = true;
    }

    public boolean isDone(int effect) {
        return (done[effect / Integer.SIZE] >>> effect % Integer.SIZE & 1) == 1;
    }

    public void close(int effect) {
        closeAll(effect / Integer.SIZE, 1 << effect % Integer.SIZE);
    }

    /**
     * Closes effects.
     *
     * @param bits which ones of that word of their bits
     */
    public void closeAll(int word, int bits) {
        if ((bits & ~done[word]) == 0) {
            return;
        }
        if (shares(DONE)) {
            done = done.clone();
        }
        done[word] |= bits;
    }

    /** Begins the next turn: effects that were closed for the turn are open again. */
    public void startTurn() {
        if (shares(DONE)) {
            done = done.clone();
        }
        int words = done.length / 2;
        System.arraycopy(done, words, done, 0, words);
        turn++;
    }

    /** Whether some of its arrays are those of other states too; from now on they will not be. */
    private boolean shares(int array) {
        boolean shares = (owned & array) == 0;
        owned |= array;
        return shares;
    }

    /** The unseen cards by class, to be changed. */
    public int[] ownCounts() {
        if (shares(COUNTS)) {
            counts = counts.clone();
        }
        return counts;
    }

    /** The variables of the game, to be changed. */
    public int[] ownGlobals() {
        if (shares(GLOBALS)) {
            globals = globals.clone();
        }
        return globals;
    }

    /** The variables of one letter, to be changed. */
    public int[] ownLocals() {
        if (shares(LOCALS)) {
            locals = locals.clone();
        }
        return locals;
    }

    /** How many zones there are, the deck among them. */
    public int zones() {
        return cards.length / 2;
    }

    /** The cards of a zone whose order is known in part; of the deck none. */
    public byte[] list(int zone) {
        return cards[zone];
    }

    /** The cards of a zone whose order does not matter; of the deck none. */
    public byte[] bag(int zone) {
        return cards[zones() + zone];
    }

    /** Gives a zone another list. */
    public void lay(int zone, byte[] list) {
        put(zone, list);
    }

    /** Gives a zone another bag. */
    public void fill(int zone, byte[] bag) {
        put(zones() + zone, bag);
    }

    private void put(int at, byte[] zone) {
        if (cards[at] == zone) {
            return;
        }
        if (shares(ZONES)) {
            cards = cards.clone();
        }
        cards[at] = zone;
    }

    /** Unseen cards of some classes. */
    public int unseen(int classes) {
        return hidden.length == 0
                ? inDeck(classes)
                : inDeck(classes) - HiddenCards.count(hidden, HiddenCards.BURIED, classes, there());
    }

    /** The unseen cards of some classes and those that lie below them in an unknown order. */
    private int inDeck(int classes) {
        int count = counted(classes);
        if (lost > 0 && count > 0) {
            if ((there() & ~classes) != 0) {
                // lost cards are named before anything queries a part of the deck
                throw new BudgetExceededException(SolveCodes.FORM);
            }
            count -= lost;
        }
        return hidden.length == 0
                ? count
                : count - HiddenCards.count(hidden, HiddenCards.GONE, classes, there());
    }

    /** The cards of a hidden kind that may be lost: all but those of which it is known. */
    public int possible(int kind) {
        int known = 0;
        for (int where = HiddenCards.GONE; where < HiddenCards.STEP; where++) {
            known += hidden[kind + where];
        }
        return counted(hidden[kind]) - known;
    }

    /** Unseen, hidden and lost cards of some classes. */
    public int counted(int classes) {
        int count = 0;
        for (int c = 0; c < counts.length; c++) {
            count += (classes >>> c & 1) == 1 ? counts[c] : 0;
        }
        return count;
    }

    /** The classes of unseen and hidden cards, as bits. */
    public int there() {
        int classes = 0;
        for (int c = 0; c < counts.length; c++) {
            classes |= counts[c] > 0 ? 1 << c : 0;
        }
        return classes;
    }

    /** Hides cards of a kind that leave the top of the deck. */
    public void hide(int set, int where, int cards) {
        hidden = HiddenCards.with(hidden, set, where, cards);
        unseen -= cards;
    }

    /** Chooses among the unseen cards again those that lie below them. */
    public void raise() {
        unseen += HiddenCards.sum(hidden, HiddenCards.BURIED);
        clear(HiddenCards.BURIED);
    }

    /** Forgets which cards are known not to be lost, where none is, or without an open question. */
    public void forgetSure() {
        clear(HiddenCards.SURE);
    }

    private void clear(int where) {
        if (HiddenCards.sum(hidden, where) > 0) {
            int[] cleared = hidden.clone();
            for (int i = where; i < cleared.length; i += HiddenCards.STEP) {
                cleared[i] = 0;
            }
            hidden = HiddenCards.present(cleared);
        }
    }

    /**
     * Notes that cards of a kind are known not to be lost, or no longer if the number is below 0.
     */
    public void makeSure(int set, int cards) {
        hidden = HiddenCards.present(HiddenCards.with(hidden, set, HiddenCards.SURE, cards));
    }

    /** The cards that are known to be among the unseen ones, while others are lost. */
    public int sure() {
        return HiddenCards.sum(hidden, HiddenCards.SURE);
    }

    /** Cards of some classes in a zone. */
    public int count(int zone, int classes) {
        return zone == CardClassSet.DECK
                ? inDeck(classes)
                        + PartiallyOrderedCards.count(top, classes)
                        + PartiallyOrderedCards.count(bottom, classes)
                : PartiallyOrderedCards.count(list(zone), classes)
                        + PartiallyOrderedCards.count(bag(zone), classes);
    }

    /** About how much room it takes; what others have, too, is counted as its own. */
    int bytes() {
        int numbers = counts.length + marks.length + hidden.length;
        numbers += globals.length + locals.length + done.length;
        return OVERHEAD + Integer.BYTES * numbers + Long.BYTES * cards.length;
    }
}

package cardbench.odds.exact.analysis;

import cardbench.odds.exact.program.CardClassSet;
import cardbench.odds.exact.program.Problem;
import cardbench.odds.exact.state.DrawConstraints;
import cardbench.odds.exact.state.HiddenCards;
import cardbench.odds.exact.state.PartiallyOrderedCards;
import cardbench.odds.exact.state.State;
import java.util.Arrays;

/**
 * What can still matter from a state on: the classes that each zone distinguishes, and between
 * which of them the order may matter. States with the same canonical form have the same outcome
 * distribution.
 *
 * <p>An abstraction is made by {@link AbstractionBuilder} and not changed afterwards, since many
 * states {@linkplain OutlineAbstractions share} it. It is computed between two effects and holds
 * until the running effect has ended.
 */
public final class Abstraction {

    /** The representative of cards that nothing can query any more. They are dropped. */
    public static final int IRRELEVANT = -1;

    /** The order group of cards whose order nothing compares. */
    public static final int UNORDERED = -1;

    /** By zone and class, the class that represents it there, or {@link #IRRELEVANT}. */
    public final int[][] representative;

    /** By zone and class, the number of its order group, or {@link #UNORDERED}. */
    public final int[][] orderGroup;

    /** By zone and class, the classes between which and it the order may matter, as bits. */
    public final int[][] related;

    /** By zone, how many order groups there are. */
    public final int[] orderGroups;

    /** Effects that cannot be activated any more, as bits. */
    final int[] dead;

    /** Variables that something may read. */
    final boolean[] read;

    /** Combos that are certain to succeed as soon as their cards are in place, as bits. */
    public int settles;

    /** Whether any effect may still be activated, or another turn follows. */
    public boolean active;

    /** Whether the top of the deck may still be drawn or looked at. */
    public boolean draws;

    /** Whether a draw may come to the known cards at the bottom of the deck. */
    boolean deep;

    /**
     * The representative of the cards of the deck that nothing queries but a draw may hit; -1 for
     * none.
     */
    int blank;

    /**
     * By class, the first class of its kind: classes of a kind are not distinguished where they
     * come to from the top of the deck, the hand apart.
     */
    public final int[] kind;

    /** Whether the classes of a kind need not be distinguished, see {@link HiddenCards}. */
    public boolean hides;

    /** Whether only searches depend on which cards have left, see {@code machine.UnnamedCards}. */
    public boolean loses;

    /** Whether no draw comes to cards that are put back to the bottom. */
    public boolean buries;

    /** Whether anything may still be queried of the deck. */
    boolean asksDeck;

    private final CanonicalZone canonical;

    public Abstraction(Problem problem) {
        canonical = new CanonicalZone(problem);
        int zones = problem.zones().length();
        representative = new int[zones][problem.classes()];
        orderGroup = new int[zones][problem.classes()];
        related = new int[zones][problem.classes()];
        orderGroups = new int[zones];
        dead = new int[problem.effects().length / Integer.SIZE + 1];
        read = new boolean[problem.globals()];
        kind = new int[problem.classes()];
    }

    /** Brings a state to its canonical form. */
    public void canonicalise(State state) {
        // A dead effect is closed for good. Merging classes may raise counts below, and a guard
        // that could no longer be met would then seem possible again.
        for (int i = 0; i < dead.length; i++) {
            state.closeAll(i, dead[i]);
            if (state.done.length > dead.length) {
                // no later turn opens it again
                state.closeAll(dead.length + i, dead[i]);
            }
        }
        for (int i = 0; i < read.length; i++) {
            if (!read[i] && state.globals[i] != 0) {
                state.ownGlobals()[i] = 0;
            }
        }
        for (int zone = 1; zone < representative.length; zone++) {
            canonicaliseZone(state, zone);
        }
        reduceDeck(state);
    }

    private void reduceDeck(State state) {
        int[] to = representative[CardClassSet.DECK];
        for (int c = 0; c < to.length; c++) {
            // a representative is lower than the classes it represents, so its own count is final
            if (to[c] != c && state.counts[c] != 0) {
                int[] counts = state.ownCounts();
                counts[to[c]] += counts[c];
                counts[c] = 0;
            }
        }
        if (state.hidden.length > 0) {
            reduceHidden(state, to, state.ownCounts());
        }
        // only a draw from the top can meet a card that nothing queries
        if (!draws
                && blank >= 0
                && state.lost == 0
                && state.counts[blank] != 0
                && HiddenCards.kindOf(state.hidden, blank) < 0) {
            state.unseen -= state.counts[blank];
            state.ownCounts()[blank] = 0;
        }
        if (!asksDeck) {
            Arrays.fill(state.ownCounts(), 0);
            state.unseen = 0;
            state.hidden = HiddenCards.NONE;
            state.lost = 0;
            state.top = PartiallyOrderedCards.NONE;
            state.bottom = PartiallyOrderedCards.NONE;
        } else {
            state.top = PartiallyOrderedCards.renamed(state.top, to);
            if (deep) {
                state.bottom = PartiallyOrderedCards.renamed(state.bottom, to);
            } else if (state.bottom.length > 0) {
                // Only searches come there: they query orders inside the order groups alone.
                byte[] none = PartiallyOrderedCards.NONE;
                canonical.arrange(this, CardClassSet.DECK, state.bottom, none);
                byte[] unordered = PartiallyOrderedCards.group(canonical.bag(none));
                state.bottom = PartiallyOrderedCards.joined(canonical.list(none), unordered);
            }
        }
        // after the counts: a mark without unseen cards of its set is dropped
        reduceMarks(state);
    }

    /** Writes hidden cards in representatives, and takes those out that are of one class alone. */
    private static void reduceHidden(State state, int[] to, int[] counts) {
        int[] hidden = HiddenCards.renamed(state.hidden, to, state.there());
        for (int i = 0; i < hidden.length; i += HiddenCards.STEP) {
            int only = Integer.numberOfTrailingZeros(hidden[i]);
            if (hidden[i] == 1 << only) {
                counts[only] -= hidden[i + HiddenCards.GONE];
                hidden[i + HiddenCards.GONE] = 0;
            }
        }
        state.hidden = HiddenCards.renamed(hidden, to, CardClassSet.ALL);
    }

    /**
     * Drops the constraints that no later draw depends on, and writes the others in representatives
     * that are still unseen. Skipping the empty places of a set without cards changes no draw.
     */
    void reduceMarks(State state) {
        if (state.marks.length == 0) {
            return;
        }
        if (!draws || state.unseen == 0) {
            state.marks = DrawConstraints.NONE;
            return;
        }
        int present = 0;
        for (int c = 0; c < state.counts.length; c++) {
            present |= state.counts[c] > 0 ? 1 << c : 0;
        }
        int[] marks = state.marks;
        int size = 0;
        int[] kept = new int[marks.length];
        for (int i = 0; i < marks.length; i += 2) {
            int set = 0;
            for (int c = 0; c < state.counts.length; c++) {
                set |= (marks[i] >>> c & 1) == 1 ? 1 << representative[CardClassSet.DECK][c] : 0;
            }
            if ((set & present) != 0 && marks[i + 1] > 0) {
                kept[size++] = set & present;
                kept[size++] = marks[i + 1];
            }
        }
        state.marks = Arrays.copyOf(kept, size);
        DrawConstraints.sort(state.marks);
    }

    /**
     * Brings one zone other than the deck to its canonical form: a list for each order group, one
     * after the other, and a bag for the cards whose order does not matter.
     */
    public void canonicaliseZone(State state, int zone) {
        canonicaliseZone(state, zone, state.list(zone));
    }

    /**
     * Gives a zone another list, and brings it to its canonical form.
     *
     * @param list its list from now on
     */
    public void canonicaliseZone(State state, int zone, byte[] list) {
        byte[] bag = state.bag(zone);
        if (list.length == 0 && bag.length == 0) {
            state.lay(zone, list);
            return;
        }
        canonical.arrange(this, zone, list, bag);
        state.lay(zone, canonical.list(list));
        state.fill(zone, canonical.bag(bag));
    }

    /** Whether nothing queries any of some cards in a zone. */
    public boolean forgets(byte[] cards, int zone) {
        for (byte item : cards) {
            if (PartiallyOrderedCards.isSelf(item)
                    || representative[zone][PartiallyOrderedCards.classOf(item)] != IRRELEVANT) {
                return false;
            }
        }
        return true;
    }

    /**
     * Cards as a group in an unknown order, by the classes that represent them in a zone. Those
     * that are irrelevant there are left out.
     *
     * @param cards how many of each class
     */
    public byte[] group(int[] cards, int zone) {
        int size = 0;
        for (int c = 0; c < cards.length; c++) {
            size += representative[zone][c] == IRRELEVANT ? 0 : cards[c];
        }
        byte[] group = new byte[size];
        int at = 0;
        for (int c = 0; at < size; c++) {
            if (representative[zone][c] != IRRELEVANT) {
                Arrays.fill(group, at, at + cards[c], (byte) representative[zone][c]);
                at += cards[c];
            }
        }
        // classes ascend here, but their representatives need not
        Arrays.sort(group);
        return PartiallyOrderedCards.group(group);
    }

    /** Those of some classes that are related to one of them, directly or through others. */
    public int block(int present, int first, int zone) {
        int block = 1 << first;
        int more = block;
        while (more != 0) {
            int c = Integer.numberOfTrailingZeros(more);
            int added = related[zone][c] & present & ~block;
            block |= added;
            more = more & ~(1 << c) | added;
        }
        return block;
    }
}

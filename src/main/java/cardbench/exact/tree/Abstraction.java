package cardbench.exact.tree;

import java.util.Arrays;

/**
 * What can still matter from a state on: which classes something may tell apart in which zone, and
 * between which of them the order may matter.
 */
final class Abstraction {

    /** Stands for cards that nothing will ask for where they lie. */
    static final int IRRELEVANT = -1;

    /** Stands for cards whose order does not matter. */
    static final int UNORDERED = -1;

    /** By zone and class the class that stands for it there, or {@link #IRRELEVANT}. */
    final int[][] representative;

    /** By zone and class which others it is related to, by a number; or {@link #UNORDERED}. */
    final int[][] orderGroup;

    /** By zone how many numbers of relatives there are. */
    final int[] orderGroups;

    /** Effects that will not be activated, as bits. */
    final int[] dead;

    /** Variables that something may read. */
    final boolean[] read;

    /** Combos that succeed for sure as soon as their cards lie there, as bits. */
    int settles;

    /** Whether any effect can be activated. */
    boolean active;

    /** Whether the top of the deck may be drawn or looked at. */
    boolean draws;

    /** The class that stands for all cards of the deck that are only drawn; -1 for none. */
    int blank;

    /** Whether anything is asked of the deck at all. */
    boolean asksDeck;

    /** Whether every game comes to its end by itself. */
    boolean ends;

    private final byte[] loose;
    private final byte[] ordered;

    Abstraction(Problem problem) {
        loose = new byte[problem.cards()];
        ordered = new byte[problem.cards()];
        int zones = problem.zones().length();
        representative = new int[zones][problem.classes()];
        orderGroup = new int[zones][problem.classes()];
        orderGroups = new int[zones];
        dead = new int[problem.abilities().length / Integer.SIZE + 1];
        read = new boolean[problem.globals()];
    }

    /** Brings a state into the form in which states that nothing tells apart are the same. */
    void canonicalise(State state) {
        for (int i = 0; i < dead.length; i++) {
            state.closeAll(i, dead[i]);
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
        int[] counts = state.ownCounts();
        for (int c = 0; c < counts.length; c++) {
            // a class that stands for others comes before them
            if (to[c] != c) {
                counts[to[c]] += counts[c];
                counts[c] = 0;
            }
        }
        if (!draws && blank >= 0) {
            state.unseen -= counts[blank];
            counts[blank] = 0;
        }
        if (!asksDeck) {
            Arrays.fill(counts, 0);
            state.unseen = 0;
            state.top = PartiallyOrderedCards.NONE;
            state.bottom = PartiallyOrderedCards.NONE;
        } else {
            state.top = PartiallyOrderedCards.renamed(state.top, to);
            state.bottom = PartiallyOrderedCards.renamed(state.bottom, to);
        }
        reduceMarks(state);
    }

    /** Keeps the marks that later draws depend on, with those classes that there are. */
    void reduceMarks(State state) {
        if (state.marks.length == 0) {
            return;
        }
        if (!draws || state.unseen == 0) {
            state.marks = new int[0];
            return;
        }
        int there = 0;
        for (int c = 0; c < state.counts.length; c++) {
            there |= state.counts[c] > 0 ? 1 << c : 0;
        }
        int[] marks = state.marks;
        int size = 0;
        int[] kept = new int[marks.length];
        for (int i = 0; i < marks.length; i += 2) {
            int set = 0;
            for (int c = 0; c < state.counts.length; c++) {
                set |= (marks[i] >>> c & 1) == 1 ? 1 << representative[CardClassSet.DECK][c] : 0;
            }
            if ((set & there) != 0 && marks[i + 1] > 0) {
                kept[size++] = set & there;
                kept[size++] = marks[i + 1];
            }
        }
        state.marks = Arrays.copyOf(kept, size);
        DrawConstraints.sort(state.marks);
    }

    /** Brings one zone, not the deck, into its form. */
    void canonicaliseZone(State state, int zone) {
        byte[] list = state.lists[zone];
        byte[] bag = state.bags[zone];
        if (list.length == 0 && bag.length == 0) {
            return;
        }
        int[] to = representative[zone];
        int[] related = orderGroup[zone];
        int looseSize = 0;
        int size = 0;
        for (int i = 0; i < list.length; i++) {
            if (PartiallyOrderedCards.isSelf(list[i])
                    && relation(list[i], to, related) == UNORDERED) {
                ordered[size++] = (byte) (list[i] | PartiallyOrderedCards.START);
            }
        }
        for (int number = 0; number < orderGroups[zone]; number++) {
            int begin = size;
            for (int from = 0; from < list.length; from = PartiallyOrderedCards.end(list, from)) {
                size =
                        add(
                                list,
                                from,
                                PartiallyOrderedCards.end(list, from),
                                number,
                                to,
                                related,
                                ordered,
                                size,
                                begin);
            }
            size = add(bag, 0, bag.length, number, to, related, ordered, size, begin);
        }
        for (byte[] cards : new byte[][] {list, bag}) {
            for (byte item : cards) {
                int c = to[PartiallyOrderedCards.classOf(item)];
                if (!PartiallyOrderedCards.isSelf(item)
                        && c != IRRELEVANT
                        && related[c] == UNORDERED) {
                    loose[looseSize++] = (byte) c;
                }
            }
        }
        Arrays.sort(loose, 0, looseSize);
        state.lay(zone, kept(ordered, size, list));
        state.fill(zone, kept(loose, looseSize, bag));
    }

    /** The first cards of an array that is used again; those of before if they are the same. */
    private static byte[] kept(byte[] cards, int size, byte[] before) {
        if (size == before.length) {
            int at = 0;
            while (at < size && cards[at] == before[at]) {
                at++;
            }
            if (at == size) {
                return before;
            }
        }
        return size == 0 ? PartiallyOrderedCards.NONE : Arrays.copyOf(cards, size);
    }

    private static int relation(byte item, int[] to, int[] related) {
        int c = to[PartiallyOrderedCards.classOf(item)];
        return c == IRRELEVANT ? UNORDERED : related[c];
    }

    /** Adds the cards of a group that are related by a number, as one group. */
    private static int add(
            byte[] list,
            int from,
            int end,
            int number,
            int[] to,
            int[] related,
            byte[] ordered,
            int before,
            int begin) {
        int size = before;
        for (int i = from; i < end; i++) {
            if (relation(list[i], to, related) == number) {
                int self = list[i] & PartiallyOrderedCards.SELF;
                int c =
                        self != 0
                                ? PartiallyOrderedCards.classOf(list[i])
                                : to[PartiallyOrderedCards.classOf(list[i])];
                ordered[size++] = (byte) (c | self);
            }
        }
        if (size == before) {
            return size;
        }
        Arrays.sort(ordered, before, size);
        boolean same =
                before > begin
                        && !PartiallyOrderedCards.isSelf(ordered[before])
                        && !PartiallyOrderedCards.isSelf(ordered[before - 1])
                        && PartiallyOrderedCards.isUniform(ordered, before, size)
                        && lastGroupIs(
                                ordered,
                                begin,
                                before,
                                PartiallyOrderedCards.classOf(ordered[before]));
        if (!same) {
            ordered[before] |= PartiallyOrderedCards.START;
        }
        return size;
    }

    /** Whether the group that ends at a place has cards of one class alone. */
    private static boolean lastGroupIs(byte[] list, int begin, int end, int cardClass) {
        int at = end - 1;
        while (at > begin && !PartiallyOrderedCards.starts(list[at])) {
            if (PartiallyOrderedCards.classOf(list[at]) != cardClass) {
                return false;
            }
            at--;
        }
        return PartiallyOrderedCards.classOf(list[at]) == cardClass;
    }
}

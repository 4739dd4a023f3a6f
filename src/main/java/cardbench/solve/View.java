package cardbench.solve;

import java.util.Arrays;

/**
 * What can still matter from a state on: which classes something may tell apart in which zone, and
 * between which of them the order may matter.
 */
final class View {

    /** Stands for cards that nothing will ask for where they lie. */
    static final int GONE = -1;

    /** Stands for cards whose order does not matter. */
    static final int LOOSE = -1;

    /** By zone and class the class that stands for it there, or {@link #GONE}. */
    final int[][] alias;

    /** By zone and class which others it is related to, by a number; or {@link #LOOSE}. */
    final int[][] kin;

    /** By zone how many numbers of relatives there are. */
    final int[] kins;

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
    private final byte[] tied;

    View(Problem problem) {
        loose = new byte[problem.cards()];
        tied = new byte[problem.cards()];
        int zones = problem.zones().length();
        alias = new int[zones][problem.classes()];
        kin = new int[zones][problem.classes()];
        kins = new int[zones];
        dead = new int[problem.abilities().length / Integer.SIZE + 1];
        read = new boolean[problem.globals()];
    }

    /** Brings a state into the form in which states that nothing tells apart are the same. */
    void reduce(State state) {
        for (int i = 0; i < dead.length; i++) {
            state.closeAll(i, dead[i]);
        }
        for (int i = 0; i < read.length; i++) {
            if (!read[i] && state.globals[i] != 0) {
                state.ownGlobals()[i] = 0;
            }
        }
        for (int zone = 1; zone < alias.length; zone++) {
            tidy(state, zone);
        }
        reduceDeck(state);
    }

    private void reduceDeck(State state) {
        int[] to = alias[Cards.DECK];
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
            state.top = Piles.NONE;
            state.bottom = Piles.NONE;
        } else {
            state.top = Piles.renamed(state.top, to);
            state.bottom = Piles.renamed(state.bottom, to);
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
                set |= (marks[i] >>> c & 1) == 1 ? 1 << alias[Cards.DECK][c] : 0;
            }
            if ((set & there) != 0 && marks[i + 1] > 0) {
                kept[size++] = set & there;
                kept[size++] = marks[i + 1];
            }
        }
        state.marks = Arrays.copyOf(kept, size);
        Marks.sort(state.marks);
    }

    /** Brings one zone, not the deck, into its form. */
    void tidy(State state, int zone) {
        byte[] list = state.lists[zone];
        byte[] bag = state.bags[zone];
        if (list.length == 0 && bag.length == 0) {
            return;
        }
        int[] to = alias[zone];
        int[] related = kin[zone];
        int looseSize = 0;
        int size = 0;
        for (int i = 0; i < list.length; i++) {
            if (Piles.isSelf(list[i]) && relation(list[i], to, related) == LOOSE) {
                tied[size++] = (byte) (list[i] | Piles.START);
            }
        }
        for (int number = 0; number < kins[zone]; number++) {
            int begin = size;
            for (int from = 0; from < list.length; from = Piles.end(list, from)) {
                size =
                        add(
                                list,
                                from,
                                Piles.end(list, from),
                                number,
                                to,
                                related,
                                tied,
                                size,
                                begin);
            }
            size = add(bag, 0, bag.length, number, to, related, tied, size, begin);
        }
        for (byte[] cards : new byte[][] {list, bag}) {
            for (byte item : cards) {
                int c = to[Piles.classOf(item)];
                if (!Piles.isSelf(item) && c != GONE && related[c] == LOOSE) {
                    loose[looseSize++] = (byte) c;
                }
            }
        }
        Arrays.sort(loose, 0, looseSize);
        state.lay(zone, kept(tied, size, list));
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
        return size == 0 ? Piles.NONE : Arrays.copyOf(cards, size);
    }

    private static int relation(byte item, int[] to, int[] related) {
        int c = to[Piles.classOf(item)];
        return c == GONE ? LOOSE : related[c];
    }

    /** Adds the cards of a group that are related by a number, as one group. */
    private static int add(
            byte[] list,
            int from,
            int end,
            int number,
            int[] to,
            int[] related,
            byte[] tied,
            int before,
            int begin) {
        int size = before;
        for (int i = from; i < end; i++) {
            if (relation(list[i], to, related) == number) {
                int self = list[i] & Piles.SELF;
                int c = self != 0 ? Piles.classOf(list[i]) : to[Piles.classOf(list[i])];
                tied[size++] = (byte) (c | self);
            }
        }
        if (size == before) {
            return size;
        }
        Arrays.sort(tied, before, size);
        boolean same =
                before > begin
                        && !Piles.isSelf(tied[before])
                        && !Piles.isSelf(tied[before - 1])
                        && Piles.isUniform(tied, before, size)
                        && lastGroupIs(tied, begin, before, Piles.classOf(tied[before]));
        if (!same) {
            tied[before] |= Piles.START;
        }
        return size;
    }

    /** Whether the group that ends at a place has cards of one class alone. */
    private static boolean lastGroupIs(byte[] list, int begin, int end, int cardClass) {
        int at = end - 1;
        while (at > begin && !Piles.starts(list[at])) {
            if (Piles.classOf(list[at]) != cardClass) {
                return false;
            }
            at--;
        }
        return Piles.classOf(list[at]) == cardClass;
    }
}

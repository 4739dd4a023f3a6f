package cardbench.solve;

import java.util.Arrays;

/**
 * What is known of a game: how many cards of each class lie unseen in the deck, what earlier
 * searches say of their order, and what lies where else. Between two effects the last fields are at
 * rest.
 */
final class State {

    private static final byte FENCE = 0x7f;

    /** Unseen cards of the deck, by class; their sum. */
    int[] counts;

    int unseen;

    /**
     * What searches say of the unseen cards, in pairs of a set of classes and a number: that many
     * first cards of the set were taken out, or, where searches overlap, the first so many cards
     * are none of the set.
     */
    int[] marks = {};

    /** Cards on the unseen ones, and below them. */
    byte[] top = Piles.NONE;

    byte[] bottom = Piles.NONE;

    /** The other zones, by number: lists and bags. */
    byte[][] lists;

    byte[][] bags;

    int[] globals;

    /** Effects that are not activated any more, as bits. */
    int[] done;

    /** Combos of which it is known how they end, and those that succeed, as bits. */
    int decided;

    int succeeded;

    // inside an effect

    /** Random numbers and shuffles on the way here at most; two states may differ in that alone. */
    int rolls;

    int shuffles;

    /** Variables of one letter. */
    int[] locals;

    /** The running effect and one more; 0 for none. */
    int running;

    /** Whether the effect ended at a guard. */
    boolean ended;

    /** What a condition came to. */
    boolean truth;

    /** Cards still to be drawn or found. */
    int pending;

    /** Whether the move has moved any. */
    boolean moved;

    /** Classes whose order is kept while they are drawn, as bits. */
    int kept;

    /** Cards on their way: in a known order, and without one. */
    byte[] heldList = Piles.NONE;

    byte[] heldBag = Piles.NONE;

    private State() {}

    /** The state before anything happens. */
    static State first(Problem problem) {
        State state = new State();
        state.counts = problem.counts().clone();
        state.unseen = problem.cards();
        int zones = problem.zones().length();
        state.lists = new byte[zones][];
        state.bags = new byte[zones][];
        Arrays.fill(state.lists, Piles.NONE);
        Arrays.fill(state.bags, Piles.NONE);
        state.globals = new int[problem.globals()];
        state.locals = new int[problem.locals()];
        state.done = new int[problem.abilities().length / Integer.SIZE + 1];
        return state;
    }

    State copy() {
        State copy = new State();
        copy.counts = counts.clone();
        copy.unseen = unseen;
        copy.marks = marks;
        copy.top = top;
        copy.bottom = bottom;
        copy.lists = lists.clone();
        copy.bags = bags.clone();
        copy.globals = globals.clone();
        copy.done = done.clone();
        copy.decided = decided;
        copy.succeeded = succeeded;
        copy.rolls = rolls;
        copy.shuffles = shuffles;
        copy.locals = locals.clone();
        copy.running = running;
        copy.ended = ended;
        copy.truth = truth;
        copy.pending = pending;
        copy.moved = moved;
        copy.kept = kept;
        copy.heldList = heldList;
        copy.heldBag = heldBag;
        return copy;
    }

    /** Forgets everything but how the combos end, since nothing else matters any more. */
    void finish() {
        Arrays.fill(counts, 0);
        unseen = 0;
        marks = new int[0];
        top = Piles.NONE;
        bottom = Piles.NONE;
        Arrays.fill(lists, Piles.NONE);
        Arrays.fill(bags, Piles.NONE);
        Arrays.fill(globals, 0);
        Arrays.fill(locals, 0);
        Arrays.fill(done, -1);
        pending = 0;
        kept = 0;
        heldList = Piles.NONE;
        heldBag = Piles.NONE;
        ended = true;
    }

    boolean isDone(int ability) {
        return (done[ability / Integer.SIZE] >>> ability % Integer.SIZE & 1) == 1;
    }

    void close(int ability) {
        done[ability / Integer.SIZE] |= 1 << ability % Integer.SIZE;
    }

    /** Cards of the deck. */
    int deckSize() {
        return top.length + unseen + bottom.length;
    }

    /** Unseen cards of some classes. */
    int unseen(int classes) {
        int count = 0;
        for (int c = 0; c < counts.length; c++) {
            count += (classes >>> c & 1) == 1 ? counts[c] : 0;
        }
        return count;
    }

    /** Cards of some classes in a zone. */
    int count(int zone, int classes) {
        return zone == Cards.DECK
                ? unseen(classes) + Piles.count(top, classes) + Piles.count(bottom, classes)
                : Piles.count(lists[zone], classes) + Piles.count(bags[zone], classes);
    }

    /** Two states are the same if and only if their keys are. */
    byte[] key(byte[] room) {
        Writer to = new Writer(room);
        boolean hasLocals = false;
        for (int local : locals) {
            hasLocals |= local != 0;
        }
        to.put(
                (ended ? 1 : 0)
                        | (truth ? 2 : 0)
                        | (moved ? 4 : 0)
                        | (hasLocals ? 8 : 0)
                        | (pending != 0 ? 16 : 0));
        for (int count : counts) {
            to.small(count);
        }
        to.small(marks.length);
        for (int mark : marks) {
            to.number(mark);
        }
        to.cards(top);
        to.cards(bottom);
        for (int zone = 1; zone < lists.length; zone++) {
            to.cards(lists[zone]);
            to.cards(bags[zone]);
        }
        for (int global : globals) {
            to.number(global);
        }
        for (int word : done) {
            to.number(word);
        }
        to.number(decided);
        to.number(succeeded);
        to.small(running);
        for (int i = 0; hasLocals && i < locals.length; i++) {
            to.number(locals[i]);
        }
        if (pending != 0) {
            to.small(pending);
            to.number(kept);
        }
        to.cards(heldList);
        to.cards(heldBag);
        return to.all();
    }

    /** Writes a key. */
    private static final class Writer {

        private byte[] bytes;
        private int size;

        Writer(byte[] room) {
            bytes = room;
        }

        private void put(int value) {
            if (size == bytes.length) {
                bytes = Arrays.copyOf(bytes, 2 * size);
            }
            bytes[size++] = (byte) value;
        }

        /** A number that is usually below 128. */
        void small(int value) {
            int rest = value;
            while (rest > 127) {
                put(rest | 128);
                rest >>>= 7;
            }
            put(rest);
        }

        void number(int value) {
            if (value >= 0 && value < 255) {
                put(value);
            } else {
                put(255);
                put(value >>> 24);
                put(value >>> 16);
                put(value >>> 8);
                put(value);
            }
        }

        void cards(byte[] cards) {
            for (byte card : cards) {
                put(card);
            }
            put(FENCE);
        }

        byte[] all() {
            return Arrays.copyOf(bytes, size);
        }
    }
}

package cardbench.odds.exact.analysis;

import cardbench.odds.exact.program.Problem;
import cardbench.odds.exact.state.HiddenCards;
import cardbench.odds.exact.state.PartiallyOrderedCards;
import cardbench.odds.exact.state.State;
import cardbench.odds.exact.state.StateEncoder;
import cardbench.odds.exact.state.StateIndex;
import java.util.Arrays;

/**
 * Abstractions that states with the same <em>outline</em> share. An outline has the classes of the
 * cards in a zone without their numbers, and everything of a state except its cards.
 *
 * <p>Such an abstraction keeps what may matter in any state of the outline, so it brings all of
 * them to canonical forms of their own. Thousands of states have the same outline: to find its
 * abstraction again costs much less than to analyse a state.
 */
public final class OutlineAbstractions {

    /** Outlines that are kept. When there are more, all are forgotten and found again. */
    private static final int MOST = 1 << 16;

    /** Numbers of unseen cards differ between outlines in multiples of this. */
    private static final int UNSEEN_STEP = 8;

    /** Approximate bytes of an abstraction for each zone and class, and of all the rest. */
    private static final int CLASS_BYTES = 3 * Integer.BYTES;

    private static final int OVERHEAD = 1024;

    private final AbstractionBuilder builder;

    /** The approximate size of an abstraction, in bytes. */
    private final long each;

    private final StateEncoder encoder = new StateEncoder();
    private StateIndex outlines;

    /** By the number of an outline, its abstraction. */
    private Abstraction[] shared;

    public OutlineAbstractions(Problem problem, AbstractionBuilder builder) {
        this.builder = builder;
        this.each = OVERHEAD + (long) CLASS_BYTES * problem.zones().length() * problem.classes();
        forget();
    }

    /** Forgets all of them, which makes room. */
    public void forget() {
        outlines = new StateIndex();
        shared = new Abstraction[256];
    }

    /** The approximate size, in bytes. */
    public long bytes() {
        return outlines.bytes() + each * outlines.size();
    }

    /** The abstraction of the outline of a state, or {@code null} if it is not known yet. */
    public Abstraction recall(State state) {
        write(state);
        int number = outlines.find(encoder);
        return number < 0 ? null : shared[number];
    }

    /** Analyses the outline of a state, whose abstraction must not be known. */
    public Abstraction find(State state) {
        if (outlines.size() >= MOST) {
            forget();
        }
        write(state);
        int number = outlines.add(encoder);
        if (number == shared.length) {
            shared = Arrays.copyOf(shared, 2 * number);
        }
        shared[number] = builder.analyseOutline(state, leastUnseen(state));
        return shared[number];
    }

    /** The fewest unseen cards of any state with the same outline. */
    private static int leastUnseen(State state) {
        return state.unseen / UNSEEN_STEP * UNSEEN_STEP;
    }

    /** Writes the outline of a state. */
    private void write(State state) {
        encoder.begin();
        int known = (state.top.length > 0 ? 1 : 0) | (state.bottom.length > 0 ? 2 : 0);
        encoder.small(known | (state.lost > 0 ? 4 : 0));
        encoder.small(leastUnseen(state));
        encoder.number(state.there() | classes(state.top) | classes(state.bottom));
        for (int zone = 1; zone < state.zones(); zone++) {
            encoder.number(classes(state.list(zone)) | classes(state.bag(zone)));
        }
        encoder.small(state.marks.length);
        for (int i = 0; i < state.marks.length; i += 2) {
            encoder.number(state.marks[i]);
        }
        encoder.small(state.hidden.length);
        for (int i = 0; i < state.hidden.length; i += HiddenCards.STEP) {
            encoder.number(state.hidden[i]);
        }
        for (int[] numbers : new int[][] {state.globals, state.done}) {
            for (int number : numbers) {
                encoder.number(number);
            }
        }
        encoder.number(state.decided);
        encoder.small(state.turn);
    }

    private static int classes(byte[] cards) {
        int classes = 0;
        for (byte card : cards) {
            classes |= 1 << PartiallyOrderedCards.classOf(card);
        }
        return classes;
    }
}

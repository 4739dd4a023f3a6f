package cardbench.exact.machine;

import cardbench.exact.analysis.Abstraction;
import cardbench.exact.analysis.AbstractionBuilder;
import cardbench.exact.program.BudgetExceededException;
import cardbench.exact.program.CardClassSet;
import cardbench.exact.program.EmptiedSetException;
import cardbench.exact.program.Idea;
import cardbench.exact.program.Problem;
import cardbench.exact.program.SolveCodes;
import cardbench.exact.program.SolverOptions;
import cardbench.exact.state.DrawConstraints;
import cardbench.exact.state.HiddenCards;
import cardbench.exact.state.PartiallyOrderedCards;
import cardbench.exact.state.State;
import cardbench.number.Residues;

/**
 * The deck of a state: known cards on top and at the bottom, unseen ones between them. A chance
 * node decides which unseen card comes, at the moment when a program asks for it.
 *
 * <pre>{@code
 *   State.top          State.counts, unseen, marks           State.bottom
 * +------------------+-------------------------------------+------------------+
 * | put on top, or   | only their numbers by class are     | put at the       |
 * | revealed: groups | known; all orders that agree with   | bottom: groups   |
 * |                  | the marks are equally likely        |                  |
 * +------------------+-------------------------------------+------------------+
 *   ^ the next draw                                          the last draw ^
 *
 * the unseen part, s = a card of the set S, x = another card
 *
 *   by cards taken, mark (S, 2)     x  .  x  x  .  s  x  s
 *       the first two places of S are empty (.): two searches took their cards
 *
 *   by places, marks (S, 4), (T, 2)
 *       place    1        2        3     4     5     6 ...
 *                neither S nor T   not S       any card
 * }</pre>
 *
 * <p>Searches say something about the order of the unseen cards. A mark remembers it in one of two
 * ways:
 *
 * <p><b>By cards taken:</b> the first <i>g</i> cards of a set were taken out. Suppose that their
 * places stay. Then all orders of the unseen cards and these places are equally likely, except that
 * the first <i>g</i> places of the set are empty. This holds as long as any two sets are disjoint
 * or one is inside the other. A set inside another one counts its places from behind the empty
 * first places of the outer set; a search for the outer set that passes an empty place of the inner
 * one makes it one of its own. A search for the last cards of the inner set is not covered ({@link
 * EmptiedSetException}).
 *
 * <p><b>By places:</b> none of the first <i>k</i> cards is of the set. These stretches are nested,
 * so the number of ways to fill the places is a product from front to back which does not depend on
 * the card chosen for a place. Hence every card that a place allows is equally likely. This covers
 * overlapping sets, but needs more states.
 */
public final class DrawPile {

    private final boolean byPlaces;
    private final boolean remembersSure;
    private final StateMachine machine;
    private final BuriedSearch buriedSearch;
    private final int classes;
    private final int[] weights;

    public DrawPile(
            Problem problem, SolverOptions options, StateMachine machine, Residues residues) {
        this.byPlaces = options.byPlaces(problem);
        this.remembersSure = options.uses(Idea.SURE_CARDS);
        this.machine = machine;
        this.buriedSearch = new BuriedSearch(residues);
        this.classes = problem.classes();
        this.weights = new int[classes + 2 * AbstractionBuilder.MOST_MARKS + 1];
    }

    /** Whether searches are remembered by places instead of by cards taken. */
    boolean byPlaces() {
        return byPlaces;
    }

    private State state() {
        return machine.state;
    }

    /** Takes the top card. There must be one. */
    public byte draw() {
        State state = state();
        if (state.top.length == 0 && state.unseen > 0) {
            return (byte) drawUnseen(state);
        }
        boolean onTop = state.top.length > 0;
        byte[] list = onTop ? state.top : state.bottom;
        nothingBuried(onTop);
        list = firstKnown(list, 0);
        byte item = list[0];
        boolean[] marked = new boolean[list.length];
        marked[0] = true;
        byte[] rest = PartiallyOrderedCards.without(list, marked);
        if (onTop) {
            state.top = rest;
        } else {
            state.bottom = rest;
        }
        return (byte) (item & ~PartiallyOrderedCards.START);
    }

    /** A list in which the first card of a group is known. A chance node decides it if need be. */
    private byte[] firstKnown(byte[] list, int from) {
        if (PartiallyOrderedCards.end(list, from) == from + 1) {
            return list;
        }
        return PartiallyOrderedCards.revealed(list, from, machine.first(list, from));
    }

    private int drawUnseen(State state) {
        return byPlaces && state.hidden.length == 0 ? drawByPlaces(state) : drawByCards(state);
    }

    /** Refuses to go below the unseen cards where some lie in an unknown order. */
    private void nothingBuried(boolean allowed) {
        if (!allowed && HiddenCards.buries(state().hidden)) {
            throw new BudgetExceededException(SolveCodes.FORM);
        }
    }

    /** Chooses the class of a card of a kind: any of its cards, seen or hidden. */
    int ofKind(State state, int set) {
        for (int c = 0; c < classes; c++) {
            weights[c] = (set >>> c & 1) == 1 ? state.counts[c] : 0;
        }
        return machine.choose(weights, classes);
    }

    private int drawByCards(State state) {
        int sure = state.sure();
        if (sure > 0) {
            // any of the unseen cards, so one of the sure ones in proportion to their number
            weights[0] = sure;
            weights[1] = state.unseen - sure;
            if (machine.choose(weights, 2) == 0) {
                return taken(state, ofSureKind(state));
            }
        }
        present(state);
        // The first place of a marked set is empty. A draw that meets it gets no card: the mark
        // shrinks, and the draw goes on behind the place. Marks are finite, so this ends.
        int pick = place(state, CardClassSet.ALL);
        while (pick >= classes) {
            int at = 2 * (pick - classes);
            state.marks = DrawConstraints.changed(state.marks, at, state.marks[at + 1] - 1);
            pick = place(state, CardClassSet.ALL);
        }
        return taken(state, pick);
    }

    /** Chooses one of the cards that are known not to be lost, which is sure no more. */
    private int ofSureKind(State state) {
        int[] hidden = state.hidden;
        int kinds = hidden.length / HiddenCards.STEP;
        for (int i = 0; i < kinds; i++) {
            weights[i] = hidden[HiddenCards.STEP * i + HiddenCards.SURE];
        }
        int set = hidden[HiddenCards.STEP * machine.choose(weights, kinds)];
        state.makeSure(set, -1);
        return ofKind(state, set);
    }

    /**
     * Chooses what lies at the first place of some classes: a class, or the first place of a marked
     * set inside them, whose index among the marks is returned behind the classes. Of sets inside
     * each other the outermost comes first: the places of the others lie behind its own. Where some
     * cards are hidden, first their kind is chosen, then any card of that kind.
     */
    private int place(State state, int mask) {
        int[] marks = state.marks;
        int covered = 0;
        for (int i = 0; i < marks.length; i += 2) {
            boolean outermost = isInside(marks[i], mask);
            int sum = state.unseen(marks[i]);
            for (int j = 0; j < marks.length; j += 2) {
                outermost &= !isInside(marks[i], marks[j]) || !isInside(marks[j], mask);
                sum += i == j || isInside(marks[j], marks[i]) ? marks[j + 1] : 0;
            }
            covered |= outermost ? marks[i] : 0;
            weights[classes + i / 2] = outermost ? sum : 0;
        }
        int meant = mask & ~covered;
        for (int c = 0; c < classes; c++) {
            boolean known = HiddenCards.kindOf(state.hidden, c) < 0;
            weights[c] = known ? (meant >>> c & 1) * state.counts[c] : 0;
        }
        int places = classes + marks.length / 2;
        int kinds = state.hidden.length / HiddenCards.STEP;
        for (int i = 0; i < kinds; i++) {
            weights[places + i] = unseenOfKind(state, HiddenCards.STEP * i, meant);
        }
        int place = machine.choose(weights, places + kinds);
        return place < places
                ? place
                : ofKind(state, state.hidden[HiddenCards.STEP * (place - places)]);
    }

    /** The unseen cards of some classes that are of a kind; lost ones are among them. */
    private static int unseenOfKind(State state, int kind, int meant) {
        // lost cards are named before a search, so that it is a draw where there are any
        return state.lost > 0 ? state.possible(kind) : state.unseen(state.hidden[kind] & meant);
    }

    /** Whether a set is a part of another one, and not the same. */
    private static boolean isInside(int set, int other) {
        return (set & ~other) == 0 && set != other;
    }

    private int taken(State state, int c) {
        state.ownCounts()[c]--;
        state.unseen--;
        int[] marks = state.marks;
        // Empty places without a card of their set behind them change no draw. From the back, since
        // removing a pair moves those behind it.
        for (int i = marks.length - 2; i >= 0; i -= 2) {
            if (!byPlaces && state.unseen(marks[i]) == 0) {
                state.marks = DrawConstraints.changed(state.marks, i, 0);
            }
        }
        return c;
    }

    /** The classes that may lie at a place, as bits. Places are counted from 1. */
    private static int allowed(State state, int place) {
        int allowed = CardClassSet.ALL;
        for (int i = 0; i < state.marks.length; i += 2) {
            allowed &= state.marks[i + 1] >= place ? ~state.marks[i] : CardClassSet.ALL;
        }
        return allowed;
    }

    private int drawByPlaces(State state) {
        int allowed = allowed(state, 1);
        for (int c = 0; c < classes; c++) {
            weights[c] = (allowed >>> c & 1) == 1 ? state.counts[c] : 0;
        }
        int c = taken(state, machine.choose(weights, classes));
        closeGap(state, 1);
        return c;
    }

    /** Shortens the stretches that contained a place, since its card has left. */
    private static void closeGap(State state, int place) {
        for (int i = state.marks.length - 2; i >= 0; i -= 2) {
            if (state.marks[i + 1] >= place) {
                state.marks = DrawConstraints.changed(state.marks, i, state.marks[i + 1] - 1);
            }
        }
    }

    /**
     * Takes the first card of some classes. There must be one.
     *
     * @param forgets whether the deck is shuffled before its order is asked for again
     */
    byte search(int mask, boolean forgets) {
        State state = state();
        // the first one lies as far up as possible: known cards on top come before unseen ones
        byte[] found = searchKnown(state.top, mask);
        if (found != null) {
            state.top = found;
            return last;
        }
        if (forgets && HiddenCards.buries(state.hidden)) {
            return (byte) searchBuried(state, mask);
        }
        if (state.unseen(mask) > 0) {
            // what asks for no order needs no memory of where the card lay
            boolean noted = machine.abstraction.draws && !forgets;
            if (byPlaces && noted && state.hidden.length > 0) {
                // such a search comes only where nothing is hidden
                throw new BudgetExceededException(SolveCodes.FORM);
            }
            return (byte)
                    (byPlaces && (noted || isMarked(state, mask))
                            ? searchByPlaces(state, mask, noted)
                            : searchByCards(state, mask, noted));
        }
        state.bottom = searchKnown(state.bottom, mask);
        return last;
    }

    /** Searches where some cards lie below the unseen ones, in an unknown order. */
    private int searchBuried(State state, int mask) {
        int kind = machine.choose(buriedSearch.shares(state, mask));
        int[] hidden = state.hidden;
        int set =
                kind < hidden.length / HiddenCards.STEP
                        ? hidden[HiddenCards.STEP * kind]
                        : BuriedSearch.others(hidden);
        // the deck is shuffled before its order is asked for again
        state.raise();
        return taken(state, ofKind(state, set & mask));
    }

    /** The card that {@link #searchKnown} found. */
    private byte last;

    private byte[] searchKnown(byte[] known, int mask) {
        byte[] list = known;
        if (PartiallyOrderedCards.count(list, mask) == 0) {
            return null;
        }
        int from = 0;
        while (true) {
            int to = PartiallyOrderedCards.end(list, from);
            boolean there = false;
            for (int i = from; i < to; i++) {
                there |= PartiallyOrderedCards.isAmong(list[i], mask);
            }
            if (there) {
                // cards of the group that turn out to lie before the one found stay where they are
                list = firstKnown(list, from);
                to = from + 1;
                if (PartiallyOrderedCards.isAmong(list[from], mask)) {
                    last = (byte) (list[from] & ~PartiallyOrderedCards.START);
                    boolean[] marked = new boolean[list.length];
                    marked[from] = true;
                    return PartiallyOrderedCards.without(list, marked);
                }
            }
            from = to;
        }
    }

    /** Whether a mark by places concerns some unseen cards of some classes, and not all of them. */
    private static boolean isMarked(State state, int mask) {
        for (int i = 0; i < state.marks.length; i += 2) {
            if (state.unseen(mask & state.marks[i]) > 0
                    && state.unseen(mask & ~state.marks[i]) > 0) {
                return true;
            }
        }
        return false;
    }

    private int searchByCards(State state, int mask, boolean noted) {
        if (byPlaces) {
            // they say how far they reach, and the card leaves an unknown place
            state.marks = DrawConstraints.NONE;
        }
        present(state);
        int set = mask & state.there();
        // Where the set lies does not matter to which of its cards comes first. The places matter
        // to a draw from the top, and to a search of a set around this one.
        int pick = place(state, set);
        int passed = 1;
        while (pick >= classes) {
            // its empty place is now one of the first places of the set searched
            int at = 2 * (pick - classes);
            state.marks = DrawConstraints.changed(state.marks, at, state.marks[at + 1] - 1);
            passed++;
            pick = place(state, set);
        }
        if (!noted) {
            state.marks = DrawConstraints.NONE;
        } else {
            if (state.unseen(set) == 1 && isInsideAMarkedOne(state, set)) {
                throw new EmptiedSetException();
            }
            int at = 0;
            while (at < state.marks.length && state.marks[at] != set) {
                at += 2;
            }
            if (at == state.marks.length) {
                room(state);
                state.marks = DrawConstraints.with(state.marks, set, passed);
            } else {
                state.marks =
                        DrawConstraints.changed(state.marks, at, state.marks[at + 1] + passed);
            }
            DrawConstraints.sort(state.marks);
        }
        return taken(state, pick);
    }

    private static boolean isInsideAMarkedOne(State state, int set) {
        boolean inside = false;
        for (int i = 0; i < state.marks.length; i += 2) {
            inside |= isInside(set, state.marks[i]);
        }
        return inside;
    }

    /**
     * Restricts the sets of the marks to classes that are still unseen, which may make them equal.
     */
    private static void present(State state) {
        if (state.marks.length > 0) {
            state.marks = DrawConstraints.within(state.marks, state.there());
        }
    }

    private static void room(State state) {
        if (state.marks.length >= 2 * AbstractionBuilder.MOST_MARKS) {
            throw new BudgetExceededException(SolveCodes.TOO_LONG);
        }
    }

    private int searchByPlaces(State state, int mask, boolean noted) {
        int place = 1;
        int c = classes;
        while (c == classes) {
            // The stretches are nested, so what lies at the places passed over is allowed here too,
            // and none of it is of the set searched: it is missing from the cards that may go on.
            int allowed = allowed(state, place);
            int before = place - 1;
            for (int i = 0; i < classes; i++) {
                weights[i] = (allowed & mask) >>> i & 1;
                weights[i] *= state.counts[i];
            }
            weights[classes] = state.unseen(allowed & ~mask) - before;
            c = machine.choose(weights, classes + 1);
            place++;
        }
        place--;
        taken(state, c);
        closeGap(state, place);
        if (!noted) {
            state.marks = DrawConstraints.NONE;
        } else if (place > 1) {
            room(state);
            state.marks = DrawConstraints.with(state.marks, mask & state.there(), place - 1);
            DrawConstraints.sort(state.marks);
        }
        return c;
    }

    /** Reveals the first cards, or all cards if the deck has fewer. */
    void reveal(int first) {
        State state = state();
        nothingBuried(state.top.length + state.unseen >= first);
        // with nothing unseen in between, the bottom is the continuation of the top
        if (state.unseen == 0 && state.bottom.length > 0) {
            state.top = PartiallyOrderedCards.joined(state.top, state.bottom);
            state.bottom = PartiallyOrderedCards.NONE;
        }
        int known = 0;
        while (known < first && known < state.top.length) {
            state.top = firstKnown(state.top, known);
            known++;
        }
        while (known < first && state.unseen > 0) {
            int c = drawUnseen(state);
            state.top = PartiallyOrderedCards.withSingle(state.top, (byte) c);
            known++;
        }
        if (known < first && state.bottom.length > 0) {
            reveal(first);
        }
    }

    /** Puts cards on the top or at the bottom, in their order. */
    void put(byte[] cards, boolean onTop) {
        State state = state();
        nothingBuried(onTop || state.unseen > 0);
        if (onTop) {
            state.top = PartiallyOrderedCards.joined(cards, state.top);
        } else if (state.unseen > 0) {
            state.bottom = PartiallyOrderedCards.joined(state.bottom, cards);
        } else {
            // with nothing unseen in between, the bottom is the continuation of the top
            state.top =
                    PartiallyOrderedCards.joined(
                            PartiallyOrderedCards.joined(state.top, state.bottom), cards);
            state.bottom = PartiallyOrderedCards.NONE;
        }
    }

    /** Makes all cards unseen and every order equally likely. */
    void shuffle() {
        State state = state();
        boolean returns = state.top.length + state.bottom.length > 0;
        if (HiddenCards.buries(state.hidden) || returns && !remembersSure) {
            // those that come among the others now are known not to be lost
            machine.nameLost();
        }
        state.raise();
        for (byte[] known : new byte[][] {state.top, state.bottom}) {
            for (byte item : known) {
                int c = PartiallyOrderedCards.classOf(item);
                // unseen cards are only counted, so the running card could not be found again
                if (PartiallyOrderedCards.isSelf(item)) {
                    throw new BudgetExceededException(SolveCodes.FORM);
                }
                // this one is none of the hidden cards, and none of the lost ones
                machine.divideHidden(1 << c);
                state.ownCounts()[c]++;
                state.unseen++;
                if (state.lost > 0) {
                    state.makeSure(1 << c, 1);
                }
            }
        }
        state.top = PartiallyOrderedCards.NONE;
        state.bottom = PartiallyOrderedCards.NONE;
        state.marks = DrawConstraints.NONE;
    }

    /**
     * The classes whose order has to be kept while the pending cards are drawn to a zone, as bits.
     * If a mark concerns some classes of an order group and not others, their orders are not
     * equally likely.
     */
    int split(Abstraction abstraction, int to) {
        State state = state();
        // known cards have an order already; those at the bottom come only if the draw goes so far
        if (state.top.length > 0 || state.bottom.length > 0 && state.pending > state.unseen) {
            return CardClassSet.ALL;
        }
        int split = 0;
        for (int number = 0; number < abstraction.orderGroups[to]; number++) {
            int relatives = 0;
            for (int c = 0; c < classes; c++) {
                int there = abstraction.representative[to][c];
                boolean drawn = state.counts[c] > 0 && there != Abstraction.IRRELEVANT;
                relatives |= drawn && abstraction.orderGroup[to][there] == number ? 1 << c : 0;
            }
            for (int i = 0; i < state.marks.length; i += 2) {
                int marked = relatives & state.marks[i];
                split |= marked != 0 && marked != relatives ? relatives : 0;
            }
        }
        return split;
    }
}

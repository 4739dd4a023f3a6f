package cardbench.odds.exact.machine;

import cardbench.odds.exact.analysis.Abstraction;
import cardbench.odds.exact.program.BudgetExceededException;
import cardbench.odds.exact.program.CardClassSet;
import cardbench.odds.exact.program.Idea;
import cardbench.odds.exact.program.Problem;
import cardbench.odds.exact.program.SolveCodes;
import cardbench.odds.exact.program.SolverOptions;
import cardbench.odds.exact.state.DrawConstraints;
import cardbench.odds.exact.state.HiddenCards;
import cardbench.odds.exact.state.PartiallyOrderedCards;
import cardbench.odds.exact.state.State;

/**
 * The deck of a state: known cards on top and at the bottom, unseen ones between them. A chance
 * node decides which unseen card comes, at the moment when a program queries it.
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
 */
public final class DrawPile {

    private final boolean byPlaces;
    private final boolean remembersSure;
    private final StateMachine machine;
    private final UnseenCards unseen;
    private final int classes;

    public DrawPile(Problem problem, SolverOptions options, StateMachine machine) {
        this.byPlaces = options.byPlaces(problem);
        this.remembersSure = options.uses(Idea.SURE_CARDS);
        this.machine = machine;
        this.unseen = new UnseenCards(problem, byPlaces, machine.chance, machine.draws);
        this.classes = problem.classes();
    }

    /** Whether searches are remembered by places instead of by cards taken. */
    boolean byPlaces() {
        return byPlaces;
    }

    /** Chooses the class of a card of a kind: any of its cards, seen or hidden. */
    int ofKind(State state, int set) {
        return unseen.ofKind(state, set);
    }

    private State state() {
        return machine.state;
    }

    /** Takes the top card. There must be one. */
    public byte draw() {
        State state = state();
        if (state.top.length == 0 && state.unseen > 0) {
            return (byte) unseen.draw(state);
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

    /** Refuses to go below the unseen cards where some lie in an unknown order. */
    private void nothingBuried(boolean allowed) {
        if (!allowed && HiddenCards.buries(state().hidden)) {
            throw new BudgetExceededException(SolveCodes.FORM);
        }
    }

    /** Takes the first card of some classes. There must be one. */
    byte search(int mask) {
        State state = state();
        // the first one lies as far up as possible: known cards on top come before unseen ones
        byte[] found = searchKnown(state.top, mask);
        if (found != null) {
            state.top = found;
            return last;
        }
        if (state.unseen(mask) > 0) {
            // without a later draw no memory of the card's place is needed
            return (byte) unseen.search(state, mask, machine.abstraction.draws);
        }
        state.bottom = searchKnown(state.bottom, mask);
        return last;
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
            boolean matches = false;
            for (int i = from; i < to; i++) {
                matches |= PartiallyOrderedCards.isAmong(list[i], mask);
            }
            if (matches) {
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
            int c = unseen.draw(state);
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
            machine.unnamed.nameLost();
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
                machine.unnamed.divideHidden(1 << c);
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
                int named = abstraction.representative[to][c];
                boolean drawn = state.counts[c] > 0 && named != Abstraction.IRRELEVANT;
                relatives |= drawn && abstraction.orderGroup[to][named] == number ? 1 << c : 0;
            }
            for (int i = 0; i < state.marks.length; i += 2) {
                int marked = relatives & state.marks[i];
                split |= marked != 0 && marked != relatives ? relatives : 0;
            }
        }
        return split;
    }
}

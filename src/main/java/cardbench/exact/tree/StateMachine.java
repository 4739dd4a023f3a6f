package cardbench.exact.tree;

import cardbench.number.Residues;
import cardbench.yisp.syntax.Operator;
import java.util.Arrays;

/**
 * Runs programs on one state, which it changes in place. Whatever the state leaves open is decided
 * by a choice at a chance node. The same choices lead to the same state, so {@link
 * ChoiceEnumerator} can replay a path.
 */
final class StateMachine {

    private final Problem problem;
    private final ChoiceEnumerator chance;
    private final int[] weights;
    private final DrawPile drawPile;
    private final CardSelection selection;
    private final boolean lazy;

    /** The abstraction of the state before the running effect. */
    Abstraction abstraction;

    /** The current state. */
    State state;

    /** The zone of the excavation that runs, whose cards are kinds; 0 for none. */
    int excavated;

    private int[] kinds;

    StateMachine(Problem problem, SolverOptions options, ChoiceEnumerator chance) {
        this.problem = problem;
        this.chance = chance;
        this.weights = new int[Math.max(Residues.MAX_MULTIPLICITY, 2 * Problem.MOST_CLASSES)];
        this.lazy = options.lazy();
        this.drawPile = new DrawPile(problem, options.marksPlaces() || problem.overlaps(), this);
        this.selection = new CardSelection(problem, this, drawPile);
    }

    /**
     * A random number, both ends included.
     *
     * @throws BudgetExceededException if the range is empty or too large
     */
    int random(int least, int most) {
        // the range of two 32-bit numbers has 33 bits
        long span = (long) most - least + 1;
        if (Operator.RANDOM.fails(least, most)) {
            throw new BudgetExceededException(SolveCodes.FAULT);
        }
        if (span > Residues.MAX_MULTIPLICITY) {
            throw new BudgetExceededException(SolveCodes.TOO_MUCH_CHANCE);
        }
        if (span == 1) {
            // a choice with one branch would be charged to the budget like any other
            return least;
        }
        Arrays.fill(weights, 0, (int) span, 1);
        return least + choose(weights, (int) span);
    }

    /** Chooses an index with a probability proportional to its weight. */
    int choose(int[] among, int count) {
        return chance.choose(among, count);
    }

    /** Decides the class of the first card of a group, in which all orders are equally likely. */
    int first(byte[] list, int from) {
        int to = PartiallyOrderedCards.end(list, from);
        // a choice with one branch would be charged to the budget like any other
        if (PartiallyOrderedCards.isUniform(list, from, to)) {
            return PartiallyOrderedCards.classOf(list[from]);
        }
        Arrays.fill(weights, 0, problem.classes(), 0);
        for (int i = from; i < to; i++) {
            weights[PartiallyOrderedCards.classOf(list[i])]++;
        }
        return choose(weights, problem.classes());
    }

    /** The number of cards in a set. Reveals the order of cards as far as that decides it. */
    int size(CardClassSet cards) {
        return selection.size(cards);
    }

    /** Whether all cards of a group that are among some classes are of one class. */
    private static boolean isUniform(byte[] list, int from, int to, int mask) {
        int only = -1;
        for (int i = from; i < to; i++) {
            if (PartiallyOrderedCards.isAmong(list[i], mask)) {
                if (only >= 0 && only != PartiallyOrderedCards.classOf(list[i])) {
                    return false;
                }
                only = PartiallyOrderedCards.classOf(list[i]);
            }
        }
        return true;
    }

    /** Reveals the order of the cards of a zone that are among some classes. */
    void order(int zone, int classes) {
        byte[] list = state.lists[zone];
        for (int from = 0; from < list.length; from = PartiallyOrderedCards.end(list, from)) {
            if (!isUniform(list, from, PartiallyOrderedCards.end(list, from), classes)) {
                list = PartiallyOrderedCards.revealed(list, from, first(list, from));
                state.lay(zone, list);
            }
        }
    }

    /**
     * Begins a move. From the deck, cards are then still to be drawn or searched one by one, by
     * {@link #advance}.
     */
    void begin(Instruction.Move move) {
        CardClassSet cards = move.cards();
        int limit = selection.limit(cards.limit());
        int[] limits = selection.limits(cards.rest());
        if (cards.zone() == excavated && excavated > 0) {
            takeExcavated(cards.lead());
            deliver(move);
        } else if (cards.zone() == CardClassSet.SELF) {
            if (selection.passesSelf(cards, limit, limits)) {
                takeSelf();
                deliver(move);
            }
        } else if (cards.zone() != CardClassSet.DECK) {
            take(cards.zone(), selection.choose(cards, limit, limits));
            deliver(move);
        } else if (cards.rest().length > 0) {
            drawPile.reveal(limit);
            boolean[] marked = CardSelection.chosen(state.top, limit, cards.rest(), limits);
            state.heldList = PartiallyOrderedCards.only(state.top, marked);
            state.top = PartiallyOrderedCards.without(state.top, marked);
            deliver(move);
        } else {
            state.pending = Math.min(limit, state.count(CardClassSet.DECK, cards.lead()));
            state.kept =
                    cards.fromTop() ? drawPile.split(abstraction, move.to()) : CardClassSet.ALL;
        }
    }

    /** Draws or searches one more card. After the last one, puts all of them down. */
    void advance(Instruction.Move move) {
        CardClassSet cards = move.cards();
        byte item =
                cards.fromTop()
                        ? drawPile.draw()
                        : drawPile.search(cards.lead(), lazy && problem.forgets()[move.number()]);
        hold(item, move.to());
        state.pending--;
        if (state.pending == 0) {
            state.kept = 0;
            deliver(move);
        }
    }

    /** Whether a move may draw several cards at once from a state, as a multiset. */
    boolean drawsAtOnce(Instruction.Move move, State from) {
        return move.cards().zone() == CardClassSet.DECK
                && move.cards().fromTop()
                && move.to() != CardClassSet.DECK
                && (from.marks.length == 0 || !drawPile.byPlaces());
    }

    /**
     * Draws a multiset of unseen cards and puts them down.
     *
     * @param drawn how many cards of each class
     * @param marks the constraints on the cards that are left
     */
    void draw(Instruction.Move move, int[] drawn, int[] marks) {
        int[] representative = abstraction.representative[move.to()];
        int[] counts = state.ownCounts();
        int all = 0;
        int staying = 0;
        for (int c = 0; c < drawn.length; c++) {
            counts[c] -= drawn[c];
            all += drawn[c];
            staying += representative[c] == Abstraction.IRRELEVANT ? 0 : drawn[c];
        }
        byte[] held = new byte[staying];
        int size = 0;
        for (int c = 0; c < drawn.length; c++) {
            for (int i = 0; i < drawn[c] && representative[c] != Abstraction.IRRELEVANT; i++) {
                held[size++] = (byte) representative[c];
            }
        }
        // classes ascend here, but their representatives in another zone need not
        Arrays.sort(held);
        state.heldBag = held;
        state.marks = marks;
        state.unseen -= all;
        state.pending = 0;
        state.moved = true;
        deliver(move);
    }

    private void hold(byte item, int to) {
        // also for a card that is dropped as irrelevant: a move of any card may shuffle the deck
        state.moved = true;
        if (PartiallyOrderedCards.isSelf(item)) {
            state.heldList = PartiallyOrderedCards.withSingle(state.heldList, item);
            return;
        }
        int c = abstraction.representative[to][PartiallyOrderedCards.classOf(item)];
        if (c == Abstraction.IRRELEVANT) {
            return;
        }
        if ((state.kept >>> PartiallyOrderedCards.classOf(item) & 1) == 1) {
            state.heldList = PartiallyOrderedCards.withSingle(state.heldList, (byte) c);
        } else {
            state.heldBag = PartiallyOrderedCards.with(state.heldBag, c);
        }
    }

    /**
     * Whether an excavation can begin in the current state: the cards that it looks at are any of
     * the unseen ones, equally likely.
     */
    boolean excavates(Excavation excavation) {
        int zone = excavation.zone();
        return state.marks.length == 0
                && state.top.length == 0
                && state.bottom.length == 0
                && state.lists[zone].length + state.bags[zone].length == 0
                && MultiDraw.covers(state, selection.limit(excavation.draw().cards().limit()));
    }

    /** The number of cards that an excavation looks at in the current state. */
    int excavated(Excavation excavation) {
        return selection.limit(excavation.draw().cards().limit());
    }

    /**
     * Begins or ends an excavation.
     *
     * @param excavation the one that begins; {@code null} if one has ended
     */
    void excavate(Excavation excavation) {
        excavated = excavation == null ? 0 : excavation.zone();
        kinds = excavation == null ? null : excavation.kinds(problem);
    }

    /** A state whose unseen cards are told apart by their kinds alone. */
    State ofKinds(State from) {
        State coarse = from.copy();
        int[] counts = coarse.ownCounts();
        for (int c = 0; c < counts.length; c++) {
            if (kinds[c] != c) {
                counts[kinds[c]] += counts[c];
                counts[c] = 0;
            }
        }
        return coarse;
    }

    /** Takes the first of some cards of an excavation: any of them, equally likely. */
    private void takeExcavated(int mask) {
        byte[] bag = state.bags[excavated];
        if (PartiallyOrderedCards.count(bag, mask) == 0) {
            return;
        }
        Arrays.fill(weights, 0, problem.classes(), 0);
        for (byte item : bag) {
            weights[item] += PartiallyOrderedCards.isAmong(item, mask) ? 1 : 0;
        }
        int kind = choose(weights, problem.classes());
        // the card is any of its kind: those that are looked at are still among the unseen ones
        for (int c = 0; c < problem.classes(); c++) {
            weights[c] = kinds[c] == kind ? state.counts[c] : 0;
        }
        int c = choose(weights, problem.classes());
        state.ownCounts()[c]--;
        state.unseen--;
        state.fill(excavated, PartiallyOrderedCards.without(bag, kind));
        state.heldList = PartiallyOrderedCards.withSingle(state.heldList, (byte) c);
    }

    private void take(int zone, CardSelection.Choice choice) {
        byte[] list = state.lists[zone];
        state.heldList = PartiallyOrderedCards.only(list, choice.listed);
        state.lay(zone, PartiallyOrderedCards.without(list, choice.listed));
        for (byte item : choice.loose) {
            state.fill(zone, PartiallyOrderedCards.without(state.bags[zone], item));
        }
        state.heldBag = choice.loose;
        abstraction.canonicaliseZone(state, zone);
    }

    private void takeSelf() {
        for (int zone = 1; zone < state.lists.length; zone++) {
            byte[] list = state.lists[zone];
            boolean[] self = self(list);
            if (self != null) {
                state.heldList = PartiallyOrderedCards.only(list, self);
                state.lay(zone, PartiallyOrderedCards.without(list, self));
                abstraction.canonicaliseZone(state, zone);
                return;
            }
        }
        // X names the running card wherever it is, and its effect may have put it into the deck
        boolean[] onTop = self(state.top);
        if (onTop != null) {
            state.heldList = PartiallyOrderedCards.only(state.top, onTop);
            state.top = PartiallyOrderedCards.without(state.top, onTop);
            return;
        }
        boolean[] below = self(state.bottom);
        if (below == null) {
            throw new BudgetExceededException(SolveCodes.FORM);
        }
        state.heldList = PartiallyOrderedCards.only(state.bottom, below);
        state.bottom = PartiallyOrderedCards.without(state.bottom, below);
    }

    /** Marks the card whose effect is running, or {@code null} if the list does not have it. */
    static boolean[] self(byte[] list) {
        for (int i = 0; i < list.length; i++) {
            if (PartiallyOrderedCards.isSelf(list[i])) {
                boolean[] marked = new boolean[list.length];
                marked[i] = true;
                return marked;
            }
        }
        return null;
    }

    /** Puts down the cards that are held. */
    private void deliver(Instruction.Move move) {
        // Cards in the list keep their order. No order group has cards in both list and bag, so
        // those of the bag may go behind the others as one group.
        byte[] held =
                PartiallyOrderedCards.joined(
                        state.heldList, PartiallyOrderedCards.group(state.heldBag));
        boolean some = state.moved || held.length > 0;
        state.heldList = PartiallyOrderedCards.NONE;
        state.heldBag = PartiallyOrderedCards.NONE;
        state.moved = false;
        if (move.to() == CardClassSet.DECK) {
            drawPile.put(held, move.top());
        } else if (held.length > 0) {
            byte[] list = state.lists[move.to()];
            state.lay(
                    move.to(),
                    move.top()
                            ? PartiallyOrderedCards.joined(held, list)
                            : PartiallyOrderedCards.joined(list, held));
            abstraction.canonicaliseZone(state, move.to());
        }
        if (some && move.shuffles()) {
            shuffle(CardClassSet.DECK);
        }
        settle();
    }

    /**
     * Decides the combos whose cards are in place for good, and ends the game if none is open. This
     * cuts off the rest of the running effect, not only the effects behind it.
     */
    private void settle() {
        int open = abstraction.settles & ~state.decided;
        if (open == 0) {
            return;
        }
        ComboCondition[] goals = problem.goals();
        for (int i = 0; i < problem.early(); i++) {
            if ((open >>> i & 1) == 1 && goals[i].isMet(state)) {
                state.decided |= 1 << i;
                state.succeeded |= 1 << i;
            }
        }
        if (state.decided == problem.allGoals()) {
            state.finish();
        }
    }

    /** Shuffles a zone. */
    void shuffle(int zone) {
        if (zone == CardClassSet.DECK) {
            drawPile.shuffle();
            return;
        }
        byte[] list = state.lists[zone];
        boolean[] self = self(list);
        byte[] bag = PartiallyOrderedCards.NONE;
        for (byte item : list) {
            if (!PartiallyOrderedCards.isSelf(item)) {
                bag = PartiallyOrderedCards.with(bag, PartiallyOrderedCards.classOf(item));
            }
        }
        if (self == null) {
            state.lay(zone, PartiallyOrderedCards.group(bag));
            abstraction.canonicaliseZone(state, zone);
        } else if (list.length > 1) {
            // the running card would lie at an unknown place among the others
            throw new BudgetExceededException(SolveCodes.FORM);
        }
    }
}

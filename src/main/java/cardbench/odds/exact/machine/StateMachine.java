package cardbench.odds.exact.machine;

import cardbench.base.number.Residues;
import cardbench.odds.exact.analysis.Abstraction;
import cardbench.odds.exact.program.BudgetExceededException;
import cardbench.odds.exact.program.CardClassSet;
import cardbench.odds.exact.program.ComboCondition;
import cardbench.odds.exact.program.Idea;
import cardbench.odds.exact.program.Instruction;
import cardbench.odds.exact.program.Problem;
import cardbench.odds.exact.program.SolveCodes;
import cardbench.odds.exact.program.SolverOptions;
import cardbench.odds.exact.state.CardKinds;
import cardbench.odds.exact.state.HiddenCards;
import cardbench.odds.exact.state.PartiallyOrderedCards;
import cardbench.odds.exact.state.State;
import cardbench.odds.exact.state.ZoneMatching;
import cardbench.odds.yisp.syntax.Operator;
import java.util.Arrays;

/**
 * Runs programs on one state, which it changes in place. Whatever the state leaves open is decided
 * by a choice at a chance node. The same choices lead to the same state, so {@link
 * ChoiceEnumerator} can replay a path.
 */
public final class StateMachine {

    private final Problem problem;
    final ChoiceEnumerator chance;
    private final int[] weights;
    private final DrawPile drawPile;

    /** What leaves the deck without a name. */
    final UnnamedCards unnamed;

    final MultiDraw draws;

    private final CardSelection selection;

    /** Executes programs on the current state. */
    public final Executor executor;

    private final SolverOptions options;

    /** The excavation that runs, if any. */
    public final ExcavatedCards excavated;

    /** The abstraction of the state before the running effect. */
    public Abstraction abstraction;

    /** The current state. */
    public State state;

    /**
     * Whether zones that cards leave or come to are not brought to their canonical form, because
     * the whole state is brought to one right after the move.
     */
    public boolean defersForms;

    /** Whether a number of some state could not be computed and was taken as 0. */
    public boolean faulty;

    public StateMachine(
            Problem problem, SolverOptions options, ChoiceEnumerator chance, Residues residues) {
        this.problem = problem;
        this.chance = chance;
        this.weights = new int[Math.max(Residues.MAX_MULTIPLICITY, 2 * Problem.MOST_CLASSES)];
        this.options = options;
        this.executor = new Executor(this);
        this.draws = new MultiDraw(residues, chance);
        this.drawPile = new DrawPile(problem, options, this);
        this.unnamed = new UnnamedCards(this, draws);
        this.selection = new CardSelection(problem, this, drawPile);
        this.excavated = new ExcavatedCards(options, this, drawPile, selection);
    }

    /**
     * A random number, both ends included.
     *
     * @return 0 if the range is empty
     * @throws BudgetExceededException if it is too large
     */
    int random(int least, int most) {
        // the range of two 32-bit numbers has 33 bits
        long span = (long) most - least + 1;
        if (Operator.RANDOM.fails(least, most)) {
            faulty = true;
            return 0;
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
        return first(list, from, CardClassSet.ALL);
    }

    /** Decides the class of the first card of some classes in a group; there must be one. */
    private int first(byte[] list, int from, int among) {
        int to = PartiallyOrderedCards.end(list, from);
        Arrays.fill(weights, 0, problem.classes(), 0);
        int found = 0;
        for (int i = from; i < to; i++) {
            if (PartiallyOrderedCards.isAmong(list[i], among)) {
                weights[PartiallyOrderedCards.classOf(list[i])]++;
                found |= 1 << PartiallyOrderedCards.classOf(list[i]);
            }
        }
        // a choice with one branch would be charged to the budget like any other
        return (found & found - 1) == 0
                ? Integer.numberOfTrailingZeros(found)
                : choose(weights, problem.classes());
    }

    /**
     * Decides the class of the first card of a group, among those whose order matters to some
     * classes. It may lie before all others of the group, whose order does not.
     *
     * @param classes of which the group has one at least
     */
    int firstRelated(int zone, byte[] list, int from, int classes) {
        int to = PartiallyOrderedCards.end(list, from);
        int present = 0;
        for (int i = from; i < to; i++) {
            present |= 1 << PartiallyOrderedCards.classOf(list[i]);
        }
        int first = Integer.numberOfTrailingZeros(present & classes);
        return first(list, from, abstraction.block(present, first, zone));
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
    public void order(int zone, int classes) {
        byte[] list = state.list(zone);
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
    public void begin(Instruction.Move move) {
        CardClassSet cards = move.cards();
        if (move.searches()) {
            unnamed.nameLost();
            unnamed.divideHidden(cards.lead());
        }
        int limit = selection.limit(cards.limit());
        int[] limits = selection.limits(cards.rest());
        if (excavated.areIn(cards.zone())) {
            excavated.takeFirst(cards.lead());
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
    public void advance(Instruction.Move move) {
        CardClassSet cards = move.cards();
        byte item = cards.fromTop() ? drawPile.draw() : drawPile.search(cards.lead());
        hold(item, move.to());
        state.pending--;
        if (state.pending == 0) {
            state.kept = 0;
            deliver(move);
        }
    }

    /** Whether cards are pending in a state that can be drawn at once, as a multiset. */
    public boolean drawsAtOnce(Instruction.Move move, State from) {
        return from.pending > 0
                && options.uses(Idea.MULTISET_DRAWS)
                && move.draws()
                && move.to() != CardClassSet.DECK
                // below known cards that are drawn already, all orders are as likely without marks
                && (from.marks.length == 0 || from.kept == 0 && !drawPile.byPlaces())
                && MultiDraw.covers(from, from.pending);
    }

    /** Deals an opening hand, given by class. */
    public void deal(int[] hand) {
        take(hand);
        put(problem.moves()[0], abstraction.group(hand, problem.moves()[0].to()));
    }

    /** Draws the pending cards at once and puts them down, named only as far as it matters. */
    public void drawAtOnce(Instruction.Move move) {
        if (unnamed.losesCards(move, state)) {
            state.lost += state.pending;
            state.unseen -= state.pending;
            put(move, PartiallyOrderedCards.NONE);
            return;
        }
        int[] kinds = unnamed.kinds(move, state);
        draws.draw(state, state.pending, kinds);
        if (kinds == null) {
            take(draws.drawn);
        } else {
            for (int c = 0; c < kinds.length; c++) {
                if (draws.drawn[c] > 0) {
                    state.hide(CardKinds.set(state, kinds, c), HiddenCards.GONE, draws.drawn[c]);
                }
            }
        }
        put(move, abstraction.group(draws.drawn, move.to()));
    }

    private void take(int[] drawn) {
        int[] counts = state.ownCounts();
        for (int c = 0; c < drawn.length; c++) {
            counts[c] -= drawn[c];
            state.unseen -= drawn[c];
        }
    }

    /** Puts down cards that were drawn at once. */
    private void put(Instruction.Move move, byte[] drawn) {
        // some may have been drawn card by card before: then these lie after them
        state.heldList = PartiallyOrderedCards.joined(state.heldList, drawn);
        state.kept = 0;
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

    private void take(int zone, CardSelection.Choice choice) {
        byte[] list = state.list(zone);
        state.heldList = PartiallyOrderedCards.only(list, choice.listed);
        state.lay(zone, PartiallyOrderedCards.without(list, choice.listed));
        for (byte item : choice.loose) {
            state.fill(zone, PartiallyOrderedCards.without(state.bag(zone), item));
        }
        state.heldBag = choice.loose;
        changeZone(zone, state.list(zone));
    }

    /** Gives a zone another list, in its canonical form if that is not deferred. */
    private void changeZone(int zone, byte[] list) {
        if (defersForms) {
            state.lay(zone, list);
        } else {
            abstraction.canonicaliseZone(state, zone, list);
        }
    }

    private void takeSelf() {
        for (int zone = 1; zone < state.zones(); zone++) {
            byte[] list = state.list(zone);
            boolean[] self = self(list);
            if (self != null) {
                state.heldList = PartiallyOrderedCards.only(list, self);
                changeZone(zone, PartiallyOrderedCards.without(list, self));
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
        // Cards in the list keep their order. Those of the bag may go after them as one group: if
        // an order group has cards in both, as some were drawn one by one and the rest at once, all
        // its orders are as likely.
        byte[] held =
                PartiallyOrderedCards.joined(
                        state.heldList, PartiallyOrderedCards.group(state.heldBag));
        boolean anything = state.moved || held.length > 0;
        state.heldList = PartiallyOrderedCards.NONE;
        state.heldBag = PartiallyOrderedCards.NONE;
        state.moved = false;
        if (move.to() == CardClassSet.DECK) {
            drawPile.put(held, move.top());
        } else if (!abstraction.forgets(held, move.to())) {
            byte[] list = state.list(move.to());
            changeZone(
                    move.to(),
                    move.top()
                            ? PartiallyOrderedCards.joined(held, list)
                            : PartiallyOrderedCards.joined(list, held));
        }
        if (anything && move.shuffles()) {
            shuffle(CardClassSet.DECK);
        }
        settle();
    }

    /**
     * Decides the combos whose cards are in place for good, and ends the game if none is open. This
     * cuts off the rest of the running effect, not only the effects after it.
     */
    private void settle() {
        int open = abstraction.settles & ~state.decided;
        if (open == 0) {
            return;
        }
        ComboCondition[] combos = problem.combos();
        for (int i = 0; i < problem.early(); i++) {
            if ((open >>> i & 1) == 1 && ZoneMatching.isMet(combos[i], state)) {
                state.decided |= 1 << i;
                state.succeeded |= 1 << i;
            }
        }
        if (state.decided == problem.allCombos()) {
            state.finish();
        }
    }

    /** Shuffles a zone. */
    void shuffle(int zone) {
        if (zone == CardClassSet.DECK) {
            drawPile.shuffle();
            return;
        }
        byte[] list = state.list(zone);
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

package cardbench.odds.exact.machine;

import cardbench.odds.exact.program.Excavation;
import cardbench.odds.exact.program.Idea;
import cardbench.odds.exact.program.SolverOptions;
import cardbench.odds.exact.state.CardKinds;
import cardbench.odds.exact.state.HiddenCards;
import cardbench.odds.exact.state.PartiallyOrderedCards;
import cardbench.odds.exact.state.State;

/**
 * The cards that an {@link Excavation} looks at, on the current state of a machine. They lie in the
 * zone of the excavation as kinds, and are still among the unseen cards of the deck.
 */
public final class ExcavatedCards {

    private final StateMachine machine;
    private final DrawPile drawPile;
    private final CardSelection selection;
    private final boolean remembersSure;

    /** The zone of the excavation that runs; 0 for none. */
    private int zone;

    /** The kinds by which it distinguishes cards. */
    private int[] kinds;

    ExcavatedCards(
            SolverOptions options,
            StateMachine machine,
            DrawPile drawPile,
            CardSelection selection) {
        this.remembersSure = options.uses(Idea.SURE_CARDS);
        this.machine = machine;
        this.drawPile = drawPile;
        this.selection = selection;
    }

    /** Whether an excavation runs whose cards lie in a zone. */
    boolean areIn(int asked) {
        return zone > 0 && zone == asked;
    }

    /**
     * Whether an excavation can begin: the cards that it looks at are any of the unseen ones,
     * equally likely.
     *
     * @param kind by class the first one of its kind
     */
    public boolean canBegin(Excavation excavation, int[] kind) {
        State state = machine.state;
        int place = excavation.zone();
        return (state.lost == 0 || remembersSure)
                && state.marks.length == 0
                && state.bottom.length == 0
                && CardKinds.of(kind, state) != null
                && state.list(place).length + state.bag(place).length == 0
                && MultiDraw.covers(state, count(excavation));
    }

    /** The number of cards that an excavation looks at. */
    private int count(Excavation excavation) {
        return selection.limit(excavation.draw().cards().limit());
    }

    /** Ends the excavation. */
    public void end() {
        zone = 0;
    }

    private int[] kinds(State from) {
        return CardKinds.of(kinds, from);
    }

    /**
     * Lays the first cards of the deck into the zone. They are still among the unseen ones, and
     * known not to be lost.
     *
     * @param kind by class the first one of its kind
     */
    public void look(Excavation excavation, int[] kind) {
        zone = excavation.zone();
        kinds = kind;
        State state = machine.state;
        int[] kindOf = kinds(state);
        machine.draws.draw(state, count(excavation), kindOf);
        byte[] bag = PartiallyOrderedCards.NONE;
        for (int c = 0; c < kindOf.length; c++) {
            int seen = machine.draws.drawn[c];
            if (state.lost > 0 && seen > 0) {
                state.makeSure(CardKinds.set(state, kindOf, c), seen);
            }
            for (int i = 0; i < seen; i++) {
                bag = PartiallyOrderedCards.with(bag, c);
            }
        }
        state.fill(zone, bag);
    }

    /** Takes the first of some cards: any of them, equally likely. */
    void takeFirst(int mask) {
        State state = machine.state;
        byte[] bag = state.bag(zone);
        if (PartiallyOrderedCards.count(bag, mask) == 0) {
            return;
        }
        int[] weights = new int[kinds.length];
        for (byte item : bag) {
            weights[item] += PartiallyOrderedCards.isAmong(item, mask) ? 1 : 0;
        }
        int kind = machine.choose(weights, weights.length);
        // the card is any of its kind: those that are looked at are still among the unseen ones
        int set = CardKinds.set(state, kinds(state), kind);
        int c = drawPile.ofKind(state, set);
        if (state.lost > 0) {
            state.makeSure(set, -1);
        }
        state.ownCounts()[c]--;
        state.unseen--;
        state.fill(zone, PartiallyOrderedCards.without(bag, kind));
        state.heldList = PartiallyOrderedCards.withSingle(state.heldList, (byte) c);
    }

    /**
     * Puts the cards back.
     *
     * @param buries whether they are known to lie at the bottom
     */
    public void putBack(boolean buries) {
        State state = machine.state;
        int[] kindOf = buries ? kinds(state) : null;
        for (byte item : buries ? state.bag(zone) : PartiallyOrderedCards.NONE) {
            int set = CardKinds.set(state, kindOf, item);
            state.hide(set, HiddenCards.BURIED, 1);
            if (state.lost > 0) {
                state.makeSure(set, -1);
            }
        }
        state.fill(zone, PartiallyOrderedCards.NONE);
    }
}

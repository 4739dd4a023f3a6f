package cardbench.exact.tree;

/**
 * Finds the cards that need not be told apart when they leave the top of the deck, and whether they
 * may be {@linkplain HiddenCards hidden}.
 *
 * <p>Any cards of a kind may be the hidden ones, equally likely, as long as nothing tells the
 * hidden ones from the others. So no card comes back into the deck but those that an excavation put
 * back unnamed, and a search may come only if the deck is shuffled behind it. Where cards have left
 * the deck, nothing that asks about the deck may split a kind. Where they are only buried, and once
 * at most, a search may ({@link BuriedSearch}).
 */
final class HidingAnalysis {

    private final Problem problem;
    private final Liveness live;
    private final int classes;

    /** By number of a move, the zone of the excavation that it begins; 0 for none. */
    private final int[] digs;

    /** Whether cards are put below the unseen ones once at most, so that their order is any. */
    private final boolean buriesOnce;

    /** By number of a move, whether it ends an excavation. */
    private final boolean[] putsBack;

    HidingAnalysis(Problem problem, Liveness live) {
        this.problem = problem;
        this.live = live;
        this.classes = problem.classes();
        this.digs = new int[problem.moves().length];
        this.putsBack = new boolean[digs.length];
        int times = 0;
        for (CompiledEffect effect : problem.abilities()) {
            if (effect.excavation() != null) {
                int back = effect.excavation().back().number();
                digs[effect.excavation().draw().number()] = effect.excavation().zone();
                putsBack[back] = true;
                times += problem.forgets()[back] ? 0 : effect.once() ? 1 : 2;
            }
        }
        this.buriesOnce = times < 2 && problem.turns().length == 0;
    }

    /**
     * Finds the kinds of cards that need not be told apart when they leave the top of the deck.
     *
     * @param lazy whether cards may be hidden at all
     * @param ends whether every game is certain to end
     */
    void find(boolean lazy, boolean ends, Abstraction abstraction) {
        abstraction.hides = false;
        abstraction.buries = false;
        if (!lazy || !live.draws || live.looks) {
            return;
        }
        boolean returns = false;
        boolean searches = false;
        for (int i = 0; i < live.moves.length; i++) {
            Instruction.Move move = problem.moves()[i];
            if (!live.moves[i]) {
                continue;
            }
            if (move.searches()) {
                if (!problem.forgets()[i] || move.cards().rest().length > 0) {
                    return;
                }
                searches = true;
            }
            if (move.to() == CardClassSet.DECK) {
                if (!putsBack[i]) {
                    return;
                }
                returns = true;
            }
        }
        abstraction.buries = (!searches || buriesOnce) && !live.reachesBottom(ends);
        abstraction.hides = !returns || abstraction.buries && !searches;
        if (!abstraction.hides && !abstraction.buries) {
            return;
        }
        // buried cards are still in the deck, so a search among them may split a kind
        boolean whole = !returns || !searches;
        for (int c = 0; c < classes; c++) {
            int first = 0;
            while (first < c && !isKind(first, c, whole, abstraction)) {
                first++;
            }
            abstraction.kind[c] = first;
        }
    }

    /**
     * Whether nothing that leaves the top of the deck, but to the hand, tells two classes apart.
     *
     * @param whole whether nothing asked about the deck may tell them apart, either
     */
    private boolean isKind(int a, int b, boolean whole, Abstraction abstraction) {
        for (int i = 0; i < live.asked.length; i++) {
            int asked = problem.queries().classes(i);
            if (whole
                    && live.asked[i]
                    && problem.queries().zone(i) == CardClassSet.DECK
                    && (asked >>> a & 1) != (asked >>> b & 1)) {
                return false;
            }
        }
        for (int i = 0; i < live.moves.length; i++) {
            Instruction.Move move = problem.moves()[i];
            if (!live.moves[i]
                    || move.cards().zone() != CardClassSet.DECK
                    || !move.cards().fromTop()
                    || move.to() == CardClassSet.HAND) {
                continue;
            }
            int[] representative = abstraction.representative[move.to()];
            if (digs[i] == 0 ? representative[a] != representative[b] : !isAlike(digs[i], a, b)) {
                return false;
            }
        }
        return true;
    }

    private boolean isAlike(int zone, int a, int b) {
        for (int i = 0; i < problem.queries().size(); i++) {
            int asked = problem.queries().classes(i);
            if (problem.queries().zone(i) == zone && (asked >>> a & 1) != (asked >>> b & 1)) {
                return false;
            }
        }
        return true;
    }
}

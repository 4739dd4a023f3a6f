package cardbench.exact.tree;

/**
 * Decides combos, and whether games are certain to end, from the bounds of {@link Liveness} before
 * the games are over.
 */
final class EarlyEnding {

    private final Problem problem;
    private final Liveness live;

    EarlyEnding(Problem problem, Liveness live) {
        this.problem = problem;
        this.live = live;
    }

    /**
     * Whether every game is certain to end: each live effect is activated only once, or removes its
     * own card for good.
     */
    boolean ends() {
        for (CompiledEffect ability : problem.abilities()) {
            if (!live.live[ability.number()] || ability.once() || ability.onlyFirst()) {
                continue;
            }
            int leaves = ability.leavesFor();
            int scanned = 0;
            for (int zone : problem.scanned()) {
                scanned |= ability.allows(zone) ? 1 << zone : 0;
            }
            // bit 0 is the deck: a card that goes back to it may be drawn and act again
            if (leaves == 0 || (leaves & (scanned | 1)) != 0) {
                return false;
            }
            for (int i = 0; i < live.moves.length; i++) {
                Instruction.Move move = problem.moves()[i];
                // Moves out of the deck are harmless: no move brings the card back there, so each
                // copy leaves it once.
                boolean comes =
                        live.moves[i]
                                && (move.classes() >>> ability.owner() & 1) == 1
                                && (1 << move.to() & (scanned | 1)) != 0
                                && move.cards().zone() != CardClassSet.DECK;
                if (comes) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Decides the combos whose result is certain. */
    void decide(State state) {
        for (int i = 0; i < problem.early(); i++) {
            if ((state.decided >>> i & 1) == 1) {
                continue;
            }
            ComboCondition condition = problem.goals()[i];
            if (cannot(condition)) {
                state.decided |= 1 << i;
            }
        }
        int settling = settling(state.decided);
        for (int i = 0; i < problem.early(); i++) {
            if ((settling >>> i & 1) == 1 && problem.goals()[i].isMet(state)) {
                state.decided |= 1 << i;
                state.succeeded |= 1 << i;
            }
        }
    }

    /**
     * The open combos that are certain to succeed as soon as their cards are in place, as bits: no
     * live move takes such a card away, and score and condition cannot change any more.
     */
    int settling(int decided) {
        int settling = 0;
        for (int i = 0; i < problem.early(); i++) {
            ComboCondition condition = problem.goals()[i];
            if ((decided >>> i & 1) == 0
                    && !condition.sensitive()
                    && condition.condition() == null
                    && condition.score() instanceof NumericExpression.Fixed
                    && stays(CardClassSet.HAND, condition.handClasses())
                    && stays(CardClassSet.GRAVE, condition.graveClasses())) {
                settling |= 1 << i;
            }
        }
        return settling;
    }

    private boolean cannot(ComboCondition condition) {
        // as in ygo-calc, a combo whose cards match fails if its score is not above 0
        if (condition.score().bound(live).most() <= 0) {
            return true;
        }
        if (condition.condition() != null && condition.condition().bound(live).isZero()) {
            return true;
        }
        return lacks(CardClassSet.HAND, condition.hand())
                || lacks(CardClassSet.GRAVE, condition.grave());
    }

    private boolean lacks(int zone, int[] masks) {
        for (int mask : masks) {
            if (live.upper(zone, mask) == 0) {
                return true;
            }
        }
        return false;
    }

    /** Whether no card of some classes can leave a zone. */
    private boolean stays(int zone, int mask) {
        for (int i = 0; i < live.moves.length; i++) {
            if (live.moves[i]) {
                Instruction.Move move = problem.moves()[i];
                int from = move.cards().zone();
                boolean takes = from == zone || from == CardClassSet.SELF;
                if (takes && (move.classes() & mask & live.enter[zone]) != 0) {
                    return false;
                }
            }
        }
        return true;
    }
}

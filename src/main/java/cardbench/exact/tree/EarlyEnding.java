package cardbench.exact.tree;

/** Says how games and combos end before they do, where what can still happen leaves no doubt. */
final class EarlyEnding {

    private final Problem problem;
    private final Liveness live;

    EarlyEnding(Problem problem, Liveness live) {
        this.problem = problem;
        this.live = live;
    }

    /**
     * Whether every game ends by itself: what is not activated once takes its card away for good.
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
            if (leaves == 0 || (leaves & (scanned | 1)) != 0) {
                return false;
            }
            for (int i = 0; i < live.moves.length; i++) {
                Instruction.Move move = problem.moves()[i];
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

    /** Decides the combos of which it is sure how they end. */
    void decide(State state) {
        for (int i = 0; i < problem.goals().length; i++) {
            if ((state.decided >>> i & 1) == 1) {
                continue;
            }
            ComboCondition condition = problem.goals()[i];
            if (cannot(condition)) {
                state.decided |= 1 << i;
            }
        }
        int settling = settling(state.decided);
        for (int i = 0; i < problem.goals().length; i++) {
            if ((settling >>> i & 1) == 1 && problem.goals()[i].isMet(state)) {
                state.decided |= 1 << i;
                state.succeeded |= 1 << i;
            }
        }
    }

    /** The combos that succeed for sure once their cards lie there, since these stay. */
    int settling(int decided) {
        int settling = 0;
        for (int i = 0; i < problem.goals().length; i++) {
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

    /** Whether no card of some classes can leave a zone, nor one come to its front. */
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

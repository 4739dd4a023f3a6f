package cardbench.solve;

/** Says how games and combos end before they do, where what can still happen leaves no doubt. */
final class Endings {

    private final Problem problem;
    private final Liveness live;

    Endings(Problem problem, Liveness live) {
        this.problem = problem;
        this.live = live;
    }

    /**
     * Whether every game ends by itself: what is not activated once takes its card away for good.
     */
    boolean ends() {
        for (Ability ability : problem.abilities()) {
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
                Deed.Move move = problem.moves()[i];
                boolean comes =
                        live.moves[i]
                                && (move.classes() >>> ability.owner() & 1) == 1
                                && (1 << move.to() & (scanned | 1)) != 0
                                && move.cards().zone() != Cards.DECK;
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
            Goal goal = problem.goals()[i];
            if (cannot(goal)) {
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
            Goal goal = problem.goals()[i];
            if ((decided >>> i & 1) == 0
                    && !goal.sensitive()
                    && goal.condition() == null
                    && goal.score() instanceof Amount.Fixed
                    && stays(Cards.HAND, goal.handClasses())
                    && stays(Cards.GRAVE, goal.graveClasses())) {
                settling |= 1 << i;
            }
        }
        return settling;
    }

    private boolean cannot(Goal goal) {
        goal.score().bound(live);
        if (live.high <= 0) {
            return true;
        }
        if (goal.condition() != null) {
            goal.condition().bound(live);
            if (live.isZero()) {
                return true;
            }
        }
        return lacks(Cards.HAND, goal.hand()) || lacks(Cards.GRAVE, goal.grave());
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
                Deed.Move move = problem.moves()[i];
                int from = move.cards().zone();
                boolean takes = from == zone || from == Cards.SELF;
                if (takes && (move.classes() & mask & live.enter[zone]) != 0) {
                    return false;
                }
            }
        }
        return true;
    }
}

package cardbench.exact.tree;

import java.util.Arrays;

/** Tells between which classes of cards the order in a zone may matter: these are relatives. */
final class OrderRelevance {

    private final Problem problem;
    private final Liveness live;
    private final int[][] reach;
    private final boolean lazy;
    private final int classes;

    /** By scanned zone the classes with effects that may be activated there, as bits. */
    private final int[] owners;

    /**
     * @param reach by class and zone the zones that its cards may get to from there, as bits; kept
     *     up to date by its owner
     * @param lazy whether orders are left open at all
     */
    OrderRelevance(Problem problem, Liveness live, int[][] reach, boolean lazy) {
        this.problem = problem;
        this.live = live;
        this.reach = reach;
        this.lazy = lazy;
        this.classes = problem.classes();
        this.owners = new int[problem.scanned().length];
    }

    /** Finds the classes between which the order may matter, zone by zone. */
    void relate(int decided, Abstraction abstraction) {
        boolean all = !lazy || putsIntoDeck();
        for (int i = 0; i < owners.length; i++) {
            owners[i] = owners(problem.scanned()[i]);
        }
        for (int zone = 0; zone < abstraction.orderGroup.length; zone++) {
            int[] orderGroup = abstraction.orderGroup[zone];
            Arrays.fill(orderGroup, Abstraction.UNORDERED);
            abstraction.orderGroups[zone] = 0;
            if (all) {
                Arrays.fill(orderGroup, 0);
                abstraction.orderGroups[zone] = 1;
                continue;
            }
            for (int i = 0; i < live.ordered.length; i++) {
                if (live.ordered[i]) {
                    int mask = problem.queries().classes(i);
                    relate(zone, problem.queries().zone(i), mask, abstraction);
                }
            }
            for (int i = 0; i < owners.length; i++) {
                relate(zone, problem.scanned()[i], owners[i], abstraction);
            }
            for (int i = 0; i < problem.goals().length; i++) {
                ComboCondition condition = problem.goals()[i];
                if ((decided >>> i & 1) == 0 && condition.sensitive()) {
                    relate(zone, CardClassSet.HAND, condition.handClasses(), abstraction);
                    relate(zone, CardClassSet.GRAVE, condition.graveClasses(), abstraction);
                }
            }
            number(abstraction, zone);
        }
    }

    private boolean putsIntoDeck() {
        for (int i = 0; i < live.moves.length; i++) {
            if (live.moves[i] && problem.moves()[i].to() == CardClassSet.DECK) {
                return true;
            }
        }
        return false;
    }

    /** The classes with effects that may be activated in a zone. */
    private int owners(int zone) {
        int owners = 0;
        for (CompiledEffect ability : problem.abilities()) {
            if (live.live[ability.number()] && ability.allows(zone)) {
                owners |= 1 << ability.owner();
            }
        }
        return owners;
    }

    /** Relates those of some classes that may get from one zone to another. */
    private void relate(int zone, int to, int mask, Abstraction abstraction) {
        int[] orderGroup = abstraction.orderGroup[zone];
        int first = -1;
        int there = mask & live.enter[zone];
        for (int c = 0; there >>> c != 0 && c < classes; c++) {
            boolean gets = (there >>> c & 1) == 1 && (reach[c][zone] >>> to & 1) == 1;
            int one = gets ? abstraction.representative[zone][c] : Abstraction.IRRELEVANT;
            if (one == Abstraction.IRRELEVANT || one == first) {
                continue;
            }
            if (first < 0) {
                first = one;
                continue;
            }
            int mine = orderGroup[first] == Abstraction.UNORDERED ? first : orderGroup[first];
            int other = orderGroup[one] == Abstraction.UNORDERED ? one : orderGroup[one];
            orderGroup[first] = mine;
            orderGroup[one] = mine;
            for (int i = 0; i < classes; i++) {
                orderGroup[i] = orderGroup[i] == other ? mine : orderGroup[i];
            }
        }
    }

    /** Numbers the groups of relatives from 0 on. */
    private void number(Abstraction abstraction, int zone) {
        int[] orderGroup = abstraction.orderGroup[zone];
        int next = 0;
        for (int c = 0; c < classes; c++) {
            int own = orderGroup[c];
            if (own >= 0 && own < classes) {
                for (int i = c; i < classes; i++) {
                    orderGroup[i] = orderGroup[i] == own ? classes + next : orderGroup[i];
                }
                next++;
            }
        }
        for (int c = 0; c < classes; c++) {
            orderGroup[c] =
                    orderGroup[c] == Abstraction.UNORDERED
                            ? Abstraction.UNORDERED
                            : orderGroup[c] - classes;
        }
        abstraction.orderGroups[zone] = next;
    }
}

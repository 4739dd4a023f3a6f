package cardbench.solve;

import java.util.Arrays;

/** Tells between which classes of cards the order in a zone may matter: these are relatives. */
final class Kinship {

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
    Kinship(Problem problem, Liveness live, int[][] reach, boolean lazy) {
        this.problem = problem;
        this.live = live;
        this.reach = reach;
        this.lazy = lazy;
        this.classes = problem.classes();
        this.owners = new int[problem.scanned().length];
    }

    /** Finds the classes between which the order may matter, zone by zone. */
    void relate(int decided, View view) {
        boolean all = !lazy || putsIntoDeck();
        for (int i = 0; i < owners.length; i++) {
            owners[i] = owners(problem.scanned()[i]);
        }
        for (int zone = 0; zone < view.kin.length; zone++) {
            int[] kin = view.kin[zone];
            Arrays.fill(kin, View.LOOSE);
            view.kins[zone] = 0;
            if (all) {
                Arrays.fill(kin, 0);
                view.kins[zone] = 1;
                continue;
            }
            for (int i = 0; i < live.ordered.length; i++) {
                if (live.ordered[i]) {
                    int mask = problem.questions().classes(i);
                    relate(zone, problem.questions().zone(i), mask, view);
                }
            }
            for (int i = 0; i < owners.length; i++) {
                relate(zone, problem.scanned()[i], owners[i], view);
            }
            for (int i = 0; i < problem.goals().length; i++) {
                Goal goal = problem.goals()[i];
                if ((decided >>> i & 1) == 0 && goal.sensitive()) {
                    relate(zone, Cards.HAND, goal.handClasses(), view);
                    relate(zone, Cards.GRAVE, goal.graveClasses(), view);
                }
            }
            number(view, zone);
        }
    }

    private boolean putsIntoDeck() {
        for (int i = 0; i < live.moves.length; i++) {
            if (live.moves[i] && problem.moves()[i].to() == Cards.DECK) {
                return true;
            }
        }
        return false;
    }

    /** The classes with effects that may be activated in a zone. */
    private int owners(int zone) {
        int owners = 0;
        for (Ability ability : problem.abilities()) {
            if (live.live[ability.number()] && ability.allows(zone)) {
                owners |= 1 << ability.owner();
            }
        }
        return owners;
    }

    /** Relates those of some classes that may get from one zone to another. */
    private void relate(int zone, int to, int mask, View view) {
        int[] kin = view.kin[zone];
        int first = -1;
        int there = mask & live.enter[zone];
        for (int c = 0; there >>> c != 0 && c < classes; c++) {
            boolean gets = (there >>> c & 1) == 1 && (reach[c][zone] >>> to & 1) == 1;
            int one = gets ? view.alias[zone][c] : View.GONE;
            if (one == View.GONE || one == first) {
                continue;
            }
            if (first < 0) {
                first = one;
                continue;
            }
            int mine = kin[first] == View.LOOSE ? first : kin[first];
            int other = kin[one] == View.LOOSE ? one : kin[one];
            kin[first] = mine;
            kin[one] = mine;
            for (int i = 0; i < classes; i++) {
                kin[i] = kin[i] == other ? mine : kin[i];
            }
        }
    }

    /** Numbers the groups of relatives from 0 on. */
    private void number(View view, int zone) {
        int[] kin = view.kin[zone];
        int next = 0;
        for (int c = 0; c < classes; c++) {
            int own = kin[c];
            if (own >= 0 && own < classes) {
                for (int i = c; i < classes; i++) {
                    kin[i] = kin[i] == own ? classes + next : kin[i];
                }
                next++;
            }
        }
        for (int c = 0; c < classes; c++) {
            kin[c] = kin[c] == View.LOOSE ? View.LOOSE : kin[c] - classes;
        }
        view.kins[zone] = next;
    }
}

package cardbench.solve;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

class KinshipTest {

    private static Topics topics() {
        return new Topics()
                .card("a", 2, "x", "[1]@;(# H.a:x.1 B)")
                .card("b", 2, "x", "[1HB]@;(# B.2 F)")
                .card("c", 2, "", "[1]@;(# X B)")
                .card("d", 2, "x y")
                .card("e", 2, "y")
                .hand(3)
                .combo("a:x,d,a:y", "a:y,a:x", "", "", "greedy")
                .combo("e", "");
    }

    /**
     * Two classes are relatives in a zone if a chain leads from one to the other, each pair of
     * which may come together to a place where their order is asked for.
     */
    private static boolean[][] related(
            Problem problem, Liveness live, int[][] reach, int decided, View view, int zone) {
        int classes = problem.classes();
        boolean[][] related = new boolean[classes][classes];
        for (int question = 0; question < problem.questions().size(); question++) {
            if (live.ordered[question]) {
                int to = problem.questions().zone(question);
                int mask = problem.questions().classes(question);
                relate(live, reach, view, zone, to, mask, related);
            }
        }
        for (int to : problem.scanned()) {
            int owners = 0;
            for (Ability ability : problem.abilities()) {
                boolean able = live.live[ability.number()] && ability.allows(to);
                owners |= able ? 1 << ability.owner() : 0;
            }
            relate(live, reach, view, zone, to, owners, related);
        }
        for (int i = 0; i < problem.goals().length; i++) {
            Goal goal = problem.goals()[i];
            if ((decided >>> i & 1) == 0 && goal.sensitive()) {
                relate(live, reach, view, zone, Cards.HAND, goal.handClasses(), related);
                relate(live, reach, view, zone, Cards.GRAVE, goal.graveClasses(), related);
            }
        }
        for (int through = 0; through < classes; through++) {
            for (int a = 0; a < classes; a++) {
                for (int b = 0; b < classes; b++) {
                    related[a][b] |= related[a][through] && related[through][b];
                }
            }
        }
        return related;
    }

    private static void relate(
            Liveness live,
            int[][] reach,
            View view,
            int zone,
            int to,
            int mask,
            boolean[][] related) {
        for (int a = 0; a < related.length; a++) {
            for (int b = 0; b < related.length; b++) {
                boolean both = (mask & live.enter[zone] & 1 << a) != 0;
                both &= (mask & live.enter[zone] & 1 << b) != 0;
                both &= (reach[a][zone] & reach[b][zone] & 1 << to) != 0;
                int one = view.alias[zone][a];
                int other = view.alias[zone][b];
                if (both && one != other && one != View.GONE && other != View.GONE) {
                    related[one][other] = true;
                    related[other][one] = true;
                }
            }
        }
    }

    @Test
    void relatives_areThoseWhoseOrderMayBeAskedFor() {
        Problem problem = topics().problem();
        int loose = 0;
        for (int seed = 0; seed < 300; seed++) {
            Random random = new Random(seed);
            Liveness live = new Liveness(problem);
            int[][] reach = new int[problem.classes()][problem.zones().length()];
            View view = new View(problem);
            for (int i = 0; i < live.ordered.length; i++) {
                live.ordered[i] = random.nextInt(6) == 0;
            }
            for (int i = 0; i < live.live.length; i++) {
                live.live[i] = random.nextBoolean();
            }
            for (int zone = 0; zone < problem.zones().length(); zone++) {
                live.enter[zone] = random.nextInt(32);
                for (int c = 0; c < problem.classes(); c++) {
                    reach[c][zone] = random.nextInt(16) | 1 << zone;
                    view.alias[zone][c] =
                            random.nextInt(5) == 0 ? View.GONE : random.nextInt(3) == 0 ? 0 : c;
                }
            }
            int decided = random.nextInt(4);
            new Kinship(problem, live, reach, true).relate(decided, view);
            for (int zone = 0; zone < problem.zones().length(); zone++) {
                boolean[][] related = related(problem, live, reach, decided, view, zone);
                String where = "seed " + seed + ", zone " + zone;
                int numbers = 0;
                for (int a = 0; a < problem.classes(); a++) {
                    int kin = view.kin[zone][a];
                    boolean alone = true;
                    for (int b = 0; b < problem.classes(); b++) {
                        alone &= a == b || !related[a][b];
                        boolean same = kin != View.LOOSE && kin == view.kin[zone][b];
                        assertEquals(a == b || related[a][b], a == b || same, where);
                    }
                    assertEquals(alone, kin == View.LOOSE, where);
                    loose += alone ? 1 : 0;
                    numbers = Math.max(numbers, kin + 1);
                }
                assertEquals(numbers, view.kins[zone], where);
            }
        }
        assertEquals(true, loose > 100);
    }

    /** Where cards are put into the deck, or orders are not to be left open, all are relatives. */
    @Test
    void everyOrder_mayMatter() {
        Problem puts = topics().header("(# H.1 D)").problem();
        for (boolean lazy : new boolean[] {true, false}) {
            Liveness live = new Liveness(puts);
            Arrays.fill(live.moves, true);
            View view = new View(puts);
            int[][] reach = new int[puts.classes()][puts.zones().length()];
            new Kinship(puts, live, reach, lazy).relate(0, view);
            for (int zone = 0; zone < puts.zones().length(); zone++) {
                assertEquals(1, view.kins[zone]);
                assertEquals("[0, 0, 0, 0, 0]", Arrays.toString(view.kin[zone]));
            }
            Arrays.fill(live.moves, false);
            new Kinship(puts, live, reach, lazy).relate(3, view);
            assertEquals(lazy ? 0 : 1, view.kins[Cards.HAND]);
        }
    }
}

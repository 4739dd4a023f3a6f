package cardbench.odds.exact.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cardbench.odds.exact.program.CardClassSet;
import cardbench.odds.exact.program.ComboCondition;
import cardbench.odds.exact.program.CompiledEffect;
import cardbench.odds.exact.program.Idea;
import cardbench.odds.exact.program.Problem;
import cardbench.odds.exact.program.SolverOptions;
import cardbench.odds.exact.search.Topics;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

class OrderRelevanceTest {

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
            Problem problem,
            Liveness live,
            int[][] reach,
            int decided,
            Abstraction abstraction,
            int zone) {
        int classes = problem.classes();
        boolean[][] related = new boolean[classes][classes];
        for (int question = 0; question < problem.queries().size(); question++) {
            if (live.questions.ordered[question]) {
                int to = problem.queries().zone(question);
                int mask = problem.queries().classes(question);
                relate(live, reach, abstraction, zone, to, mask, related);
            }
        }
        for (int to : problem.scanned()) {
            int owners = 0;
            for (CompiledEffect effect : problem.effects()) {
                boolean able = live.live[effect.number()] && effect.allows(to);
                owners |= able ? 1 << effect.owner() : 0;
            }
            relate(live, reach, abstraction, zone, to, owners, related);
        }
        for (int i = 0; i < problem.combos().length; i++) {
            ComboCondition condition = problem.combos()[i];
            if ((decided >>> i & 1) == 0 && condition.sensitive()) {
                relate(
                        live,
                        reach,
                        abstraction,
                        zone,
                        CardClassSet.HAND,
                        condition.handClasses(),
                        related);
                relate(
                        live,
                        reach,
                        abstraction,
                        zone,
                        CardClassSet.GRAVE,
                        condition.graveClasses(),
                        related);
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
            Abstraction abstraction,
            int zone,
            int to,
            int mask,
            boolean[][] related) {
        for (int a = 0; a < related.length; a++) {
            for (int b = 0; b < related.length; b++) {
                boolean both = (mask & live.cards.enter[zone] & 1 << a) != 0;
                both &= (mask & live.cards.enter[zone] & 1 << b) != 0;
                both &= (reach[a][zone] & reach[b][zone] & 1 << to) != 0;
                int one = abstraction.representative[zone][a];
                int other = abstraction.representative[zone][b];
                if (both
                        && one != other
                        && one != Abstraction.IRRELEVANT
                        && other != Abstraction.IRRELEVANT) {
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
            Abstraction abstraction = new Abstraction(problem);
            for (int i = 0; i < live.questions.ordered.length; i++) {
                live.questions.ordered[i] = random.nextInt(6) == 0;
            }
            for (int i = 0; i < live.live.length; i++) {
                live.live[i] = random.nextBoolean();
            }
            for (int zone = 0; zone < problem.zones().length(); zone++) {
                live.cards.enter[zone] = random.nextInt(32);
                for (int c = 0; c < problem.classes(); c++) {
                    reach[c][zone] = random.nextInt(16) | 1 << zone;
                    abstraction.representative[zone][c] =
                            random.nextInt(5) == 0
                                    ? Abstraction.IRRELEVANT
                                    : random.nextInt(3) == 0 ? 0 : c;
                }
            }
            int decided = random.nextInt(4);
            new OrderRelevance(problem, live, reach, SolverOptions.FAST)
                    .relate(decided, -1, abstraction);
            for (int zone = 0; zone < problem.zones().length(); zone++) {
                boolean[][] related = related(problem, live, reach, decided, abstraction, zone);
                String where = "seed " + seed + ", zone " + zone;
                int numbers = 0;
                for (int a = 0; a < problem.classes(); a++) {
                    int orderGroup = abstraction.orderGroup[zone][a];
                    boolean alone = true;
                    for (int b = 0; b < problem.classes(); b++) {
                        alone &= a == b || !related[a][b];
                        boolean same =
                                orderGroup != Abstraction.UNORDERED
                                        && orderGroup == abstraction.orderGroup[zone][b];
                        assertEquals(a == b || related[a][b], a == b || same, where);
                    }
                    assertEquals(alone, orderGroup == Abstraction.UNORDERED, where);
                    loose += alone ? 1 : 0;
                    numbers = Math.max(numbers, orderGroup + 1);
                }
                assertEquals(numbers, abstraction.orderGroups[zone], where);
            }
        }
        assertEquals(true, loose > 100);
    }

    private static String groups(
            String header, boolean lazy, boolean deep, boolean moves, int zone) {
        Problem puts = topics().header(header).problem();
        Liveness live = new Liveness(puts);
        Arrays.fill(live.moves, moves);
        Arrays.fill(live.cards.enter, (1 << puts.classes()) - 1);
        Abstraction abstraction = new Abstraction(puts);
        int[][] reach = new int[puts.classes()][puts.zones().length()];
        for (int[] own : reach) {
            Arrays.fill(own, -1);
        }
        for (int[] own : abstraction.representative) {
            Arrays.setAll(own, c -> c);
        }
        abstraction.deep = deep;
        new OrderRelevance(
                        puts,
                        live,
                        reach,
                        lazy ? SolverOptions.FAST : SolverOptions.FAST.without(Idea.LAZY_ORDER))
                .relate(3, -1, abstraction);
        return Arrays.toString(abstraction.orderGroup[zone]);
    }

    /** Where orders are not to be left open, all are relatives. */
    @Test
    void everyOrder_mayMatter() {
        String all = "[0, 0, 0, 0, 0]";
        String none = "[-1, -1, -1, -1, -1]";
        for (int zone : new int[] {CardClassSet.DECK, CardClassSet.HAND, CardClassSet.GRAVE}) {
            assertEquals(all, groups("(# H D)", false, true, false, zone));
            assertEquals(all, groups("(# H D)", true, true, true, zone));
            assertEquals(none, groups("(# H D)", true, false, true, zone));
        }
        // the hand takes its order to the deck, unless no draw comes so far
        assertEquals(all, groups("(## H D)", true, false, true, CardClassSet.HAND));
        assertEquals(none, groups("(# H D)", true, true, false, CardClassSet.HAND));
    }
}

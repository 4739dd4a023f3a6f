package cardbench.odds.exact.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.odds.exact.program.CardClassSet;
import cardbench.odds.exact.program.Problem;
import cardbench.odds.exact.search.Topics;
import cardbench.odds.exact.state.DrawConstraints;
import cardbench.odds.exact.state.PartiallyOrderedCards;
import cardbench.odds.exact.state.State;
import cardbench.odds.exact.state.StateEncoder;
import cardbench.odds.exact.state.StateKey;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Held against all ways in which classes that are alike can change places. */
class SymmetryReductionTest {

    private static final String DRAWS = "[1]@;(# D.1 H)";
    private static final String LEAVES = "@;(# X F)";

    private final Problem problem =
            new Topics()
                    .card("a", 2, "x", DRAWS, LEAVES)
                    .card("other", 2, "x", DRAWS)
                    .card("b", 2, "x", DRAWS, LEAVES)
                    .card("f", 1, "", LEAVES)
                    .card("c", 2, "x", DRAWS, LEAVES)
                    .card("g", 1, "", LEAVES)
                    .combo("a:x", "")
                    .problem();

    private final SymmetryReduction symmetry = new SymmetryReduction(problem);
    private final StateEncoder encoder = new StateEncoder();

    private String key(State state) {
        StateKey.write(state, encoder);
        return Arrays.toString(encoder.kept());
    }

    /** All permutations of the classes that leave the problem as it is, by plain loops. */
    private static List<int[]> permutations() {
        List<int[]> all = new ArrayList<>();
        int[][] three = {{0, 2, 4}, {0, 4, 2}, {2, 0, 4}, {2, 4, 0}, {4, 0, 2}, {4, 2, 0}};
        for (int[] places : three) {
            for (int swapped = 0; swapped < 2; swapped++) {
                int[] one = {0, 1, 0, 3, 0, 5};
                one[0] = places[0];
                one[2] = places[1];
                one[4] = places[2];
                one[3] = swapped == 0 ? 3 : 5;
                one[5] = swapped == 0 ? 5 : 3;
                all.add(one);
            }
        }
        return all;
    }

    /** The state with all cards, counts, effects and marks given to other classes. */
    private static State permuted(Problem problem, State state, int[] to) {
        State permuted = state.copy();
        int[] done = new int[state.done.length];
        permuted.counts = new int[to.length];
        for (int c = 0; c < to.length; c++) {
            permuted.counts[to[c]] = state.counts[c];
            for (int i = 0; i < problem.effectsOf()[c].length; i++) {
                int other = problem.effectsOf()[to[c]][i];
                done[0] |= state.isDone(problem.effectsOf()[c][i]) ? 1 << other : 0;
            }
        }
        permuted.done = done;
        for (int zone = 1; zone < permuted.zones(); zone++) {
            permuted.lay(zone, permuted(state.list(zone), to));
            permuted.fill(zone, permuted(state.bag(zone), to));
        }
        permuted.top = permuted(state.top, to);
        permuted.bottom = permuted(state.bottom, to);
        List<int[]> marks = new ArrayList<>();
        for (int i = 0; i < state.marks.length; i += 2) {
            int set = 0;
            for (int c = 0; c < to.length; c++) {
                set |= (state.marks[i] >>> c & 1) == 1 ? 1 << to[c] : 0;
            }
            marks.add(new int[] {set, state.marks[i + 1]});
        }
        marks.sort((a, b) -> Arrays.compare(a, b));
        permuted.marks = marks.stream().flatMapToInt(Arrays::stream).toArray();
        return permuted;
    }

    private static byte[] permuted(byte[] cards, int[] to) {
        byte[] permuted = new byte[cards.length];
        int from = 0;
        for (int i = 0; i <= cards.length; i++) {
            if (i == cards.length || cards[i] >= PartiallyOrderedCards.START) {
                int start =
                        i > from && cards[from] >= PartiallyOrderedCards.START
                                ? PartiallyOrderedCards.START
                                : 0;
                Arrays.sort(permuted, from, i);
                if (i > from) {
                    permuted[from] += start;
                }
                from = i;
            }
            if (i < cards.length) {
                permuted[i] = (byte) to[cards[i] % PartiallyOrderedCards.START];
            }
        }
        return permuted;
    }

    private static State any(Problem problem, Random random, boolean marks) {
        State state = State.first(problem);
        for (int c = 0; c < problem.classes(); c++) {
            for (int i = 0; i < problem.counts()[c]; i++) {
                int zone = random.nextInt(6);
                if (zone == CardClassSet.HAND || zone == CardClassSet.GRAVE) {
                    state.lay(zone, grown(state.list(zone), c, random));
                } else if (zone == 3) {
                    state.fill(
                            CardClassSet.GRAVE,
                            PartiallyOrderedCards.with(state.bag(CardClassSet.GRAVE), c));
                } else if (zone == 4) {
                    state.top = grown(state.top, c, random);
                } else if (zone == 5) {
                    state.bottom = grown(state.bottom, c, random);
                } else {
                    continue;
                }
                state.ownCounts()[c]--;
                state.unseen--;
            }
        }
        state.closeAll(0, random.nextInt(1 << problem.effects().length));
        for (int set = 1; marks && set < 1 << problem.classes(); set += 1 + random.nextInt(30)) {
            state.marks = DrawConstraints.with(state.marks, set, 1 + random.nextInt(2));
        }
        return state;
    }

    private static byte[] grown(byte[] list, int c, Random random) {
        byte[] more = Arrays.copyOf(list, list.length + 1);
        more[list.length] = (byte) c;
        if (list.length == 0 || random.nextBoolean()) {
            more[list.length] |= PartiallyOrderedCards.START;
        }
        return more;
    }

    @Test
    void classesThatAreAlike_areFound() {
        assertEquals("[[0, 2, 4], [3, 5]]", Arrays.deepToString(problem.twins()));
    }

    /**
     * Without marks, all that differ in the places of twins alone have one that stands for them.
     */
    @Test
    void statesThatDifferInTwinsAlone_areOne() {
        for (int seed = 0; seed < 300; seed++) {
            State state = any(problem, new Random(seed), false);
            Set<String> firsts = new LinkedHashSet<>();
            for (int[] to : permutations()) {
                firsts.add(key(symmetry.first(permuted(problem, state, to))));
            }
            assertEquals(1, firsts.size(), "seed " + seed);
        }
    }

    /** What stands for a state is that state with some classes changed, nothing else. */
    @Test
    void whatStandsForAState_isAPermutationOfIt() {
        int others = 0;
        for (int seed = 0; seed < 600; seed++) {
            State state = any(problem, new Random(seed), seed % 2 == 0);
            String before = key(state);
            Set<String> all = new LinkedHashSet<>();
            for (int[] to : permutations()) {
                all.add(key(permuted(problem, state, to)));
            }
            assertTrue(all.contains(before));
            State first = symmetry.first(state);
            assertTrue(all.contains(key(first)), "seed " + seed);
            assertEquals(state.unseen, first.unseen, "seed " + seed);
            assertEquals(before, key(state), "seed " + seed);
            others += before.equals(key(first)) ? 0 : 1;
        }
        assertTrue(others > 100);
    }
}

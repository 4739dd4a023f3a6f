package cardbench.odds.exact.state;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cardbench.odds.exact.program.CardClassSet;
import cardbench.odds.exact.program.Problem;
import cardbench.odds.exact.search.Topics;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class ZoneMatchingTest {

    private final Problem problem =
            new Topics()
                    .card("a", 1, "")
                    .card("b", 1, "")
                    .card("c", 1, "")
                    .card("d", 1, "")
                    .combo("a,b,c,d", "")
                    .problem();

    /** Hall: any of the conditions have at least as many cards together as there are of them. */
    private static boolean hall(List<Integer> cards, int[] conditions) {
        for (int some = 1; some < 1 << conditions.length; some++) {
            int union = 0;
            for (int i = 0; i < conditions.length; i++) {
                union |= (some >>> i & 1) == 1 ? conditions[i] : 0;
            }
            int meet = 0;
            for (int card : cards) {
                meet += union >>> card & 1;
            }
            if (meet < Integer.bitCount(some)) {
                return false;
            }
        }
        return true;
    }

    private static boolean inTurn(List<Integer> cards, int[] conditions) {
        List<Integer> left = new ArrayList<>(cards);
        for (int condition : conditions) {
            boolean found = false;
            for (int i = 0; i < left.size() && !found; i++) {
                found = (condition >>> left.get(i) & 1) == 1;
                if (found) {
                    left.remove(i);
                }
            }
            if (!found) {
                return false;
            }
        }
        return true;
    }

    @Test
    void conditions_areMetWhereTheyCanBe() {
        int better = 0;
        for (int seed = 0; seed < 4000; seed++) {
            Random random = new Random(seed);
            byte[] list = new byte[random.nextInt(5)];
            byte[] bag = new byte[random.nextInt(4)];
            List<Integer> cards = new ArrayList<>();
            for (int i = 0; i < list.length; i++) {
                cards.add(random.nextInt(4));
                list[i] = (byte) (cards.get(i) | random.nextInt(4) * PartiallyOrderedCards.START);
            }
            for (int i = 0; i < bag.length; i++) {
                bag[i] = (byte) random.nextInt(4);
            }
            Arrays.sort(bag);
            for (byte card : bag) {
                cards.add((int) card);
            }
            int[] conditions = new int[random.nextInt(6)];
            for (int i = 0; i < conditions.length; i++) {
                conditions[i] = random.nextInt(16);
            }
            State state = State.first(problem);
            state.lay(CardClassSet.GRAVE, list);
            state.fill(CardClassSet.GRAVE, bag);
            String where = "seed " + seed + ": " + cards + Arrays.toString(conditions);
            boolean best = ZoneMatching.holds(state, CardClassSet.GRAVE, conditions, true);
            boolean greedy = ZoneMatching.holds(state, CardClassSet.GRAVE, conditions, false);
            assertEquals(hall(cards, conditions), best, where);
            assertEquals(inTurn(cards, conditions), greedy, where);
            better += best && !greedy ? 1 : 0;
        }
        assertEquals(true, better > 20, better + " are met in the best way alone");
    }
}

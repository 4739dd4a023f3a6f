package cardbench.odds.matching;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.chance.Random32;
import cardbench.odds.yisp.syntax.CardKind;
import cardbench.odds.yisp.syntax.Vocabulary;
import cardbench.odds.yisp.vm.Compiler;
import cardbench.odds.yisp.vm.CountedSet;
import cardbench.odds.yisp.vm.VirtualMachine;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class MatchingTest {

    private static final int CARDS = 8;

    private VirtualMachine machine;

    /**
     * A matching, and a machine whose zones count its cards.
     *
     * @param crowded whether other sets have taken the room for counters
     */
    private Matching matching(boolean[][] conditions, boolean best, boolean crowded) {
        List<CardKind> kinds = new ArrayList<>();
        for (int i = 0; i < CARDS; i++) {
            kinds.add(new CardKind("c" + i, 1, List.of(), ""));
        }
        Compiler compiler = new Compiler(new Vocabulary(kinds), List.of(), false, false);
        for (int i = 1; crowded && i <= 10; i++) {
            boolean[] counted = new boolean[CARDS];
            Arrays.fill(counted, 0, 4, true);
            counted[i % 4] = false;
            counted[4 + i % 3] = true;
            compiler.cards(counted);
        }
        List<CountedSet> sets = new ArrayList<>();
        for (boolean[] condition : conditions) {
            sets.add(compiler.cards(condition));
        }
        machine = compiler.play(new Random32(1, 2, 3, 4));
        return new Matching('H', sets, best);
    }

    /** Hall: any of the conditions have at least as many cards together as there are of them. */
    private static boolean hall(List<Integer> cards, boolean[][] conditions) {
        for (int kinds = 1; kinds < 1 << conditions.length; kinds++) {
            int meet = 0;
            for (int card : cards) {
                boolean meets = false;
                for (int i = 0; i < conditions.length; i++) {
                    meets |= (kinds >>> i & 1) == 1 && conditions[i][card];
                }
                meet += meets ? 1 : 0;
            }
            if (meet < Integer.bitCount(kinds)) {
                return false;
            }
        }
        return true;
    }

    private static int firstUnmet(List<Integer> cards, boolean[][] conditions) {
        for (int i = 0; i < conditions.length; i++) {
            if (!hall(cards, Arrays.copyOf(conditions, i + 1))) {
                return i;
            }
        }
        return -1;
    }

    /**
     * Each condition in turn takes the first card that is left; the cards in the order of taking.
     */
    private static List<Integer> inTurn(List<Integer> cards, boolean[][] conditions) {
        List<Integer> taken = new ArrayList<>();
        for (boolean[] condition : conditions) {
            for (int card : cards) {
                if (condition[card] && !taken.contains(card)) {
                    taken.add(card);
                    break;
                }
            }
        }
        return taken;
    }

    private static boolean[][] conditions(Random random) {
        boolean[][] conditions = new boolean[random.nextInt(6)][CARDS];
        for (boolean[] condition : conditions) {
            int rate = 1 + random.nextInt(4);
            for (int card = 0; card < CARDS; card++) {
                condition[card] = random.nextInt(4) < rate;
            }
        }
        return conditions;
    }

    private List<Integer> hand(Random random) {
        List<Integer> order = new ArrayList<>();
        for (int i = 0; i < CARDS; i++) {
            order.add(i);
        }
        Collections.shuffle(order, random);
        int size = random.nextInt(6);
        machine.startGame(0, order.stream().mapToInt(Integer::intValue).toArray());
        machine.deal(size);
        return order.subList(0, size);
    }

    @Test
    void bestWay_meetsWhatCanBeMet() {
        int unmet = 0;
        for (int seed = 0; seed < 2000; seed++) {
            Random random = new Random(seed);
            boolean[][] conditions = conditions(random);
            Matching matching = matching(conditions, true, seed % 2 == 0);
            List<Integer> hand = hand(random);
            int expected = firstUnmet(hand, conditions);
            String where = "seed " + seed;
            assertEquals(expected, matching.firstUnmet(machine), where);
            assertEquals(expected < 0, matching.holds(machine), where);
            if (expected > 0) {
                unmet++;
                matching.firstUnmet(machine);
                List<Integer> used = matching.used(machine);
                assertEquals(expected, used.size(), where);
                assertTrue(hand.containsAll(used), where);
                assertTrue(hall(used, Arrays.copyOf(conditions, expected)), where);
            }
        }
        assertTrue(unmet > 100);
    }

    @Test
    void greedyWay_takesTheFirstCardThatIsLeft() {
        int worse = 0;
        for (int seed = 0; seed < 2000; seed++) {
            Random random = new Random(seed);
            boolean[][] conditions = conditions(random);
            Matching matching = matching(conditions, false, seed % 2 == 0);
            List<Integer> hand = hand(random);
            int met = 0;
            while (met < conditions.length
                    && inTurn(hand, Arrays.copyOf(conditions, met + 1)).size() == met + 1) {
                met++;
            }
            int expected = met == conditions.length ? -1 : met;
            String where = "seed " + seed;
            assertEquals(expected, matching.firstUnmet(machine), where);
            if (expected > 0) {
                List<Integer> taken = inTurn(hand, Arrays.copyOf(conditions, met));
                taken.sort((a, b) -> Integer.compare(hand.indexOf(a), hand.indexOf(b)));
                assertEquals(taken, matching.used(machine), where);
            }
            worse += expected >= 0 && firstUnmet(hand, conditions) < 0 ? 1 : 0;
        }
        assertTrue(worse > 20, worse + " are met in the best way alone");
    }
}

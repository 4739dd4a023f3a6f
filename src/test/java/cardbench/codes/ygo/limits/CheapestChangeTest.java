package cardbench.codes.ygo.limits;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.text.Diagnostics;
import cardbench.codes.ygo.deck.YgoCards;
import cardbench.codes.ygo.deck.YgoDeck;
import cardbench.codes.ygo.limits.CheapestChange.Removal;
import cardbench.codes.ygo.setcode.Dialect;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class CheapestChangeTest {

    private static LimitList read(String text) {
        return LimitListReader.read(text, new Diagnostics()).get(0);
    }

    private static CheapestChange change(LimitList list, Integer... main) {
        YgoDeck deck = new YgoDeck("ydk", List.of(main), List.of(), List.of());
        return CheapestChange.of(deck, list, YgoCards.NONE);
    }

    @Test
    void fewestCards_comeFirst_thenFewestPoints() {
        // 130 points: without the 60 there are 70; without one 40 there are 90, which is better
        LimitList list = read("!L\n$genesys\n1 60\n2 40\n3 30\n");
        assertEquals(
                new CheapestChange(List.of(new Removal(0, 3, 1)), List.of(130), List.of(100)),
                change(list, 1, 2, 3));
        assertEquals(List.of(new Removal(0, 2, 1)), change(list, 1, 2, 2).removals());
    }

    @Test
    void cardsThatAreForbidden_goWithThem() {
        LimitList list = read("!L\n$genesys 10\n1 0\n2 $genesys 6\n3 1\n");
        CheapestChange change = change(list, 1, 2, 2, 3, 3, 4, 4, 4, 4);
        assertEquals(
                List.of(
                        new Removal(0, 1, 1),
                        new Removal(0, 2, 1),
                        new Removal(0, 3, 1),
                        new Removal(0, 4, 1)),
                change.removals());
        assertEquals(4, change.size());
    }

    @Test
    void copiesAboveThree_stayWhereTheListAllowsThem() {
        LimitList list = read("!Fan\n1 5\n2 4\n");
        assertEquals(
                List.of(new Removal(0, 1, 2), new Removal(0, 2, 1), new Removal(0, 3, 1)),
                change(list, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3).removals());
    }

    @Test
    void legalDeck_needsNoChange() {
        assertEquals(List.of(), change(read("!L\n$A 3\n1 $A 3\n"), 1, 2, 3).removals());
        assertEquals(List.of(), change(LimitList.NONE, 1, 1, 1).removals());
    }

    @Test
    void budgetsOfMillionsOfPoints_areNotSearched() {
        assertNull(change(read("!L\n$A 4000000\n1 $A 3000000\n"), 1, 1));
    }

    @Test
    void everySetOfCards_isAtLeastAsDear() {
        for (int seed = 0; seed < 300; seed++) {
            Random random = new Random(seed);
            RandomLimits cards = new RandomLimits(random, 2 + random.nextInt(3));
            String text = cards.list(seed % 5, 20);
            LimitList list = read(text).with(cards.dialect());
            List<Integer> main = cards.cards(random.nextInt(9));
            List<Integer> side = cards.cards(random.nextInt(3));
            List<Integer> ids = new ArrayList<>(main);
            ids.addAll(side);
            NaiveLimits naive = NaiveLimits.read(text).get(0);
            CheapestChange change =
                    CheapestChange.of(new YgoDeck("ydk", main, List.of(), side), list, cards);
            List<Integer> stay = without(change, main, side);
            assertEquals(ids.size() - change.size(), stay.size(), "seed " + seed);
            assertTrue(isLegal(stay, naive, cards), "seed " + seed);
            assertEquals(
                    best(ids, naive, list, cards),
                    List.of(change.size(), points(stay, ids, list, cards)),
                    "seed " + seed);
        }
    }

    private static List<Integer> without(
            CheapestChange change, List<Integer> main, List<Integer> side) {
        List<List<Integer>> parts =
                List.of(new ArrayList<>(main), List.of(), new ArrayList<>(side));
        for (Removal removal : change.removals()) {
            for (int i = 0; i < removal.copies(); i++) {
                parts.get(removal.part()).remove((Integer) removal.id());
            }
        }
        List<Integer> stay = new ArrayList<>(parts.get(0));
        stay.addAll(parts.get(2));
        return stay;
    }

    private static boolean isLegal(List<Integer> deck, NaiveLimits naive, RandomLimits cards) {
        return naive.violations(deck, cards.rows, cards.dialect() == Dialect.EDOPRO).isEmpty();
    }

    /** Cards out, then points that stay in budgets that were exceeded; by trying every subset. */
    private static List<Integer> best(
            List<Integer> ids, NaiveLimits naive, LimitList list, RandomLimits cards) {
        List<Integer> best = List.of(Integer.MAX_VALUE, 0);
        for (int subset = 0; subset < 1 << ids.size(); subset++) {
            List<Integer> stay = new ArrayList<>();
            for (int i = 0; i < ids.size(); i++) {
                if ((subset >> i & 1) != 0) {
                    stay.add(ids.get(i));
                }
            }
            if (isLegal(stay, naive, cards)) {
                int out = ids.size() - stay.size();
                int points = points(stay, ids, list, cards);
                boolean better = out < best.get(0) || out == best.get(0) && points > best.get(1);
                best = better ? List.of(out, points) : best;
            }
        }
        return best;
    }

    /** The points of some cards in the budgets that all of them exceed. */
    private static int points(
            List<Integer> stay, List<Integer> ids, LimitList list, RandomLimits cards) {
        int points = 0;
        for (PointBudget budget : list.budgets()) {
            int total = ids.stream().mapToInt(id -> list.points(id, budget, cards)).sum();
            boolean exceeded = total > budget.most();
            for (int id : stay) {
                points += exceeded ? list.points(id, budget, cards) : 0;
            }
        }
        return points;
    }
}

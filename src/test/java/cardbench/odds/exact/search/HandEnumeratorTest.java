package cardbench.odds.exact.search;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.number.Binomials;
import cardbench.odds.deckfile.DeckPrograms.TopicPrograms;
import cardbench.odds.exact.state.HandSet;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Held against all choices of single cards. */
class HandEnumeratorTest {

    /** How many choices of single cards make each hand. */
    private static Map<String, Integer> choices(int[] copies, int cards) {
        List<Integer> deck = new ArrayList<>();
        for (int group = 0; group < copies.length; group++) {
            for (int i = 0; i < copies[group]; i++) {
                deck.add(group);
            }
        }
        Map<String, Integer> choices = new TreeMap<>();
        for (int chosen = 0; chosen < 1 << deck.size(); chosen++) {
            if (Integer.bitCount(chosen) == cards) {
                int[] hand = new int[copies.length];
                for (int i = 0; i < deck.size(); i++) {
                    hand[deck.get(i)] += chosen >>> i & 1;
                }
                choices.merge(Arrays.toString(hand), 1, Integer::sum);
            }
        }
        return choices;
    }

    @Test
    void hands_areAllThatCanBeDealt() {
        for (int seed = 0; seed < 60; seed++) {
            Random random = new Random(seed);
            int[] copies = new int[1 + random.nextInt(4)];
            int all = 0;
            for (int i = 0; i < copies.length; i++) {
                copies[i] = random.nextInt(4);
                all += copies[i];
            }
            int cards = random.nextInt(all + 1);
            HandEnumerator hands = new HandEnumerator(copies, new int[0], cards);
            Map<String, Integer> expected = choices(copies, cards);
            assertEquals(expected.size(), hands.size(), "seed " + seed);
            assertEquals(copies.length, hands.groups());
            assertEquals(cards, hands.cards());
            boolean[] some = new boolean[hands.size()];
            int[] seen = {0, 0};
            int[][] before = {null};
            hands.visit(
                    (number, drawn, multiplicity) -> {
                        String where = Arrays.toString(drawn);
                        assertEquals(seen[0]++, number, where);
                        assertEquals((double) expected.get(where), multiplicity, where);
                        some[number] = random.nextBoolean();
                        seen[1] += some[number] ? expected.get(where) : 0;
                        if (before[0] != null) {
                            assertTrue(Arrays.compare(before[0], drawn) < 0, where);
                        }
                        before[0] = drawn.clone();
                    });
            assertEquals(expected.size(), seen[0], "seed " + seed);
            assertEquals(
                    "" + seen[1], hands.multiplicity(HandSet.of(some)).toString(), "seed " + seed);
            int sum = expected.values().stream().mapToInt(Integer::intValue).sum();
            assertEquals("" + sum, hands.multiplicity().toString(), "seed " + seed);
        }
    }

    private static BigInteger choose(int all, int some) {
        BigInteger above = BigInteger.ONE;
        BigInteger below = BigInteger.ONE;
        for (int i = 0; i < some; i++) {
            above = above.multiply(BigInteger.valueOf(all - i));
            below = below.multiply(BigInteger.valueOf(i + 1));
        }
        return above.divide(below);
    }

    @Test
    void choices_areExact() {
        for (int all = 0; all <= 120; all += 1 + all / 9) {
            for (int some = 0; some <= all; some++) {
                String where = all + " over " + some;
                assertEquals(
                        choose(all, some).toString(), Binomials.natural(all, some) + "", where);
            }
        }
    }

    /** Where doubles would have gaps. */
    @Test
    void manyChoices_areCountedExactly() {
        HandEnumerator hands = new HandEnumerator(new int[] {70, 30, 20}, new int[0], 60);
        boolean[] some = new boolean[hands.size()];
        BigInteger[] sum = {BigInteger.ZERO};
        hands.visit(
                (number, drawn, multiplicity) -> {
                    some[number] = number % 3 == 0;
                    BigInteger own =
                            choose(70, drawn[0])
                                    .multiply(choose(30, drawn[1]))
                                    .multiply(choose(20, drawn[2]));
                    assertEquals(1, multiplicity / own.doubleValue(), 1e-12);
                    sum[0] = some[number] ? sum[0].add(own) : sum[0];
                });
        assertEquals(sum[0].toString(), hands.multiplicity(HandSet.of(some)).toString());
        assertEquals(choose(120, 60).toString(), hands.multiplicity().toString());
    }

    @Test
    void cardsThatNothingTellsApart_areOneGroup() {
        TopicPrograms topic =
                new Topics()
                        .card("a", 2, "x")
                        .card("b", 1, "")
                        .card("none", 0, "x")
                        .card("c", 3, "x")
                        .card("d", 2, "")
                        .hand(3)
                        .combo("a:x", "")
                        .text();
        HandEnumerator hands = HandEnumerator.of(topic);
        assertEquals(hands.group(0), hands.group(3));
        assertEquals(hands.group(1), hands.group(4));
        assertEquals(-1, hands.group(2));
        assertEquals(5, hands.copies(hands.group(0)));
        assertEquals(3, hands.copies(hands.group(1)));
        assertEquals(4, hands.size());
        assertArrayEquals(new int[] {3}, new int[] {hands.cards()});
    }

    /** Counting stops beyond the limit, however many there would be. */
    @Test
    void moreHandsThanTheLimit_areNone() {
        int[] copies = new int[30];
        Arrays.fill(copies, 4);
        assertEquals(HandEnumerator.MOST + 1, new HandEnumerator(copies, new int[0], 60).size());
        Topics topics = new Topics();
        StringBuilder all = new StringBuilder();
        for (int i = 0; i < 20; i++) {
            topics.card("c" + i, 4, "");
            all.append("c").append(i).append(',');
        }
        assertNull(HandEnumerator.of(topics.hand(20).combo(all.toString(), "").text()));
        Topics scanning = new Topics().card("a", 2, "").hand(1).combo("a", "").scanning("D");
        assertNull(HandEnumerator.of(scanning.text()));
    }
}

package cardbench.odds.exact;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.odds.deckfile.DeckPrograms;
import cardbench.odds.deckfile.DeckPrograms.ComboPrograms;
import cardbench.odds.deckfile.DeckPrograms.TopicPrograms;
import cardbench.odds.matching.CardClasses;
import cardbench.odds.question.Decks;
import cardbench.odds.sample.TopicCompiler;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Held against all choices of single cards, whose conditions are matched by trying everything. */
class HandCountTest {

    private static final String[] CONDITIONS = {
        "a", "b", "c", "a:x", "a:y", "a:z", "!a", "a:x a:y"
    };

    private static String yaml(Random random) {
        StringBuilder yaml = new StringBuilder("deck:\n  cards:\n");
        String[] attributes = {"[x]", "[y]", "[x, y]", "[]", "[x, z]"};
        for (String name : List.of("a", "b", "c", "d", "e")) {
            yaml.append("    ").append(name).append(": {count: ").append(random.nextInt(3));
            yaml.append(", attribute: ").append(attributes[random.nextInt(5)]).append("}\n");
        }
        yaml.append("    f: {count: 5, attribute: [z]}\n");
        yaml.append("simulate: {tests: {t: {start-card: ").append(1 + random.nextInt(5));
        yaml.append(", matching: best, combos: {");
        for (int combo = random.nextInt(4); combo >= 0; combo--) {
            yaml.append("k").append(combo).append(": {score: ").append(random.nextInt(4));
            yaml.append(", hand: [");
            for (int i = random.nextInt(4); i > 0; i--) {
                String condition = CONDITIONS[random.nextInt(CONDITIONS.length)];
                yaml.append('"').append(condition).append('"').append(i > 1 ? ", " : "");
            }
            yaml.append(random.nextInt(8) == 0 ? "], grave: [a]}, " : "]}, ");
        }
        return yaml.append("}}}}\n").toString();
    }

    private static boolean meets(List<Integer> kinds, List<boolean[]> conditions) {
        if (conditions.isEmpty()) {
            return true;
        }
        for (int i = 0; i < kinds.size(); i++) {
            if (conditions.get(0)[kinds.get(i)]) {
                List<Integer> others = new ArrayList<>(kinds);
                others.remove(i);
                if (meets(others, conditions.subList(1, conditions.size()))) {
                    return true;
                }
            }
        }
        return false;
    }

    private static String expected(TopicPrograms topic, int[] kindOf, int hand, HandWith given) {
        int[] combos = new int[topic.combos().size()];
        Map<Integer, Integer> scores = new TreeMap<>();
        Map<Integer, Integer> sets = new TreeMap<>();
        int hands = 0;
        for (int chosen = 0; chosen < 1 << kindOf.length; chosen++) {
            List<Integer> kinds = new ArrayList<>();
            boolean held = false;
            for (int i = 0; i < kindOf.length; i++) {
                if ((chosen >>> i & 1) == 1) {
                    kinds.add(kindOf[i]);
                    held |= given != null && given.kinds()[kindOf[i]];
                }
            }
            if (kinds.size() != hand || given != null && given.held() != held) {
                continue;
            }
            hands++;
            int score = 0;
            int set = 0;
            for (int i = 0; i < combos.length; i++) {
                ComboPrograms combo = topic.combos().get(i);
                int own = Integer.parseInt(combo.score().source().text());
                if (own > 0 && combo.grave().isEmpty() && meets(kinds, combo.hand())) {
                    combos[i]++;
                    score = Math.max(score, own);
                    set |= 1 << i;
                }
            }
            scores.merge(score, 1, Integer::sum);
            sets.merge(set, 1, Integer::sum);
        }
        StringBuilder text = new StringBuilder().append(hands).append(' ');
        for (int combo : combos) {
            text.append(combo).append(' ');
        }
        return text.append(scores).append(sets).toString();
    }

    private static String text(ExactTally tally) {
        StringBuilder text = new StringBuilder().append(tally.hands()).append(' ');
        for (ExactTally.Successes combo : tally.combos()) {
            assertNull(combo.otherwise());
            text.append(combo.hands()).append(' ');
        }
        return text.append(parts(tally.scores())).append(parts(tally.sets())).toString();
    }

    private static Map<Integer, String> parts(List<ExactTally.Part> parts) {
        Map<Integer, String> byKey = new TreeMap<>();
        parts.forEach(part -> byKey.put(part.key(), part.hands().toString()));
        return byKey;
    }

    @Test
    void hands_areCountedAsSingleCardsAre() {
        int covered = 0;
        for (int seed = 0; seed < 200; seed++) {
            Random random = new Random(seed);
            String yaml = yaml(random);
            DeckPrograms programs = Decks.programs(yaml);
            TopicPrograms topic = programs.topics().get(0);
            int[] kindOf = new TopicCompiler(topic, false).kinds();
            int hand = Math.min(topic.topic().startCard(), kindOf.length);
            if (!HandCount.covers(topic)) {
                continue;
            }
            boolean[] kinds = new boolean[programs.file().cards().size()];
            for (int i = 0; i < kinds.length; i++) {
                kinds[i] = random.nextInt(3) == 0;
            }
            List<boolean[]> asked = new ArrayList<>(List.of(kinds));
            topic.combos().forEach(combo -> asked.addAll(combo.hand()));
            CardClasses classes = CardClasses.of(kindOf, asked);
            for (HandWith given :
                    new HandWith[] {null, new HandWith(kinds, true), new HandWith(kinds, false)}) {
                String expected = expected(topic, kindOf, hand, given);
                ExactTally found =
                        HandCount.count(topic, classes, kindOf, hand, given, Exact.QUICK);
                String where = "seed " + seed + ", " + given + ":\n" + yaml;
                assertEquals(expected.startsWith("0 "), found == null, where);
                if (found != null) {
                    assertEquals(expected, text(found), where);
                }
            }
            covered++;
        }
        assertTrue(covered > 100, covered + " topics");
    }

    /** Numbers on the way to a count below 2^53 may be larger, and have gaps as doubles. */
    @ParameterizedTest
    @CsvSource({"57, 3, 18", "58, 2, 18", "40, 15, 26", "95, 5, 93", "55, 1, 26", "56, 1, 24"})
    void largeHands_areCountedExactly(int a, int b, int hand) {
        DeckPrograms programs =
                Decks.programs(
                        "deck: {cards: {a: {count: %d}, b: {count: %d}}}\n".formatted(a, b)
                                + "simulate: {tests: {t: {start-card: %d, ".formatted(hand)
                                + "combos: {k: {hand: [b]}, l: {hand: [a, b]}}}}}\n");
        TopicPrograms topic = programs.topics().get(0);
        int[] kindOf = new TopicCompiler(topic, false).kinds();
        CardClasses classes = CardClasses.of(kindOf, topic.combos().get(0).hand());
        ExactTally tally = HandCount.count(topic, classes, kindOf, hand, null, Exact.QUICK);
        BigInteger all = choices(a + b, hand);
        assertEquals(all.toString(), tally.hands().toString());
        BigInteger with = all.subtract(hand > a ? BigInteger.ZERO : choices(a, hand));
        assertEquals(with.toString(), tally.combos().get(0).hands().toString());
        assertEquals(
                Exact.byGames(topic, null, Exact.QUICK).combos(),
                tally.combos(),
                "played hand by hand");
    }

    private static BigInteger choices(int all, int some) {
        BigInteger choices = BigInteger.ONE;
        for (int i = 0; i < some; i++) {
            choices = choices.multiply(BigInteger.valueOf(all - i));
            choices = choices.divide(BigInteger.valueOf(i + 1));
        }
        return choices;
    }

    @Test
    void handsBeyondTheBounds_areNotCounted() {
        DeckPrograms programs =
                Decks.programs(
                        """
                        deck: {cards: {a: {count: 30}, b: {count: 30}}}
                        simulate: {tests: {t: {start-card: 4, combos: {k: {hand: [a]}}}}}
                        """);
        TopicPrograms topic = programs.topics().get(0);
        int[] kindOf = new TopicCompiler(topic, false).kinds();
        CardClasses classes = CardClasses.of(kindOf, topic.combos().get(0).hand());
        // none to four of a
        assertNull(HandCount.count(topic, classes, kindOf, 4, null, 4));
        ExactTally tally = HandCount.count(topic, classes, kindOf, 4, null, 5);
        assertEquals("487635", tally.hands().toString());
        // C(60, 4) - C(30, 4)
        assertEquals("460230", tally.combos().get(0).hands().toString());
        assertNull(HandCount.count(topic, classes, kindOf, 30, null, 1000));
    }

    /** Where something else is asked for, or the order of a list may matter. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "header: '(# D.1 B)', combos: {k: {hand: [a]}}",
                "combos: {k: {hand: [a], condition: '|H|'}}",
                "combos: {k: {hand: [a], score: '(+ 1 1)'}}",
                "combos: {k: {hand: ['a:x', 'a:y']}}",
                "combos: {k: {grave: ['a:x', 'a:y']}}"
            })
    void otherTopics_areNotCovered(String topic) {
        DeckPrograms programs =
                Decks.programs(
                        "deck: {cards: {a: {count: 3, attribute: [x, y]}, b: {count: 3, attribute: [x]},"
                                + " c: {count: 3, attribute: [y]}}}\n"
                                + "simulate: {tests: {t: {"
                                + topic
                                + "}}}\n");
        assertFalse(HandCount.covers(programs.topics().get(0)));
    }
}

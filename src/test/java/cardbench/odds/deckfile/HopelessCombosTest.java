package cardbench.odds.deckfile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.text.Diagnostic;
import cardbench.odds.exact.BruteForce;
import cardbench.odds.question.Decks;
import cardbench.odds.question.SmallTopics;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HopelessCombosTest {

    private static final long SEED = 20261122;

    private static final Set<String> CODES =
            Set.of(
                    "odds.condition-never-met",
                    "odds.score-never-above-0",
                    "odds.hand-too-small",
                    "odds.grave-stays-empty",
                    "odds.too-few-cards");

    /** What is said of combos that never succeed: the code and what it names. */
    private static List<String> linesOf(String yaml) {
        List<String> found = new ArrayList<>();
        for (Diagnostic one : Decks.said(yaml)) {
            if (CODES.contains(one.code().name())) {
                StringBuilder line = new StringBuilder();
                line.append(one.location().line()).append(':').append(one.location().column());
                line.append(' ').append(one.code().name().substring("odds.".length()));
                for (Diagnostic.Arg arg : one.args()) {
                    line.append(' ').append(arg.value());
                }
                found.add(line.toString());
            }
        }
        return found;
    }

    private static String file(String topic, String combo) {
        return """
               deck:
                 cards:
                   a: {count: 3, attribute: [x]}
                   b: {count: 2, attribute: [x, y]}
                   c: {count: 35, program: ['[1]@;(# X B);(# D.1 H)']}
                   d: {count: 0}
               simulate:
                 tests:
                   t:
                     %s
                     combos:
                       K: {%s}
               """
                .formatted(topic, combo);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "'hand: [a, a, a, a, a, a]'~12:35 hand-too-small 6 5 K",
                "'hand: [a, a, a, a]'~12:29 too-few-cards 4 3 K",
                "'hand: [a:x, b, b, b]'~12:31 too-few-cards 3 2 K",
                "'hand: [a, a], grave: [a, a]'~12:35 grave-stays-empty K",
                "'hand: [a, d]'~12:23 too-few-cards 1 0 K",
                "'score: -1, hand: [a]'~12:20 score-never-above-0 K",
                "'score: two, hand: [a]'~12:20 score-never-above-0 K",
                "'score: ''(- |H.a| 3)'''~12:20 score-never-above-0 K",
                "'condition: ''(> |H.a| 3)'''~12:24 condition-never-met K",
                "'condition: ''(> |B| 0)'''~12:24 condition-never-met K",
                "'condition: ''(and |H| (if n 1 0))'''~12:24 condition-never-met K",
                "'hand: [a, a, a, a:y, a:y]'~",
                "'score: ''(- |H.a| 2)'''~",
                "'condition: ''(> |H.a| 2)'''~",
            })
    void combosWithoutPrograms_areJudged(String combo, String line) {
        List<String> expected = line == null ? List.of() : List.of(line);
        assertEquals(expected, linesOf(file("start-card: 5", combo)));
    }

    @Test
    void openingHandOfNoCards_meetsNoCondition() {
        assertEquals(
                List.of("12:20 hand-too-small 1 0 K"), linesOf(file("start-card: 0", "hand: [a]")));
        assertEquals(List.of(), linesOf(file("start-card: 0", "condition: '(> |D| 39)'")));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "hand: [c, c, c, c, c, c]",
                "grave: [c]",
                "condition: '(> |B| 0)'",
                "condition: '(> |H| 5)'",
            })
    void whatEffectsMayBringAbout_isNotHopeless(String combo) {
        assertEquals(1, linesOf(file("exec-program: false", combo)).size(), combo);
        assertEquals(List.of(), linesOf(file("exec-program: true", combo)), combo);
    }

    @Test
    void bothListsTogether_needCardsOfTheirOwn() {
        assertEquals(
                List.of("12:38 too-few-cards 4 3 K"),
                linesOf(file("exec-program: true", "hand: [a, a, a], grave: [a]")));
    }

    @Test
    void headersAndFormulas_canMoveCardsAndSetVariables() {
        assertEquals(List.of(), linesOf(file("header: (# D.1 H)", "hand: [a, a, a, b, b, c]")));
        assertEquals(List.of(), linesOf(file("header: (= two 2)", "score: two, hand: [a]")));
        String moves = "condition: '(if 1 (# D.1 B) ())'";
        assertEquals(List.of(), linesOf(file("start-card: 1", moves + ", grave: [c]")));
        String sets = "score: '(+ (if 1 (= n 2) ()) n)'";
        assertEquals(List.of(), linesOf(file("start-card: 1", sets)));
    }

    @Test
    void longLists_areJudgedByAllTheirCardsTogether() {
        String list = "a:x" + ", a:x".repeat(24);
        assertEquals(
                List.of("12:45 too-few-cards 25 5 K"),
                linesOf(file("start-card: 40", "hand: [" + list + "]")));
        assertEquals(
                List.of(),
                linesOf(file("start-card: 40", "hand: [" + list.replace("a:x", "c") + "]")));
    }

    /** What is said does not change which cards conditions mean. */
    @Test
    void aliases_keepTheirCards() {
        String yaml =
                file("start-card: 5", "hand: [P], condition: '(> |H.P.a| 0)'")
                        .replace("simulate:", "  alias: {P: a:x}\nsimulate:");
        DeckPrograms programs = Decks.programs(yaml);
        assertEquals(2, count(programs.topics().get(0).combos().get(0).hand().get(0)));
        assertEquals(2, count(programs.vocabulary().meeting("P")));
    }

    private static int count(boolean[] kinds) {
        int count = 0;
        for (boolean kind : kinds) {
            count += kind ? 1 : 0;
        }
        return count;
    }

    /** Which combos of a file are said never to succeed. */
    private static Set<String> hopeless(String yaml) {
        Set<String> combos = new TreeSet<>();
        for (Diagnostic one : Decks.said(yaml)) {
            if (CODES.contains(one.code().name())) {
                combos.add(one.args().get(one.args().size() - 1).value());
            }
        }
        return combos;
    }

    @Test
    void hopelessCombos_succeedInNoOrderOfASmallDeck() {
        Random random = new Random(SEED);
        int hopeless = 0;
        int succeeding = 0;
        for (int round = 0; round < 1_500; round++) {
            String yaml = SmallTopics.acting(random);
            Set<String> found = hopeless(yaml);
            DeckPrograms programs = Decks.programs(yaml);
            BruteForce bruteForce = new BruteForce(programs, programs.topics().get(0));
            for (int i = 0; i < bruteForce.combos.length; i++) {
                if (found.contains("K" + i)) {
                    assertEquals(0, bruteForce.combos[i], SEED + "\n" + yaml);
                    hopeless++;
                } else {
                    succeeding += bruteForce.combos[i] > 0 ? 1 : 0;
                }
            }
        }
        assertTrue(hopeless > 300, hopeless + " hopeless combos");
        assertTrue(succeeding > 500, succeeding + " combos that succeed");
    }

    /** Without programs nothing is missed: a combo of conditions succeeds, or it is said. */
    @Test
    void conditionsOnTheOpeningHand_areMetOrSaidToBeHopeless() {
        Random random = new Random(SEED);
        int hopeless = 0;
        for (int round = 0; round < 400; round++) {
            String yaml = SmallTopics.still(random);
            Set<String> found = hopeless(yaml);
            DeckPrograms programs = Decks.programs(yaml);
            BruteForce bruteForce = new BruteForce(programs, programs.topics().get(0));
            for (int i = 0; i < bruteForce.combos.length; i++) {
                assertEquals(
                        bruteForce.combos[i] == 0, found.contains("K" + i), SEED + "\n" + yaml);
                hopeless += bruteForce.combos[i] == 0 ? 1 : 0;
            }
        }
        assertTrue(hopeless > 100, hopeless + " hopeless combos");
    }
}

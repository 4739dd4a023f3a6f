package cardbench.odds.exact.program;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import cardbench.odds.exact.search.Topics;
import cardbench.odds.question.Decks;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ClassExchangesTest {

    private static final String DISCARDS = "/|H.%|;@;(# X B);(# H.%.1 F);(# D.2 H)";

    /** Two cards, the cards that they discard, and one that may tell these apart. */
    private static List<int[]> found(
            String some, String others, int copies, String third, String hand, String score) {
        return new Topics()
                .card("p", 2, "s", some)
                .card("u", 3, "x z")
                .card("q", 2, "s", others)
                .card("v", copies, "y z")
                .card("w", 1, "", third)
                .hand(2)
                .combo(hand, "", score, "", "best")
                .problem()
                .exchanges();
    }

    private static String discarding(String kind) {
        return DISCARDS.replace("%", kind);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            nullValues = "-",
            value = {
                "1 ~ u ~ v ~ 3 ~ @;(# X F) ~ a:z ~ 1",
                "1 ~ a:x ~ a:y ~ 3 ~ @;(# D.a:s.1 H) ~ a:s ~ (+ |H.a:z| |F|)",
                "1 ~ u ~ a:y ~ 3 ~ @;(# X F) ~ a:z ~ (* |H.a:z| |F.a:s|)",
                // each kind has a number of copies of its own, or is asked for by itself
                "0 ~ u ~ v ~ 2 ~ @;(# X F) ~ a:z ~ 1",
                "0 ~ u ~ v ~ 3 ~ @;(# X F) ~ u ~ 1",
                "0 ~ u ~ v ~ 3 ~ @;(# X F) ~ p ~ 1",
                "0 ~ u ~ v ~ 3 ~ @;(# X F) ~ a:z ~ |F.v|",
                "0 ~ u ~ v ~ 3 ~ @;(# D.u.1 H) ~ a:z ~ 1",
                // the same card is for both, or for others too
                "0 ~ u ~ a:z ~ 3 ~ @;(# X F) ~ a:z ~ 1",
                "0 ~ u ~ w ~ 3 ~ @;(# X F) ~ a:z ~ 1",
            })
    void cardsAndWhatTheyAreFor_changePlaces(
            int number, String u, String v, int copies, String third, String hand, String score) {
        assertEquals(
                number, found(discarding(u), discarding(v), copies, third, hand, score).size());
    }

    @Test
    void exchange_saysWhatEachClassBecomes() {
        List<int[]> found = found(discarding("u"), discarding("v"), 3, "@;(# X F)", "a:z", "1");
        assertArrayEquals(new int[] {2, 3, 0, 1, 4}, found.get(0));
    }

    @Test
    void effectsThatDiffer_areNotExchanged() {
        String once = "[1]" + discarding("v");
        assertEquals(0, found(discarding("u"), once, 3, "@;(# X F)", "a:z", "1").size());
        String more = discarding("v") + ";(# D.1 H)";
        assertEquals(0, found(discarding("u"), more, 3, "@;(# X F)", "a:z", "1").size());
    }

    /** Each of three engines may change places with each other one. */
    @Test
    void pairsOfThree_areThreeExchanges() {
        Topics topics = new Topics();
        for (String name : List.of("a", "b", "c")) {
            topics.card("p" + name, 1, "", discarding(name)).card(name, 2, "z");
        }
        List<int[]> found = topics.hand(2).combo("a:z", "").problem().exchanges();
        assertEquals(
                "[[2, 3, 0, 1, 4, 5], [4, 5, 2, 3, 0, 1], [0, 1, 4, 5, 2, 3]]",
                Arrays.deepToString(found.toArray()));
    }

    /** A searches B's card and B searches A's: they change places alone. */
    @Test
    void cardsThatFindEachOther_areExchanged() {
        List<int[]> found =
                new Topics()
                        .card("a", 1, "z", "@;(# X F);(# D.b.1 H)", "[1F]@;(# D.u.1 H)")
                        .card("b", 1, "z", "@;(# X F);(# D.a.1 H)", "[1F]@;(# D.v.1 H)")
                        .card("u", 1, "z")
                        .card("v", 1, "z")
                        .hand(1)
                        .combo("a:z", "")
                        .problem()
                        .exchanges();
        assertEquals("[[1, 0, 3, 2]]", Arrays.deepToString(found.toArray()));
    }

    @Test
    void imageOfEveryClass_isEveryClass() {
        assertEquals(CardClassSet.ALL, ClassExchanges.image(CardClassSet.ALL, new int[] {1, 0}));
        assertEquals(0b0110, ClassExchanges.image(0b1001, new int[] {1, 0, 3, 2}));
    }

    /** What negates a card is no part of the text of its effect. */
    @ParameterizedTest
    @CsvSource({"0, p", "0, q", "1, a:s", "1, a:z"})
    void cardsOfWhichOneIsNegated_stay(int number, String negated) {
        String yaml =
                """
                deck:
                  cards:
                    p: {attribute: [s], program: ['/|H.u|;@;(# H.u.1 F);(# D.1 H)']}
                    q: {attribute: [s], program: ['/|H.v|;@;(# H.v.1 F);(# D.1 H)']}
                    u: {count: 2, attribute: [z]}
                    v: {count: 2, attribute: [z]}
                simulate:
                  tests:
                    t:
                      exec-program: true
                      negate: '%s'
                      combos: {A: {hand: ['a:z']}}
                """
                        .formatted(negated);
        Problem problem =
                ProblemCompiler.read(Decks.programs(yaml).topics().get(0), SolverOptions.FAST);
        assertEquals(number, problem.exchanges().size());
    }
}

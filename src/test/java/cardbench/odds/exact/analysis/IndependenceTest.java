package cardbench.odds.exact.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cardbench.odds.exact.program.Problem;
import cardbench.odds.exact.search.ForgottenOrderTest;
import cardbench.odds.exact.search.Topics;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Which of two cards in hand may act first. That the order may be forgotten is shown by all orders
 * of the deck, in {@link ForgottenOrderTest}.
 */
class IndependenceTest {

    private static final int DRAWS = Independence.UNIFORM_DRAWS;
    private static final int FULL = Independence.FULL_DECK;
    private static final int ALL = DRAWS | FULL;

    /** Cards a and b have the effects, e may have a third one; c and d are plain, and have x. */
    private static boolean independent(int known, String a, String b, String e, String score) {
        Topics topics = new Topics();
        topics.card("a", 2, "y", a).card("b", 2, "y", b).card("c", 3, "x").card("d", 3, "x");
        if (e == null) {
            topics.card("e", 2, "");
        } else {
            topics.card("e", 2, "", e);
        }
        Problem problem = topics.hand(3).combo("", "", score, "", "best").problem();
        Independence independence = new Independence(problem);
        int first = problem.effects()[0].owner();
        int second = problem.effects()[1].owner();
        boolean found = (independence.of(known, 0, first) >>> second & 1) == 1;
        assertEquals(found, (independence.of(known, 0, second) >>> first & 1) == 1, "both ways");
        return found;
    }

    /** One after the other leads to the same, in whatever order. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '!',
            value = {
                "[1]@;(# X B) ! [1]@;(# X F)",
                "[1]@;(# X B);(# D.1 H) ! [1]@;(# X B);(# D.2 H)",
                "[1]@;(# X B);(# D.1 H) ! [1]@;(# X B);(# D.2 J)",
                "[1]@;(# X B);(# D.1 H) ! [1]@;(# X B);(= num (+ num 1))",
                "[1]@;(# X B);(= num (+ num 1)) ! [1]@;(# X B);(= num (+ num 2))",
                "[1]@;(# X B);(= mark 1) ! [1]@;(# X B);(= num 2)",
                // more cards after the first one change nothing for what a guard has seen
                "[1]/(> |H.c| 0);@;(# X B);(# H.c.1 B) ! [1]@;(# X B);(# D.1 H)",
                "[1]/(> |H.c| 0);@;(# X B);(# H.c.1 B) ! [1]/(> |H.d| 0);@;(# X B);(# H.d.1 B)",
                "[1]/(> |D| 2);@;(# X B);(# D.1 H) ! [1]@;(# X B);(# D.1 H)",
                "[1]@;(# X B);(# H.c.1 D) ! [1]@;(# X J)",
                "[1]@;(# X B);(= i |H.c|);(= num (+ num 1)) ! [1]@;(# X B);(# H.d.1 B)",
                // once there is one of b, more of them change nothing
                "[1]/|F.b|;@;(# X B) ! [1]@;(# X F)",
                "[1]@;(# X B);(if |F.c| (# H.c.1 J) (# H.c.1 B)) ! [1]@;(# X B);(# H.d.1 B)",
            })
    void effectsThatLeaveEachOtherAlone_areIndependent(String a, String b) {
        assertEquals(true, independent(ALL, a, b, null, "1"));
    }

    /** One of the two changes what the other asks for, takes, or does. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                // a search after a draw may find less
                "[1]@;(# X B);(# D.1 H) ~ [1]@;(# X B);(# D.c.1 H);(shuffle D)",
                "[1]@;(# X B);(# D.a:x.1 H);(shuffle D) ~ [1]@;(# X B);(# D.d.1 H);(shuffle D)",
                "[1]@;(# X B);(# D.c.1 H) ~ [1]@;(# X B);(# D.d.1 H);(shuffle D)",
                "[1]@;(# X B);(# D.c.1 H);(shuffle D) ~ [1]@;(# X B);(# D.d.1 H);(shuffle D)",
                "[1]@;(# X B);(# H.c.1 D) ~ [1]@;(# X B);(# D.1 H)",
                "[1]@;(# X B);(# H.c.1 D) ~ [1]@;(# X B);(# H.d.1 D)",
                "[1]@;(# X D) ~ [1]@;(# X B);(# D.1 H)",
                "[1]@;(# X B);(shuffle D) ~ [1]@;(# X B);(# D.1 H)",
                // the same cards, or the card of the other
                "[1]@;(# X B);(# H.c.1 B) ~ [1]@;(# X B);(# D.1 H)",
                "[1]@;(# X B);(# H.c.1 B) ~ [1]@;(# X B);(# H.a:x.1 F)",
                "[1]@;(# X B);(# H.b.1 B) ~ [1]@;(# X B)",
                "[1]/(> |H.c| 0);@;(# X B);(# H.c.1 B) ~ [1]/(> |H.c| 0);@;(# X F);(# H.c.1 F)",
                // a guard asks for one card, and all of them are taken
                "[1]/(> |H.c| 0);@;(# X B);(# H.c.2 B) ~ [1]@;(# X B);(# D.1 H)",
                "[1]/(> |H.d| 0);@;(# X B);(# H.c.1 B) ~ [1]@;(# X B);(# D.1 H)",
                // a guard, a condition or a number asks for what the other changes
                "[1]/(== |H.c| 0);@;(# X B) ~ [1]@;(# X B);(# D.1 H)",
                "[1]@;(# X B);(if |H.c| (= mark 1) ()) ~ [1]@;(# X B);(# D.1 H)",
                "[1]@;(# X B);(if 1 (if |H.c| (= mark 1) ()) (= mark 1)) ~ [1]@;(# X B);(# D.1 H)",
                "[1]@;(# X B);(= mark |H.c|) ~ [1]@;(# X B);(# D.1 H)",
                "[1]@;(# X B);(= i |H.c|) ~ [1]@;(# X B);(# D.1 H)",
                "[1]@;(# X B);/|F.b|;(= mark 1) ~ [1]@;(# X F)",
                // variables
                "[1]@;(# X B);(= i num);(# D.i H) ~ [1]@;(# X B);(= num (+ num 1))",
                "[1]@;(# X B);(= i 1);(# D.i H) ~ [1]@;(# X B);(# D.1 H)",
                "[1]@;(# X B);(= num 1) ~ [1]@;(# X B);(= num (+ num 2))",
                "[1]@;(# X B);(= num 1) ~ [1]@;(# X B);(= num 2)",
                "[1]/(> num 0);@;(# X B) ~ [1]@;(# X B);(= num (+ num 2))",
                "[1]@;(# X B);(= mark num) ~ [1]@;(# X B);(= num (+ num 2))",
                // one forbids the other, or is only first
                "[1]@;(# X B);(! draw) ~ [1]@;(# X B);(# D.1 H [draw])",
                "[1^]@;(# X B) ~ [1]@;(# X F)",
                "[1]@;(# X B);(shuffle H) ~ [1]@;(# X F)",
            })
    void effectsThatDisturbEachOther_areNot(String a, String b) {
        assertEquals(false, independent(ALL, a, b, null, "1"));
        // the same with the two cards exchanged
        assertEquals(false, independent(ALL, b, a.replace(".b", ".a"), null, "1"));
    }

    /** What is known of the deck decides whether draws and guards that count it commute. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '!',
            value = {
                "0 ! true ! [1]@;(# X B);(# D.1 H) ! [1]@;(# X B);(# D.2 H)",
                "2 ! false ! [1]@;(# X B);(# D.1 H) ! [1]@;(# X B);(# D.2 J)",
                "2 ! false ! [1]@;(# X B);(# D.1 H);(# D.1 J) ! [1]@;(# X B);(# D.1 H);(# D.1 J)",
                "1 ! true ! [1]@;(# X B);(# D.1 H) ! [1]@;(# X B);(# D.2 J)",
                "1 ! false ! [1]/(> |D| 2);@;(# X B);(# D.1 H) ! [1]@;(# X B);(# D.1 H)",
                "3 ! true ! [1]/(> |D| 2);@;(# X B);(# D.1 H) ! [1]@;(# X B);(# D.1 H)",
                "1 ! true ! [1]/(> |D| 2);@;(# X B);(# D.1 H) ! [1]@;(# X B)",
            })
    void deck_decides(int known, boolean independent, String a, String b) {
        assertEquals(independent, independent(known, a, b, null, "1"));
    }

    /** What one enables must be independent of the other, too. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '!',
            value = {
                "true ! [1]/|B.a|;@;(# X F)",
                "false ! [1]/|B.a|;@;(# X F);(# H.b.1 J)",
                "false ! [1]/(> |B.a| 0);@;(# X F);(# H.b.1 J)",
                "false ! [1]/(> num 0);@;(# X F);(# H.b.1 J)",
                // this one is met before
                "true ! [1]/|F.a|;@;(# X F);(# H.b.1 J)",
            })
    void enabledEffects_countToo(boolean independent, String e) {
        String a = "[1]@;(# X B);(= num (+ num 1))";
        assertEquals(independent, independent(ALL, a, "[1]@;(# X J)", e, "1"));
    }

    /** Where a zone is asked for its first cards, it matters which card came first. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '!',
            value = {
                "true ! |B.a:y|",
                "false ! |B.1.a|",
                "true ! |F.1.a|",
            })
    void order_isKeptWhereItIsAskedFor(boolean independent, String score) {
        String effect = "[1]@;(# X B)";
        assertEquals(
                independent, independent(ALL, effect, effect + ";(= num (+ num 1))", null, score));
    }
}

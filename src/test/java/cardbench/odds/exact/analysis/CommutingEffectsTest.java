package cardbench.odds.exact.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cardbench.odds.exact.program.CardClassSet;
import cardbench.odds.exact.program.SolverOptions;
import cardbench.odds.exact.search.ForgottenOrderTest;
import cardbench.odds.exact.search.Topics;
import cardbench.odds.exact.search.Workbench;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Whether the order of the graveyard is forgotten while cards may act there. That it may be is
 * shown by all orders of the deck, in {@link ForgottenOrderTest}.
 */
class CommutingEffectsTest {

    private static boolean keepsOrder(String scan, String b, String c, String score) {
        Topics topics =
                new Topics()
                        .scanning(scan)
                        .card("a", 2, "", "@;(# X F);(# D.2 B);(= other (+ other count))")
                        .card("b", 1, "x", b)
                        .card("c", 1, "x", c)
                        .card("d", 3, "")
                        .hand(2)
                        .combo("", "", score, "", "best");
        Workbench bench = new Workbench(topics, SolverOptions.FAST);
        return bench.abstraction.orderGroups[CardClassSet.GRAVE] > 0;
    }

    /** Each moves its own card away, takes first cards of the deck to one zone, or counts. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '!',
            value = {
                "[1B]@;(# X J) ! [1B]@;(# X J) ! |B.d|",
                "[1B]@;(# X J);(# D.1 B) ! [1B]@;(# X J);(# D.2 B) ! |B.d|",
                "[1B]@;(# X J);(# D.1 F) ! [1B]@;(# X J);(# D.2 F) ! |F.d|",
                "[1B]@;(# X J);(= count (+ count 1)) ! [1B]@;(# X J);(= count (+ count 2)) ! count",
                "[1B]@;(# X J);(= count (+ count 1));(# D.1 B) ! [1B]@;(# X J) ! count",
                "[1B]@;(# X D) ! [1B]@;(# X D) ! |B.d|",
                "[1B]/|F.a|;@;(# X J) ! [1B]@;(# X J) ! |B.d|",
                "[1B]/|B.d|;@;(# X J) ! [1B]@;(# X J) ! |B.d|",
                "[1B]/|F.d|;@;(# X J) ! [1B]@;(# X J);(# D.1 F) ! |B.d|"
            })
    void orderThatDecidesNothing_isForgotten(String b, String c, String score) {
        assertEquals(false, keepsOrder("HB", b, c, score));
    }

    /** One of the two changes what the other finds, is asked for, or does. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '!',
            value = {
                // where a card goes, or what it takes along, is asked for
                "HB ! [1B]@;(# X J) ! [1B]@;(# X J) ! |J.1.b|",
                "HB ! [1B]@;(# X J);(# D.1 B) ! [1B]@;(# X J);(# D.1 J) ! |B.d|",
                "HB ! [1B]@;(# X D) ! [1B]@;(# X D) ! |D.9.b|",
                // searches, moves of other cards, shuffles and moves to the top
                "HB ! [1B]@;(# X J);(# D.d.1 H) ! [1B]@;(# X J);(# D.2 B) ! |H.d|",
                "HB ! [1B]@;(# X J);(# B.d.1 F) ! [1B]@;(# X J);(# D.2 B) ! |F.d|",
                // a guard asks for what moves
                "HB ! [1B]/|B.c|;@;(# X J) ! [1B]@;(# X J) ! |B.d|",
                "HB ! [1B]/(> |D| 4);@;(# X J);(= count (+ count 1)) ! [1B]@;(# X J);(# D.1 B) ! count",
                "HB ! [1B]/(< |F.d| 1);@;(# X J) ! [1B]@;(# X J);(# D.1 F) ! |B.d|",
                "HB ! [1B]/(== count 0);@;(# X J) ! [1B]@;(# X J);(= count (+ count 1)) ! |B.d|",
                // what is set is not counted up
                "HB ! [1B]@;(# X J);(= count (* count 2)) ! [1B]@;(# X J);(= count (+ count 1)) ! count",
                "HB ! [1B]@;(# X J);(= count other) ! [1B]@;(# X J);(= other (+ other 1)) ! count",
                // only the first of a kind acts; it acts elsewhere, too; another zone acts later
                "HB ! [1B^]@;(# X J) ! [1B]@;(# X J) ! |B.d|",
                "HB ! [1HB]@;(# X J) ! [1B]@;(# X J) ! |B.d|",
                "HB ! [1B]@;(# X J);(# D.1 H) ! [1B]@;(# X J) ! |B.d|"
            })
    void orderThatMayDecide_isKept(String scan, String b, String c, String score) {
        assertEquals(true, keepsOrder(scan, b, c, score));
    }
}

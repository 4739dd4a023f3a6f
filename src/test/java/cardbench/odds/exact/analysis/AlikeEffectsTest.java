package cardbench.odds.exact.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cardbench.odds.exact.program.CardClassSet;
import cardbench.odds.exact.program.SolverOptions;
import cardbench.odds.exact.search.Topics;
import cardbench.odds.exact.search.Workbench;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AlikeEffectsTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "true ~ @;(# X B);(# D.1 H) ~ @;(# X B);(# D.1 H) ~ @;(# X B)",
                "true ~ @;(# X B);(# D.1 H [t]) ~ @;(# X  B);(# D.1 H) ~ @;(# X B)",
                "true ~ /(> |D| 1);@;(# X B);(# D.1 H) ~ @;(# X B);(# D.1 H) ~ @;(# X B)",
                // the deck may have too few cards, or effects do other things
                "false ~ /(> |D| 6);@;(# X B);(# D.1 H) ~ @;(# X B);(# D.1 H) ~ @;(# X B)",
                "false ~ /|H.c|;@;(# X B);(# D.1 H) ~ @;(# X B);(# D.1 H) ~ @;(# X B)",
                "false ~ @;(# X B);(# D.1 H) ~ @;(# X B);(# D.2 H) ~ @;(# X B)",
                "false ~ [B]@;(# X J);(# D.1 H) ~ @;(# X J);(# D.1 H) ~ @;(# X B)",
                // each is for one card of the name
                "false ~ [1]@;(# X B);(# D.1 H) ~ [1]@;(# X B);(# D.1 H) ~ @;(# X B)",
                "false ~ [1]@;(# X B);(# D.1 H) ~ @;(# X B);(# D.1 H) ~ @;(# X B)",
                "false ~ @;(# X B);(# D.1 H) ~ [1]@;(# X B);(# D.1 H) ~ @;(# X B)",
                // one of them is forbidden alone
                "false ~ @;(# X B);(# D.1 H [t]) ~ @;(# X B);(# D.1 H) ~ @;(# X B);(! t)",
                "true ~ @;(# X B);(# D.1 H [t]) ~ @;(# X B);(# D.1 H [t]) ~ @;(# X B);(! t)",
            })
    void cardsThatDoTheSame_areOneClass(boolean alike, String a, String b, String other) {
        Topics topics =
                new Topics()
                        .card("a", 2, "", a)
                        .card("b", 1, "", b)
                        .card("c", 1, "", other)
                        .card("d", 6, "")
                        .hand(2)
                        .combo("d", "");
        Workbench bench = new Workbench(topics, SolverOptions.FAST);
        int[] hand = bench.abstraction.representative[CardClassSet.HAND];
        assertEquals(alike, hand[0] == hand[1]);
    }
}

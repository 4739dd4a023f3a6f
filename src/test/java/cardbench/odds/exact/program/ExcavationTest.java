package cardbench.odds.exact.program;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import cardbench.base.number.Fraction;
import cardbench.odds.exact.search.Solution;
import cardbench.odds.exact.search.Solver;
import cardbench.odds.exact.search.Topics;
import cardbench.odds.exact.state.ComboSet;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ExcavationTest {

    private static Topics topics(String effect) {
        return new Topics()
                .card("a", 2, "x", effect)
                .card("b", 2, "x y")
                .card("c", 1, "y")
                .card("d", 1, "")
                .combo("a:x,a:y", "");
    }

    /** Statements that look at first cards, take one at most and put back the rest. */
    @ParameterizedTest
    @CsvSource({
        "(# D.3 T);(# T.a:x.1 H);(# T D), 0-2",
        "(# X B);(# D.3 T);(if |T.a:x| (# T.a:x.1 H) (# T.1 H));(# T D), 1-3",
        "(# D.3 T);(= n |H|);(# X B);(# T D);(shuffle D), 0-3",
        "(# D.3 T);(# T.a:x.1 H);(# T.1 H);(# T D), ''",
        "(# D.3 T);(# T.a:x.2 H);(# T D), ''",
        "(# D.3 T);(# T.a:x H);(# T D), ''",
        "(# D.3 T);(# T.1 D);(# T D), ''",
        "(# D.3 T);(# T.1 H);(## T D), ''",
        "(# D.3 T);(# T.1 H);(# T B), ''",
        "(# D.3 T);/|H|;(# T D), ''",
        "(# D.3 T);(if |D.a| (# T.1 H) ());(# T D), ''",
        "(# D.3 T);(if |T.2.a:x| (# T.1 H) ());(# T D), ''",
        "(# D.3 T);(# D.b.1 H);(# T D), ''",
        "(# D.3 T);(# H.1 T);(# T D), ''",
        "(# D.3 T);(shuffle D);(# T D), ''",
        "(# D.3 H);(# H.1 F);(# H D), ''",
        "(# D.a:x.3 T);(# T.1 H);(# T D), ''",
        "(if |H| (# D.3 T) ());(# T.1 H);(# T D), ''"
    })
    void excavations_areFound(String body, String expected) {
        Excavation found = topics("[1]@;" + body).problem().effects()[0].excavation();
        assertEquals(expected, found == null ? "" : found.from() + "-" + found.to());
    }

    /** Cards are of a kind if no question about the zone tells them apart. */
    @Test
    void kinds_areWhatTheZoneIsAskedFor() {
        Problem problem =
                topics("[1]@;(# D.3 T);(if |T.a:x| (# T.a:x.1 H) (# T.1 H));(# T D)").problem();
        Excavation found = problem.effects()[0].excavation();
        assertNotNull(found);
        assertEquals("[0, 0, 2, 2]", Arrays.toString(found.kinds(problem)));
    }

    /**
     * The deck has 3 of 40 stars. One of the first six cards is taken into the hand, a star if
     * there is one: with 1 - C(37, 6) / C(40, 6) after a hand of the searcher alone.
     */
    @Test
    void onlyWhatIsAskedFor_isCounted() {
        StringBuilder text = new StringBuilder();
        Topics topics =
                new Topics()
                        .card(
                                "pot",
                                1,
                                "",
                                "[1]@;(# X B);(# D.6 T);(if |T.a:star| (# T.a:star.1 H) (# T.1 H));(# T D)")
                        .header("(# D.pot.1 H);(shuffle D)")
                        .hand(0)
                        .card("star", 3, "star");
        for (int i = 0; i < 9; i++) {
            topics.card("c" + i, 4, i % 2 == 0 ? "even" : "odd");
            text.append(i == 0 ? "" : ",").append("c").append(i);
        }
        topics.card("rest", 1, "").combo("star", "").combo(text.toString(), "");
        Solution solution =
                Solver.solve(topics.text(), SolverOptions.FAST, new Budget(3000, 1 << 20));
        assertNotNull(solution.multiplicity());
        Fraction met = Fraction.of(0, 1);
        for (Solution.Share share : solution.shares()) {
            if (share.outcome().successes().equals(new ComboSet(1))) {
                met = Fraction.of(share.multiplicity(), solution.multiplicity());
            }
        }
        assertEquals(Fraction.of(2_324_784, 3_838_380).rest(), met);
    }
}

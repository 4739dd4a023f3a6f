package cardbench.odds.exact.program;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cardbench.odds.exact.search.Topics;
import cardbench.odds.exact.search.Workbench;
import cardbench.odds.exact.state.State;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Cards that stay meet a condition for good, and then nothing asks for them any more. */
class WantedCardsTest {

    /**
     * @param lasts whether the condition is met for good with a card b on the field and one in hand
     * @param effect what else may happen
     */
    @ParameterizedTest
    @CsvSource(
            delimiter = '!',
            value = {
                "true ! (> |F.b| 0) ! @;(# X B)",
                "true ! (>= (+ |H.b| |F.b|) 2) ! @;(# X B)",
                "true ! (> (+ |H.b| |F.b|) 0) ! @;(# X B);(# H.b B)",
                "false ! (>= (+ |H.b| |F.b|) 2) ! @;(# X B);(# H.b B)",
                "false ! (> |F.b| 0) ! @;(# X B);(# F.b B)",
                "false ! (> |F.b| 0) ! @;(# X B);(# F.1 J)",
                "false ! (> |F.b| 1) ! @;(# X B)",
                "false ! (> |D.b| 0) ! @;(# X B);(# D.1 H)",
                "false ! (< |F.b| 3) ! @;(# X B)",
                "false ! (> |F.b| |J|) ! @;(# X B)",
            })
    void conditionOfCardsThatStay_isMetForGood(boolean lasts, String condition, String effect) {
        Topics topics =
                new Topics()
                        .card("a", 1, "", effect)
                        .card("b", 4, "")
                        .card("c", 1, "")
                        .hand(1)
                        .combo("", "", "(+ 1 count |J|)", condition, "best");
        Workbench bench = new Workbench(topics, SolverOptions.FAST);
        State state = State.first(bench.problem);
        state.ownCounts()[0] = 0;
        state.ownCounts()[1] = 2;
        state.unseen = 3;
        state.fill(CardClassSet.HAND, new byte[] {0, 1});
        int field = bench.problem.zones().indexOf('F');
        if (field >= 0) {
            state.fill(field, new byte[] {1});
        }
        bench.abstractionBuilder.analyse(List.of(state)).canonicalise(state);
        assertEquals(lasts, state.met.length > 0 && state.met[0] != 0);
        if (lasts && field >= 0) {
            assertEquals(0, state.list(field).length + state.bag(field).length);
        }
    }
}

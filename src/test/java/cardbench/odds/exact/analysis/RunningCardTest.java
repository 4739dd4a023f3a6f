package cardbench.odds.exact.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cardbench.odds.exact.program.CardClassSet;
import cardbench.odds.exact.program.Instruction;
import cardbench.odds.exact.program.Problem;
import cardbench.odds.exact.program.SolverOptions;
import cardbench.odds.exact.search.Topics;
import cardbench.odds.exact.search.Workbench;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RunningCardTest {

    /**
     * @param places where the card may be while its effect runs
     * @param sources from where its last move of X may take it
     */
    @ParameterizedTest
    @CsvSource(
            delimiter = '!',
            value = {
                "HF ! HF ! [1H]@;(# X F)",
                "BD ! BD ! [1B]@;(# X D)",
                "HFJ ! HFJ ! [1H]@;(# X F);(# X J)",
                "HFJ ! HFJ ! [1H]@;(# X F);(if |F| (# X J) ())",
                "HB ! H ! [1H]@;(# H.a B)",
                "H ! H ! [1H]@;(# H.b B)",
                "HFB ! HFB ! [1H]@;(# X F);(# F B);(= n 1)",
                "HFJ ! HFJ ! [1H]@;(block (# X F) (# F.1 J))",
                "HFJ ! HFJ ! [1H]@;(best (# X F) (# X J))",
                "HF ! HF ! [1H]@;(# D.2 B);(# X F)",
            })
    void runningCard_isWhereItsMovesBringIt(String places, String sources, String effect) {
        Topics topics = new Topics().card("a", 2, "", effect).card("b", 2, "").combo("b", "");
        Problem problem = new Workbench(topics, SolverOptions.FAST).problem;
        RunningCard running = new RunningCard(problem, true);
        assertEquals(bits(problem, places), running.ofEffect(0));
        for (Instruction.Move move : problem.moves()) {
            if (move.cards().zone() == CardClassSet.SELF) {
                assertEquals(bits(problem, sources), running.ofMove(move.number()));
            }
        }
    }

    private static int bits(Problem problem, String zones) {
        int bits = 0;
        for (char zone : zones.toCharArray()) {
            bits |= 1 << problem.zones().indexOf(zone);
        }
        return bits;
    }
}

package cardbench.odds.yisp.vm;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cardbench.base.chance.Random32;
import cardbench.base.text.Diagnostics;
import cardbench.odds.yisp.syntax.CardKind;
import cardbench.odds.yisp.syntax.Expression;
import cardbench.odds.yisp.syntax.Parser;
import cardbench.odds.yisp.syntax.Program;
import cardbench.odds.yisp.syntax.Source;
import cardbench.odds.yisp.syntax.Statement;
import cardbench.odds.yisp.syntax.Vocabulary;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A linked routine does what its statements do one by one, which is how a watched one runs. */
class InstructionTest {

    private static final Watcher NOBODY =
            new Watcher() {
                @Override
                public void begins(Program program, Statement statement) {
                    // only its presence matters
                }

                @Override
                public void moves(int[] taken, int count, char from, Expression.Move move) {
                    // only its presence matters
                }

                @Override
                public void prints(String line) {
                    // only its presence matters
                }
            };

    /** Runs a program on a deck of known order; answers what has come of it. */
    private static String result(String text, boolean watched) {
        List<CardKind> kinds = new ArrayList<>();
        for (String name : "a b c d e f".split(" ")) {
            kinds.add(new CardKind(name, 1, List.of("ace".contains(name) ? "odd" : "even"), ""));
        }
        Diagnostics diagnostics = new Diagnostics();
        Program program = Parser.effect(Source.of(text), diagnostics);
        assertEquals(false, diagnostics.failed(), text + diagnostics.list());
        Compiler compiler = new Compiler(new Vocabulary(kinds), List.of(program), false, false);
        Routine routine = compiler.routine(program);
        VirtualMachine machine = compiler.play(new Random32(1, 2, 3, 4));
        machine.watch(watched ? NOBODY : null);
        machine.startGame(0, new int[] {0, 1, 2, 3, 4, 5});
        machine.deal(3);
        StringBuilder result = new StringBuilder();
        result.append(routine.run(machine, 1)).append(' ').append(machine.emptySource());
        for (int i = 0; i < compiler.variables().size(); i++) {
            result.append(' ').append(compiler.variables().get(i)).append(machine.variable(i));
        }
        for (char zone : new char[] {'D', 'H', 'B', 'F'}) {
            result.append(' ').append(zone);
            for (int i = 0; i < machine.row(zone).size(); i++) {
                result.append(machine.card(zone, i));
            }
        }
        return result.append(' ').append(machine.stepsLeft()).toString();
    }

    private static void assertLinkedAlike(String text) {
        assertEquals(result(text, true), result(text, false), text);
    }

    @Test
    void eachComparison_inEachPlace() {
        String[] relations = {">", ">=", "<", "<=", "==", "!="};
        String[] numbers = {"total", "|H.a:odd|", "|H|", "|D.2.a:odd|", "q"};
        for (String relation : relations) {
            for (String number : numbers) {
                for (String known : new String[] {"0", "1", "2", "3", "2147483647"}) {
                    String less = "(" + relation + " " + number + " " + known + ")";
                    String more = "(" + relation + " " + known + " " + number + ")";
                    for (String condition : List.of(less, more)) {
                        String start = "(= total 2);(= q 1);";
                        assertLinkedAlike(start + "/" + condition + ";@;(# D.1 B)");
                        assertLinkedAlike(start + "/!" + condition + ";@;(# D.1 B)");
                        assertLinkedAlike(start + "@;(# D.1 B);/" + condition + ";(# D.1 F)");
                        assertLinkedAlike(
                                start + "@;(if " + condition + " (# D.1 B) (= total 7));(# D F)");
                        assertLinkedAlike(
                                start + "/(if " + condition + " total (- total 2));@;(# D.1 B)");
                    }
                }
            }
        }
    }

    @Test
    void eachAction() {
        String[] actions = {
            "(= total 5)",
            "(= total (+ total 3))",
            "(= total (- total 4))",
            "(= total (- q 1))",
            "(= total (+ 1 total))",
            "(= other (- total 1))",
            "(# X B)",
            "(# X D)",
            "(## X D)",
            "(# D.2 B)",
            "(# D.9 B)",
            "(# D.0 B)",
            "(# H.a:odd.1 F)",
            "(# H.a:odd F)",
            "(# H B)",
            "(# D.a:odd.1 H)",
            "(# H.f.1 B)",
            "(# B.1 H)",
            "(# D.:total B)",
            "(shuffle D)",
            "(block (# X F) (= total 1))",
            "(repeat 2 (> |B| 1) (# D.1 B))",
            "()",
            "(if total (if (> |B| 0) (# X B) (# X F)) (block (# D.1 B) (= total 1)))",
        };
        for (String first : actions) {
            for (String second : actions) {
                assertLinkedAlike("@;" + first + ";" + second + ";" + first);
            }
        }
    }
}

package cardbench.odds.yisp.vm;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.chance.Random32;
import cardbench.base.text.Diagnostics;
import cardbench.odds.yisp.syntax.CardKind;
import cardbench.odds.yisp.syntax.CardSet;
import cardbench.odds.yisp.syntax.Expression;
import cardbench.odds.yisp.syntax.Operator;
import cardbench.odds.yisp.syntax.Parser;
import cardbench.odds.yisp.syntax.Program;
import cardbench.odds.yisp.syntax.Samples;
import cardbench.odds.yisp.syntax.Source;
import cardbench.odds.yisp.syntax.Statement;
import cardbench.odds.yisp.syntax.Vocabulary;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Whatever a program can be made of is compiled, and nothing else comes to nothing unsaid. */
class CompilerTest {

    private static final Source SOURCE = Source.of(" ".repeat(9));

    private final Compiler compiler =
            new Compiler(
                    new Vocabulary(List.of(new CardKind("card", 3, List.of("x"), ""))),
                    List.of(),
                    false,
                    false);

    private VirtualMachine machine() {
        VirtualMachine machine = compiler.play(new Random32(1, 2, 3, 4));
        machine.startGame(7, new int[] {0, 1, 2});
        return machine;
    }

    /** Texts and card sets stand in a line that is printed, and what is unreadable is an error. */
    @Test
    void everyExpression_isCompiledOrRefused() {
        Set<String> refused = new TreeSet<>();
        Samples.expressions()
                .forEach(
                        (kind, sample) -> {
                            try {
                                compiler.formula(SOURCE, sample);
                            } catch (IllegalStateException e) {
                                refused.add(kind);
                            }
                        });
        assertEquals(Set.of("Unreadable", "Text", "Cards"), refused);
    }

    @Test
    void everyStatement_isCompiled() {
        Program program = Samples.program(Samples.statements().toArray(new Statement[0]));
        assertTrue(compiler.routine(program).run(machine(), 0));
    }

    @Test
    void everyFilter_isCompiled() {
        CardSet cards = new CardSet('D', Samples.filters(), 0, 1);
        Expression size = new Expression.Size(cards, 0, 1);
        Program program =
                Samples.program(new Statement.Guard(false, size, 0, 1), new Statement.Fire(0, 1));
        assertTrue(compiler.routine(program).run(machine(), 0));
    }

    @Test
    void everyOperator_isCompiledOrRefused() {
        for (Operator operator : Operator.values()) {
            Expression number = Samples.arithmetic(operator, 1, 6);
            if (Samples.arithmetic().contains(operator)) {
                compiler.formula(SOURCE, number);
            } else {
                assertThrows(IllegalStateException.class, () -> compiler.formula(SOURCE, number));
            }
        }
    }

    private static int cost(String statement) {
        Diagnostics diagnostics = new Diagnostics();
        Program program = Parser.effect(Source.of(statement), diagnostics);
        assertEquals(List.of(), diagnostics.list());
        return Compiler.cost(program.statements().get(0));
    }

    /**
     * A statement counts one step more for each 16 expressions. Those in a loop, here its end of
     * one, and an assignment of two, count in each round.
     */
    @Test
    void cost_countsTheRoundsOfALoop() {
        assertEquals(1, cost("(= n (+" + " 1".repeat(13) + "))"));
        assertEquals(2, cost("(= n (+" + " 1".repeat(14) + "))"));
        assertEquals(1, cost("(repeat 1 0 (= n 1))"));
        assertEquals(1, cost("(repeat 4 0 (= n 1))"), "1 + 4 * 3 expressions");
        assertEquals(2, cost("(repeat 5 0 (= n 1))"), "1 + 5 * 3 expressions");
        assertEquals(2, cost("(repeat 10 0 (= n 1))"), "1 + 10 * 3 expressions");
        assertEquals(3, cost("(repeat 11 0 (= n 1))"), "1 + 11 * 3 expressions");
    }

    @Test
    void setsOfCards_areThoseOfTheirKinds() {
        Compiler two =
                new Compiler(
                        new Vocabulary(
                                List.of(
                                        new CardKind("a", 2, List.of(), ""),
                                        new CardKind("b", 1, List.of(), ""))),
                        List.of(),
                        false,
                        false);
        assertArrayEquals(new int[] {0, 0, 1}, two.kinds());
        CountedSet a = two.cards(new boolean[] {true, false});
        CountedSet b = two.cards(new boolean[] {false, true});
        CountedSet all = two.cards(new boolean[] {true, true});
        assertTrue(a.contains(0) && a.contains(1) && !a.contains(2));
        assertTrue(b.contains(2) && !b.contains(0));
        assertTrue(a.meets(all) && all.meets(b));
        assertFalse(a.meets(b));
        VirtualMachine machine = two.play(new Random32(1, 2, 3, 4));
        machine.startGame(0, new int[] {0, 2, 1});
        machine.deal(2);
        assertEquals(1, a.in(machine.row('H')));
        assertEquals(1, b.in(machine.row('H')));
        assertEquals(1, a.in(machine.row('D')));
        assertEquals(2, all.in(machine.row('H')));
    }
}

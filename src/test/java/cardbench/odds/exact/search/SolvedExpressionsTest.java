package cardbench.odds.exact.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import cardbench.odds.deckfile.DeckPrograms.TopicPrograms;
import cardbench.odds.exact.analysis.Liveness;
import cardbench.odds.exact.program.Instruction;
import cardbench.odds.exact.program.NumericExpression;
import cardbench.odds.exact.program.Problem;
import cardbench.odds.exact.program.ProblemCompiler;
import cardbench.odds.exact.program.SolveCodes;
import cardbench.odds.exact.program.SolverOptions;
import cardbench.odds.exact.state.Distribution;
import cardbench.odds.exact.state.State;
import cardbench.odds.yisp.check.ValueRange;
import cardbench.odds.yisp.syntax.CardSet;
import cardbench.odds.yisp.syntax.Expression;
import cardbench.odds.yisp.syntax.Operator;
import cardbench.odds.yisp.syntax.Program;
import cardbench.odds.yisp.syntax.Samples;
import cardbench.odds.yisp.syntax.Statement;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is solved and what is only played; a kind of expression that is added has to be listed. */
class SolvedExpressionsTest {

    private static final Topics TOPICS =
            new Topics().card("a", 2, "x").card("b", 2, "").combo("a", "");

    private static Problem problem(Program header) {
        TopicPrograms topic = TOPICS.text();
        return ProblemCompiler.read(
                new TopicPrograms(
                        topic.topic(),
                        topic.vocabulary(),
                        topic.effects(),
                        header,
                        topic.combos(),
                        null),
                SolverOptions.FAST);
    }

    /** The kinds of expressions that are refused in a header, each with the reason. */
    private static Map<String, String> refused(UnaryOperator<Expression> use) {
        Map<String, String> refused = new TreeMap<>();
        Samples.expressions()
                .forEach(
                        (kind, sample) -> {
                            try {
                                problem(Samples.act(use.apply(sample)));
                            } catch (ProblemCompiler.Uncovered e) {
                                refused.put(kind, e.why().code().name());
                            }
                        });
        return refused;
    }

    @Test
    void everyExpression_isDoneOrRefused() {
        String form = SolveCodes.FORM.name();
        assertEquals(
                Map.of(
                        "Unreadable", form,
                        "Text", form,
                        "Cards", form,
                        "Best", SolveCodes.CHOICE.name()),
                refused(one -> one));
    }

    @Test
    void everyExpression_isANumberOrRefused() {
        Map<String, String> refused = refused(one -> new Expression.Assign("n", one, 0, 1));
        Set<String> numbers = Samples.kinds(Expression.class);
        numbers.removeAll(refused.keySet());
        assertEquals(
                "Arithmetic If Literal Nothing Size Variable",
                String.join(" ", new TreeSet<>(numbers)));
        assertEquals(Set.of(SolveCodes.FORM.name()), Set.copyOf(refused.values()));
    }

    @Test
    void everyStatementAndFilter_isCompiled() {
        CardSet cards = new CardSet('H', Samples.filters(), 0, 1);
        Statement size = new Statement.Guard(false, new Expression.Size(cards, 0, 1), 0, 1);
        assertEquals(1, problem(Samples.program(size)).header().length);
        Statement[] all = Samples.statements().toArray(new Statement[0]);
        // a mark and an act that does nothing leave nothing to be done
        assertEquals(1, problem(Samples.program(all)).header().length);
    }

    /** One text for each kind of instruction, sure and by chance where there are both. */
    @ParameterizedTest
    @CsvSource({
        "Move, (# H B), 1",
        "Move, (# D.1 B), 2",
        "Shuffle, (shuffle H), 1",
        "Ban, (! \"tag\"), 1",
        "Assign, (= count 1), 1",
        "Assign, (= count (rand 1 3)), 3",
        "Block, (repeat 30 (> |H| 2) (= count 1)), 1",
        "Block, (repeat 30 (> count 0) (= count (rand 0 1))), 2",
        "If, (if |H.a| (= count 1) ()), 1",
        "If, (if (rand 0 1) (= count 1) ()), 2",
        "Block, (block () (= count 1)), 1",
        "Block, (block (= count (rand 1 3)) (# D.1 B)), 6",
    })
    void everyInstruction_isCarriedOut(String kind, String text, int ends) {
        Workbench bench =
                new Workbench(
                        new Topics()
                                .card("a", 2, "x")
                                .card("b", 2, "", "[1]/count;@;(# X B)")
                                .header(text)
                                .combo("", "a,b", "count", "", "best"),
                        SolverOptions.PLAIN);
        Instruction instruction = bench.problem.header()[0].instruction();
        assertEquals(kind, instruction.getClass().getSimpleName());
        Distribution begun = new Distribution(bench.residues, bench.encoder);
        begun.add(State.first(bench.problem), bench.residues.one());
        bench.machine.abstraction.draws = true;
        assertEquals(ends, bench.expander.run(begun, bench.problem.header()).size());
    }

    @Test
    void kindsOfInstructions_areThoseAbove() {
        Set<String> kinds = new TreeSet<>();
        for (Class<?> kind : Instruction.class.getPermittedSubclasses()) {
            kinds.add(kind.getSimpleName());
        }
        assertEquals("Assign Ban Block Choose If Move Nothing Shuffle", String.join(" ", kinds));
    }

    @Test
    void everyOperator_isComputedAndBoundedOrNone() {
        Workbench bench = new Workbench(TOPICS, SolverOptions.PLAIN);
        Liveness live = new Liveness(bench.problem);
        bench.machine.state = State.first(bench.problem);
        for (Operator operator : Operator.values()) {
            NumericExpression number =
                    new NumericExpression.Operation(
                            operator,
                            new NumericExpression[] {
                                new NumericExpression.Fixed(6), new NumericExpression.Fixed(6)
                            });
            if (Samples.arithmetic().contains(operator)) {
                ValueRange bounds = live.programs.range(number);
                int value = bench.machine.executor.value(number);
                assertEquals(value, Math.max(bounds.least(), Math.min(value, bounds.most())));
            } else {
                assertThrows(IllegalStateException.class, () -> live.programs.range(number));
                assertThrows(
                        IllegalStateException.class, () -> bench.machine.executor.value(number));
            }
        }
    }
}

package cardbench.odds.yisp.syntax;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cardbench.base.text.Diagnostic;
import cardbench.base.text.Diagnostics;
import cardbench.odds.yisp.editor.Formatter;
import cardbench.odds.yisp.vm.Compiler;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code (repeat times until action)}. */
class RepeatParserTest {

    private static Program parsed(String text, Diagnostics diagnostics) {
        return Parser.statements(Source.of(text), diagnostics);
    }

    @Test
    void loop_hasItsParts() {
        Diagnostics diagnostics = new Diagnostics();
        Program program = parsed("(repeat 4 (> |H| 5) (# D.1 H))", diagnostics);
        Expression.Repeat loop = (Expression.Repeat) program.statements().get(0).expression();
        assertEquals(List.of(), diagnostics.list());
        assertEquals(4, loop.times());
        assertEquals("10-19 20-29", place(loop.until()) + " " + place(loop.action()));
        assertEquals("0-30", place(loop));
    }

    private static String place(Expression expression) {
        return expression.from() + "-" + expression.to();
    }

    @ParameterizedTest
    @CsvSource({
        "(repeat), 1:2 yisp.arguments",
        "(repeat 3 |H|), 1:14 yisp.not-an-expression",
        "(repeat 3 |H| (# D.1 H) ()), 1:2 yisp.arguments",
        "(repeat n |H| (# D.1 H)), 1:9 yisp.repeat-times",
        "(repeat (+ 1 1) |H| (# D.1 H)), 1:9 yisp.repeat-times",
        "(repeat 0 |H| (# D.1 H)), 1:9 yisp.repeat-times",
        "(repeat -3 |H| (# D.1 H)), 1:9 yisp.repeat-times",
        "(repeat 1001 |H| (# D.1 H)), 1:9 yisp.repeat-times",
        "(repeat 40 |H| (repeat 26 |H| (# D.1 H))), 1:24 yisp.repeat-times",
        "(repeat 3 (# D.1 H) ()), 1:11 yisp.not-a-number",
        "(repaet 3 |H| ()), 1:2 yisp.unknown-operator-near",
    })
    void mistakes_areReportedWithTheirPlace(String text, String expected) {
        Diagnostics diagnostics = new Diagnostics();
        parsed(text, diagnostics);
        List<String> codes = new ArrayList<>();
        for (Diagnostic one : diagnostics.list()) {
            codes.add(
                    one.location().line()
                            + ":"
                            + one.location().column()
                            + " "
                            + one.code().name());
        }
        assertEquals(List.of(expected), codes);
    }

    /** A thousand rounds of ten expressions are 10,000 expressions, 16 of which are a step. */
    @ParameterizedTest
    @CsvSource({
        "(repeat 1000 0 (block 1 2 3 4 5 6 7 8)), 626",
        "(repeat 10 0 (repeat 100 0 (block 1 2 3 4 5 6 7 8))), 627",
        "(repeat 1 0 (block 1 2 3 4 5 6 7 8)), 1",
    })
    void rounds_countAsSteps(String text, int steps) {
        Program program = parsed(text, new Diagnostics());
        assertEquals(steps, Compiler.cost(program.statements().get(0)));
    }

    @Test
    void loops_insideEachOther_areMeasuredAtOnce() {
        String text = "(repeat 1 0 ".repeat(60) + "()" + ")".repeat(60);
        assertEquals(8, Compiler.cost(parsed(text, new Diagnostics()).statements().get(0)));
    }

    @Test
    void loop_isFormatted() {
        String text = "( repeat  4 |H|(# D.1 H) )";
        StringBuilder formatted = new StringBuilder(text);
        List<Formatter.Edit> edits = Formatter.edits(Source.of(text), false);
        for (int i = edits.size() - 1; i >= 0; i--) {
            formatted.replace(edits.get(i).from(), edits.get(i).to(), edits.get(i).text());
        }
        assertEquals("(repeat 4 |H| (# D.1 H))", formatted.toString());
    }
}

package cardbench.base.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class DiagnosticTest {

    private static final DiagnosticCode CUT =
            DiagnosticCode.error("test.cut", "{field} ends at byte {byte}, not {field}");
    private static final DiagnosticCode SLIP = DiagnosticCode.warning("test.slip", "a slip");
    private static final DiagnosticCode HINT = DiagnosticCode.info("test.hint", "a hint");

    @Test
    void longTexts_areCut() {
        DiagnosticCode code = DiagnosticCode.error("text.long", "“{text}”");
        String most = "字".repeat(Diagnostic.MAX_TEXT - 1);
        for (String whole : new String[] {"", "x", most + "x"}) {
            assertEquals("“" + whole + "”", code.anywhere().with("text", whole).message());
        }
        assertEquals("“" + most + "x…”", code.anywhere().with("text", most + "xy").message());
        assertEquals(
                "“" + most + "…”", code.anywhere().with("text", most + "\ud83d\ude00").message());
    }

    @Test
    void message_putsArgumentsInTheirPlaces() {
        Diagnostic cut = CUT.anywhere().with("field", "hero").with("byte", 7);
        assertEquals("hero ends at byte 7, not hero", cut.message());
    }

    @Test
    void message_keepsTheNameOfAnArgumentThatIsMissing() {
        assertEquals(
                "{field} ends at byte 7, not {field}", CUT.anywhere().with("byte", 7).message());
    }

    @Test
    void message_keepsAnOpenBraceWithoutItsPartner() {
        assertEquals("a { b", DiagnosticCode.info("test.brace", "a { b").anywhere().message());
    }

    @Test
    void strict_makesErrorsOfWarningsAlone() {
        assertEquals(Severity.ERROR, SLIP.anywhere().strict().severity());
        assertEquals(Severity.INFO, HINT.anywhere().strict().severity());
        assertEquals(Severity.ERROR, CUT.anywhere().strict().severity());
    }

    @Test
    void with_leavesTheFirstDiagnosticAsItWas() {
        Diagnostic slip = SLIP.anywhere();
        slip.with("a", "b");
        assertTrue(slip.args().isEmpty());
    }

    @Test
    void nounsBehindNumbers_fitThem() {
        DiagnosticCode code =
                DiagnosticCode.error("x.y", "{a|card is|cards are} over, {b|copy|copies} of {c}");
        Diagnostic one = code.anywhere().with("a", 1).with("b", 2).with("c", "{a|b|c}");
        assertEquals("1 card is over, 2 copies of {a|b|c}", one.message());
        Diagnostic none = code.anywhere().with("a", 0).with("b", 1).with("c", "1");
        assertEquals("0 cards are over, 1 copy of 1", none.message());
    }

    @Test
    void fixAndPlace_areKeptThroughChanges() {
        Diagnostic slip = SLIP.anywhere().fixedBy("x").at(Location.range(1, 2)).strict();
        assertEquals("x", slip.fix());
        assertEquals(Location.range(1, 2), slip.location());
    }

    @Test
    void collector_failsOnlyWithAnError() {
        Diagnostics diagnostics = new Diagnostics();
        diagnostics.add(SLIP.anywhere());
        assertFalse(diagnostics.failed());
        diagnostics.addAll(java.util.List.of(HINT.anywhere(), CUT.anywhere()));
        assertTrue(diagnostics.failed());
        assertEquals(3, diagnostics.list().size());
    }

    @Test
    void collector_keepsAnErrorBehindTooManyWarnings() {
        Diagnostics diagnostics = new Diagnostics();
        for (int i = 0; i < 10 * Diagnostics.LIMIT; i++) {
            diagnostics.add(SLIP.anywhere());
        }
        diagnostics.add(CUT.anywhere());
        assertEquals(Diagnostics.LIMIT + 1, diagnostics.list().size());
        assertEquals(CUT, diagnostics.list().get(Diagnostics.LIMIT).code());
        for (int i = 0; i < 10 * Diagnostics.LIMIT; i++) {
            diagnostics.add(CUT.anywhere());
        }
        assertEquals(2 * Diagnostics.LIMIT, diagnostics.list().size());
        assertTrue(diagnostics.failed());
    }
}

package cardbench.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.text.DiagnosticCode;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class DiagnosticCodesTest {

    @Test
    void project_namesItsCodesAfterTheirPackages() {
        List<Class<?>> classes = DiagnosticCodes.ofProject();
        assertTrue(!classes.isEmpty(), "classes of codes");
        assertEquals(List.of(), DiagnosticCodes.breaches(classes));
    }

    @Test
    void project_tellsTheArgumentsOfItsCodes() {
        List<String> undocumented = new ArrayList<>();
        for (Class<?> type : DiagnosticCodes.ofProject()) {
            undocumented.addAll(DiagnosticCodes.undocumented(type, DiagnosticCodes.source(type)));
        }
        assertEquals(List.of(), undocumented);
    }

    /** Codes with a fault each, but for the first. */
    public static final class FaultyCodes {
        public static final DiagnosticCode SOUND =
                DiagnosticCode.error("architecture.sound", "the {field} of {code}");
        public static final DiagnosticCode TWICE =
                DiagnosticCode.info("architecture.sound", "again");
        public static final DiagnosticCode ELSEWHERE = DiagnosticCode.info("call.else", "else");
        public static final DiagnosticCode SHOUTED =
                DiagnosticCode.info("architecture.LOUD", "loud");
        public static final DiagnosticCode OPEN =
                DiagnosticCode.info("architecture.open", "the {field");

        private FaultyCodes() {}
    }

    @Test
    void faults_areFound() {
        assertEquals(
                List.of(
                        "FaultyCodes.TWICE has the name of another: architecture.sound",
                        "FaultyCodes.ELSEWHERE is not named architecture.…: call.else",
                        "FaultyCodes.SHOUTED is not named architecture.…: architecture.LOUD",
                        "FaultyCodes.OPEN has a brace without an argument: the {field"),
                DiagnosticCodes.breaches(List.of(FaultyCodes.class)));
    }

    /** A code with two arguments. */
    public static final class ShortCodes {
        public static final DiagnosticCode CUT =
                DiagnosticCode.error("architecture.cut", "the {field} of {code}");

        private ShortCodes() {}
    }

    @Test
    void argumentThatTheCommentForgets_isFound() {
        String before = "class ShortCodes {\n/** It is cut; args: ";
        String after = " */\npublic static final DiagnosticCode CUT = x;";
        assertEquals(
                List.of(),
                DiagnosticCodes.undocumented(
                        ShortCodes.class, before + "field,\n * code, extra." + after));
        assertEquals(
                List.of("ShortCodes.CUT tells of [field] but needs [code, field]"),
                DiagnosticCodes.undocumented(ShortCodes.class, before + "field." + after));
    }
}

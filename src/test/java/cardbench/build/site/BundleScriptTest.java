package cardbench.build.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.contract.Dispatcher;
import com.eclipsesource.json.Json;
import org.junit.jupiter.api.Test;

/** What the wrapped scripts do in a page is seen in the browser tests. */
class BundleScriptTest {

    private static final String UMD =
            FasterRuntimeTest.RUNTIME + "(function (module) { $1 })(function (e) {});\n";

    @Test
    void bundle_standsInsideAFunctionThatHidesTheModuleLoaders() {
        for (String script :
                new String[] {
                    BundleScript.atOnce(UMD),
                    BundleScript.takingOver(UMD),
                    BundleScript.lab("odds-lab", false, UMD),
                    BundleScript.fullLab(UMD)
                }) {
            assertTrue(
                    script.contains(
                            "(function () {\nvar define;\nvar exports = core;\n"
                                    + BundleScript.rewritten(UMD)
                                    + "\n})();"),
                    script);
        }
    }

    @Test
    void errorThatLeavesTheBundle_isAnsweredAsTheCoreAnswersItsOwn() {
        for (String script :
                new String[] {
                    BundleScript.atOnce(UMD),
                    BundleScript.takingOver(UMD),
                    BundleScript.lab("odds-lab", false, UMD),
                    BundleScript.fullLab(UMD)
                }) {
            String failed =
                    script.lines()
                            .filter(line -> line.startsWith("var FAILED = "))
                            .findAny()
                            .orElseThrow();
            String text = failed.substring("var FAILED = ".length(), failed.length() - 1);
            assertEquals(Dispatcher.FAILED, Json.parse(text).asString());
            assertFalse(script.contains("%"), script);
        }
    }

    @Test
    void scriptAtOnce_hasTheOneDoorAlone() {
        String script = BundleScript.atOnce(UMD);
        assertTrue(script.contains("\nCardbench.call = call;\n"), script);
        assertFalse(script.contains("Cardbench.open") || script.contains("Cardbench.table"));
    }

    @Test
    void scriptThatTakesOver_putsEveryDoorOnTheGlobal() {
        String script = BundleScript.takingOver(UMD);
        for (String entry : new String[] {"call", "open", "table"}) {
            assertTrue(script.contains("\nCardbench." + entry + " = " + entry + ";\n"), script);
        }
    }

    @Test
    void lab_holdsTheBundleInsideItsFunction() {
        String script = BundleScript.lab("odds-lab", false, UMD);
        int lab = script.indexOf("labs[\"odds-lab\"] = function () {");
        assertTrue(lab > 0 && lab < script.indexOf(BundleScript.rewritten(UMD)), script);
        assertFalse(script.contains("Cardbench.call"), script);
    }

    @Test
    void lab_hasTheFunctionsOfItsBundle() {
        String plain = BundleScript.lab("odds-lab", false, UMD);
        assertTrue(plain.contains("return { call: call };"), plain);
        String opening = BundleScript.lab("archetype-lab", true, UMD);
        assertTrue(opening.contains("return { call: call, open: open };"), opening);
        assertTrue(opening.contains("ask(\"open\", "), opening);
    }

    @Test
    void fullLab_isAlsoTheCoreOfAPageWithoutOthers() {
        String script = BundleScript.fullLab(UMD);
        int alone = script.indexOf("if (!Cardbench.call) {");
        assertTrue(alone > script.indexOf(BundleScript.rewritten(UMD)), script);
        assertEquals(alone, script.indexOf("Cardbench.call") - "if (!".length(), script);
        assertTrue(script.contains("return { call: call, open: open, table: table };"), script);
    }

    @Test
    void onlyGlobal_isCardbench() {
        String script = BundleScript.atOnce(UMD);
        assertEquals("(function (scope) {", script.lines().findFirst().orElseThrow());
        assertTrue(script.endsWith("})(globalThis);\n"), script);
        assertEquals(-1, script.replace("scope.Cardbench", "").indexOf("scope."), script);
    }
}

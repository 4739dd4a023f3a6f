package cardbench.build.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ScriptCompilerTest {

    private static final Map<String, String> EXTERNS =
            Map.of("page.js", "/** @externs */ /** @type {function(?)} */ var tell;\n");

    private static Map<String, String> page(Map<String, String> sources) throws IOException {
        return new ScriptCompiler(EXTERNS).page(new ModuleGraph(PageScriptsTest.page(sources)));
    }

    private static String fault(String script) {
        return assertThrows(
                        IllegalArgumentException.class, () -> page(Map.of("app/main.js", script)))
                .getMessage();
    }

    @Test
    void everyScriptOfThePage_isMade() throws IOException {
        assertEquals(
                PageScripts.ALL.stream().map(script -> script.name() + ".js").toList(),
                java.util.List.copyOf(page(Map.of()).keySet()));
    }

    @Test
    void laterScript_usesWhatTheFirstExports() throws IOException {
        Map<String, String> scripts =
                page(
                        Map.of(
                                "app/main.js",
                                "export let language = \"en\";\nexport function speak(l) { language"
                                        + " = l; }\nspeak(\"zh\");\n",
                                "odds/view.js",
                                "import { language } from \"../app/main.js\";\ntell(language);\n"));
        assertTrue(scripts.get("odds.js").contains("tell(_."), scripts.get("odds.js"));
        assertFalse(scripts.get("odds.js").contains("import"), scripts.get("odds.js"));
    }

    @Test
    void undeclaredName_isAnErrorWithItsPlace() {
        String fault = fault("tell(1);\nnobody();\n");
        assertTrue(fault.contains("nobody") && fault.contains("main.js line 2"), fault);
    }

    @Test
    void wrongType_isAnErrorWithItsPlace() {
        String fault =
                fault(
                        "/** @param {number} n */\nfunction twice(n) { tell(2 * n); }\n"
                                + "twice(\"two\");\n");
        assertTrue(fault.contains("TYPE_MISMATCH") && fault.contains("main.js line 3"), fault);
    }

    @Test
    void memberThatATypeDoesNotDeclare_isAnErrorWithItsPlace() {
        String fault =
                fault(
                        "/** @param {{size: number}} deck */\nfunction show(deck) {"
                                + " tell(deck.sise); }\nshow({ size: 1 });\n");
        assertTrue(fault.contains("sise") && fault.contains("main.js line 2"), fault);
    }

    @Test
    void classicScript_isCheckedToo() throws IOException {
        ScriptCompiler compiler = new ScriptCompiler(EXTERNS);
        compiler.check("sw.js", "tell(1);\n");
        assertTrue(
                assertThrows(
                                IllegalArgumentException.class,
                                () -> compiler.check("sw.js", "tell(1);\ntell(1, 2);\n"))
                        .getMessage()
                        .contains("sw.js line 2"));
    }

    @Test
    void importOfANameThatIsNotExported_isAnError() {
        String fault =
                fault("import { nothing } from \"../base/ui/save-file.js\";\ntell(nothing);\n");
        assertTrue(fault.contains("nothing"), fault);
    }

    @Test
    void widget_isOneScriptWithoutImports() throws IOException {
        ModuleGraph graph =
                new ModuleGraph(
                        Map.of(
                                "codes/widget/main.js", "import { a } from \"./a.js\";\ntell(a);\n",
                                "codes/widget/a.js", "export const a = \"牌\";\n"));
        assertEquals(
                "tell(\"\\u724c\");",
                new ScriptCompiler(EXTERNS).alone("codes/widget/main.js", graph));
    }
}

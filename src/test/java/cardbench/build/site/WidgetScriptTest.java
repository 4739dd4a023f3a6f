package cardbench.build.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import org.junit.jupiter.api.Test;

class WidgetScriptTest {

    private static final Map<String, String> WORDS = Map.of("zh", "{\"copy\": \"复制\"}");
    private static final String CORE = FasterRuntimeTest.RUNTIME + "umd();";

    @Test
    void script_hasTheStyleAsAText() {
        String style = "a,b{color:red;font:1px / 2 \"x\";}";
        String script = WidgetScript.of(CORE, "parts();\n", style, Map.of());
        assertTrue(
                script.contains("const STYLE = \"a,b{color:red;font:1px / 2 \\\"x\\\";}\";"),
                script);
    }

    @Test
    void script_hasTheWordsOfEveryLanguage() {
        String script = WidgetScript.of(CORE, "parts();\n", "", WORDS);
        assertTrue(script.contains("const WORDS = {zh: {\"copy\": \"复制\"},\n};"), script);
    }

    @Test
    void script_looksForAnEarlierCopyBeforeAnythingElse() {
        String script = WidgetScript.of(CORE, "parts();\n", "", WORDS);
        int looked = script.indexOf("if (Cardbench.widget)");
        assertTrue(looked > 0 && looked < script.indexOf("umd();"), script);
        assertTrue(script.indexOf("umd();") < script.indexOf("parts();"), script);
    }

    @Test
    void script_canBeMadeSmall() {
        String lean =
                LeanScript.of("widget.js", WidgetScript.of(CORE, "parts(core);\n", "p{}", WORDS));
        assertTrue(lean.contains("parts(") && lean.contains("umd()"), lean);
        assertEquals(lean, AsciiScript.of(lean));
    }
}

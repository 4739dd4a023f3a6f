package cardbench.build.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class PageScriptsTest {

    /** A page with every entry, each an empty module unless the given sources say otherwise. */
    static Map<String, String> page(Map<String, String> sources) {
        Map<String, String> page = new HashMap<>();
        PageScripts.ALL.forEach(
                script ->
                        script.entries()
                                .forEach(
                                        entry ->
                                                page.put(
                                                        entry.replace("*", "chess"),
                                                        "export {};\n")));
        page.putAll(sources);
        return page;
    }

    private static Map<String, List<String>> modules(Map<String, String> sources) {
        Map<String, List<String>> modules = new TreeMap<>();
        PageScripts.modules(new ModuleGraph(page(sources)))
                .forEach((script, paths) -> modules.put(script.name(), paths));
        return modules;
    }

    @Test
    void module_isInTheFirstScriptThatNeedsIt() {
        Map<String, List<String>> modules =
                modules(
                        Map.of(
                                "app/main.js", "import \"../base/ui/words.js\";\n",
                                "base/ui/words.js", "export {};\n",
                                "odds/view.js",
                                        "import \"../base/ui/words.js\";\nimport \"./state/run.js\";\n",
                                "odds/state/run.js", "export {};\n"));
        assertEquals("base/ui/words.js", modules.get("main").get(0));
        assertEquals(
                List.of("odds/state/run.js", "odds/view.js", "app/deck-reader.js"),
                modules.get("odds"));
    }

    @Test
    void moduleOfTwoIndependentScripts_isRefusedWithBothNames() {
        Map<String, String> sources =
                Map.of(
                        "odds/view.js", "import \"../base/views/list.js\";\n",
                        "wizard/view.js", "import \"../base/views/list.js\";\n",
                        "base/views/list.js", "export {};\n");
        String message =
                assertThrows(IllegalArgumentException.class, () -> modules(sources)).getMessage();
        assertTrue(message.contains("base/views/list.js"), message);
        assertTrue(message.contains("odds.js") && message.contains("wizard.js"), message);
    }

    @Test
    void needs_comeBeforeTheScriptsThatNeedThem() {
        List<String> names = PageScripts.ALL.stream().map(script -> script.name()).toList();
        PageScripts.ALL.forEach(
                script ->
                        script.needs()
                                .forEach(
                                        need ->
                                                assertTrue(
                                                        names.indexOf(need)
                                                                < names.indexOf(script.name()),
                                                        script.name())));
    }
}

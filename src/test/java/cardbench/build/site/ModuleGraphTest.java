package cardbench.build.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ModuleGraphTest {

    private static final ModuleGraph GRAPH =
            new ModuleGraph(
                    Map.of(
                            "main.js",
                            "/* Start. */\nimport { b } from \"./ui/b.js\";\nimport {\n  c,\n} from"
                                    + " \"./ui/c.js\";\nb(\"import d from d\");\n",
                            "ui/b.js",
                            "import \"./c.js\";\nexport function b() {}\n",
                            "ui/c.js",
                            "export { d } from \"../views/d.js\";\nexport const c = 1;\n",
                            "views/d.js",
                            "import { b } from \"../ui/b.js\";\nexport const d = b;\n"));

    @Test
    void imports_areStatementsOverOneOrSeveralLines() {
        assertEquals(List.of("ui/b.js", "ui/c.js"), GRAPH.imports("main.js"));
        assertEquals(List.of("ui/c.js"), GRAPH.imports("ui/b.js"));
        assertEquals(List.of("views/d.js"), GRAPH.imports("ui/c.js"));
    }

    /** As ECMA-262 evaluates modules: depth first, each after what it imports, a circle once. */
    @Test
    void order_isThatOfEvaluation() {
        assertEquals(
                List.of("views/d.js", "ui/c.js", "ui/b.js", "main.js"),
                GRAPH.inOrder(List.of("main.js")));
        assertEquals(
                List.of("ui/c.js", "ui/b.js", "views/d.js"), GRAPH.inOrder(List.of("views/d.js")));
    }

    @Test
    void pattern_namesFilesOfOneFolderOrFoldersOfOneName() {
        assertEquals(List.of("ui/b.js", "ui/c.js"), GRAPH.matching("ui/*.js"));
        assertEquals(List.of("views/d.js"), GRAPH.matching("*/d.js"));
        assertThrows(IllegalArgumentException.class, () -> GRAPH.matching("games/*/d.js"));
    }

    @Test
    void missingModule_isNamed() {
        ModuleGraph graph = new ModuleGraph(Map.of("a.js", "import { b } from \"./b.js\";\n"));
        String message =
                assertThrows(IllegalArgumentException.class, () -> graph.inOrder(List.of("a.js")))
                        .getMessage();
        assertTrue(message.contains("b.js"), message);
    }

    @Test
    void packageNamesAndPathsOutside_areRefused() {
        for (String path : List.of("lodash", "../b.js", "/b.js")) {
            ModuleGraph graph = new ModuleGraph(Map.of("a.js", "import \"" + path + "\";\n"));
            assertThrows(IllegalArgumentException.class, () -> graph.imports("a.js"), path);
        }
    }
}

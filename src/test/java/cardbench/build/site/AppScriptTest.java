package cardbench.build.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class AppScriptTest {

    private static final Map<String, String> PARTS =
            Map.of("app/a.js", "A;\n", "app/room/b.js", "B;\n");

    private static String join(String order) {
        return AppScript.join(order, "app/", new TreeMap<>(PARTS));
    }

    @Test
    void parts_comeInTheOrderOfTheListInsideOneFunction() {
        assertEquals(
                "(function () {\n\"use strict\";\nB;\n\nA;\n})();\n", join("room/b.js\n\na.js\n"));
    }

    @Test
    void partThatTheListForgets_isRefused() {
        assertThrows(IllegalArgumentException.class, () -> join("a.js\n"));
    }

    @Test
    void partThatIsNotThere_isRefused() {
        assertThrows(IllegalArgumentException.class, () -> join("a.js\nroom/b.js\nc.js\n"));
    }

    @Test
    void partNamedTwice_isRefused() {
        assertThrows(IllegalArgumentException.class, () -> join("a.js\nroom/b.js\na.js\n"));
    }

    @Test
    void language_isPutOnTheGlobal() {
        assertEquals(
                "(Cardbench.words = Cardbench.words || {})[\"ja\"] = {\"a\": \"b\"};\n",
                AppScript.language("ja", "{\"a\": \"b\"}\n"));
    }
}

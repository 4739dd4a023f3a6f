package cardbench.build.site;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import org.junit.jupiter.api.Test;

class DataScriptTest {

    @Test
    void words_arePutOnTheGlobalByLanguageAndPart() {
        assertEquals(
                "(Cardbench.words = Cardbench.words || {})[\"ja/odds\"] = {\"a\": \"b\"};\n",
                DataScript.words("ja/odds", "{\"a\": \"b\"}\n"));
    }

    @Test
    void examples_arePutOnTheGlobalByName() {
        assertEquals(
                "Cardbench.examples = {\"a.yml\":\"x: \\\"1\\\"\\n\"};\n",
                DataScript.examples(Map.of("a.yml", "x: \"1\"\n")));
    }
}

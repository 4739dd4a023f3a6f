package cardbench.wizard.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.json.JsonMap;
import cardbench.base.json.JsonReader;
import cardbench.base.json.JsonTreeText;
import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import com.code_intelligence.jazzer.junit.FuzzTest;
import java.util.ArrayList;
import java.util.List;

class GameFuzzTest {

    private static final List<String> SCENARIOS = new ArrayList<>(ScenarioFiles.all().values());

    /**
     * Any scenario is played to its end or refused, twice the same; the log stays within limits.
     */
    @FuzzTest
    void anyScenario_isPlayedOrRefused(FuzzedDataProvider data) {
        String text = SCENARIOS.get(data.consumeInt(0, SCENARIOS.size() - 1));
        StringBuilder changed = new StringBuilder(text);
        for (int i = data.consumeInt(0, 6); i > 0; i--) {
            int at = data.consumeInt(0, changed.length() - 1);
            int to = Math.min(changed.length(), at + data.consumeInt(0, 20));
            changed.replace(at, to, data.consumeString(12));
        }
        String scenario = changed.toString();
        ScenarioRun.Result result = ScenarioRun.of(ScenarioReader.read(scenario));
        String once = result.result() == null ? "" : result.result().toString();
        ScenarioRun.Result again = ScenarioRun.of(ScenarioReader.read(scenario));
        assertEquals(once, again.result() == null ? "" : again.result().toString());
        assertTrue(result.result() != null || !result.diagnostics().isEmpty());
        if (!(JsonReader.read(scenario).root() instanceof JsonMap root)) {
            return; // no request has such a scenario
        }
        String repaired = JsonTreeText.of(root);
        Playground.Answer shown = TextGame.start(repaired);
        assertTrue(shown.result() != null || !shown.diagnostics().isEmpty());
        if (shown.result() != null) {
            assertNotNull(TextGame.undo(repaired).result());
        }
    }
}

package cardbench.wizard.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every scenario of the project comes out as it says. */
class ScenarioRunTest {

    static Set<String> names() {
        return ScenarioFiles.all().keySet();
    }

    @ParameterizedTest
    @MethodSource("names")
    void scenario_comesOutAsExpected(String name) {
        Scenario scenario = ScenarioReader.read(ScenarioFiles.all().get(name));
        ScenarioRun.Result result = ScenarioRun.of(scenario);
        assertNotNull(result.result(), () -> result.diagnostics().toString());
        assertEquals(List.of(), result.differences());
    }
}

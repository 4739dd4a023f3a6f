package cardbench.build.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.app.bundle.AllOperations;
import cardbench.contract.Dispatcher;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonObject;
import org.junit.jupiter.api.Test;

class LabProofTest {

    private static final String START =
            "(globalThis.Cardbench = globalThis.Cardbench || {}).labProof = ";

    private static JsonObject proof() {
        String script = LabProof.script();
        assertTrue(script.startsWith(START) && script.endsWith(";\n"), script);
        return Json.parse(script.substring(START.length(), script.length() - 2)).asObject();
    }

    /** A refusal would prove little. */
    @Test
    void proof_isAResultOfGames() {
        JsonObject response = Json.parse(proof().getString("response", "")).asObject();
        assertTrue(response.getBoolean("ok", false), response.toString());
        assertEquals("[]", response.get("diagnostics").toString());
        JsonObject topic =
                response.get("result").asObject().get("topics").asArray().get(0).asObject();
        assertEquals("opening", topic.getString("name", ""));
        assertEquals(64, topic.getInt("games", 0), topic.toString());
    }

    @Test
    void fullLab_answersItLikeTheOddsLab() {
        assertEquals(
                proof().getString("response", ""),
                new Dispatcher(AllOperations.all()).call(proof().getString("request", "")));
    }
}

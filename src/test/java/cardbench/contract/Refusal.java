package cardbench.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.eclipsesource.json.JsonObject;

/** A response that refuses its request. */
public final class Refusal {

    private Refusal() {}

    /** Asserts that a response refuses, first of all for this reason, at this JSON pointer. */
    public static void assertRefused(JsonObject response, String code, String pointer) {
        assertFalse(response.getBoolean("ok", true));
        JsonObject first = response.get("diagnostics").asArray().get(0).asObject();
        assertEquals(code, first.getString("code", ""));
        assertEquals(pointer, first.getString("pointer", ""));
    }
}

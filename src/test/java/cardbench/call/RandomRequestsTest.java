package cardbench.call;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import java.util.HashSet;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class RandomRequestsTest {

    private static final Pattern GAP = Pattern.compile("\\{[a-z]+\\}");

    @Test
    void everyOperation_hasItsRequests() {
        Set<String> operations = new HashSet<>();
        Families.all().forEach(family -> operations.addAll(family.operations()));
        assertEquals(operations, new HashSet<>(RandomRequests.operations()));
    }

    @Test
    void seed_decidesTheRequests() {
        assertEquals(RandomRequests.of("decode", 50, 1), RandomRequests.of("decode", 50, 1));
        assertNotEquals(RandomRequests.of("decode", 50, 1), RandomRequests.of("decode", 50, 2));
    }

    @Test
    void everyRequest_isAnsweredInTheShapeOfTheContract() {
        Call call = new Call(Families.all());
        for (String operation : RandomRequests.operations()) {
            for (String request : RandomRequests.of(operation, 400, 7)) {
                JsonObject answer = Json.parse(call.call(request)).asObject();
                boolean ok = answer.get("ok").asBoolean();
                assertEquals(ok, answer.get("result") != null, request);
                boolean error = false;
                for (JsonValue said : answer.get("diagnostics").asArray()) {
                    error |= said.asObject().getString("severity", "").equals("error");
                    String message = said.asObject().getString("message", "{gap}");
                    assertFalse(
                            GAP.matcher(message.replaceAll("“[^”]*”", "")).find(),
                            () -> "a message with a gap: " + said);
                }
                assertEquals(!ok, error, request);
                assertTrue(!ok || answer.get("partial") == null, request);
            }
        }
    }
}

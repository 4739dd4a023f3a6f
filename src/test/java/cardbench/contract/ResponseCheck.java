package cardbench.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Looks whether a response has the shape of the contract, with a JSON parser that is not the
 * core's.
 */
public final class ResponseCheck {

    private static final ObjectMapper JSON =
            JsonMapper.builder()
                    .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                    .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                    .build();

    private static final Pattern GAP = Pattern.compile("\\{[a-z]+\\}");

    private ResponseCheck() {}

    /** Fails where the response is none, and where the program had a fault. */
    public static void check(String request, String response) {
        String asked = request.length() > 2_000 ? request.substring(0, 2_000) + "…" : request;
        assertFalse(response == null, () -> "no answer to " + asked);
        for (int i = 0; i < response.length(); i++) {
            char c = response.charAt(i);
            boolean raw = c < ' ' || c == 0x7f || c == 0x2028 || c == 0x2029;
            assertFalse(raw, () -> "a raw control character in the answer to " + asked);
        }
        JsonNode answer;
        try {
            answer = JSON.readTree(response);
        } catch (JsonProcessingException e) {
            throw new AssertionError("no JSON is the answer to " + asked, e);
        }
        boolean ok = answer.path("ok").asBoolean();
        assertTrue(answer.path("ok").isBoolean(), asked);
        assertEquals(ok, answer.has("result"), asked);
        assertTrue(!ok || !answer.has("partial"), asked);
        boolean error = false;
        for (JsonNode diagnostic : answer.path("diagnostics")) {
            error |= diagnostic.path("severity").asText().equals("error");
            String code = diagnostic.path("code").asText();
            assertFalse(
                    List.of("", "call.internal").contains(code), () -> diagnostic + ": " + asked);
            String text = diagnostic.path("message").asText("{gap}");
            for (JsonNode value : diagnostic.path("args")) {
                // a text of the request may have brackets of its own
                text = value.asText().isEmpty() ? text : text.replace(value.asText(), "");
            }
            String message = text;
            assertFalse(
                    GAP.matcher(message.replaceAll("“[^”]*”", "")).find(),
                    () -> "a message with a gap: " + diagnostic);
        }
        assertEquals(!ok, error, asked);
    }
}

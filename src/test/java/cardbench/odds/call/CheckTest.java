package cardbench.odds.call;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.contract.Dispatcher;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** {@code check}: a whole deck file, its YAML, its keys and its programs. */
class CheckTest {

    private static JsonObject check(String yaml) {
        String request = Json.object().add("op", "check").add("yaml", yaml).toString();
        return Json.parse(new Dispatcher(List.of(new DeckFileOperations())).call(request))
                .asObject();
    }

    private static String sample(String name) throws IOException {
        return Files.readString(Path.of("cards-data/examples", name));
    }

    private static List<String> said(JsonObject answer, String severity) {
        List<String> lines = new ArrayList<>();
        for (JsonValue value : answer.get("diagnostics").asArray()) {
            JsonObject one = value.asObject();
            if (one.getString("severity", "").equals(severity)) {
                lines.add(
                        one.get("line")
                                + ":"
                                + one.get("column")
                                + " "
                                + one.getString("code", ""));
            }
        }
        return lines;
    }

    @Test
    void firstSample_isSound() throws IOException {
        JsonObject answer = check(sample("example.yml"));
        assertTrue(answer.getBoolean("ok", false));
        assertEquals("{\"cards\":40,\"names\":10,\"topics\":2}", answer.get("result").toString());
        assertEquals(List.of(), said(answer, "warning"));
    }

    @Test
    void secondSample_hasThreeExtraParenthesesAndTwoUnknownCards() throws IOException {
        JsonObject answer = check(sample("zhulei.yml"));
        assertTrue(answer.getBoolean("ok", false));
        assertEquals("{\"cards\":40,\"names\":17,\"topics\":2}", answer.get("result").toString());
        List<String> warnings = said(answer, "warning");
        assertEquals(5, warnings.size(), () -> "" + warnings);
        List<String> lines = sample("zhulei.yml").lines().toList();
        int parentheses = 0;
        int unknown = 0;
        for (String warning : warnings) {
            int line = Integer.parseInt(warning.substring(0, warning.indexOf(':')));
            int column =
                    Integer.parseInt(
                            warning.substring(warning.indexOf(':') + 1, warning.indexOf(' ')));
            String at = lines.get(line - 1).substring(column - 1);
            parentheses += at.equals(")'") ? 1 : 0;
            unknown += at.startsWith("H.M") || at.startsWith("M|") || at.startsWith("M B") ? 1 : 0;
        }
        assertEquals(3, parentheses);
        assertEquals(2, unknown);
    }

    @Test
    void everythingWrong_isSaidAtOnceInTheOrderOfTheFile() {
        JsonObject answer =
                check(
                        """
                        deck:
                          cards:
                            a: {count: 3, attribut: [M]}
                            b: {count: x, program: ['@;(# X']}
                        simulate:
                          tests:
                            t:
                              combos:
                                A: {hand: [c, a]}
                                B: {score: |H.a|
                        """);
        assertFalse(answer.getBoolean("ok", true));
        assertEquals("{\"cards\":4,\"names\":2,\"topics\":1}", answer.get("partial").toString());
        List<String> errors = said(answer, "error");
        assertTrue(errors.contains("4:16 odds.not-a-number"), () -> "" + errors);
        assertTrue(errors.stream().anyMatch(e -> e.startsWith("4:") && e.contains("yisp.")));
        assertTrue(errors.stream().anyMatch(e -> e.startsWith("9:") && e.contains("yisp.")));
        assertTrue(errors.stream().anyMatch(e -> e.startsWith("10:")));
        assertEquals(List.of("3:19 odds.unknown-key-near"), said(answer, "warning").subList(0, 1));
    }

    @Test
    void missingText_isARefusedRequest() {
        String answer =
                new Dispatcher(List.of(new DeckFileOperations())).call("{\"op\":\"check\"}");
        assertTrue(answer.contains("call.missing-argument"), answer);
    }
}

package cardbench.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cardbench.base.chance.Seeds;
import cardbench.contract.Operations;
import cardbench.contract.RandomRequests;
import cardbench.contract.ResponseCheck;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonArray;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The command {@code call} in a JVM of 128 MB: every line is answered, and the process goes on. */
@Tag("slow")
class CallProcessTest {

    /** {@code -Drandom.requests=100000} asks more. */
    private static final int RANDOM = Integer.getInteger("random.requests", 2_000);

    private static final long SEED = Long.getLong("random.seed", 20261122L);

    private static final String MEMORY = "128m";

    private static final String REQUEST =
            "{\"op\":\"encode\",\"deck\":{\"kind\":\"hearthstone\",\"format\":2,\"heroes\":[7],\"cards\":[[1004,2]]}}";

    private static final String FINE =
            "{\"ok\":true,\"result\":{\"text\":\"AAECAQcAAewHAAA=\"},\"diagnostics\":[]}";

    /** Letters, beginnings of codes, and whole codes with nothing or a blank in between. */
    private static final List<String> PIECES =
            List.of(
                    "A",
                    "AAECAQcA",
                    "AAECAf0 ",
                    "AAECAQcAAewHAAA=",
                    "AAECAQcAAewHAAA",
                    "AvAA3wEOAAAg4D0PAxDQ8YEPCFAQ9pUPC2BA/LgPC9HQCr0QDLEgC9kQDeGQDt4QDfAA",
                    "AvAA3wEOAAAg4D0PAxDQ8YEPCFAQ9pUPC2BA/LgPC9HQCr0QDLEgC9kQDeGQDt4QDfAA ",
                    "[",
                    "\\",
                    "字");

    @Test
    void randomRequests_areAnsweredInTheShapeOfTheContract() throws Exception {
        List<String> operations = Operations.all();
        int each = (RANDOM + operations.size() - 1) / operations.size();
        try (CallProcess process = CallProcess.start(MEMORY)) {
            for (String operation : operations) {
                for (String request : RandomRequests.of(operation, each, SEED)) {
                    ResponseCheck.check(request, process.ask(request));
                }
            }
        }
        System.out.printf(
                "%d random requests of %d operations with -Xmx%s, seed %d%n",
                each * operations.size(), operations.size(), MEMORY, SEED);
    }

    /**
     * A line of 1 MiB in a JVM of 32 MB has as much room as a quarter of the longest one in 128 MB.
     */
    @Test
    void longLines_areAnsweredByEveryOperation() throws Exception {
        try (CallProcess process = CallProcess.start("32m")) {
            int turn = 0;
            for (Map.Entry<String, List<String>> operation : Operations.documented().entrySet()) {
                for (String argument : operation.getValue()) {
                    String text = filling(PIECES.get(turn++ % PIECES.size()), 16);
                    ask(process, operation.getKey(), argument, Json.value(text));
                    break;
                }
            }
        }
    }

    /** By those for any text. The first pieces also fill the texts of LittleMemoryCodesTest. */
    @Test
    void longestLines_areAnswered() throws Exception {
        List<String> readers = List.of("identify", "decode", "explain");
        try (CallProcess process = CallProcess.startForLong(MEMORY)) {
            for (int i = PIECES.size() - Seeds.of(4, PIECES.size()); i < PIECES.size(); i++) {
                String text = filling(PIECES.get(i), 1);
                ask(process, readers.get(i % readers.size()), "text", Json.value(text));
            }
        }
    }

    @Test
    void manyValues_areAnsweredByEveryOperation() throws Exception {
        try (CallProcess process = CallProcess.start(MEMORY)) {
            for (Map.Entry<String, List<String>> operation : Operations.documented().entrySet()) {
                for (String argument : operation.getValue()) {
                    ask(process, operation.getKey(), argument, manyValues());
                }
            }
        }
    }

    private static JsonValue manyValues() {
        JsonArray values = new JsonArray();
        for (int i = 0; i < 40_000; i++) {
            values.add(i);
        }
        return values;
    }

    private static void ask(CallProcess process, String operation, String argument, JsonValue value)
            throws IOException {
        JsonObject request = new JsonObject().add("op", operation).set(argument, value);
        ResponseCheck.check(operation, process.ask(request.toString()));
        assertEquals(FINE, process.ask(REQUEST), operation);
    }

    /** A text that makes a line as long as a part of the longest line. */
    private static String filling(String piece, int parts) {
        int size = Json.value(piece).toString().getBytes(StandardCharsets.UTF_8).length - 2;
        return piece.repeat((Terminal.MAX_INPUT - 100) / parts / size);
    }
}

package cardbench.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.app.bundle.Games;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonObject.Member;
import com.eclipsesource.json.JsonValue;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Replays the vectors of deck codes: texts with what {@code decode} answers to them. Of the result
 * the members that a vector names are compared; of the diagnostics all, each by the members that
 * the vector names.
 */
class VectorsTest {

    private static final Path VECTORS = Path.of("src/test/resources/vectors");
    private static final Dispatcher CALL = new Dispatcher(Games.operations());

    @TestFactory
    Stream<DynamicContainer> games() {
        return Games.all().stream()
                .map(game -> DynamicContainer.dynamicContainer(game.id(), replay(game.id())));
    }

    private static Stream<DynamicContainer> replay(String folder) {
        List<Path> files;
        try (Stream<Path> paths = Files.list(VECTORS.resolve(folder))) {
            files = paths.sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        assertTrue(files.size() > 1, "vectors of " + folder);
        return files.stream()
                .map(file -> DynamicContainer.dynamicContainer(file.toString(), cases(file)));
    }

    private static Stream<DynamicTest> cases(Path file) {
        try {
            return Json.parse(Files.readString(file)).asArray().values().stream()
                    .map(JsonValue::asObject)
                    .map(v -> DynamicTest.dynamicTest(v.getString("name", ""), () -> check(v)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void check(JsonObject vector) {
        String text = vector.getString("text", "");
        JsonObject answer =
                Json.parse(
                                CALL.call(
                                        new JsonObject()
                                                .add("op", "decode")
                                                .add("text", text)
                                                .toString()))
                        .asObject();
        String message = answer.toString();
        assertEquals(vector.get("ok"), answer.get("ok"), message);
        String part = vector.getBoolean("ok", false) ? "result" : "partial";
        if (vector.get(part) != null) {
            contains(vector.get(part).asObject(), answer.get(part).asObject(), message);
        }
        List<JsonValue> expected = vector.get("diagnostics").asArray().values();
        List<JsonValue> actual = answer.get("diagnostics").asArray().values();
        assertEquals(expected.size(), actual.size(), message);
        for (int i = 0; i < expected.size(); i++) {
            contains(expected.get(i).asObject(), actual.get(i).asObject(), message);
        }
    }

    private static void contains(JsonObject expected, JsonObject actual, String message) {
        for (Member member : expected) {
            assertEquals(member.getValue(), actual.get(member.getName()), message);
        }
    }
}

package cardbench.build.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.app.bundle.AllOperations;
import cardbench.app.bundle.Games;
import cardbench.contract.Dispatcher;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SpecFolderTest {

    @TempDir private Path folder;

    @Test
    void eachKind_hasCodesWhoseDecksAreWrittenAsThem() throws Exception {
        SpecFolder.write(Path.of(""), folder);
        Dispatcher core = new Dispatcher(AllOperations.all());
        Set<String> kinds = new TreeSet<>();
        int broken = 0;
        try (Stream<Path> files = Files.list(folder)) {
            for (Path path : files.filter(file -> file.toString().endsWith(".json")).toList()) {
                JsonObject file = Json.parse(Files.readString(path)).asObject();
                kinds.add(file.getString("kind", ""));
                broken += file.get("broken").asArray().size();
                for (JsonValue value : file.get("codes").asArray()) {
                    JsonObject code = value.asObject();
                    JsonObject request = new JsonObject().add("op", "encode");
                    String written = core.call(request.add("deck", code.get("deck")).toString());
                    assertEquals(
                            code.getString("canonical", ""),
                            Json.parse(written)
                                    .asObject()
                                    .get("result")
                                    .asObject()
                                    .getString("text", ""));
                    everyByteHasAField(code);
                }
            }
        }
        Set<String> expected = new TreeSet<>();
        Games.all()
                .forEach(game -> game.mappers().forEach(one -> expected.add(one.codec().kind())));
        assertEquals(expected, kinds);
        assertTrue(broken > 20, "broken codes: " + broken);
    }

    private static void everyByteHasAField(JsonObject code) {
        if (code.get("fields") == null) {
            return;
        }
        int bytes = code.getString("bytes", "").replace(" ", "").length() / 2;
        int next = 0;
        for (JsonValue field : code.get("fields").asArray()) {
            assertTrue(field.asObject().getInt("byteFrom", -1) <= next, code.toString());
            next = Math.max(next, field.asObject().getInt("byteTo", -1));
        }
        assertEquals(bytes, next, code.toString());
    }
}

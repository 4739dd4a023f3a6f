package cardbench.build.site;

import cardbench.app.bundle.AllOperations;
import cardbench.contract.Dispatcher;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonArray;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import com.eclipsesource.json.WriterConfig;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Writes the formats of codes as data for the tests of other programs: a file for each kind, with
 * the codes of the golden vectors, their decks, the meaning of each byte, and broken codes with
 * their errors.
 */
public final class SpecFolder {

    private static final String README =
            """
            # Deck codes as data

            A file for each kind of codes. `codes` has texts with their decks (`deck`), the code as
            the game writes it (`canonical`) and the meaning of each byte (`fields`: `byteFrom` to
            `byteTo`, exclusive, in `bytes`, in hex). `broken` has texts that are no valid code,
            with their errors and places in UTF-16 units. The codes are made for these files; no
            card data is in them.
            """;

    private static final int MAX_BROKEN = 40;

    private final Dispatcher core = new Dispatcher(AllOperations.all());
    private final Map<String, JsonArray> codes = new TreeMap<>();
    private final Map<String, JsonArray> broken = new TreeMap<>();

    private SpecFolder() {}

    /** Writes the folder: the folder of the project, and the one to write to. */
    public static void main(String[] folders) throws IOException {
        write(Path.of(folders[0]), Path.of(folders[1]));
    }

    /**
     * Writes the folder.
     *
     * @param project the folder of the project, which has the golden vectors
     * @param target the folder to write to
     */
    static void write(Path project, Path target) throws IOException {
        SpecFolder spec = new SpecFolder();
        for (String text : texts(project.resolve("src/test/resources/vectors"))) {
            spec.add(text);
        }
        Files.createDirectories(target);
        Files.writeString(target.resolve("README.md"), README);
        for (String kind : spec.codes.keySet()) {
            JsonObject file =
                    new JsonObject()
                            .add("kind", kind)
                            .add("codes", spec.codes.get(kind))
                            .add("broken", spec.broken.getOrDefault(kind, new JsonArray()));
            Files.writeString(
                    target.resolve(kind + ".json"),
                    file.toString(WriterConfig.PRETTY_PRINT) + "\n");
        }
    }

    /**
     * Every string in the golden vectors, each once, in the order of the files' names.
     *
     * @param vectors the folder of their JSON files
     */
    public static Set<String> texts(Path vectors) throws IOException {
        Set<String> texts = new LinkedHashSet<>();
        try (Stream<Path> files = Files.walk(vectors)) {
            for (Path file : files.sorted().toList()) {
                if (file.toString().endsWith(".json")) {
                    collect(Json.parse(Files.readString(file)), texts);
                }
            }
        }
        return texts;
    }

    private static void collect(JsonValue value, Set<String> texts) {
        if (value.isString()) {
            texts.add(value.asString());
        } else if (value.isArray()) {
            value.asArray().forEach(element -> collect(element, texts));
        } else if (value.isObject()) {
            value.asObject().forEach(member -> collect(member.getValue(), texts));
        }
    }

    private JsonObject call(String operation, String text) {
        JsonObject request = new JsonObject().add("op", operation).add("text", text);
        return Json.parse(core.call(request.toString())).asObject();
    }

    private void add(String text) {
        JsonObject response = call("decode", text);
        JsonValue given = response.get(isOk(response) ? "result" : "partial");
        if (given == null || !given.isObject()) {
            return;
        }
        JsonObject deck = given.asObject();
        String kind = deck.getString("kind", "");
        if (!isOk(response)) {
            JsonArray list = broken.computeIfAbsent(kind, key -> new JsonArray());
            if (list.size() < MAX_BROKEN) {
                list.add(new JsonObject().add("text", text).add("errors", errors(response)));
            }
            return;
        }
        JsonObject code = new JsonObject().add("text", text);
        code.add("canonical", deck.get("canonical"));
        for (String name : List.of("canonical", "from", "to", "clientAccepts", "clientReason")) {
            deck.remove(name);
        }
        code.add("deck", deck);
        JsonObject explanation = call("explain", code.getString("canonical", ""));
        if (isOk(explanation)) {
            JsonObject result = explanation.get("result").asObject();
            code.add("bytes", result.get("bytes"));
            code.add("fields", fields(result.get("fields").asArray()));
        }
        codes.computeIfAbsent(kind, key -> new JsonArray()).add(code);
    }

    private static JsonArray fields(JsonArray fields) {
        JsonArray list = new JsonArray();
        for (JsonValue field : fields) {
            JsonObject one = new JsonObject();
            for (String name : List.of("name", "byteFrom", "byteTo", "value")) {
                if (field.asObject().get(name) != null) {
                    one.add(name, field.asObject().get(name));
                }
            }
            list.add(one);
        }
        return list;
    }

    private static JsonArray errors(JsonObject response) {
        JsonArray errors = new JsonArray();
        for (JsonValue diagnostic : response.get("diagnostics").asArray()) {
            JsonObject one = diagnostic.asObject();
            if (one.getString("severity", "").equals("error")) {
                JsonObject error = new JsonObject().add("code", one.get("code"));
                for (String place : List.of("from", "to", "byte")) {
                    if (one.get(place) != null) {
                        error.add(place, one.get(place));
                    }
                }
                errors.add(error.add("message", one.get("message")));
            }
        }
        return errors;
    }

    private static boolean isOk(JsonObject response) {
        return response.getBoolean("ok", false);
    }
}

package cardbench.build.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.app.bundle.AllOperations;
import cardbench.contract.Dispatcher;
import cardbench.contract.SampleCodes;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonObject;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The results of {@code decode} have the properties of their types for TypeScript, by kind. */
class DecodedTypesTest {

    private static final Pattern TYPE =
            Pattern.compile("(?s)= DecodedCode<([^>]*)> & \\{(.*?)\\n\\};");

    private static final Pattern PROPERTY = Pattern.compile("(?m)^ {2}(\\w+)(\\??): ");

    private static final Set<String> OF_ALL = Set.of("kind", "canonical", "from", "to");

    /** The properties of one kind. */
    private record Properties(Set<String> required, Set<String> optional) {}

    private static Map<String, Properties> types() throws Exception {
        Map<String, Properties> types = new TreeMap<>();
        Matcher type = TYPE.matcher(Files.readString(Path.of("src/build/npm/decks.d.ts")));
        while (type.find()) {
            Properties properties = new Properties(new HashSet<>(OF_ALL), new HashSet<>());
            Matcher property = PROPERTY.matcher(type.group(2));
            while (property.find()) {
                (property.group(2).isEmpty() ? properties.required() : properties.optional())
                        .add(property.group(1));
            }
            for (String kind : type.group(1).split(" \\| ")) {
                types.put(kind.replace("\"", ""), properties);
            }
        }
        return types;
    }

    @Test
    void results_haveThePropertiesOfTheirKind() throws Exception {
        Map<String, Properties> types = types();
        Dispatcher core = new Dispatcher(AllOperations.all());
        Set<String> kinds = new TreeSet<>();
        for (String text : SampleCodes.ofVectors()) {
            String request = new JsonObject().add("op", "decode").add("text", text).toString();
            JsonObject response = Json.parse(core.call(request)).asObject();
            if (!response.getBoolean("ok", false)) {
                continue;
            }
            JsonObject result = response.get("result").asObject();
            String kind = result.getString("kind", "");
            kinds.add(kind);
            Properties properties = types.get(kind);
            assertTrue(properties != null, "no type of " + kind);
            Set<String> names = new TreeSet<>(result.names());
            assertTrue(names.containsAll(properties.required()), kind + ": " + names + text);
            names.removeAll(properties.required());
            names.removeAll(properties.optional());
            assertEquals(Set.of(), names, kind + ": " + text);
        }
        assertEquals(types.keySet(), kinds);
    }
}

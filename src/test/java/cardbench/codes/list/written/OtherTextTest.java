package cardbench.codes.list.written;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.chance.Seeds;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Texts that are no lists of cards are never surely one: of each of over 50 kinds 10 in each run,
 * 60 with {@code -Dseeds=all}, more than 3,000, and the documents of the project.
 */
class OtherTextTest {

    private static final int TEXTS = Seeds.of(10, 60);

    private final ListCalls calls = new ListCalls();

    private static Map<String, Function<Dice, String>> kinds() {
        Map<String, Function<Dice, String>> kinds = new TreeMap<>(OtherTexts.kinds());
        kinds.putAll(OtherWritings.kinds());
        kinds.putAll(OtherFiles.kinds());
        return kinds;
    }

    /** Whether the text is surely a list, or holds one, or is taken for a code. */
    private boolean isCertain(String text) {
        JsonObject read = calls.read(text);
        boolean certain =
                read.get("result") != null
                        && read.get("result").asObject().getBoolean("certain", false);
        for (JsonValue list : calls.find(text).get("result").asObject().get("lists").asArray()) {
            certain |= list.asObject().getBoolean("certain", false);
        }
        JsonObject identified = calls.call(Json.object().add("op", "identify").add("text", text));
        return certain || !identified.get("result").asObject().get("found").asArray().isEmpty();
    }

    @Test
    void textsWithoutCards_areNoCertainLists() {
        List<String> certain = new ArrayList<>();
        kinds().forEach(
                        (kind, writer) -> {
                            for (int seed = 0; seed < TEXTS; seed++) {
                                String text = writer.apply(new Dice(seed));
                                if (isCertain(text)) {
                                    certain.add(kind + ", seed " + seed + "\n" + text);
                                }
                            }
                        });
        assertEquals(
                List.of(),
                certain,
                certain.size() + " texts are taken for lists:\n" + String.join("\n", certain));
    }

    /** Documents of the project hold no deck lists but in blocks of code, which are left out. */
    @Test
    void documents_areNoCertainLists() throws IOException {
        int documents = 0;
        try (Stream<Path> files = Files.walk(Path.of("src/site/markdown"))) {
            for (Path file : files.filter(f -> f.toString().endsWith(".md")).sorted().toList()) {
                String text = Files.readString(file).replaceAll("(?m)^(    |```).*$", "");
                assertFalse(
                        calls.read(text).toString().contains("\"certain\":true"), file.toString());
                documents++;
            }
        }
        assertTrue(documents > 10, documents + " documents");
    }
}

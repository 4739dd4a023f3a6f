package cardbench.app.library;

import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The lines that each example in {@code src/examples} prints, made from the vectors: the decks in
 * the codes are those that the documents about the formats give.
 */
public final class ExampleOutput {

    private static final Path VECTORS = Path.of("src/test/resources/vectors");
    private static final Path EXAMPLES = Path.of("src/examples");

    private ExampleOutput() {}

    /** An example, by its path below the folder of examples. */
    public static Path example(String path) {
        return EXAMPLES.resolve(path);
    }

    /** The lines. */
    public static List<String> lines() throws IOException {
        List<String> lines = new ArrayList<>();
        JsonObject deckstring = result("hearthstone/document.json", "the document's example");
        String canonical = deckstring.getString("canonical", "");
        lines.add("hero " + deckstring.get("heroes").asArray().get(0));
        for (JsonValue card : deckstring.get("cards").asArray()) {
            lines.add(card.asArray().get(1) + "x " + card.asArray().get(0));
        }
        lines.add(canonical);
        JsonObject shared = result("genshin/codes.json", "the description's example, offset 2");
        lines.add("slots " + joined(shared.get("shareIds")));
        lines.add(shared.getString("canonical", ""));
        JsonObject ydk = result("ygo/document.json", "ydk file");
        lines.addAll(ydk.getString("canonical", "").lines().toList());
        JsonObject setcode = result("setcodes/setcodes.json", "CNo.107 超銀河眼の時空龍");
        lines.add(joined(setcode.get("codes")));
        lines.add(canonical);
        return lines;
    }

    private static String joined(JsonValue list) {
        return String.join(
                " ",
                list.asArray().values().stream()
                        .map(one -> one.isString() ? one.asString() : one.toString())
                        .toList());
    }

    private static JsonObject result(String file, String name) throws IOException {
        for (JsonValue vector : Json.parse(Files.readString(VECTORS.resolve(file))).asArray()) {
            if (vector.asObject().getString("name", "").equals(name)) {
                return vector.asObject().get("result").asObject();
            }
        }
        throw new AssertionError(file + " has no vector of the name " + name);
    }
}

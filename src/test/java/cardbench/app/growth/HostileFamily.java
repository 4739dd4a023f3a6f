package cardbench.app.growth;

import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonArray;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntFunction;

/**
 * Requests that grow: beginnings without an end, ends without a beginning, and whatever else makes
 * a reader look at the same characters again.
 *
 * @param name what it is made of, and the operation
 * @param request the text of a request with about so many hostile characters
 */
public record HostileFamily(String name, IntFunction<String> request) {

    private static final List<String> POSTS =
            List.of("identify", "decode", "read", "explain", "export.post", "list.read");

    private static final List<String> DECK_FILES =
            List.of("check", "odds.form", "yisp.tokens", "yisp.format");

    private static final List<String> CARDS = List.of("wizard.check", "list.read", "identify");

    @Override
    public String toString() {
        return name;
    }

    /** All of them. */
    public static List<HostileFamily> all() {
        List<HostileFamily> families = new ArrayList<>();
        cross(families, HostileTexts.PASTED, POSTS, "text", Json::value);
        cross(families, HostileTexts.YAML, DECK_FILES, "yaml", Json::value);
        cross(families, HostileTexts.JSON, CARDS, "text", Json::value);
        cross(
                families,
                HostileTexts.JSON,
                List.of("wizard.package"),
                "texts",
                text -> new JsonArray().add(text));
        for (HostileText text : HostileTexts.JSON) {
            families.add(new HostileFamily(text.name() + " as a request", text::of));
        }
        families.add(of("many cards", "wizard.package", "texts", HostileFamily::cards));
        for (String piece : List.of("4 a\n", "[b]4 a[/b]\n", "4 |\n", "4 _*[\n")) {
            for (String to : List.of("markdown", "bbcode", "csv", "arena", "moxfield")) {
                families.add(
                        new HostileFamily(
                                "lines " + piece.strip() + ", list.write " + to,
                                size ->
                                        new JsonObject()
                                                .add("op", "list.write")
                                                .add("to", to)
                                                .add("text", piece.repeat(size / piece.length()))
                                                .toString()));
            }
        }
        families.add(of("setcodes", "setcode.pack", "codes", HostileFamily::codes));
        families.add(of("setcodes", "setcode.free", "registry", HostileFamily::codes));
        return families;
    }

    private static void cross(
            List<HostileFamily> families,
            List<HostileText> texts,
            List<String> operations,
            String argument,
            Function<String, JsonValue> value) {
        for (HostileText text : texts) {
            for (String operation : operations) {
                families.add(
                        of(text.name(), operation, argument, size -> value.apply(text.of(size))));
            }
        }
    }

    private static HostileFamily of(
            String name, String operation, String argument, IntFunction<JsonValue> value) {
        return new HostileFamily(
                name + ", " + operation,
                size ->
                        new JsonObject()
                                .add("op", operation)
                                .add(argument, value.apply(size))
                                .toString());
    }

    private static JsonArray codes(int size) {
        JsonArray codes = new JsonArray();
        for (int i = 0; i < size / 8; i++) {
            codes.add("0x" + Integer.toHexString(1 + i % 4095));
        }
        return codes;
    }

    private static JsonArray cards(int size) {
        JsonArray texts = new JsonArray();
        for (int i = 0; i < size / 20; i++) {
            texts.add("{\"id\":\"a.b.c.d" + i + "\"}");
        }
        return texts;
    }
}

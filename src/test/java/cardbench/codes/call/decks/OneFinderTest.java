package cardbench.codes.call.decks;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cardbench.app.bundle.AllOperations;
import cardbench.contract.Dispatcher;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonArray;
import com.eclipsesource.json.JsonObject;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Whatever is asked about a post is answered for the code that {@code identify} finds first. */
class OneFinderTest {

    private static final String[] PARTS = {
        "AAECAZ/HAgbFBMrDAtPFAsnHApDTAuiUAwyQAqEE5QSNCNUK8gzRwQLo0ALL5gL86gKJ8QLoiQMA",
        "AAECAa0GBIWtA46xA8i+A8jAAw2XAvYH2qwDgbEDmLYDk7oDm7oDr7oD3swDy80D184D49ED/tEDAA==",
        "AvAA3wEOAAAg4D0PAxDQ8YEPCFAQ9pUPC2BA/LgPC9HQCr0QDLEgC9kQDeGQDt4QDfAA",
        "ydke://o6lXBaOpVwWjqVcF!!!",
        "AAECAa0GBIWt",
        "After 60 games I hit legend",
        "https://example.com/decks/wHdB2hXpZhnANEKiwj1R0f",
        "4 Lightning Bolt",
        "分享码：",
        "# old:",
        "### My deck",
        "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAA",
    };

    private final Dispatcher call = new Dispatcher(AllOperations.all());

    private JsonObject ask(String operation, String text) {
        JsonObject request = new JsonObject().add("op", operation).add("text", text);
        return Json.parse(call.call(request.toString())).asObject();
    }

    private static String post(Random random) {
        StringBuilder post = new StringBuilder();
        for (int i = 1 + random.nextInt(6); i > 0; i--) {
            post.append(PARTS[random.nextInt(PARTS.length)]);
            post.append(random.nextInt(3) == 0 ? " " : "\n");
        }
        return post.toString();
    }

    /**
     * The first code outside of comments, or the first one: the same rule as that of {@code read}.
     */
    private static int preferred(JsonArray found, String text) {
        for (int i = 0; i < found.size(); i++) {
            JsonObject code = found.get(i).asObject();
            int from = code.getInt("from", 0);
            int line = text.lastIndexOf('\n', from - 1) + 1;
            boolean comment = text.substring(line, from).strip().startsWith("#");
            if (!comment || !code.getString("kind", "").equals("hearthstone")) {
                return i;
            }
        }
        return 0;
    }

    @Test
    void everyOperation_readsTheSameCode() {
        Random random = new Random(42);
        int posts = 0;
        for (int i = 0; i < 3_000; i++) {
            String text = post(random);
            JsonArray found = ask("identify", text).get("result").asObject().get("found").asArray();
            if (found.isEmpty()) {
                continue;
            }
            posts++;
            int preferred = preferred(found, text);
            JsonObject code = found.get(preferred).asObject();
            String message = "post " + i + ":\n" + text;
            JsonObject decoded = ask("decode", text).get("result").asObject();
            assertEquals(code.get("kind"), decoded.get("kind"), message);
            assertEquals(code.get("from"), decoded.get("from"), message);
            assertEquals(code.get("to"), decoded.get("to"), message);
            JsonObject read = ask("read", text).get("result").asObject();
            assertEquals(preferred, read.getInt("pick", -1), message);
            JsonObject explained = ask("explain", text).get("result").asObject();
            assertEquals(code.get("kind"), explained.get("kind"), message);
            JsonObject viewed = ask("deck", text).get("result").asObject();
            JsonObject alone = ask("deck", code.getString("text", "")).get("result").asObject();
            assertEquals(alone.get("code"), viewed.get("code"), message);
        }
        assertEquals(true, posts > 1_500, "posts with a code: " + posts);
    }
}

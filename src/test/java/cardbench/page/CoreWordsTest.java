package cardbench.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.call.Dispatcher;
import cardbench.call.bundle.AllOperations;
import cardbench.json.JsonText;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonObject.Member;
import com.eclipsesource.json.JsonValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/**
 * The core's own words, which it says in English: names and meanings of fields, and those arguments
 * of diagnostics that are not the reader's own text. Whole and damaged codes make it say them.
 */
class CoreWordsTest {

    private static final Dispatcher CALL = new Dispatcher(AllOperations.all());

    private static final List<String> CODES =
            List.of(
                    "AAEBAf0GAA/OBpcHzAjiDP8PyBTmFrasAq6wAqW+Avi/Avm/AqLNAvjQAqbvAgA=",
                    "AAECAR8G/cQF8+wFzPYFx6QGr6gG4KkGDM4GlwfmFqbvAs+eBqmxBp24Bu7eBoiDB7KSB8ObB4eoBwABBbvE"
                            + "Bf3EBfDoBf3EBfGzBsekBvWzBsekBqi8Bv3EBQAA",
                    "AAEDAQcBAgEDAQQFAQEGBAEHBAEICQQ=");

    /** Arguments that quote the reader's own text. */
    private static final Set<String> QUOTED = Set.of("written", "letter", "instead", "missing");

    private static Set<String> said() {
        Set<String> said = new TreeSet<>();
        for (String code : CODES) {
            listen("explain", code, said);
            for (int length = 4; length < code.length(); length++) {
                listen("explain", code.substring(0, length), said);
            }
            Random random = new Random(7);
            for (int i = 0; i < 400; i++) {
                StringBuilder damaged = new StringBuilder(code);
                int at = 4 + random.nextInt(code.length() - 4);
                damaged.setCharAt(at, code.charAt(random.nextInt(code.length())));
                listen("explain", damaged.toString(), said);
            }
        }
        return said;
    }

    private static void listen(String op, String text, Set<String> said) {
        String request =
                new JsonText()
                        .object()
                        .member("op", op)
                        .member("text", text)
                        .endObject()
                        .toString();
        JsonObject response = Json.parse(CALL.call(request)).asObject();
        JsonValue read =
                response.get("ok").asBoolean() ? response.get("result") : response.get("partial");
        if (read != null) {
            for (JsonValue field : read.asObject().get("fields").asArray()) {
                said.add(field.asObject().getString("name", ""));
                said.add(field.asObject().getString("meaning", ""));
            }
        }
        for (JsonValue diagnostic : response.get("diagnostics").asArray()) {
            JsonValue args = diagnostic.asObject().get("args");
            if (args != null) {
                for (Member arg : args.asObject()) {
                    if (arg.getValue().isString() && !QUOTED.contains(arg.getName())) {
                        said.add(arg.getValue().asString());
                    }
                }
            }
        }
        said.remove("");
    }

    @Test
    void everyWordThatTheCoreSays_hasItsTranslation() {
        Set<String> said = said();
        assertTrue(said.contains("reserved byte") && said.contains("Warlock"), said.toString());
        for (String language : List.of("zh", "ja")) {
            Set<String> terms = LanguageTable.of(language).below("terms").keySet();
            List<String> missing = new ArrayList<>(said);
            missing.removeAll(terms);
            assertEquals(List.of(), missing, "webapp/words/" + language + ", terms");
        }
    }
}

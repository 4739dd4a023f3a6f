package cardbench.codes.call.decks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.app.bundle.DeckBundleOperations;
import cardbench.contract.Dispatcher;
import cardbench.contract.SampleCodes;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonArray;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Codes as they are pasted, through the whole contract: no repair goes unsaid. */
class PastedCodesTest {

    private static final String[] GAPS = {
        " ", "\n", "\r\n", "\t", "\u200b", "\u3000", "\u2028", "\u00ad", "<br>", "\n> ", "\\n",
    };

    private static final String GENSHIN =
            "AvAA3wEOAAAg4D0PAxDQ8YEPCFAQ9pUPC2BA/LgPC9HQCr0QDLEgC9kQDeGQDt4QDfAA";

    private final Dispatcher call = new Dispatcher(DeckBundleOperations.all());

    private JsonObject ask(JsonObject request) {
        String answer = call.call(request.toString());
        assertTrue(
                answer.chars().noneMatch(c -> c < ' '), () -> "a control character in " + answer);
        return Json.parse(answer).asObject();
    }

    private JsonObject decode(String text, boolean strict) {
        return ask(new JsonObject().add("op", "decode").add("text", text).add("strict", strict));
    }

    private static List<String> codesOf(JsonObject answer) {
        List<String> codes = new ArrayList<>();
        for (JsonValue one : answer.get("diagnostics").asArray()) {
            codes.add(one.asObject().getString("code", ""));
        }
        return codes;
    }

    @Test
    @Tag("slow")
    void gapsAnywhere_areSaidAndNeverCanonical() {
        long seed = 1510;
        Random random = new Random(seed);
        for (int i = 0; i < 4_000; i++) {
            String code = SampleCodes.sound(random);
            if (!decode(code, true).getBoolean("ok", false) || code.indexOf('\n') >= 0) {
                continue;
            }
            int at = 1 + random.nextInt(code.length() - 1);
            String gap = GAPS[random.nextInt(GAPS.length)];
            String broken = code.substring(0, at) + gap + code.substring(at);
            JsonObject answer = decode(broken, false);
            String context = "seed " + seed + ", " + i + ": " + broken + " -> " + answer;
            assertFalse(codesOf(answer).isEmpty(), context);
            assertFalse(decode(broken, true).getBoolean("ok", true), context);
            JsonValue result = answer.get("result");
            if (result != null && !result.asObject().getString("kind", "").equals("ydk")) {
                String canonical = result.asObject().getString("canonical", "");
                assertTrue(canonical.matches("[!-~]*"), context);
            }
        }
    }

    @Test
    void whiteSpaceAround_isNoStrictCode() {
        for (String code : List.of("AAECAQcAAewHAAA=", GENSHIN)) {
            for (String text : List.of(" " + code, code + "\n", "\r\n" + code, code + "\t ")) {
                assertEquals(List.of("deck.white-space"), codesOf(decode(text, false)), text);
                assertFalse(decode(text, true).getBoolean("ok", true), text);
            }
            assertTrue(decode(code, true).getBoolean("ok", false), code);
        }
        assertTrue(decode("#main\n46986414\n#extra\n!side\n", true).getBoolean("ok", false));
    }

    @Test
    void heroes_areKeptByCanonicalAndByEncode() {
        String two = "AAECAh8FCMcDhwTJBK4GoIADp4IDm4UD1pkDC54BqAK1A8UI/gyY8ALv8QL1iQPmlgP5lgO+mAMA";
        JsonObject deck = decode(two, false).get("result").asObject();
        assertEquals("[31,5]", deck.get("heroes").toString());
        JsonObject written = ask(new JsonObject().add("op", "encode").add("deck", deck));
        String canonical = deck.getString("canonical", "");
        assertEquals(canonical, written.get("result").asObject().getString("text", ""));
        JsonObject again = decode(canonical, false).get("result").asObject();
        assertEquals("[31,5]", again.get("heroes").toString());
    }

    @Test
    void deckOfTooManyEntries_isRefusedByDecodeAndEncode() {
        JsonArray cards = new JsonArray();
        for (int i = 1; i <= 10_000; i++) {
            cards.add(new JsonArray().add(i).add(1));
        }
        JsonObject deck =
                new JsonObject()
                        .add("kind", "hearthstone")
                        .add("format", 2)
                        .add("heroes", new JsonArray().add(7))
                        .add("cards", cards);
        JsonObject request = new JsonObject().add("op", "encode").add("deck", deck);
        String most = ask(request).get("result").asObject().getString("text", "");
        assertEquals(List.of("hearthstone.too-many-entries"), codesOf(decode(most, false)));
        cards.remove(0);
        String fits = ask(request).get("result").asObject().getString("text", "");
        assertEquals(List.of(), codesOf(decode(fits, false)));
        cards.add(new JsonArray().add(1).add(1)).add(new JsonArray().add(10_001).add(1));
        assertEquals(List.of("hearthstone.too-many-entries"), codesOf(ask(request)));
    }

    @Test
    void moreCodesThanAreListed_areSaid() {
        String text = "AAECAQcAAAAA ".repeat(10_000);
        JsonObject request = new JsonObject().add("op", "identify").add("text", text);
        assertEquals(List.of(), codesOf(ask(request)));
        request.set("text", text + GENSHIN);
        JsonObject answer = ask(request);
        assertEquals(List.of("deck.more-codes"), codesOf(answer));
        assertEquals(10_000, answer.get("result").asObject().get("found").asArray().size());
    }

    @Test
    void everyByteOfAPaddedWord_isExplained() {
        JsonObject answer =
                ask(new JsonObject().add("op", "explain").add("text", "AAEBAQcAAAAA/w=="));
        JsonArray fields = answer.get("result").asObject().get("fields").asArray();
        assertEquals(10, fields.get(fields.size() - 1).asObject().getInt("byteTo", 0));
        assertEquals(List.of("hearthstone.bytes-after"), codesOf(answer));
    }
}

package cardbench.app.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.app.bundle.AllOperations;
import cardbench.base.json.JsonText;
import cardbench.contract.AnswerCorpus;
import cardbench.contract.Dispatcher;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonObject;
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

    private static final LanguageTable CHINESE = LanguageTable.of("zh");

    /** What the core says of a request, which no table of terms can list. */
    private static final Set<String> OPEN = Set.of("call.wrong-type", "call.bad-value");

    private static Set<String> wordsOfCore() {
        Set<String> words = new TreeSet<>();
        for (String code : CODES) {
            listen("explain", code, words);
            for (int length = 4; length < code.length(); length++) {
                listen("explain", code.substring(0, length), words);
            }
            Random random = new Random(7);
            for (int i = 0; i < 400; i++) {
                StringBuilder damaged = new StringBuilder(code);
                int at = 4 + random.nextInt(code.length() - 4);
                damaged.setCharAt(at, code.charAt(random.nextInt(code.length())));
                listen("explain", damaged.toString(), words);
            }
        }
        return words;
    }

    private static void listen(String op, String text, Set<String> words) {
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
                words.add(field.asObject().getString("name", ""));
                words.add(field.asObject().getString("meaning", ""));
            }
        }
        terms(response, words);
        words.remove("");
    }

    /** The arguments of the diagnostics in a response that the page translates. */
    private static void terms(JsonObject response, Set<String> words) {
        for (JsonValue one : response.get("diagnostics").asArray()) {
            JsonObject diagnostic = one.asObject();
            String code = diagnostic.getString("code", "");
            for (String name : LanguageTable.terms(CHINESE.below("diagnostics").get(code))) {
                JsonValue value = diagnostic.get("args").asObject().get(name);
                if (!OPEN.contains(code)) {
                    words.add(value.asString());
                }
            }
        }
    }

    @Test
    void everyWordThatTheCoreSays_hasItsTranslation() {
        Set<String> words = wordsOfCore();
        assertTrue(words.contains("reserved byte") && words.contains("Warlock"), words.toString());
        for (String language : PageLanguages.TRANSLATED) {
            Set<String> terms = LanguageTable.of(language).below("terms").keySet();
            List<String> missing = new ArrayList<>(words);
            missing.removeAll(terms);
            assertEquals(List.of(), missing, "words/" + language + ", terms");
        }
    }

    /** All terms in the answers to the corpus, but for names of kinds and of variables. */
    @Test
    void everyTermOfTheCorpus_hasItsTranslation() {
        Dispatcher call = new Dispatcher(AllOperations.all());
        Set<String> words = new TreeSet<>();
        for (AnswerCorpus.Line line : AnswerCorpus.lines()) {
            terms(Json.parse(AnswerCorpus.answer(call, line)).asObject(), words);
        }
        assertTrue(words.contains("the card is not in the hand"), words.toString());
        words.removeAll(CHINESE.below("terms").keySet());
        assertEquals(Set.of("setcode", "ydke", "onPlayCard.playerUUID"), words);
    }

    /** A card whose author writes the core's words wherever an author can write one. */
    private static final String CARD =
            """
            {"id": "@", "count": "@", "name": "@", "manaCost": 1, "rarity": "@", "school": "@",
             "cardType": "@", "@": 1, "description": "<@>", "behaviors": [
              {"at": "@", "do": []},
              {"at": "onPlay", "do": [
               {"type": "@"},
               {"type": "draw", "id": "@", "amount": 1, "target": "$@.UUID", "@": 1},
               {"type": "damage", "amount": "@", "target": {"type": "@"}},
               {"type": "gold", "mode": "@", "amount": {"type": "@"}, "target": "@"},
               {"type": "if", "condition": {"type": "@"}, "do": []}]}]}
            """;

    private static JsonObject checked(String text) {
        String card = CARD.replace("@", text.replace("\"", "\\\""));
        String request =
                new JsonText()
                        .object()
                        .member("op", "wizard.check")
                        .member("text", card)
                        .endObject()
                        .toString();
        return Json.parse(CALL.call(request)).asObject();
    }

    @Test
    void textOfTheAuthor_isNoTerm() {
        Set<String> saidAnyway = new TreeSet<>();
        terms(checked("no word of the core"), saidAnyway);
        List<String> translated = new ArrayList<>();
        int quoted = 0;
        for (String term : CHINESE.below("terms").keySet()) {
            JsonObject response = checked(term);
            Set<String> words = new TreeSet<>();
            terms(response, words);
            if (words.contains(term) && !saidAnyway.contains(term)) {
                translated.add(term);
            }
            for (JsonValue diagnostic : response.get("diagnostics").asArray()) {
                JsonValue args = diagnostic.asObject().get("args");
                String quote = Json.value(term).toString();
                quoted += args != null && args.toString().contains(quote) ? 1 : 0;
            }
        }
        assertEquals(List.of(), translated);
        assertTrue(quoted > 1_000, "diagnostics that quote a term: " + quoted);
    }
}

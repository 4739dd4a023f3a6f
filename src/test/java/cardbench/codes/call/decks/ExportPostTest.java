package cardbench.codes.call.decks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.app.bundle.AllOperations;
import cardbench.contract.Dispatcher;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonArray;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code export.post}, and {@code export} for a place. */
class ExportPostTest {

    /** The deck of an article that calls it a Shaman deck. */
    private static final String HEARTHSTONE =
            "AAEBAf0GAA/OBpcHzAjiDP8PyBTmFrasAq6wAqW+Avi/Avm/AqLNAvjQAqbvAgA=";

    private static final String GENSHIN =
            "AvAA3wEOAAAg4D0PAxDQ8YEPCFAQ9pUPC2BA/LgPC9HQCr0QDLEgC9kQDeGQDt4QDfAA";

    private static final String YDKE = "ydke://vDeBA8h73gT7D8sDJYUyAg==!!!";

    /** One byte of the deck before is missing. */
    private static final String DAMAGED =
            "AAEBAf0GAA/OBpcHzAjiDP8PyBTmFrasAq6wAqW+Avi/Avm/AqLNAvjQAqbv";

    private static final String POST =
            "### My deck\n" + HEARTHSTONE + "\n七圣：" + GENSHIN + "，\t" + YDKE + " [end]\r\n";

    private static final Dispatcher CALL = new Dispatcher(AllOperations.all());

    private static JsonObject response(String text, String to, String as) {
        JsonObject request = new JsonObject().add("op", "export.post").add("text", text);
        return Json.parse(CALL.call(request.add("to", to).add("as", as).toString())).asObject();
    }

    private static JsonObject result(String text, String to, String as) {
        JsonObject response = response(text, to, as);
        assertTrue(response.getBoolean("ok", false), response.toString());
        return response.get("result").asObject();
    }

    private static List<String> all(JsonArray decks, String member) {
        List<String> texts = new ArrayList<>();
        for (JsonValue deck : decks) {
            texts.add(deck.asObject().getString(member, ""));
        }
        return texts;
    }

    @Test
    void post_isAnsweredWithItsDecksAndTheirPlaces() {
        JsonArray decks = result(POST, "nga", "decks").get("decks").asArray();
        assertEquals(List.of("hearthstone", "genshin", "ygo"), all(decks, "game"));
        assertEquals("My deck", all(decks, "title").get(0));
        List<String> codes = new ArrayList<>();
        for (JsonValue deck : decks) {
            codes.add(
                    POST.substring(
                            deck.asObject().getInt("from", -1), deck.asObject().getInt("to", -1)));
        }
        assertEquals(List.of(HEARTHSTONE, GENSHIN, YDKE), codes);
    }

    /** Take away what stands in brackets behind each code, and the post is what it was. */
    @ParameterizedTest
    @ValueSource(strings = {"nga", "qq", "discord", "reddit"})
    void names_areAddedAndNothingElseIsChanged(String to) {
        String content = result(POST, to, "names").getString("content", "");
        String remaining = content;
        for (String code : List.of(HEARTHSTONE, GENSHIN, YDKE)) {
            int from = remaining.indexOf(code) + code.length();
            assertTrue(remaining.startsWith(" (", from), remaining);
            remaining =
                    remaining.substring(0, from)
                            + remaining.substring(remaining.indexOf(')', from) + 1);
        }
        assertEquals(POST, remaining);
        assertTrue(content.contains("(My deck: 1× "), content);
    }

    /** Whoever reads the post with its names finds the same codes. */
    @Test
    void codesOfTheWrittenPost_areFoundAgain() {
        for (String as : List.of("decks", "table", "names")) {
            String content = result(POST, "qq", as).getString("content", "");
            assertEquals(
                    List.of("hearthstone", "genshin", "ygo"),
                    all(result(content, "qq", "decks").get("decks").asArray(), "game"),
                    content);
        }
    }

    @Test
    void damagedCode_staysAndIsSaid() {
        String post = "bad " + DAMAGED + " good " + GENSHIN;
        JsonObject response = response(post, "qq", "names");
        String content = response.get("result").asObject().getString("content", "");
        assertTrue(content.startsWith("bad " + DAMAGED + " good " + GENSHIN + " ("), content);
        JsonObject diagnostic = response.get("diagnostics").asArray().get(0).asObject();
        assertEquals("export.left-out", diagnostic.getString("code", ""));
        assertEquals(4, diagnostic.getInt("from", -1));
        assertEquals(4 + DAMAGED.length(), diagnostic.getInt("to", -1));
    }

    @Test
    void textWithoutCodes_isRefused() {
        JsonObject response = response("nothing here", "qq", "decks");
        assertFalse(response.getBoolean("ok", true));
        assertTrue(response.toString().contains("deck.no-code"), response.toString());
    }

    @Test
    void unknownForms_areRefusedWithThoseThatAre() {
        assertTrue(response(POST, "qq", "rows").toString().contains("decks, table, names"));
        assertTrue(response(POST, "svg", "decks").toString().contains("bbcode, markdown, html"));
    }

    @Test
    void codesBeyondTheLimit_stayAndAreSaid() {
        String post = (GENSHIN + "\n").repeat(ExportOperation.MAX_DECKS + 1);
        JsonObject response = response(post, "qq", "names");
        assertTrue(response.toString().contains("deck.more-codes"));
        String content = response.get("result").asObject().getString("content", "");
        assertTrue(content.endsWith(GENSHIN + "\n"), "the last one has no name");
        assertEquals(
                ExportOperation.MAX_DECKS,
                response.get("result").asObject().get("decks").asArray().size());
    }

    private static JsonObject export(String text, String to) {
        JsonObject request = new JsonObject().add("op", "export").add("text", text).add("to", to);
        return Json.parse(CALL.call(request.toString())).asObject();
    }

    /** What is posted to a chat can be pasted whole into the game: it is read back as it was. */
    @Test
    void textForChats_isReadByTheGame() {
        String content = export(POST, "qq").get("result").asObject().getString("content", "");
        JsonObject request = new JsonObject().add("op", "decode").add("text", content);
        JsonObject deck = Json.parse(CALL.call(request.toString())).asObject();
        assertEquals("My deck", deck.get("result").asObject().getString("name", ""));
        assertEquals(
                HEARTHSTONE.replace("AgA=", "AgAA"),
                deck.get("result").asObject().getString("canonical", ""));
    }

    @Test
    void longText_isShortened_andTheAnswerSaysSo() {
        JsonObject x = export("### " + "字".repeat(80) + "\n" + HEARTHSTONE, "x");
        assertTrue(x.get("diagnostics").toString().contains("export.shortened"), x.toString());
        JsonObject result = x.get("result").asObject();
        assertEquals(280, result.getInt("limit", 0));
        // the title and the code with their line feeds and the empty line
        assertEquals(160 + 1 + 1 + 64 + 1, result.getInt("length", 0), x.toString());
    }

    @Test
    void postThatIsTooLongInAnyForm_isSaid() {
        JsonObject response = response(POST.repeat(3), "x", "decks");
        assertTrue(response.toString().contains("export.too-long"), response.toString());
    }

    @Test
    void placeWithEditor_getsFormattedTextToo() {
        JsonObject note = export(POST, "note").get("result").asObject();
        assertTrue(
                note.getString("html", "").startsWith("<section lang=\"en\">\n<h2><bdi>My deck"));
        assertTrue(note.getString("content", "").startsWith("My deck\n"));
        assertEquals("text", note.getString("dialect", ""));
        assertFalse(export(POST, "tieba").get("result").asObject().getBoolean("checked", true));
    }
}

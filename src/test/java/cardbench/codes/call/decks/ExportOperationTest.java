package cardbench.codes.call.decks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.app.bundle.AllOperations;
import cardbench.contract.Dispatcher;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonObject;
import com.google.zxing.ReaderException;
import com.google.zxing.common.BitMatrix;
import com.google.zxing.qrcode.decoder.Decoder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ExportOperationTest {

    /** The example of the format's first description. */
    private static final String CODE =
            "AvAA3wEOAAAg4D0PAxDQ8YEPCFAQ9pUPC2BA/LgPC9HQCr0QDLEgC9kQDeGQDt4QDfAA";

    private static final Dispatcher CALL = new Dispatcher(AllOperations.all());

    @BeforeAll
    static void openTables() throws IOException {
        for (String content : List.of("cards", "en", "zh-CN", "ja")) {
            Path file = Path.of("cards-data/genshin/" + content + ".tsv");
            CALL.open("table", "genshin." + content, Files.readAllBytes(file));
        }
    }

    private static JsonObject response(JsonObject arguments) {
        JsonObject request = new JsonObject().add("op", "export");
        arguments.forEach(member -> request.add(member.getName(), member.getValue()));
        return Json.parse(CALL.call(request.toString())).asObject();
    }

    private static String content(String to, String language) {
        JsonObject request = new JsonObject().add("text", "x " + CODE + " y");
        JsonObject response = response(request.add("to", to).add("language", language));
        assertTrue(response.getBoolean("ok", false), response.toString());
        return response.get("result").asObject().getString("content", "");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"text", "markdown", "bbcode", "html", "svg", "json", "nga", "x", "note"})
    void everyTarget_carriesTheCode(String to) {
        // a picture breaks the code into lines
        String content = content(to, "en").replaceAll("</text>\\s*<text[^>]*monospace\">", "");
        assertTrue(content.contains(CODE), content);
    }

    @Test
    void textOfAGameWithoutOne_isTheCodeAlone() {
        assertEquals(CODE, content("text", "zh"));
    }

    @Test
    void wordsAndNames_areInTheLanguage() {
        String markdown = content("markdown", "zh");
        assertTrue(markdown.startsWith("### 雷电将军 / 甘雨 / 迪奥娜\n"), markdown);
        assertTrue(markdown.contains("\n**行动牌 (30)**\n\n- "), markdown);
        assertTrue(content("html", "ja").contains("<section lang=\"ja\">"));
    }

    @Test
    void names_canBeInAnotherLanguage() {
        JsonObject request = new JsonObject().add("text", CODE).add("to", "bbcode");
        request.add("language", "en").add("cardLanguage", "zh-CN");
        String content = response(request).get("result").asObject().getString("content", "");
        assertTrue(content.contains("[b]Action cards (30)[/b]"), content);
        assertTrue(content.contains("2× (5) 唯此一心"), content);
    }

    @Test
    void deckAsAnObject_isExportedToo() {
        String decode = new JsonObject().add("op", "decode").add("text", CODE).toString();
        JsonObject deck = Json.parse(CALL.call(decode)).asObject().get("result").asObject();
        JsonObject response = response(new JsonObject().add("deck", deck).add("to", "text"));
        assertEquals(CODE, response.get("result").asObject().getString("content", ""));
    }

    @Test
    void link_isInThePictureAsACode() {
        JsonObject request = new JsonObject().add("text", CODE).add("to", "svg");
        assertFalse(response(request).toString().contains("crispEdges"));
        request.add("link", "https://example.org/#deck=" + CODE);
        assertTrue(response(request).toString().contains("crispEdges"));
    }

    @Test
    void unknownTarget_isRefusedWithThoseThatAre() {
        JsonObject response = response(new JsonObject().add("text", CODE).add("to", "latex"));
        assertFalse(response.getBoolean("ok", true));
        String refusal = response.get("diagnostics").toString();
        assertTrue(refusal.contains("call.bad-value") && refusal.contains("bbcode"), refusal);
    }

    @Test
    void missingTarget_orDamagedCode_isRefused() {
        String refusal = response(new JsonObject().add("text", CODE)).toString();
        assertTrue(refusal.contains("call.missing-argument") && refusal.contains("“to”"), refusal);
        JsonObject damaged = new JsonObject().add("text", CODE.substring(2)).add("to", "svg");
        assertFalse(response(damaged).getBoolean("ok", true));
    }

    private static JsonObject ydke(String members) {
        String deck =
                "{\"kind\": \"ydke\", \"main\": [10001, 10001, 10002], \"extra\": [20001]"
                        + members
                        + "}";
        return response(new JsonObject().add("deck", Json.parse(deck)).add("to", "markdown"));
    }

    /** A deck whose code has no names gets those that the request has. */
    @Test
    void namesOfTheRequest_areInTheExport() {
        String names =
                ", \"name\": \"blue-eyes\", \"names\": {\"10001\": \"A*B\", \"20001\": \"C\"}";
        String text = ydke(names).get("result").asObject().getString("content", "");
        assertTrue(text.startsWith("### blue-eyes\n\n3/1/0\n"), text);
        assertTrue(text.contains("- 2× A\\*B\n- 1× \\#10002\n"), text);
        assertTrue(text.contains("- 1× C\n"), text);
    }

    @Test
    void nameOfTheRequest_takesThePlaceOfADescription() {
        JsonObject deck = Json.parse("{\"kind\": \"genshin\", \"name\": \"Mine\"}").asObject();
        deck.add("shareIds", Json.array(15, 43, 26));
        String text =
                response(new JsonObject().add("deck", deck).add("to", "markdown"))
                        .get("result")
                        .asObject()
                        .getString("content", "");
        assertTrue(text.matches("### Mine\n\n[A-Z].* / .* / .*\n(?s:.*)"), text);
    }

    @Test
    void namesThatAreNone_areRefused() {
        assertTrue(ydke(", \"names\": [1]").toString().contains("/deck/names\""));
        assertTrue(ydke(", \"names\": {\"7\": 7}").toString().contains("/deck/names/7\""));
        assertFalse(ydke(", \"names\": {\"7\": 7}").getBoolean("ok", true));
    }

    private static JsonObject qr(String text) {
        JsonObject request = new JsonObject().add("op", "export.qr").add("text", text);
        return Json.parse(CALL.call(request.toString())).asObject();
    }

    /** Each rectangle of the path is {@code M x y h width v1Hxz}. */
    private static final Pattern RUN = Pattern.compile("M(\\d+) (\\d+)h(\\d+)v1H(\\d+)z");

    @Test
    void qrCode_isReadByAnotherDecoder() throws ReaderException {
        String text = "https://example.org/cardbench/#deck=" + CODE;
        JsonObject result = qr(text).get("result").asObject();
        int side = result.getInt("side", 0) - 8;
        BitMatrix picture = new BitMatrix(side);
        Matcher run = RUN.matcher(result.getString("path", ""));
        while (run.find()) {
            assertEquals(run.group(1), run.group(4));
            int width = Integer.parseInt(run.group(3));
            picture.setRegion(
                    Integer.parseInt(run.group(1)) - 4,
                    Integer.parseInt(run.group(2)) - 4,
                    width,
                    1);
        }
        assertEquals("", RUN.matcher(result.getString("path", "")).replaceAll(""));
        assertEquals(text, new Decoder().decode(picture).getText());
    }

    @Test
    void qrCode_holdsTheLongestLinkAndNoMore() {
        // ISO/IEC 18004, version 25-M: 1,000 bytes less 20 bits of mode and length
        assertTrue(qr("x".repeat(997)).getBoolean("ok", false));
        JsonObject refused = qr("x".repeat(998));
        assertFalse(refused.getBoolean("ok", true));
        assertTrue(refused.toString().contains("ASCII, at most 997"), refused.toString());
        assertFalse(qr("卡组").getBoolean("ok", true));
        assertFalse(qr("é").getBoolean("ok", true));
    }
}

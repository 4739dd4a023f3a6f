package cardbench.codes.call.ygo;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.app.bundle.AllOperations;
import cardbench.contract.Dispatcher;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonArray;
import com.eclipsesource.json.JsonObject;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Decks as people pass them around, in every operation that takes a text. */
class PassedDecksTest {

    private static final Dispatcher CALL = new Dispatcher(AllOperations.all());

    private static final String NAMED =
            "https://ygoprodeck.com/deckbuilder/?y=rvTMAhLZoAI=!!7ydRAA==!My%20Deck";

    private static JsonObject answer(JsonObject request) {
        return Json.parse(CALL.call(request.toString())).asObject();
    }

    private static JsonObject result(JsonObject request) {
        JsonObject answer = answer(request);
        assertTrue(answer.getBoolean("ok", false), answer.toString());
        return answer.get("result").asObject();
    }

    private static JsonObject request(String operation) {
        return new JsonObject().add("op", operation);
    }

    private static List<String> codes(JsonObject answer) {
        List<String> codes = new ArrayList<>();
        answer.get("diagnostics")
                .asArray()
                .forEach(diagnostic -> codes.add(diagnostic.asObject().getString("code", "")));
        return codes;
    }

    /** A link whose end is missing holds no number of a deck, however few letters it has. */
    @Test
    void lettersThatAreCutOff_areCalledSo() {
        String site = "https://srv.koishi.pro/deck.html?name=A&deck=";
        // ids to the base 60, five digits each
        String letters = "0mJyf0nK2g".repeat(4);
        for (int end = 3; end <= letters.length(); end++) {
            String link = site + letters.substring(0, end);
            List<String> codes = codes(answer(request("decode").add("text", link)));
            assertTrue(codes.contains("ygo.cut-off"), link + codes);
            assertFalse(codes.contains("deck.page"), link + codes);
        }
        for (String number : List.of("1", "1234", "123456789")) {
            List<String> codes = codes(answer(request("decode").add("text", site + number)));
            assertTrue(codes.contains("deck.page"), number + codes);
        }
    }

    /** A number that is no card among two that are, in every writing that can hold one. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "ydke://rvTMAgAAAAAS2aAC!!!",
                "#main\n46986414\n0\n44095762\n#extra\n!side\n",
                "#main\n46986414\n4294967296\n44095762\n#extra\n!side\n",
                "https://ygoprodeck.com/deckbuilder/?y=rvTMAgAAAAAS2aAC!!!",
                "ydke%3A%2F%2FrvTMAgAAAAAS2aAC%21%21%21",
                "ygo://deck?main=46986414_0_44095762_&extra=&side=",
                "http://deck.ourygo.top?ygotype=deck&v=0&main=46986414_99999999999_44095762"
            })
    void deckWithANumberThatIsNoCard_isOfUseEverywhere(String text) {
        JsonObject decoded = answer(request("decode").add("text", text));
        assertTrue(codes(decoded).contains("ygo.not-a-card"), decoded.toString());
        JsonObject deck = decoded.get("result").asObject();
        assertEquals(Json.array(46986414, 44095762), deck.get("main"));
        JsonArray found = result(request("identify").add("text", text)).get("found").asArray();
        assertEquals(1, found.size());
        assertEquals(
                2,
                result(request("deck").add("text", text))
                        .get("sections")
                        .asArray()
                        .get(0)
                        .asObject()
                        .get("rows")
                        .asArray()
                        .size());
        String other = "ydke://rvTMAg==!!!";
        JsonObject compared = result(request("compare").add("a", other).add("b", text));
        assertEquals(Json.parse("[[44095762,1]]"), compared.get("added").asObject().get("main"));
        assertTrue(
                result(request("odds.deck").add("text", text))
                        .getString("yaml", "")
                        .contains("44095762"));
        assertTrue(
                result(request("export").add("text", text).add("to", "markdown"))
                        .getString("content", "")
                        .contains("44095762"));
        JsonObject encoded = result(request("encode").add("deck", deck.set("kind", "ygo")));
        assertEquals("rvTMAhLZoAI", encoded.getString("text", ""));
    }

    @Test
    void nameOfALink_isThatOfTheDeck() {
        JsonObject decoded = result(request("decode").add("text", NAMED));
        assertEquals("My Deck", decoded.getString("name", null));
        assertEquals("ydke://rvTMAhLZoAI=!!7ydRAA==!", decoded.getString("canonical", null));
        JsonObject shown = result(request("deck").add("text", NAMED));
        assertEquals("My Deck", shown.getString("title", ""));
        assertEquals("2/0/1", shown.getString("subtitle", ""));
        assertEquals(
                "My Deck", result(request("deck").add("deck", decoded)).getString("title", ""));
        String plain = decoded.getString("canonical", null);
        assertNull(result(request("decode").add("text", plain)).get("name"));
        assertEquals(
                "Yu-Gi-Oh! deck",
                result(request("deck").add("text", plain)).getString("title", ""));
    }

    @ParameterizedTest
    @ValueSource(strings = {"ydk", "ydke", "ygo", "ygomobile", "omega"})
    void emptyDeck_isWritten_andSaidToBeEmpty(String kind) {
        JsonObject empty = new JsonObject().add("kind", kind).add("main", new JsonArray());
        JsonObject answer = answer(request("encode").add("deck", empty));
        assertTrue(answer.getBoolean("ok", false));
        assertEquals(List.of("ygo.no-cards"), codes(answer));
        JsonObject diagnostic = answer.get("diagnostics").asArray().get(0).asObject();
        assertEquals("/deck", diagnostic.getString("pointer", ""));
        assertEquals("warning", diagnostic.getString("severity", ""));
    }

    @ParameterizedTest
    @ValueSource(strings = {"ydk", "ydke", "ygo", "ygomobile", "omega"})
    void objectWithoutAnyPart_isNoDeck(String kind) {
        for (String members : List.of("", ",'cards':[[7,1]]", ",'name':'A'")) {
            String deck = "{'kind':'" + kind + "'" + members + "}";
            JsonObject request = request("encode").add("deck", Json.parse(deck.replace('\'', '"')));
            JsonObject answer = answer(request);
            assertFalse(answer.getBoolean("ok", true), deck);
            assertEquals(List.of("call.missing-argument"), codes(answer), deck);
            JsonObject diagnostic = answer.get("diagnostics").asArray().get(0).asObject();
            assertEquals("/deck/main", diagnostic.getString("pointer", ""), deck);
        }
        JsonObject sideOnly = new JsonObject().add("kind", kind).add("side", Json.array(7));
        assertTrue(answer(request("encode").add("deck", sideOnly)).getBoolean("ok", false));
    }

    @Test
    void codeThatDoesNotHoldTheDeck_isLeftOut() {
        // 2, 0, 504700003, 89631139
        String text = "AgAAAAAAAABjHBUeo6lXBQ==";
        JsonObject decoded = result(request("decode").add("text", text).add("kind", "ygo"));
        assertEquals(Json.array(504700003, 89631139), decoded.get("main"));
        assertNull(decoded.get("canonical"));
    }
}

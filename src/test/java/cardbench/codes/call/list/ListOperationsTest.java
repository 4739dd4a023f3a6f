package cardbench.codes.call.list;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.contract.Dispatcher;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonArray;
import com.eclipsesource.json.JsonObject;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ListOperationsTest {

    private static final String LIST =
            "Deck\n4 Llanowar Elves (DOM) 168\n3 Forest\n\nSideboard\n2 Negate\nwhat\n1 Duress\n";

    private final Dispatcher call = new Dispatcher(List.of(new ListOperations()));

    private JsonObject call(JsonObject request) {
        return Json.parse(call.call(request.toString())).asObject();
    }

    /** The code of the first diagnostic of a refusal, and its place. */
    private String refusal(JsonObject request) {
        JsonObject response = call(request);
        assertFalse(response.getBoolean("ok", true), response.toString());
        JsonObject first = response.get("diagnostics").asArray().get(0).asObject();
        return (first.getString("code", "") + " " + first.getString("pointer", "")).strip();
    }

    private JsonObject read(String text) {
        return call(Json.object().add("op", "list.read").add("text", text));
    }

    @Test
    void read_givesSectionsWithTheirCards() {
        JsonObject result = read(LIST).get("result").asObject();
        assertEquals(
                Json.parse(
                        """
                        [{"zone": "main", "title": "Deck", "copies": 7, "cards": [
                            {"count": 4, "name": "Llanowar Elves", "set": "DOM", "number": "168"},
                            {"count": 3, "name": "Forest"}]},
                         {"zone": "sideboard", "title": "Sideboard", "copies": 3, "cards": [
                            {"count": 2, "name": "Negate"}, {"count": 1, "name": "Duress"}]}]
                        """),
                result.get("sections"));
        assertEquals("mtg", result.getString("game", ""));
        assertEquals("Forest", result.getString("reason", ""));
        assertEquals(10, result.getInt("copies", 0));
        assertTrue(result.getBoolean("evident", false));
        // a line of the list is not explained
        assertFalse(result.getBoolean("certain", true));
    }

    @Test
    void find_givesThePlaceOfEachList() {
        String first = "Elves\nDeck\n4 Llanowar Elves (DOM) 168\n3 Forest\n\n";
        String second = "Deck\n2 Negate\n1 Island\n";
        JsonObject request = Json.object().add("op", "list.find").add("text", first + second);
        assertEquals(
                Json.parse(
                        """
                        [{"from": 0, "to": 48, "title": "Elves", "certain": true, "game": "mtg",
                          "copies": 7},
                         {"from": 48, "to": 71, "certain": true, "game": "mtg", "copies": 3}]
                        """),
                call(request).get("result").asObject().get("lists"));
        request.set("text", "Good morning.");
        assertEquals(
                new JsonArray(), call(request).get("result").asObject().get("lists").asArray());
    }

    @Test
    void read_saysWhatEachLineIs() {
        JsonObject result = read(LIST).get("result").asObject();
        StringBuilder lines = new StringBuilder();
        result.get("lines")
                .asArray()
                .forEach(line -> lines.append(line.asObject().getString("line", "")).append(' '));
        assertEquals("heading card card heading card unread card ", lines.toString());
    }

    @Test
    void read_givesTheFactsOfEachLine() {
        String text = "Deck (2)\n2 Forest\nTotal: 2\nSideboard:\n1 Swamp\nAuthor: me\n";
        assertEquals(
                Json.parse(
                        """
                        [{"from": 0, "to": 8, "line": "heading", "zone": "main", "declared": 2},
                         {"from": 9, "to": 17, "line": "card", "count": 2},
                         {"from": 18, "to": 26, "line": "summary", "total": 2},
                         {"from": 27, "to": 37, "line": "heading", "zone": "sideboard"},
                         {"from": 38, "to": 45, "line": "card", "count": 1},
                         {"from": 46, "to": 56, "line": "field", "key": "Author", "value": "me"}]
                        """),
                read(text).get("result").asObject().get("lines"));
    }

    @Test
    void names_giveEveryReadingOfEachLine() {
        String text = "### Fire\nMain\n\n  2 Ash, side: Beck\n";
        assertEquals(
                Json.parse(
                        """
                        [{"line": 1, "start": 0, "text": "### Fire", "indent": 4, "comment": true,
                          "title": true, "names": [{"count": 1, "name": "Fire", "from": 4, "to": 8}]},
                         {"line": 2, "start": 9, "text": "Main", "heading": "main",
                          "names": [{"count": 1, "name": "Main", "from": 9, "to": 13}]},
                         {"line": 4, "start": 15, "text": "2 Ash, side: Beck", "indent": 2,
                          "gap": true, "counted": true, "likely": 1, "names": [
                            {"count": 1, "name": "2 Ash, side: Beck", "from": 17, "to": 34},
                            {"count": 2, "name": "Ash, side: Beck", "from": 19, "to": 34}],
                          "parts": [
                            [{"span": 2, "likely": 1, "names": [
                                {"count": 1, "name": "2 Ash, side: Beck", "from": 17, "to": 34},
                                {"count": 2, "name": "Ash, side: Beck", "from": 19, "to": 34}]},
                             {"span": 1, "likely": 1, "names": [
                                {"count": 1, "name": "2 Ash", "from": 17, "to": 22},
                                {"count": 2, "name": "Ash", "from": 19, "to": 22}]}],
                            [{"span": 1, "names": [
                                {"count": 1, "name": "side: Beck", "from": 24, "to": 34}]},
                             {"heading": "sideboard", "span": 1, "names": [
                                {"count": 1, "name": "Beck", "from": 30, "to": 34}]}]]}]
                        """),
                call(Json.object().add("op", "list.names").add("text", text))
                        .get("result")
                        .asObject()
                        .get("lines"));
    }

    /** The rule books: four copies in Magic, three in Yu-Gi-Oh!, two in Hearthstone. */
    @Test
    void constants_haveTheCopiesOfEachKnownGame() {
        JsonObject limits = call(Json.object().add("op", "constants")).get("result").asObject();
        JsonObject copies = limits.get("list.read").asObject().get("copies").asObject();
        assertEquals(
                "4 3 2",
                copies.getInt("mtg", 0)
                        + " "
                        + copies.getInt("ygo", 0)
                        + " "
                        + copies.getInt("hearthstone", 0));
        assertNull(copies.get("unknown"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"list.find", "list.read", "list.names", "list.write"})
    void requestWithoutAText_isRefused(String operation) {
        JsonObject request = Json.object().add("op", operation).add("to", "mtgo");
        assertEquals("call.missing-argument /text", refusal(request));
    }

    @Test
    void read_takesTheGameOfTheRequest() {
        JsonObject request =
                Json.object().add("op", "list.read").add("text", LIST).add("game", "lorcana");
        assertEquals("lorcana", call(request).get("result").asObject().getString("game", ""));
        assertFalse(call(request.set("game", "chess")).getBoolean("ok", true));
    }

    @Test
    void textWithoutCards_isRefused() {
        JsonObject request = Json.object().add("op", "list.read").add("text", "Good morning.");
        assertEquals("decklist.no-card", refusal(request));
    }

    @Test
    void write_givesAnotherForm() {
        JsonObject request =
                Json.object().add("op", "list.write").add("text", LIST).add("to", "mtgo");
        assertEquals(
                "4 Llanowar Elves\n3 Forest\n\nSIDEBOARD:\n2 Negate\n1 Duress\n",
                call(request).get("result").asObject().getString("text", ""));
    }

    @Test
    void write_refusesIdsWhereCardsHaveNone() {
        JsonObject request =
                Json.object().add("op", "list.write").add("text", LIST).add("to", "ids");
        assertEquals("decklist.no-ids /to", refusal(request));
    }

    @Test
    void write_withoutAFormOrCards_isRefused() {
        JsonObject request = Json.object().add("op", "list.write").add("text", LIST);
        assertEquals("call.missing-argument /to", refusal(request));
        assertEquals("decklist.no-card", refusal(request.add("to", "mtgo").set("text", "no list")));
    }

    private JsonObject edit(String change) {
        JsonObject request = Json.object().add("op", "list.edit").add("text", LIST);
        return call(request.merge(Json.parse(change).asObject()));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{'change': 'count', 'section': 0, 'card': 1, 'count': 2} | 3 Forest | 2 Forest",
                "{'change': 'count', 'section': 1, 'card': 1, 'count': 0} | 1 Duress; | ''",
                "{'change': 'name', 'section': 0, 'card': 1, 'name': 'Swamp'} | Forest | Swamp",
                "{'change': 'add', 'to': 0, 'name': 'Swamp', 'count': 2} | 3 Forest; | 3 Forest;2 Swamp;",
                "{'change': 'add', 'zone': 'maybe', 'name': 'Swamp'} | Duress; | Duress;;Maybeboard;1 Swamp;",
                "{'change': 'move', 'section': 0, 'card': 1, 'to': 1} | 3 Forest; | ''",
                "{'change': 'game', 'game': 'fab'} | Deck; | Game: Flesh and Blood;Deck;"
            })
    void edit_changesTheText(String change, String before, String after) {
        JsonObject answer = edit(change.replace('\'', '"'));
        assertTrue(answer.getBoolean("ok", false), answer.toString());
        String moved = change.contains("move") ? "3 Forest\n" : "";
        assertEquals(
                LIST.replace(before.replace(';', '\n'), after.replace(';', '\n')) + moved,
                answer.get("result").asObject().getString("text", ""));
        assertFalse(answer.get("result").asObject().getBoolean("rewritten", true));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{} | call.missing-argument",
                "{'change': 'burn'} | call.bad-value",
                "{'change': 'count'} | call.missing-argument",
                "{'change': 'count', 'section': 2, 'card': 0, 'count': 1} | call.wrong-type",
                "{'change': 'count', 'section': 0, 'card': 2, 'count': 1} | call.wrong-type",
                "{'change': 'count', 'section': 0, 'card': 1, 'count': 1000} | call.wrong-type",
                "{'change': 'add', 'to': 2, 'name': 'Swamp'} | call.wrong-type",
                "{'change': 'add', 'zone': 'moon', 'name': 'Swamp'} | call.bad-value",
                "{'change': 'add', 'zone': 'main', 'name': ''} | decklist.not-written",
                "{'change': 'game'} | call.missing-argument",
                "{'change': 'game', 'game': 'chess'} | call.bad-value"
            })
    void edit_refusesWhatIsNoChange(String change, String code) {
        JsonObject answer = edit(change.replace('\'', '"'));
        assertFalse(answer.getBoolean("ok", true));
        assertEquals(
                code, answer.get("diagnostics").asArray().get(0).asObject().getString("code", ""));
    }

    @Test
    void edit_refusesATextWithoutCards() {
        JsonObject request = Json.object().add("op", "list.edit").add("text", "nothing");
        JsonObject answer = call(request.add("change", "count"));
        assertTrue(answer.toString().contains("decklist.no-card"), answer.toString());
    }

    /** The rule books: Magic 103.5, Pokémon TCG, Hearthstone, Star Wars: Unlimited 5.1. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "mtg | {'hands':[7,7],'firstTurn':[0,1],'draw':1,'redraw':'london','aside':0}",
                "ptcg | {'hands':[7,7],'firstTurn':[1,1],'draw':1,'redraw':'basic','aside':6}",
                "hearthstone | {'hands':[3,4],'firstTurn':[1,1],'draw':1,'redraw':'cards','aside':0}",
                "ygo | {'hands':[5,5],'firstTurn':[0,1],'draw':1,'redraw':'none','aside':0}",
                "riftbound | {'hands':[4,4],'firstTurn':[1,1],'draw':1,'redraw':'two-cards','aside':0}",
                "swu | {'hands':[6,6],'firstTurn':[0,0],'draw':2,'redraw':'hand','aside':0}"
            })
    void read_saysHowTheGameDeals(String game, String deal) {
        JsonObject request = Json.object().add("op", "list.read").add("text", LIST);
        JsonObject result = call(request.add("game", game)).get("result").asObject();
        assertEquals(deal.replace('\'', '"'), result.get("deal").toString());
    }

    @Test
    void read_saysNothingOfAGameWhoseHandsAreNotKnown() {
        assertNull(read("Deck\n4 Quiet Harbour\n").get("result").asObject().get("deal"));
    }

    @Test
    void compare_countsByZoneAndName() {
        JsonObject request = Json.object().add("op", "list.compare").add("a", LIST);
        String other = "Deck\n2 llanowar elves\n5 Forest\nSideboard\n1 Forest\n2 Negate (XLN) 62\n";
        assertEquals(
                Json.parse(
                        """
                        {"added": [{"zone": "main", "count": 2, "name": "Forest"},
                                   {"zone": "sideboard", "count": 1, "name": "Forest"}],
                         "removed": [{"zone": "main", "count": 2, "name": "Llanowar Elves"},
                                     {"zone": "sideboard", "count": 1, "name": "Duress"}],
                         "kept": [{"zone": "main", "count": 2, "name": "Llanowar Elves"},
                                  {"zone": "main", "count": 3, "name": "Forest"},
                                  {"zone": "sideboard", "count": 2, "name": "Negate"}]}
                        """),
                call(request.add("b", other)).get("result"));
        assertEquals("decklist.no-card", refusal(request.set("b", "no list")));
        assertEquals("call.missing-argument /b", refusal(request.remove("b")));
    }

    @Test
    void games_haveTitles() {
        JsonObject result = call(Json.object().add("op", "list.games")).get("result").asObject();
        JsonArray games = result.get("games").asArray();
        assertEquals(
                "{\"game\":\"mtg\",\"title\":\"Magic: The Gathering\"}", games.get(0).toString());
        assertEquals("{\"game\":\"unknown\"}", games.get(games.size() - 1).toString());
    }
}

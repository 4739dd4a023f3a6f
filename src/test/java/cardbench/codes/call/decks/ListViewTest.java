package cardbench.codes.call.decks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.app.bundle.AllOperations;
import cardbench.contract.Dispatcher;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ListViewTest {

    private static final String LIST =
            """
            {"title": "Elves", "facts": "Magic · 7 cards", "sections": [
              {"title": "Deck", "cards": [{"count": 4, "name": "Llanowar *Elves*"}]},
              {"title": "Sideboard", "cards": [{"count": 3, "name": "Negate"}]}]}
            """;

    private static final Dispatcher CALL = new Dispatcher(AllOperations.all());

    private static JsonObject response(String list, String to) {
        JsonObject request = new JsonObject().add("op", "export.list").add("to", to);
        return Json.parse(CALL.call(request.add("list", Json.parse(list)).toString())).asObject();
    }

    private static String content(String to) {
        JsonObject response = response(LIST, to);
        assertTrue(response.getBoolean("ok", false), response.toString());
        return response.get("result").asObject().getString("content", "");
    }

    @Test
    void markdown_hasTheSectionsAndNoCode() {
        assertEquals(
                """
                ### Elves

                Magic · 7 cards

                **Deck (4)**

                - 4× Llanowar \\*Elves\\*

                **Sideboard (3)**

                - 3× Negate
                """,
                content("markdown"));
        assertFalse(content("bbcode").contains("[code]"), content("bbcode"));
        assertFalse(content("html").contains("<code"), content("html"));
    }

    @Test
    void picture_hasTheCardsAndNoLabelOfACode() {
        String picture = content("svg");
        assertTrue(picture.contains(">Llanowar *Elves*<"), picture);
        assertTrue(picture.contains(">×4<"), picture);
        assertFalse(picture.contains("Deck code"), picture);
        assertFalse(picture.contains("crispEdges"), picture);
    }

    @Test
    void textOfAGame_isNoTarget() {
        String refused = response(LIST, "text").toString();
        assertTrue(refused.contains("call.bad-value") && refused.contains("nga"), refused);
        assertFalse(refused.contains("one of text"), refused);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{} | /list/sections",
                "{\"title\": 1, \"sections\": []} | /list/title",
                "{\"sections\": [1]} | /list/sections/0",
                "{\"sections\": [{\"cards\": 2}]} | /list/sections/0/cards",
                "{\"sections\": [{\"cards\": [[]]}]} | /list/sections/0/cards/0",
                "{\"sections\": [{\"cards\": [{\"count\": 0}]}]} | /list/sections/0/cards/0/count",
                "{\"sections\": [{\"cards\": [{\"count\": 1.5}]}]} | /list/sections/0/cards/0/count",
                "{\"sections\": [{\"cards\": [{\"name\": 0}]}]} | /list/sections/0/cards/0/name",
            })
    void whatIsWrong_isRefusedByItsPlace(String list, String pointer) {
        JsonObject response = response(list, "svg");
        assertFalse(response.getBoolean("ok", true));
        assertTrue(response.toString().contains("\"" + pointer + "\""), response.toString());
    }
}

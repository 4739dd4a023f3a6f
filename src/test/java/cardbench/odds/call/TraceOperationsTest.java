package cardbench.odds.call;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.odds.deckfile.DeckFile;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonArray;
import com.eclipsesource.json.JsonObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Single games of two cards out of four, of which one is {@code a}. */
class TraceOperationsTest {

    private static JsonObject trace(String order) {
        return SmallDeck.request("trace", SmallDeck.YAML)
                .add("topic", "t")
                .add("order", Json.parse(order.replace('\'', '"')));
    }

    private static JsonObject find(String where) {
        return SmallDeck.request("find", SmallDeck.YAML)
                .add("topic", "t")
                .add("where", Json.parse(where.replace('\'', '"')));
    }

    @Test
    void orderOfTheDeck_isTheHandAndItsOutcome() {
        JsonObject result = SmallDeck.result(trace("['a','rest','rest','rest']"));
        JsonObject deal = result.get("steps").asArray().get(0).asObject();
        assertEquals("deal", deal.getString("kind", ""));
        assertEquals("[\"a\",\"rest\"]", deal.get("zones").asObject().get("H").toString());
        assertEquals(2, deal.getInt("deck", 0));
        assertFalse(deal.names().contains("from"), "nothing in the file is a deal");
        JsonObject k = result.get("combos").asArray().get(0).asObject();
        assertTrue(k.getBoolean("success", false));
        assertEquals(2, k.getInt("score", 0));
        assertEquals("[]", k.get("unmet").toString());
        assertEquals("[]", result.get("prints").toString());
    }

    @Test
    void partThatIsNotMet_isNamedWithItsPlace() {
        JsonObject result = SmallDeck.result(trace("['rest','rest','rest','a']"));
        JsonObject k = result.get("combos").asArray().get(0).asObject();
        assertFalse(k.getBoolean("success", true));
        JsonObject unmet = k.get("unmet").asArray().get(0).asObject();
        assertEquals("a", unmet.getString("text", ""));
        int from = unmet.getInt("from", -1);
        assertEquals(SmallDeck.YAML.indexOf("[a]") + 1, from);
        assertEquals(from + 1, unmet.getInt("to", -1));
        assertEquals(2, unmet.getInt("line", 0));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "['a']~odds.short-order",
                "['a','rest','rest','none']~odds.unknown-card",
                "['a','rest','rest',1]~call.wrong-type",
            })
    void orderThatIsNotTheDeck_isRefused(String order, String code) {
        SmallDeck.refused(trace(order), code);
    }

    @Test
    void game_isTheFirstWithTheCombos() {
        int game = SmallDeck.result(find("{'with':['k']}")).getInt("game", -1);
        assertTrue(game >= 0);
        for (int number = 0; number <= game; number++) {
            JsonObject one = SmallDeck.request("trace", SmallDeck.YAML);
            JsonArray combos =
                    SmallDeck.result(one.add("topic", "t").add("game", number))
                            .get("combos")
                            .asArray();
            assertEquals(number == game, combos.get(0).asObject().getBoolean("success", false));
        }
        assertTrue(SmallDeck.result(find("{'without':['k']}")).getInt("game", -1) >= 0);
        assertEquals(0, SmallDeck.result(find("{'success':true}")).getInt("game", -1));
    }

    /** Each hand has a card of the rest, so that no game is found, and no number is too large. */
    @Test
    void search_endsWithTheLastGame() {
        assertEquals(
                7, SmallDeck.result(find("{'success':false}").add("tries", 7)).getInt("tried", 0));
        JsonObject late = find("{'without':['l']}").add("from", DeckFile.MAX_GAMES - 2);
        assertEquals(2, SmallDeck.result(late.add("tries", 7)).getInt("tried", 0));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "{'success':1}~call.wrong-type",
                "{'with':'k'}~call.wrong-type",
                "{'with':[1]}~call.wrong-type",
                "{'with':['m']}~odds.unknown-combo",
                "{'without':['m']}~odds.unknown-combo",
            })
    void wishThatCannotBeRead_isRefused(String where, String code) {
        SmallDeck.refused(find(where), code);
    }
}

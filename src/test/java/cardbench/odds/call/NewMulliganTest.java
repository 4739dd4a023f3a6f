package cardbench.odds.call;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.app.bundle.FormLabOperations;
import cardbench.app.bundle.OddsLabOperations;
import cardbench.contract.Dispatcher;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonArray;
import com.eclipsesource.json.JsonObject;
import org.junit.jupiter.api.Test;

/** Deck files of {@code odds.write} for games with a mulligan, and their exact odds. */
class NewMulliganTest {

    private static final Dispatcher FORM = new Dispatcher(FormLabOperations.all());

    private static final Dispatcher ODDS = new Dispatcher(OddsLabOperations.all());

    /** Four of sixty cards, as lists of Magic and Hearthstone have them. */
    private static JsonObject fourOfSixty() {
        JsonArray cards = new JsonArray();
        cards.add(new JsonObject().add("name", "Llanowar Elves").add("count", 4));
        cards.add(new JsonObject().add("name", "Forest").add("count", 56));
        return new JsonObject().add("cards", cards);
    }

    private static JsonObject ask(Dispatcher dispatcher, JsonObject request) {
        return Json.parse(dispatcher.call(request.toString())).asObject();
    }

    private static String written(JsonObject arguments) {
        JsonObject request = new JsonObject().add("op", "odds.write").merge(arguments);
        return ask(FORM, request).get("result").asObject().getString("yaml", "");
    }

    /** The exact rate of the first topic. */
    private static double rate(String yaml) {
        JsonObject request =
                new JsonObject().add("op", "simulate").add("yaml", yaml).add("method", "exact");
        JsonObject result = ask(ODDS, request).get("result").asObject();
        JsonObject topic = result.get("topics").asArray().get(0).asObject();
        assertEquals("exact", topic.getString("method", ""));
        return topic.get("success").asObject().getDouble("value", 0);
    }

    @Test
    void newFile_hasAMulliganForTheFirstCard() {
        String yaml = written(fourOfSixty().add("hand", 7).add("mulligan", "london"));
        assertTrue(
                yaml.contains(
                        """
                                    mulligan:
                                        kind: london
                                        keep: (> |H.Llanowar-Elves| 0)
                                        most: 1
                                        bottom: ['!Llanowar-Elves']
                        """
                                .indent(0)),
                yaml);
        // 1 - C(56,7)/C(60,7) of the hands have one; the others are drawn again
        double none = 1;
        for (int i = 0; i < 7; i++) {
            none *= (56.0 - i) / (60 - i);
        }
        assertEquals(1 - none * none, rate(yaml), 1e-6);
    }

    /** A hand of as many cards again, without any cost: five of sixty cards, twice. */
    @Test
    void newFile_redrawsTheHandOnce() {
        String yaml = written(fourOfSixty().add("hand", 5).add("mulligan", "hand"));
        assertTrue(yaml.contains("free: 1"), yaml);
        double none = 1;
        for (int i = 0; i < 5; i++) {
            none *= (56.0 - i) / (60 - i);
        }
        assertEquals(1 - none * none, rate(yaml), 1e-6);
    }

    @Test
    void newFile_redrawsAllButTheFirstCard() {
        JsonObject request = fourOfSixty().add("hand", 3).add("mulligan", "hearthstone");
        String yaml = written(request);
        // three cards that are not the one; then three of the 57 others
        double none = 56 * 55 * 54.0 / (60 * 59 * 58) * (53 * 52 * 51.0 / (57 * 56 * 55));
        assertEquals(1 - none, rate(yaml), 1e-6);
    }

    @Test
    void newFile_hasATopicOfCardsThatAreSetAside() {
        JsonObject aside = new JsonObject().add("topic", "prizes").add("count", 6);
        String yaml = written(fourOfSixty().add("aside", aside));
        assertTrue(yaml.contains("prizes:\n            start-card: 6\n"), yaml);
        aside.set("topic", "opening");
        assertEquals(
                "call.wrong-type",
                ask(FORM, fourOfSixty().add("op", "odds.write").add("aside", aside))
                        .get("diagnostics")
                        .asArray()
                        .get(0)
                        .asObject()
                        .getString("code", ""));
    }
}

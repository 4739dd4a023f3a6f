package cardbench.wizard.check;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.app.page.PageLanguages;
import cardbench.base.json.JsonArguments;
import cardbench.base.json.JsonMap;
import cardbench.base.json.JsonTreeText;
import cardbench.wizard.play.Playground;
import cardbench.wizard.text.Explainer;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonArray;
import com.eclipsesource.json.JsonObject;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Cards changed at random: what is shown of them is JSON, and what is sound can be played. */
class MutatedCardTest {

    private static final int FEW = 400;
    private static final int MANY = 4_000;

    /** A reader that is not ours, and refuses a key that comes twice. */
    private static final ObjectMapper STRICT =
            new ObjectMapper().enable(JsonParser.Feature.STRICT_DUPLICATE_DETECTION);

    /** A game in which the card does all that it can do. */
    private static String scenario(String card) {
        JsonObject player = new JsonObject().add("UUID", "p1").add("mana", 99);
        player.add("hand", new JsonArray().add("c1").add("c2"));
        player.add("deck", new JsonArray().add("c3").add("c4").add("c5"));
        JsonObject instances = new JsonObject();
        for (String uuid : List.of("c1", "c2", "c3", "c4", "c5", "e1")) {
            instances.add(uuid, "test.treasure.common.plain");
        }
        JsonObject read = Json.parse(card).asObject();
        String id =
                read.get("id") != null && read.get("id").isString()
                        ? read.get("id").asString()
                        : "x";
        instances.set("c1", id).set("e1", id);
        JsonObject monster = new JsonObject().add("UUID", "m1").add("id", "m").add("health", 30);
        JsonArray actions = new JsonArray();
        actions.add(
                Json.parse("{\"action\":\"flip\",\"player\":\"p1\",\"UUID\":\"e1\",\"id\":\"x\"}")
                        .asObject()
                        .set("id", id));
        for (String action : List.of("draw", "play", "forget", "next")) {
            actions.add(
                    new JsonObject()
                            .add("action", action)
                            .add("player", "p1")
                            .add("card", action.equals("play") ? "c1" : "c2"));
        }
        return new JsonObject()
                .add("cards", new JsonArray().add(card))
                .add(
                        "initial",
                        new JsonObject()
                                .add("players", new JsonArray().add(player))
                                .add("monsters", new JsonArray().add(monster))
                                .add("instances", instances))
                .add("actions", actions)
                .toString();
    }

    @Test
    void normalisedCard_hasNoKeyTwice() {
        hasNoKeyTwice(FEW);
    }

    @Test
    @Tag("slow")
    void manyNormalisedCards_haveNoKeyTwice() {
        hasNoKeyTwice(MANY);
    }

    private static void hasNoKeyTwice(int times) {
        List<String> cards = CardMutations.originals();
        int both = 0;
        for (long seed = 0; seed < times; seed++) {
            String card = CardMutations.mutated(cards, seed);
            CardReading reading = CardReader.read(card, false);
            for (JsonMap one : reading.cards()) {
                String text = JsonTreeText.of(one);
                String context = "seed " + seed + ": " + card + " -> " + text;
                assertDoesNotThrow(() -> STRICT.readTree(text), context);
            }
            both += reading.diagnostics().toString().contains("wizard.both") ? 1 : 0;
        }
        assertTrue(both > times / 200, "both spellings in " + both);
    }

    @Test
    void soundCard_isExplainedAndPlayed() {
        isExplainedAndPlayed(FEW);
    }

    @Test
    @Tag("slow")
    void manySoundCards_areExplainedAndPlayed() {
        isExplainedAndPlayed(MANY);
    }

    private static Playground.Answer start(String scenario) {
        JsonArguments arguments = new JsonArguments();
        return Playground.start(
                arguments.object("scenario", Json.parse(scenario).asObject()), arguments);
    }

    private static void isExplainedAndPlayed(int times) {
        List<String> cards = CardMutations.originals();
        int sound = 0;
        for (long seed = 0; seed < times; seed++) {
            String card = CardMutations.mutated(cards, seed);
            String context = "seed " + seed + ": " + card;
            CardReading reading = CardReader.read(card, false);
            if (reading.isValid()) {
                sound++;
                for (String language : PageLanguages.ALL) {
                    assertDoesNotThrow(() -> Explainer.explain(reading, language), context);
                }
            }
            assertDoesNotThrow(() -> start(scenario(card)), context);
        }
        assertTrue(sound > times / 8, "sound " + sound);
    }
}

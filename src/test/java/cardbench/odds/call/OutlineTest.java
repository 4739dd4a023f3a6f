package cardbench.odds.call;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonObject;
import org.junit.jupiter.api.Test;

class OutlineTest {

    private static final String YAML =
            """
            deck:
              cards:
                wolf: {count: 3, attribute: [x, y], description: Canis, program: ['[1]@;(# D.1 H)']}
                rest: {count: 6}
                idle: {count: 2}
            simulate:
              count: 700
              tests:
                t: {start-card: 2, exec-program: true, combos: {k: {hand: [wolf]}, l: {hand: [rest, wolf]}}}
                u: {start-card: 4, mulligan: {kind: london, keep: wolf}, combos: {m: {hand: [wolf]}}}
            """;

    private static JsonObject card(JsonObject outline, int index) {
        return outline.get("cards").asArray().get(index).asObject();
    }

    @Test
    void outline_namesCardsTopicsAndCombos() {
        JsonObject outline = SmallDeck.result(SmallDeck.request("outline", YAML));
        assertEquals(3, outline.get("cards").asArray().size());
        JsonObject wolf = card(outline, 0);
        assertEquals(3, wolf.getInt("count", 0));
        assertEquals("Canis", wolf.getString("description", ""));
        assertEquals("[\"x\",\"y\"]", wolf.get("attributes").toString());
        assertEquals("wolf", YAML.substring(wolf.getInt("from", 0), wolf.getInt("to", 0)));
        assertFalse(wolf.names().contains("blank"));
        assertFalse(card(outline, 1).names().contains("blank"));
        assertTrue(card(outline, 2).getBoolean("blank", false), "no topic asks for it");
        String topics =
                "[{'name':'t','hand':2,'programs':true,'combos':['k','l']},"
                        + "{'name':'u','hand':4,'programs':false,'mulligan':'london','combos':['m']}]";
        assertEquals(Json.parse(topics.replace('\'', '"')), outline.get("topics"));
        assertEquals(700, outline.getInt("count", 0));
    }

    @Test
    void fileWithErrors_hasAnOutlineWithoutBlanks() {
        String wrong = YAML.replace("hand: [rest, wolf]", "hand: [none]");
        JsonObject answer = SmallDeck.ask(SmallDeck.request("outline", wrong));
        JsonObject outline =
                answer.get(answer.getBoolean("ok", false) ? "result" : "partial").asObject();
        assertEquals(3, outline.get("cards").asArray().size());
        assertFalse(card(outline, 2).names().contains("blank"));
    }

    @Test
    void requestWithoutText_isRefused() {
        SmallDeck.refused(new JsonObject().add("op", "outline"), "call.missing-argument");
    }
}

package cardbench.odds.call;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.eclipsesource.json.JsonObject;
import org.junit.jupiter.api.Test;

class ReceiptOperationTest {

    private static JsonObject request(String yaml) {
        return SmallDeck.request("odds.receipt", yaml).add("topic", "t");
    }

    private static JsonObject combo(JsonObject receipt, int combo) {
        return receipt.get("combos").asArray().get(combo).asObject();
    }

    @Test
    void hands_areCountedWithTheirWays() {
        JsonObject receipt = SmallDeck.result(request(SmallDeck.YAML));
        assertEquals("t", receipt.getString("topic", ""));
        assertEquals("1", receipt.get("success").asObject().getString("fraction", ""));
        JsonObject a = combo(receipt, 0);
        assertEquals("k", a.getString("name", ""));
        assertEquals("1/2", a.getString("fraction", ""));
        // a and one of the three others, in 3 of the 6 hands of two cards
        assertEquals(
                "{\"hand\":2,\"classes\":[{\"count\":1,\"cards\":[\"a\"]},"
                        + "{\"count\":3,\"cards\":[\"rest\"]}],\"successes\":true,"
                        + "\"drawn\":[[1,1]],\"ways\":\"3\",\"all\":\"6\"}",
                a.get("hands").toString());
        assertEquals("1", combo(receipt, 1).getString("fraction", ""));
        assertFalse(a.names().contains("given"));
    }

    /** Given that the hand has {@code a}, it has a card of the rest, too. */
    @Test
    void conditionalOdds_haveTheHandsThatAreGiven() {
        String yaml = SmallDeck.YAML.replace("start-card: 2", "start-card: 2, given: '|H.a|'");
        JsonObject rest = combo(SmallDeck.result(request(yaml)), 1);
        assertEquals("1", rest.getString("fraction", ""));
        for (String name : new String[] {"hands", "given"}) {
            assertEquals("3", rest.get(name).asObject().getString("ways", ""), name);
            assertEquals("6", rest.get(name).asObject().getString("all", ""), name);
        }
    }

    /** One of {@code a} draws the only other card that counts, if it is not in the hand already. */
    @Test
    void topicWithPrograms_hasStatesInsteadOfHands() {
        String yaml =
                """
                deck: {cards: {a: {count: 1, program: ['[1]@;(# D.1 H)']}, b: {count: 1}, rest: {count: 2}}}
                simulate: {tests: {t: {start-card: 1, exec-program: true, combos: {k: {hand: [b]}}}}}
                """;
        JsonObject receipt = SmallDeck.result(request(yaml));
        // b itself in 1 of 4 hands, a in another one, which draws b as one of three cards
        assertEquals("1/3", receipt.get("success").asObject().getString("fraction", ""));
        assertTrue(receipt.getInt("states", 0) > 0);
        assertFalse(receipt.get("success").asObject().names().contains("hands"));
    }

    @Test
    void topicThatIsNotThere_orIsNotSolved_isRefused() {
        SmallDeck.refused(request(SmallDeck.YAML).set("topic", "u"), "odds.unknown-topic");
        SmallDeck.refused(
                request("deck: {cards: {}}\nsimulate: {tests: {t: {combos: {}}}}"),
                "odds.no-cards");
        String looped =
                """
                deck: {cards: {a: {count: 1, program: ['[1]@;(repeat 1 (rand 1 1) ())']}, rest: {count: 3}}}
                simulate: {tests: {t: {start-card: 2, exec-program: true, combos: {k: {hand: [a]}}}}}
                """;
        SmallDeck.refused(request(looped), "odds.not-exact");
    }
}

package cardbench.odds.exact;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.app.bundle.OddsLabOperations;
import cardbench.base.number.Fraction;
import cardbench.contract.Dispatcher;
import cardbench.odds.deckfile.ConditionalTopic;
import cardbench.odds.deckfile.DeckPrograms.TopicPrograms;
import cardbench.odds.question.Decks;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonObject;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Derivations of exact odds: the hands and their binomials give the rate again. */
class HandReceiptTest {

    private static final Dispatcher LAB = new Dispatcher(OddsLabOperations.all());

    private static final String DECK =
            """
            deck: {cards: {a: {count: 3, attribute: [x]}, b: {count: 4, attribute: [x]}, c: {count: 5}, rest: {count: 8}}}
            simulate: {tests: {t: {%s}}}
            """;

    private static TopicPrograms topic(String keys) {
        return Decks.programs(DECK.formatted(keys)).topics().get(0);
    }

    private static double choose(int cards, int drawn) {
        double ways = cards < drawn ? 0 : 1;
        for (int i = 0; i < drawn; i++) {
            ways = ways * (cards - i) / (i + 1);
        }
        return ways;
    }

    @Test
    void fewerHands_areListed() {
        HandReceipt receipt = HandReceipt.of(topic("combos: {k: {hand: [a:x]}}"), List.of(0));
        assertEquals(List.of(7, 13), receipt.counts());
        assertEquals(List.of(List.of(0, 1), List.of(2, 3)), receipt.classes());
        assertFalse(receipt.successes());
        assertEquals(List.of(List.of(0, 5)), receipt.hands());
        assertEquals(choose(13, 5), receipt.ways());
        assertEquals(choose(20, 5), receipt.all());
        assertEquals(5, receipt.hand());
    }

    /**
     * The product of the binomials of each hand, added up, over all hands: the rate of the combo.
     */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "combos: {k: {hand: [a]}}",
                "combos: {k: {hand: [a, b, c]}}",
                "combos: {k: {hand: [a, 'a:x'], condition: '(<= |H.c| 1)'}}",
                "start-card: 7, combos: {k: {condition: '(>= (+ |H.a| |H.c|) 3)'}}",
                "start-card: 0, combos: {k: {condition: '(== |H| 0)'}}",
                "combos: {o: {hand: [b]}, k: {hand: ['a:x', a], matching: best}}"
            })
    void hands_giveTheRate(String keys) {
        TopicPrograms topic = topic(keys);
        int combo = topic.combos().size() - 1;
        HandReceipt receipt = HandReceipt.of(topic, List.of(combo));
        double sum = 0;
        for (List<Integer> hand : receipt.hands()) {
            double ways = 1;
            int cards = 0;
            for (int i = 0; i < hand.size(); i++) {
                ways *= choose(receipt.counts().get(i), hand.get(i));
                cards += hand.get(i);
            }
            assertEquals(receipt.hand(), cards);
            sum += ways;
        }
        assertEquals(sum, receipt.ways());
        Fraction rate = Fraction.of(receipt.ways(), receipt.all());
        Fraction expected = Exact.solve(topic, Exact.QUICK).combo(combo);
        assertEquals(expected, receipt.successes() ? rate : rate.rest());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "header: '(# D.1 H)', combos: {k: {hand: [a]}}",
                "combos: {k: {hand: ['a:x', a]}}",
                "combos: {k: {condition: '(rand 0 |H.a|)'}}",
                "combos: {k: {condition: '|D.1.a|'}}",
                "combos: {k: {condition: '|H.1.a|'}}",
                "turns: {count: 1}, combos: {k: {hand: [a]}}",
                "given: '|H.a|', combos: {k: {hand: [b]}}"
            })
    void otherTopics_haveNone(String keys) {
        assertNull(HandReceipt.of(topic(keys), List.of(0)));
    }

    @Test
    void conditionalOdds_haveTwo() {
        ConditionalTopic parts =
                ConditionalTopic.of(topic("given: '|H.a|', combos: {k: {hand: [b]}}"));
        HandReceipt joint = HandReceipt.of(parts.joint(), List.of(0));
        HandReceipt given = HandReceipt.of(parts.counted(), List.of(0));
        double both = choose(20, 5) - choose(17, 5) - choose(16, 5) + choose(13, 5);
        assertEquals(both, joint.successes() ? joint.ways() : joint.all() - joint.ways());
        assertEquals(choose(17, 5), given.ways());
    }

    /** One of two combos: a or b is 7 of the 20 cards, and c alone is another one. */
    @Test
    void oneOfSomeCombos_isCountedTogether() {
        TopicPrograms topic =
                topic("combos: {k: {hand: [a]}, m: {hand: [b]}, n: {hand: ['a:x', a]}}");
        HandReceipt receipt = HandReceipt.of(topic, List.of(0, 1));
        assertFalse(receipt.successes());
        assertEquals(choose(13, 5), receipt.ways());
        // one combo alone tells a from all the others
        HandReceipt alone = HandReceipt.of(topic, List.of(0));
        assertEquals(List.of(3, 17), alone.counts());
        assertEquals(List.of(List.of(0, 5)), alone.hands());
        // greedy matching of the third depends on the order of the hand
        assertNull(HandReceipt.of(topic, List.of(0, 1, 2)));
    }

    private static JsonObject ask(String keys, String topic) {
        JsonObject request =
                new JsonObject()
                        .add("op", "odds.receipt")
                        .add("yaml", DECK.formatted(keys))
                        .add("topic", topic);
        return Json.parse(LAB.call(request.toString())).asObject();
    }

    @Test
    void operation_saysHandsOrStates() {
        JsonObject counted = ask("combos: {k: {hand: [a:x]}}", "t").get("result").asObject();
        JsonObject combo = counted.get("combos").asArray().get(0).asObject();
        assertEquals("1287", combo.get("hands").asObject().getString("ways", ""));
        assertEquals("15504", combo.get("hands").asObject().getString("all", ""));
        JsonObject success = counted.get("success").asObject();
        assertEquals(combo.getString("fraction", ""), success.getString("fraction", "-"));
        assertEquals("1287", success.get("hands").asObject().getString("ways", ""));
        JsonObject given = ask("given: '|H.a|', combos: {k: {hand: [b]}}", "t");
        combo = given.get("result").asObject().get("combos").asArray().get(0).asObject();
        assertEquals("6188", combo.get("given").asObject().getString("ways", ""));
        JsonObject solved =
                ask("mulligan: {keep: '|H.a|'}, combos: {k: {hand: [b]}}", "t")
                        .get("result")
                        .asObject();
        assertTrue(solved.getInt("states", 0) > 0);
        assertNull(solved.get("combos").asArray().get(0).asObject().get("hands"));
        assertFalse(ask("combos: {k: {hand: [a]}}", "u").getBoolean("ok", true));
        JsonObject never = ask("given: '(> |H.a| 3)', combos: {k: {hand: [b]}}", "t");
        assertEquals(
                "odds.not-exact",
                never.get("diagnostics")
                        .asArray()
                        .get(never.get("diagnostics").asArray().size() - 1)
                        .asObject()
                        .getString("code", ""));
    }
}

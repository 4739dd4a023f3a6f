package cardbench.odds.call;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.app.bundle.FormLabOperations;
import cardbench.app.bundle.OddsLabOperations;
import cardbench.contract.Dispatcher;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonArray;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The questions of players: each answer of the file that is written against binomials. */
class QuestionOperationTest {

    private static final Dispatcher FORM = new Dispatcher(FormLabOperations.all());
    private static final Dispatcher ODDS = new Dispatcher(OddsLabOperations.all());

    private static final String YUGIOH =
            "{\"first\":5,\"second\":5,\"firstDraw\":0,\"secondDraw\":1,\"draw\":1}";
    private static final String MAGIC =
            "{\"first\":7,\"second\":7,\"firstDraw\":0,\"secondDraw\":1,\"draw\":1,\"redraw\":\"london\"}";
    private static final String POKEMON =
            "{\"first\":7,\"second\":7,\"firstDraw\":1,\"secondDraw\":1,\"draw\":1,\"redraw\":\"basic\",\"aside\":6}";
    private static final String HEARTHSTONE =
            "{\"first\":3,\"second\":4,\"firstDraw\":1,\"secondDraw\":1,\"draw\":1,\"redraw\":\"cards\"}";

    private static JsonObject ask(Dispatcher lab, JsonObject request) {
        return Json.parse(lab.call(request.toString())).asObject();
    }

    /** A request: cards are written as {@code name count role role}. */
    private static JsonObject request(String game, String deal, String... cards) {
        JsonArray list = new JsonArray();
        for (String card : cards) {
            String[] parts = card.split(" ");
            JsonArray roles = new JsonArray();
            for (int i = 2; i < parts.length; i++) {
                roles.add(parts[i]);
            }
            list.add(
                    new JsonObject()
                            .add("name", parts[0])
                            .add("count", Integer.parseInt(parts[1]))
                            .add("roles", roles));
        }
        return new JsonObject()
                .add("op", "odds.questions")
                .add("game", game)
                .add("deal", Json.parse(deal))
                .add("cards", list);
    }

    private static Map<String, JsonObject> questions(JsonObject request) {
        JsonObject answer = ask(FORM, request);
        assertTrue(answer.getBoolean("ok", false), answer.toString());
        Map<String, JsonObject> questions = new LinkedHashMap<>();
        for (JsonValue one : answer.get("result").asObject().get("questions").asArray()) {
            questions.put(one.asObject().getString("key", ""), one.asObject());
        }
        return questions;
    }

    /** For each topic of the file of a question, the rates of its combos; all are exact. */
    private static Map<String, List<Double>> rates(JsonObject question) {
        String yaml = question.getString("yaml", null);
        JsonObject answer =
                ask(
                        ODDS,
                        new JsonObject()
                                .add("op", "simulate")
                                .add("yaml", yaml)
                                .add("method", "exact"));
        assertTrue(answer.getBoolean("ok", false), yaml + answer);
        for (JsonValue note : answer.get("diagnostics").asArray()) {
            assertFalse(
                    note.asObject().getString("severity", "").matches("error|warning"),
                    yaml + note);
        }
        Map<String, List<Double>> rates = new LinkedHashMap<>();
        for (JsonValue one : answer.get("result").asObject().get("topics").asArray()) {
            JsonObject topic = one.asObject();
            assertEquals("exact", topic.getString("method", ""));
            List<Double> combos = new ArrayList<>();
            for (JsonValue combo : topic.get("combos").asArray()) {
                combos.add(combo.asObject().get("success").asObject().getDouble("value", -1));
            }
            rates.put(topic.getString("name", ""), combos);
        }
        return rates;
    }

    private static double choose(int cards, int drawn) {
        double ways = cards < drawn || drawn < 0 ? 0 : 1;
        for (int i = 0; i < drawn; i++) {
            ways = ways * (cards - i) / (i + 1);
        }
        return ways;
    }

    /** The probability of exactly so many of some copies. */
    private static double exactly(int cards, int copies, int drawn, int wanted) {
        return choose(copies, wanted)
                * choose(cards - copies, drawn - wanted)
                / choose(cards, drawn);
    }

    private static double least(int cards, int copies, int drawn, int wanted) {
        double rate = 0;
        for (int k = wanted; k <= Math.min(copies, drawn); k++) {
            rate += exactly(cards, copies, drawn, k);
        }
        return rate;
    }

    private static void assertRates(
            Map<String, List<Double>> rates, String topic, double... expected) {
        assertTrue(rates.containsKey(topic), topic + rates);
        assertEquals(expected.length, rates.get(topic).size(), topic + rates);
        for (int i = 0; i < expected.length; i++) {
            assertEquals(expected[i], rates.get(topic).get(i), 1.01e-6, topic + rates);
        }
    }

    @Test
    void yugioh_asksForStartersGoingFirstAndSecond() {
        Map<String, JsonObject> questions =
                questions(
                        request(
                                "ygo",
                                YUGIOH,
                                "Bait 9 starter",
                                "Garnet 2 brick",
                                "More 8 extender",
                                "Ash 6 hand-trap",
                                "rest 15"));
        assertEquals(
                List.of(
                        "starter",
                        "clean-starter",
                        "starter-extender",
                        "hand-trap",
                        "brick",
                        "starter-by-turn",
                        "by-turn",
                        "pair",
                        "none"),
                List.copyOf(questions.keySet()));
        Map<String, List<Double>> starter = rates(questions.get("starter"));
        double first = least(40, 9, 5, 1);
        double second = least(40, 9, 6, 1);
        assertRates(starter, "first", first);
        assertRates(starter, "second", second);
        assertRates(starter, "either", (first + second) / 2);
        Map<String, List<Double>> clean = rates(questions.get("clean-starter"));
        assertRates(clean, "first", (choose(38, 5) - choose(29, 5)) / choose(40, 5));
        assertRates(clean, "second", (choose(38, 6) - choose(29, 6)) / choose(40, 6));
        double pair = 1 - (choose(31, 5) + choose(32, 5) - choose(23, 5)) / choose(40, 5);
        assertRates(rates(questions.get("starter-extender")), "first", pair);
        assertRates(rates(questions.get("hand-trap")), "second", least(40, 6, 6, 1));
        assertRates(rates(questions.get("brick")), "first", least(40, 2, 5, 1));
        // turn 2: one draw going first, two going second
        assertRates(rates(questions.get("starter-by-turn")), "first", least(40, 9, 6, 1));
        assertRates(rates(questions.get("starter-by-turn")), "second", least(40, 9, 7, 1));
    }

    @Test
    void magic_asksForLandsColoursAndMulligans() {
        JsonObject request =
                request(
                        "mtg",
                        MAGIC,
                        "Forest 14 source",
                        "Mountain 10 land",
                        "Elf 4 key one",
                        "Bear 8 partner two",
                        "Giant 6 three",
                        "Dragon 4 four",
                        "rest 14");
        Map<String, JsonObject> questions = questions(request);
        Map<String, List<Double>> lands = rates(questions.get("lands"));
        assertRates(lands, "first", least(60, 24, 9, 3));
        assertRates(lands, "second", least(60, 24, 10, 3));
        // a source among the lands of eight cards, given at least two of those
        double both = 0;
        double some = 0;
        for (int land = 2; land <= 8; land++) {
            some += exactly(60, 24, 8, land);
            both += exactly(60, 24, 8, land) * (1 - choose(10, land) / choose(24, land));
        }
        assertRates(rates(questions.get("sources")), "first", both / some);
        double kept = 0;
        for (int land = 2; land <= 5; land++) {
            kept += exactly(60, 24, 7, land);
        }
        double none = 1 - kept;
        assertRates(
                rates(questions.get("keepable")),
                "hand",
                kept,
                1 - none * none,
                1 - none * none * none);
        double miss = 1 - least(60, 4, 7, 1);
        Map<String, List<Double>> mulligan = rates(questions.get("mulligan"));
        assertRates(mulligan, "first", 1 - miss);
        assertRates(mulligan, "first (with-mulligan)", 1 - miss * miss * miss);
        assertRates(rates(questions.get("by-turn")), "first", least(60, 4, 10, 1));
        assertRates(rates(questions.get("by-turn")), "second", least(60, 4, 11, 1));
        assertRates(
                rates(questions.get("pair")),
                "first",
                1 - (choose(56, 7) + choose(52, 7) - choose(48, 7)) / choose(60, 7));
        Map<String, List<Double>> curve = rates(questions.get("curve"));
        assertRates(Map.of("one", curve.get("first").subList(0, 1)), "one", least(60, 4, 7, 1));
        // the second turn: neither, or only the one of the turn before, among seven cards
        double firstTwo = least(60, 4, 7, 1);
        double without = 0;
        for (int one = 1; one <= 4; one++) {
            double hand = choose(4, one) * choose(48, 7 - one) / choose(60, 7);
            without += hand * (1 - 8.0 / 53);
        }
        assertEquals(firstTwo - without, curve.get("first").get(1), 1.01e-6);
        assertEquals(4, curve.get("second").size());
        request.set(
                "numbers",
                Json.parse("{\"lands\":{\"count\":4,\"turn\":4},\"keepable\":{\"count\":3}}"));
        assertRates(rates(questions(request).get("lands")), "second", least(60, 24, 11, 4));
    }

    /**
     * A deck of 99 cards with 37 lands: all draw in turn 1, and the first mulligan costs no card.
     */
    @Test
    void commander_asksForLandsOfEachTurn() {
        String deal =
                "{\"first\":7,\"second\":7,\"firstDraw\":1,\"secondDraw\":1,\"draw\":1,\"redraw\":\"free\"}";
        JsonObject request =
                request("mtg", deal, "Forest 24 land", "Tower 13 land", "Ring 1 key", "rest 61");
        Map<String, JsonObject> questions = questions(request);
        double kept = 0;
        for (int land = 2; land <= 5; land++) {
            kept += exactly(99, 37, 7, land);
        }
        double second = 1 - (1 - kept) * (1 - kept);
        double third = 1 - (1 - kept) * (1 - kept) * (1 - kept);
        assertRates(rates(questions.get("keepable")), "hand", kept, second, third);
        double[] hands = new double[8];
        for (int land = 0; land <= 7; land++) {
            hands[land] = exactly(99, 37, 7, land);
        }
        assertRates(rates(questions.get("hands")), "hand", hands);
        double[] drops = new double[4];
        for (int last = 1; last <= 4; last++) {
            drops[last - 1] = landDrops(7 + last, last, 0, 0);
        }
        assertRates(rates(questions.get("drops")), "hand", drops);
        assertRates(rates(questions.get("none")), "hand", 91.0 / 99);
        request.set("numbers", Json.parse("{\"drops\":{\"turn\":2}}"));
        assertEquals(2, rates(questions(request).get("drops")).get("hand").size());
    }

    /** Card by card: the probability that each turn up to the last one has as many lands. */
    private static double landDrops(int cards, int last, int seen, int lands) {
        int turn = seen - 7;
        if (turn >= 1 && turn <= last && lands < turn) {
            return 0;
        }
        if (seen == cards) {
            return 1;
        }
        double land = (37.0 - lands) / (99 - seen);
        double drawn = lands < 37 ? land * landDrops(cards, last, seen + 1, lands + 1) : 0;
        return drawn + (1 - land) * landDrops(cards, last, seen + 1, lands);
    }

    /** Topics have the event as their name; signs that names cannot have are written in ASCII. */
    @Test
    void events_areNamesOfTopics() {
        JsonObject request = request("mtg", MAGIC, "Urza\u2019s 4 key", "rest 56");
        request.add(
                "words",
                Json.parse(
                        "{\"event.by-turn\":\"Urza\u2019s by turn 4\",\"first\":\"on the play\"}"));
        Map<String, List<Double>> rates = rates(questions(request).get("by-turn"));
        assertRates(rates, "Urza's by turn 4 (on the play)", least(60, 4, 10, 1));
    }

    /** Every order of a deck of seven cards, with every way to play one card in each turn. */
    @Test
    void curve_playsEachCardOnce() {
        String deal = "{\"first\":2,\"second\":2,\"firstDraw\":0,\"secondDraw\":1,\"draw\":1}";
        int[] drops = {15, 5, 1, 2, 12, 0, 0};
        JsonObject request =
                request(
                        "mtg",
                        deal,
                        "Any 1 one two three four",
                        "Odd 1 one three",
                        "One 1 one",
                        "Two 1 two",
                        "Late 1 three four",
                        "rest 2");
        Map<String, List<Double>> rates = rates(questions(request).get("curve"));
        int[][] reached = new int[2][5];
        countCurves(drops, 0, reached);
        for (int second = 0; second < 2; second++) {
            for (int turns = 1; turns <= 4; turns++) {
                assertEquals(
                        reached[second][turns] / 5040.0,
                        rates.get(second == 0 ? "first" : "second").get(turns - 1),
                        1.01e-6,
                        turns + " turns");
            }
        }
        request = request("mtg", deal, "Any 1 one two three four", "rest 9");
        assertRates(rates(questions(request).get("curve")), "first", 0.2, 0, 0, 0);
    }

    private static void countCurves(int[] order, int from, int[][] reached) {
        if (from == order.length) {
            for (int second = 0; second < 2; second++) {
                for (int turns = 1; turns <= 4; turns++) {
                    reached[second][turns] += curves(order, 2 + second, 1, turns, 0) ? 1 : 0;
                }
            }
        }
        for (int i = from; i < order.length; i++) {
            int card = order[i];
            order[i] = order[from];
            order[from] = card;
            countCurves(order, from + 1, reached);
            order[from] = order[i];
            order[i] = card;
        }
    }

    private static boolean curves(int[] order, int seen, int turn, int last, int played) {
        boolean found = turn > last;
        for (int i = 0; !found && i < seen + turn - 1; i++) {
            boolean fits = (order[i] >> turn - 1 & 1) == 1 && (played >> i & 1) == 0;
            found = fits && curves(order, seen, turn + 1, last, played | 1 << i);
        }
        return found;
    }

    @Test
    void sourcesOfTooFewLands_haveAReason() {
        JsonObject request = request("mtg", MAGIC, "Forest 2 source", "Swamp 1 land", "rest 57");
        request.add("numbers", Json.parse("{\"sources\":{\"count\":1,\"turn\":4}}"));
        JsonObject sources = questions(request).get("sources");
        assertEquals("{\"role\":\"land\",\"count\":3,\"needed\":4}", sources.get("few").toString());
        assertEquals(null, sources.get("yaml"));
        request.set("numbers", Json.parse("{\"sources\":{\"count\":1,\"turn\":3}}"));
        // all three lands are among the nine cards: two of them are sources
        assertRates(rates(questions(request).get("sources")), "first", 1);
    }

    @Test
    void pokemon_redrawsAndSetsPrizesAside() {
        Map<String, JsonObject> questions =
                questions(
                        request(
                                "ptcg",
                                POKEMON,
                                "Star 1 key basic",
                                "Basic 11 basic",
                                "Iono 4 supporter partner",
                                "rest 44"));
        double none = choose(48, 7) / choose(60, 7);
        assertRates(rates(questions.get("basic")), "hand", 1 - none, least(60, 12, 7, 2));
        // a supporter in hand or drawn, given one of twelve Basics among the first seven
        double noSupporter =
                (choose(56, 7) - choose(44, 7)) / (choose(60, 7) - choose(48, 7)) * (49.0 / 53);
        assertRates(rates(questions.get("supporter")), "hand", 1 - noSupporter);
        double prized = 0.1 * (1 - choose(48, 7) / choose(59, 7)) / (1 - none);
        assertRates(rates(questions.get("prized")), "hand", prized);
        assertRates(rates(questions.get("by-turn")), "hand", least(60, 1, 11, 1));
    }

    @Test
    void hearthstone_mulligansForACard() {
        Map<String, JsonObject> questions =
                questions(
                        request(
                                "hearthstone",
                                HEARTHSTONE,
                                "Quest 2 key one",
                                "Two 4 partner two",
                                "Three 4 three",
                                "Four 4 four",
                                "rest 16"));
        Map<String, List<Double>> mulligan = rates(questions.get("mulligan"));
        // three cards, three others of those left, then one of 27 with the first three again
        double none = choose(28, 3) / choose(30, 3) * choose(25, 3) / choose(27, 3) * 25 / 27;
        assertRates(mulligan, "first (with-mulligan)", 1 - none);
        assertRates(mulligan, "first", least(30, 2, 4, 1));
        assertEquals(1 - none, 323 / 783.0 + (1 - 323 / 783.0) * 0, 1e-9);
        assertRates(rates(questions.get("by-turn")), "second", least(30, 2, 8, 1));
    }

    @ParameterizedTest
    @ValueSource(strings = {"none", "hand", "names", "cards", "london"})
    void everyGame_hasItsQuestions(String redraw) {
        String deal = "{\"first\":5,\"draw\":1,\"aside\":4,\"redraw\":\"" + redraw + "\"}";
        Map<String, JsonObject> questions =
                questions(
                        request(
                                "digimon",
                                deal,
                                "Key 4 key",
                                "Other 4 partner",
                                "Egg 4 brick",
                                "rest 38"));
        assertEquals(redraw.equals("none"), !questions.containsKey("mulligan"));
        assertRates(rates(questions.get("opening")), "hand", least(50, 4, 5, 1));
        assertRates(
                rates(questions.get("prized")), "hand", least(50, 4, 4, 1), exactly(50, 4, 4, 4));
        assertRates(
                rates(questions.get("clean")),
                "hand",
                (choose(46, 5) - choose(42, 5)) / choose(50, 5));
        double miss = 1 - least(50, 4, 5, 1);
        if (redraw.equals("hand")) {
            assertRates(rates(questions.get("mulligan")), "hand (with-mulligan)", 1 - miss * miss);
        }
        for (JsonObject question : questions.values()) {
            rates(question);
        }
    }

    @Test
    void questionsWithoutCards_sayWhichRolesAreMissing() {
        Map<String, JsonObject> questions =
                questions(request("ygo", YUGIOH, "Bait 3 starter", "rest 37"));
        assertEquals(
                "[\"brick\"]", questions.get("clean-starter").get("missing").asArray().toString());
        assertNull(questions.get("clean-starter").get("yaml"));
        assertTrue(questions.get("starter").getString("yaml", "").contains("attribute: [starter]"));
        questions = questions(request("ygo", YUGIOH, "Bait 3 starter"));
        assertFalse(questions.get("starter").getBoolean("fits", true));
        assertNull(questions.get("starter").get("yaml"));
    }

    @Test
    void names_areTheReadersWords() {
        JsonObject request =
                request("ygo", YUGIOH, "灰流丽 3 starter", "Mulcharmy(Fuwalos) 3", "rest 34");
        request.add("words", Json.parse("{\"starter\":\"启动 点\",\"first\":\"先手\",\"second\":\"\"}"));
        Map<String, List<Double>> rates = rates(questions(request).get("starter"));
        assertEquals(
                new TreeSet<>(List.of("先手", "second", "either")), new TreeSet<>(rates.keySet()));
        String yaml = questions(request).get("starter").getString("yaml", "");
        assertTrue(yaml.contains("attribute: [启动-点]"), yaml);
        request.set("words", Json.parse("{\"starter\":\"a\",\"first\":\"a\"}"));
        assertEquals(
                "call.wrong-type",
                ask(FORM, request)
                        .get("diagnostics")
                        .asArray()
                        .get(0)
                        .asObject()
                        .getString("code", ""));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"cards\":[]}",
                "{\"cards\":[1]}",
                "{\"deal\":{\"first\":61}}",
                "{\"deal\":{\"redraw\":\"paris\"}}",
                "{\"numbers\":{\"starter\":{\"count\":0}}}"
            })
    void wrongArguments_areRefused(String changes) {
        JsonObject request = request("ygo", YUGIOH, "Bait 3 starter", "rest 37");
        for (JsonObject.Member member : Json.parse(changes).asObject()) {
            request.set(member.getName(), member.getValue());
        }
        assertFalse(ask(FORM, request).getBoolean("ok", true));
    }
}

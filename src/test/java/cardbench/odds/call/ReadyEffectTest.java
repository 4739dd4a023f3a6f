package cardbench.odds.call;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.app.bundle.FormLabOperations;
import cardbench.contract.Dispatcher;
import cardbench.odds.deckfile.DeckPrograms;
import cardbench.odds.exact.Effort;
import cardbench.odds.exact.Exact;
import cardbench.odds.question.Decks;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Effects that the form writes: their text, and what they do to odds, against binomials. */
class ReadyEffectTest {

    private static final Dispatcher FORM = new Dispatcher(FormLabOperations.all());

    private static final String FILE =
            """
            deck:
                cards:
                    pot:
                    key: {count: 4, attribute: [goal]}
                    rest: {count: 35}
            simulate:
                tests:
                    opening:
                        combos:
                            A: {hand: [key]}
                    grave:
                        exec-program: false
                        combos:
                            A: {grave: [key]}
            """;

    private static JsonObject answer(String yaml, String arguments) {
        return call("odds.edit", yaml, arguments + ",\"change\":\"effect\"");
    }

    private static JsonObject call(String op, String yaml, String arguments) {
        JsonObject request = Json.parse("{" + arguments + "}").asObject();
        request.add("op", op).add("yaml", yaml);
        return Json.parse(FORM.call(request.toString())).asObject();
    }

    /** The start and the interruptions of the first topic, as the form shows them. */
    private static String rules(String yaml) {
        JsonObject form = call("odds.form", yaml, "").get("result").asObject();
        JsonObject topic = form.get("topics").asArray().get(0).asObject();
        return topic.get("start") + " " + topic.get("negate");
    }

    private static String edited(String yaml, String arguments) {
        JsonObject answer = answer(yaml, arguments);
        assertTrue(answer.getBoolean("ok", false), answer.toString());
        return answer.get("result").asObject().getString("yaml", "");
    }

    private static double rate(String yaml, int topic) {
        DeckPrograms programs = Decks.programs(yaml);
        return Exact.attempt(programs.topics().get(topic), Effort.PATIENT)
                .tally()
                .success()
                .approximately();
    }

    private static double choose(int cards, int drawn) {
        double ways = 1;
        for (int i = 0; i < drawn; i++) {
            ways = ways * (cards - i) / (i + 1);
        }
        return ways;
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "draw ~ \"count\":2,\"once\":true ~ [1]/(>= |D| 2);@;(# X B);(# D.2 H [draw])",
                "draw ~ \"count\":1,\"cost\":true ~ /(> |H| 1);/(>= |D| 1);@;(# X B);(# H.1 B [cost]);(# D.1 H [draw])",
                "search ~ \"of\":\"a:goal\" ~ /|D.a:goal|;@;(# X B);(# D.a:goal.1 H [search]);(shuffle D)",
                "look ~ \"of\":\"key\",\"count\":6 ~ /(>= |D| 6);@;(# X B);(if |D.6.key| (# D.6.key.1 H [search]) ());(shuffle D)",
                "send ~ \"of\":\"key\" ~ /|D.key|;@;(# X B);(# D.key.1 B [send]);(shuffle D)",
                "search ~ \"of\":[\"a:goal\",\"rest\"] ~ /(or |D.a:goal| |D.rest|);@;(# X B);(if |D.a:goal| (# D.a:goal.1 H [search]) (# D.rest.1 H [search]));(shuffle D)",
                "draw ~ \"discards\":2,\"least\":[\"rest\"] ~ /(> |H| 2);/(>= |D| 1);@;(# X B);(repeat 2 0 (if |H.rest| (# H.rest.1 B [cost]) (# H.1 B [cost])));(# D.1 H [draw])",
                "draw ~ \"uses\":\"normal\" ~ /(>= |D| 1);/normal;(= normal 0);@;(# X B);(# D.1 H [draw])",
                "draw ~ \"uses\":\"mana\",\"price\":3 ~ /(>= |D| 1);/(>= mana 3);(= mana (- mana 3));@;(# X B);(# D.1 H [draw])",
            })
    void effects_areWritten(String kind, String more, String expected) {
        String yaml = edited(FILE, "\"card\":\"pot\",\"effect\":\"" + kind + "\"," + more);
        assertEquals(expected, Decks.programs(yaml).file().cards().get(0).effects().get(0).value());
        assertTrue(Decks.programs(yaml).topics().get(0).topic().execProgram());
        assertTrue(Decks.programs(yaml).topics().get(1).topic().execProgram());
    }

    /** Five of forty cards: the one pot in hand makes a hand without a key draw, or look. */
    @Test
    void effects_changeTheOdds() {
        double all = choose(40, 5);
        double without = choose(35, 5);
        double pot = choose(35, 4);
        String draws = edited(FILE, "\"card\":\"pot\",\"effect\":\"draw\",\"count\":2");
        double missed = choose(31, 2) / choose(35, 2);
        assertEquals(1 - (without + pot * missed) / all, rate(draws, 0), 1e-9);
        String searches = edited(FILE, "\"card\":\"pot\",\"effect\":\"search\",\"of\":\"key\"");
        assertEquals(1 - without / all, rate(searches, 0), 1e-9);
        String looks =
                edited(FILE, "\"card\":\"pot\",\"effect\":\"look\",\"of\":\"key\",\"count\":6");
        missed = choose(31, 6) / choose(35, 6);
        assertEquals(1 - (without + pot * missed) / all, rate(looks, 0), 1e-9);
        String sends = edited(FILE, "\"card\":\"pot\",\"effect\":\"send\",\"of\":\"a:goal\"");
        // the pot among five of forty; all four keys in the hand with it leave none to send
        assertEquals((choose(39, 4) - 1) / all, rate(sends, 1), 1e-9);
    }

    /** A deck of forty cards with one more kind, and one topic. */
    private static String deck(String cards, String topic) {
        return "deck: {cards: {pot: {}, key: {}, brick: {count: 2}, "
                + cards
                + "}}\n"
                + "simulate: {tests: {opening: {"
                + topic
                + ", combos: {A: {hand: [key]}}}}}\n";
    }

    /** The second choice is searched only where the first one is in the hand beside the pot. */
    @Test
    void search_takesTheBestThatIsLeft() {
        String yaml = deck("bait: {count: 4}, rest: {count: 32}", "start-card: 5");
        yaml = yaml.replace("{hand: [key]}", "{hand: [bait]}");
        yaml = edited(yaml, "\"card\":\"pot\",\"effect\":\"search\",\"of\":[\"key\",\"bait\"]");
        double fails = choose(36, 5) - choose(34, 3);
        assertEquals(1 - fails / choose(40, 5), rate(yaml, 0), 1e-9);
    }

    /** Bricks are discarded before the key; of other cards, each as likely as the others. */
    @Test
    void discards_areTheLeastUsefulCards() {
        String effect = "\"card\":\"pot\",\"effect\":\"draw\",\"least\":[\"brick\"],\"discards\":";
        String three = deck("rest: {count: 36}", "start-card: 3");
        double dealt = choose(38, 2);
        double kept = 2 + 36 / 2.0 + choose(38, 2) / 37;
        assertEquals((dealt + kept) / choose(40, 3), rate(edited(three, effect + 1), 0), 1e-9);
        String four = deck("rest: {count: 36}", "start-card: 4");
        dealt = choose(38, 3);
        kept = 1 + 2 * 36 / 2.0 + choose(36, 2) / 3 + choose(38, 3) / 36;
        assertEquals((dealt + kept) / choose(40, 4), rate(edited(four, effect + 2), 0), 1e-9);
    }

    /** Of two summoners one draws; an interruption of the first uses the summon up. */
    @Test
    void normalSummon_isAllowedOnce_andIsPaidWhereItIsNegated() {
        String yaml = FILE.replace("pot:", "pot: {count: 2}").replace("35", "34");
        yaml = edited(yaml, "\"card\":\"pot\",\"effect\":\"draw\",\"uses\":\"normal\"");
        assertEquals("[\"normal\"] []", rules(yaml));
        double none = choose(34, 5);
        double missed = none + (choose(36, 5) - none) * 31 / 35;
        assertEquals(1 - missed / choose(40, 5), rate(yaml, 0), 1e-9);
        JsonObject negated =
                call(
                        "odds.edit",
                        yaml,
                        "\"change\":\"negate\",\"topic\":\"opening\",\"of\":[\"[draw]\"]");
        String through = negated.get("result").asObject().getString("yaml", "");
        assertEquals("[\"normal\"] [\"[draw]\"]", rules(through));
        assertEquals(1 - choose(36, 5) / choose(40, 5), rate(through, 0), 1e-9);
        JsonObject others =
                call(
                        "odds.edit",
                        yaml,
                        "\"change\":\"negate\",\"topic\":\"opening\",\"of\":[\"[search]\"]");
        String past = others.get("result").asObject().getString("yaml", "");
        assertEquals(1 - missed / choose(40, 5), rate(past, 0), 1e-9);
    }

    /** Two mana are there in the second turn, when two of ten cards are seen. */
    @Test
    void mana_growsTurnByTurn() {
        String yaml =
                "deck: {cards: {pot: {}, key: {}, rest: {count: 8}}}\n"
                        + "simulate: {tests: {t: {start-card: 1, turns: {count: 2},"
                        + " combos: {A: {hand: [key]}}}}}\n";
        yaml =
                edited(
                        yaml,
                        "\"card\":\"pot\",\"effect\":\"draw\",\"count\":2,\"uses\":\"mana\",\"price\":2");
        assertEquals("[\"mana\"] []", rules(yaml));
        assertEquals(1 / 10.0, rate(yaml, 0), 1e-9);
        assertEquals(2 / 10.0 + 8 / 45.0 * 2 / 8, rate(yaml, 1), 1e-9);
        JsonObject without =
                call("odds.edit", yaml, "\"change\":\"start\",\"topic\":\"t\",\"start\":[]");
        yaml = without.get("result").asObject().getString("yaml", "");
        assertEquals("[] []", rules(yaml));
        assertEquals(2 / 10.0, rate(yaml, 1), 1e-9);
    }

    @Test
    void secondEffect_isAddedBehindTheFirst() {
        String yaml = edited(FILE, "\"card\":\"pot\",\"effect\":\"draw\"");
        yaml = edited(yaml, "\"card\":\"pot\",\"effect\":\"draw\",\"count\":3");
        assertEquals(2, Decks.programs(yaml).file().cards().get(0).effects().size());
        assertEquals(
                "/(>= |D| 3);@;(# X B);(# D.3 H [draw])",
                Decks.programs(yaml).file().cards().get(0).effects().get(1).value());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\"card\":\"pot\",\"effect\":\"fly\"",
                "\"card\":\"pot\",\"effect\":\"search\"",
                "\"card\":\"pot\",\"effect\":\"search\",\"of\":\"a(b\"",
                "\"card\":\"none\",\"effect\":\"draw\"",
                "\"card\":\"pot\",\"effect\":\"draw\",\"count\":21",
                "\"card\":\"pot\",\"effect\":\"draw\",\"uses\":\"draw\"",
                "\"card\":\"pot\",\"effect\":\"draw\",\"discards\":1,\"least\":[\"a(b\"]",
                "\"card\":\"pot\",\"effect\":\"search\",\"of\":[\"key\",\"a(b\"]",
                "\"effect\":\"draw\""
            })
    void wrongEffects_areRefused(String arguments) {
        assertFalse(answer(FILE, arguments).getBoolean("ok", true));
    }
}

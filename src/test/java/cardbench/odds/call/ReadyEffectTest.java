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
        JsonObject request = Json.parse("{" + arguments + "}").asObject();
        request.add("op", "odds.edit").add("change", "effect").add("yaml", yaml);
        return Json.parse(FORM.call(request.toString())).asObject();
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
                "draw ~ \"count\":2,\"once\":true ~ [1]/(>= |D| 2);@;(# X B);(# D.2 H)",
                "draw ~ \"count\":1,\"cost\":true ~ /(> |H| 1);/(>= |D| 1);@;(# X B);(# H.1 B [cost]);(# D.1 H)",
                "search ~ \"of\":\"a:goal\" ~ /|D.a:goal|;@;(# X B);(# D.a:goal.1 H);(shuffle D)",
                "look ~ \"of\":\"key\",\"count\":6 ~ /(>= |D| 6);@;(# X B);(if |D.6.key| (# D.6.key.1 H) ());(shuffle D)",
                "send ~ \"of\":\"key\" ~ /|D.key|;@;(# X B);(# D.key.1 B);(shuffle D)",
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

    @Test
    void secondEffect_isAddedBehindTheFirst() {
        String yaml = edited(FILE, "\"card\":\"pot\",\"effect\":\"draw\"");
        yaml = edited(yaml, "\"card\":\"pot\",\"effect\":\"draw\",\"count\":3");
        assertEquals(2, Decks.programs(yaml).file().cards().get(0).effects().size());
        assertEquals(
                "/(>= |D| 3);@;(# X B);(# D.3 H)",
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
                "\"effect\":\"draw\""
            })
    void wrongEffects_areRefused(String arguments) {
        assertFalse(answer(FILE, arguments).getBoolean("ok", true));
    }
}

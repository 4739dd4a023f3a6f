package cardbench.odds.call;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import cardbench.contract.Request;
import cardbench.odds.deckfile.DeckPrograms;
import cardbench.odds.question.Decks;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonArray;
import com.eclipsesource.json.JsonObject;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Parts of topics that were solved elsewhere. The deck has two hands: the first is two cards of the
 * rest, the second {@code a} with one of them; each is dealt in 3 of 6 ways.
 */
class SolvedPartTest {

    private static final String SECOND =
            "[{'name':'t','which':'2','ways':'6','shares':[[2,3,0,'3']]}]";

    /** The same for a topic of 33 combos, whose bits take two numbers. */
    private static final String MANY =
            "[{'name':'t','which':'2','ways':'6','shares':[[1,-1,1,0,0,'3']]}]";

    private static String manyCombos() {
        String combos =
                IntStream.range(0, 33)
                        .mapToObj(i -> "k" + i + ": {hand: [a]}")
                        .collect(Collectors.joining(", "));
        return SmallDeck.YAML.replaceFirst("combos: .*\\}\\}\\}", "combos: {" + combos + "}}}}");
    }

    private static JsonArray part(String solved) {
        return Json.parse(solved.replace('\'', '"')).asArray();
    }

    private static JsonObject batch(String yaml, String solved) {
        return SmallDeck.request("simulate.batch", yaml)
                .add("seed", "5")
                .add("count", 20)
                .add("solved", part(solved));
    }

    private static JsonObject merged(String yaml, String solved) {
        JsonObject tally = SmallDeck.result(batch(yaml, solved)).get("tally").asObject();
        return SmallDeck.topic(
                SmallDeck.request("simulate.merge", yaml)
                        .add("tallies", new JsonArray().add(tally))
                        .add("solved", part(solved)));
    }

    private static double value(JsonObject object, String name) {
        return object.get(name).asObject().getDouble("value", -1);
    }

    private static JsonObject combo(JsonObject topic, int index) {
        return topic.get("combos").asArray().get(index).asObject();
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '"',
            value = {
                "\"[{'name':'t','which':'2','ways':'6','shares':[[2,3,0,'3']]}]\", 0",
                "\"[{'name':'t','which':'2','ways':'6','shares':[[2,3,0,'1'],[2,3,0,'2']]}]\", 0",
                "\"[{'name':'t','which':'1','ways':'6','shares':[[1,2,0,'3']]}]\", 20",
                "\"[{'name':'t','which':'1','ways':'006','shares':[[1,2,0,'3']]}]\", 20",
            })
    void handsThatAreOpen_arePlayed_andTheRatesAddUp(String solved, int successes) {
        JsonObject tally = SmallDeck.result(batch(SmallDeck.YAML, solved)).get("tally").asObject();
        JsonObject played = tally.get("topics").asArray().get(0).asObject();
        assertEquals("[" + successes + ",20]", played.get("combos").toString());
        JsonObject topic = merged(SmallDeck.YAML, solved);
        assertEquals("hybrid", topic.getString("method", ""));
        assertEquals(20, topic.getInt("played", 0));
        JsonObject share = topic.get("solved").asObject();
        assertEquals(
                "{\"value\":0.500000,\"fraction\":\"1/2\",\"hands\":1,\"of\":2}", share.toString());
        assertEquals(1, value(topic, "success"));
        assertEquals(1.5, value(topic, "averageScore"));
        assertEquals(0.5, value(combo(topic, 0), "success"));
        assertEquals(1, value(combo(topic, 1), "success"));
    }

    @Test
    void manyCombos_areReadFromTwoNumbers() {
        JsonObject topic = merged(manyCombos(), MANY);
        assertEquals(0.5, value(topic, "success"));
        assertEquals(0.5, value(topic, "averageScore"));
        assertEquals(33, topic.get("combos").asArray().size());
        for (int i = 0; i < 33; i++) {
            assertEquals(0.5, value(combo(topic, i), "success"), "combo " + i);
        }
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '"',
            delimiter = ';',
            value = {
                "'name':'t'; 'name':'u'",
                "'name':'t',; \"\"",
                "'which':'2'; 'which':'0'",
                "'which':'2'; 'which':'3'",
                "'which':'2'; 'which':'4'",
                "'which':'2'; 'which':2",
                "'ways':'6'; 'ways':'7'",
                "'ways':'6'; 'ways':'0'",
                "'ways':'6'; 'ways':6",
                "'shares':[; 'shares':[1,",
                "[2,3,0,'3']; [2,3,0,'2']",
                "[2,3,0,'3']; [2,3,0,3]",
                "[2,3,0,'3']; [2,3,0]",
                "[2,3,0,'3']; [2,3,0,0,'3']",
                "[2,3,0,'3']; [-1,3,0,'3']",
                "[2,3,0,'3']; [2.5,3,0,'3']",
                "[2,3,0,'3']; [2,7,0,'3']",
                "[2,3,0,'3']; [2,3,4,'3']",
                "[2,3,0,'3']; [2,3,0,'3'],[2,3,0,'0']",
            })
    void damagedPart_isRefused(String right, String wrong) {
        String solved = SECOND.replace(right.strip(), wrong == null ? "" : wrong.strip());
        assertFalse(solved.equals(SECOND));
        SmallDeck.refused(batch(SmallDeck.YAML, solved), "odds.wrong-part");
    }

    @Test
    void bitsBeyondTheCombos_areRefused() {
        for (String wrong :
                new String[] {"[1,-1,3,0,0,'3']", "[1,-1,1,0,2,'3']", "[1,-1,1,0,'3']"}) {
            String solved = MANY.replace("[1,-1,1,0,0,'3']", wrong);
            SmallDeck.refused(batch(manyCombos(), solved), "odds.wrong-part");
        }
    }

    @Test
    void legacyGames_haveNoSolvedPart() {
        SmallDeck.refused(batch(SmallDeck.YAML, SECOND).add("legacy", true), "odds.wrong-part");
    }

    @Test
    void numberOfMoreThanFourHundredDigits_isRefused() {
        String most = SECOND.replace("'6'", "'" + "0".repeat(399) + "6'");
        SmallDeck.result(batch(SmallDeck.YAML, most));
        String more = SECOND.replace("'6'", "'" + "0".repeat(400) + "6'");
        SmallDeck.refused(batch(SmallDeck.YAML, more), "odds.wrong-part");
    }

    /** A part is sent as text that is read back as the same part. */
    @Test
    void part_isWrittenAsItIsRead() {
        for (String solved : new String[] {SECOND, MANY}) {
            String yaml = solved.equals(MANY) ? manyCombos() : SmallDeck.YAML;
            Request request = Request.of(new JsonObject().add("solved", part(solved)));
            DeckPrograms programs = Decks.programs(yaml);
            String written =
                    PartJson.parts(
                                    List.of("none", "t"),
                                    Arrays.asList(
                                            null,
                                            PartReader.read(request, programs, programs.topics())
                                                    .get(0)))
                            .toString();
            JsonArray parts = Json.parse(written).asObject().get("solved").asArray();
            assertEquals(1, parts.size(), written);
            JsonObject given = part(solved).get(0).asObject();
            for (String name : given.names()) {
                assertEquals(given.get(name), parts.get(0).asObject().get(name), name);
            }
            assertEquals("1/2", parts.get(0).asObject().getString("fraction", ""));
        }
    }

    @Test
    void openHands_areTheOnlyOnesOfATrace() {
        for (int game = 0; game < 10; game++) {
            JsonObject trace =
                    SmallDeck.request("trace", SmallDeck.YAML)
                            .add("topic", "t")
                            .add("game", game)
                            .add("solved", part(SECOND));
            JsonArray combos = SmallDeck.result(trace).get("combos").asArray();
            assertFalse(combos.get(0).asObject().getBoolean("success", true), "game " + game);
        }
    }
}

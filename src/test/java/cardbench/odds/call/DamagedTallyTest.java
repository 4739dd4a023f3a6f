package cardbench.odds.call;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonArray;
import com.eclipsesource.json.JsonObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A tally of ten games that was written by hand: five have {@code a}, all another card. */
class DamagedTallyTest {

    private static final String TALLY =
            "{'seed':'xoshiro128:5','topics':[{'name':'t','solved':0,'games':10,'combos':[5,10],"
                    + "'scores':[[1,5],[2,5]],'above':[0,'0','0','0'],'sets':[[2,5],[3,5]],"
                    + "'stopped':1,'emptySource':2,'firstEmpty':3,'faults':[],"
                    + "'prints':[[0,['one','two']]],'printed':2,'others':[-1,-1]}]}";

    private static JsonObject merge(String... tallies) {
        JsonArray list = new JsonArray();
        for (String tally : tallies) {
            list.add(Json.parse(tally.replace('\'', '"')));
        }
        return SmallDeck.request("simulate.merge", SmallDeck.YAML).add("tallies", list);
    }

    private static String rate(JsonObject topic, int combo) {
        JsonObject success = topic.get("combos").asArray().get(combo).asObject();
        return success.get("success").asObject().get("value").toString();
    }

    @Test
    void rightTally_isTheResult() {
        JsonObject result = SmallDeck.result(merge(TALLY));
        assertEquals("xoshiro128:5", result.getString("seed", ""));
        JsonObject topic = result.get("topics").asArray().get(0).asObject();
        assertEquals("sampled", topic.getString("method", ""));
        assertEquals(10, topic.getInt("games", 0));
        assertEquals("0.500000", rate(topic, 0));
        assertEquals("1.000000", rate(topic, 1));
        assertEquals("1.500000", topic.get("averageScore").asObject().get("value").toString());
        assertEquals("[[1,5],[2,5]]", topic.get("scores").toString());
        assertEquals("[[[\"l\"],5],[[\"k\",\"l\"],5]]", topic.get("sets").toString());
        assertEquals(1, topic.getInt("stopped", 0));
        assertEquals(2, topic.getInt("emptySource", 0));
        assertEquals("[\"one\",\"two\"]", topic.get("prints").toString());
        assertEquals(2, topic.getInt("printed", 0));
        assertFalse(topic.names().contains("scoresAbove"));
        assertFalse(topic.names().contains("solved"));
    }

    /** Five games of 1 and five of 200: 1,005 points, and 200,005 for the sum of the squares. */
    @Test
    void scoresOfTwoHundred_areAddedUp() {
        String above =
                TALLY.replace("[[1,5],[2,5]]", "[[1,5]]")
                        .replace("[0,'0','0','0']", "[5,'1000','200000','0']");
        JsonObject topic = SmallDeck.topic(merge(above));
        assertEquals("100.500000", topic.get("averageScore").asObject().get("value").toString());
        assertEquals("5", topic.get("scoresAbove").toString());
        assertEquals("[[1,5]]", topic.get("scores").toString());
    }

    @Test
    void tallies_areOfOneSeed() {
        assertEquals(20, SmallDeck.topic(merge(TALLY, TALLY)).getInt("games", 0));
        SmallDeck.refused(merge(TALLY, TALLY.replace(":5'", ":6'")), "odds.wrong-tally");
    }

    /** What would be more games than an answer can count is refused, not counted wrongly. */
    @Test
    void sumsBeyondTheRange_areRefused() {
        String printed = TALLY.replace("'printed':2", "'printed':2147483647");
        assertEquals(Integer.MAX_VALUE, SmallDeck.topic(merge(printed)).getInt("printed", 0));
        SmallDeck.refused(merge(printed, TALLY), "odds.wrong-tally");
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '"',
            delimiter = ';',
            value = {
                "'seed':'xoshiro128:5'; 'seed':5",
                "'seed':'xoshiro128:5'; 'seed':'a b'",
                "'name':'t'; 'name':1",
                "'name':'t'; 'name':'u'",
                "'games':10; 'games':11",
                "'games':10; 'games':9",
                "'games':10; 'games':-1",
                "'games':10; 'games':10.5",
                "'games':10; 'games':'10'",
                "'combos':[5,10]; 'combos':[5,11]",
                "'combos':[5,10]; 'combos':[-1,10]",
                "'combos':[5,10]; 'combos':5",
                "[[1,5],[2,5]]; [[1,5],[2,4]]",
                "[[1,5],[2,5]]; [[1,5],[2,6]]",
                "[[1,5],[2,5]]; [[1,5],[-1,5]]",
                "[[1,5],[2,5]]; [[1,5],[1000000,5]]",
                "[[1,5],[2,5]]; [[1,5],[2,5,0]]",
                "[[1,5],[2,5]]; [[1,5],[2,5],0]",
                "[0,'0','0','0']; [1,'0','0','0']",
                "[0,'0','0','0']; [0,'1','0','0']",
                "[0,'0','0','0']; [0,'0','-1','0']",
                "[0,'0','0','0']; [0,'0','0','x']",
                "[0,'0','0','0']; [0,'0','0',0]",
                "[0,'0','0','0']; [0,'0','0']",
                "[[2,5],[3,5]]; [[2,5],[3,4]]",
                "[[2,5],[3,5]]; [[2,5],[4,5]]",
                "[[2,5],[3,5]]; [[2,5],[-1,5]]",
                "[[2,5],[3,5]]; [[2,5],[3,5],[3,5]]",
                "[[2,5],[3,5]]; 1",
                "'stopped':1; 'stopped':11",
                "'emptySource':2; 'emptySource':11",
                "'emptySource':2,; \"\"",
                "'firstEmpty':3; 'firstEmpty':-2",
                "'faults':[]; 'faults':[[0]]",
                "'faults':[]; 'faults':[[11,0]]",
                "'prints':[[0,['one','two']]]; 'prints':[[0,['one',2]]]",
                "'prints':[[0,['one','two']]]; 'prints':[[-1,['one','two']]]",
                "'prints':[[0,['one','two']]]; 'prints':[[0,'one']]",
                "'printed':2; 'printed':-1",
                "'others':[-1,-1]; 'others':[-2,-1]",
                "'others':[-1,-1]; 'others':[-1,11]",
                "'others':[-1,-1]; 'others':{}",
            })
    void damagedTally_isRefused(String right, String wrong) {
        String tally = TALLY.replace(right.strip(), wrong == null ? "" : wrong.strip());
        assertFalse(tally.equals(TALLY));
        SmallDeck.refused(merge(tally), "odds.wrong-tally");
    }
}

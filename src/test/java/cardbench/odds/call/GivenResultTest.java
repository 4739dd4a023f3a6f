package cardbench.odds.call;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.contract.Dispatcher;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonArray;
import com.eclipsesource.json.JsonObject;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Results and solved parts that a request gives back, right ones and damaged ones. */
class GivenResultTest {

    private static final Dispatcher CALL =
            new Dispatcher(List.of(new DeckFileOperations(), new SimulateOperations()));

    /**
     * One copy of {@code a} among four cards, of which two are drawn: half of the hands have it.
     */
    private static final String DECK =
            """
            deck: {cards: {a: {count: 1}, rest: {count: 3}}}
            simulate: {tests: {t: {start-card: 2, combos: {k: {hand: [a]}}}}}
            """;

    private static final String EXACT =
            "{'name':'t','method':'exact','success':{'fraction':'1/2'},'averageScore':"
                    + "{'fraction':'1/2'},'combos':[{'name':'k','success':{'fraction':'1/2'}}]}";

    private static final String SAMPLED =
            "{'name':'t','method':'sampled','games':8,'combos':[{'name':'k','success':{'value':0.5}}],"
                    + "'scores':[[0,4],[1,2]],'averageScore':{'value':50.25}}";

    private static final String HYBRID =
            "{'name':'t','method':'hybrid','played':8,'solved':{'fraction':'1/4'},'success':"
                    + "{'value':0.5,'low':0.4,'high':0.6},'averageScore':{'value':0.5,'high':0.75},"
                    + "'combos':[{'name':'k','success':{'value':0.5,'low':0.25,'high':0.75}}]}";

    private static JsonObject report(String topic) {
        JsonArray topics = new JsonArray().add(Json.parse(topic.replace('\'', '"')));
        JsonObject request =
                new JsonObject()
                        .add("op", "report")
                        .add("yaml", DECK)
                        .add("result", new JsonObject().add("topics", topics));
        return Json.parse(CALL.call(request.toString())).asObject();
    }

    private static String text(String topic) {
        JsonObject answer = report(topic);
        assertTrue(answer.getBoolean("ok", false), answer.toString());
        return answer.get("result").asObject().getString("content", "");
    }

    @Test
    void reportOfEachMethod_hasItsFigures() {
        String line = "First turn average success rate: 50.00%";
        assertTrue(text(EXACT).contains(line + " = 1/2  average score: 0.50 = 1/2"), text(EXACT));
        assertTrue(text(HYBRID).contains("25.00% of the hands solved, 8 games with the others"));
        assertTrue(
                text(HYBRID).contains(line + " +- 10.00%  average score: 0.50 +- 0.25"),
                text(HYBRID));
        // 2 games scored 1, so the 2 that are not listed scored 200 each: 402 in 8 games
        assertTrue(text(SAMPLED).contains("average score: 50.25"), text(SAMPLED));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1",
                "{}",
                "{'name':1}",
                "{'name':'u'}",
                "{'name':'t'}",
                "{'name':'t','method':1}",
                "{'name':'t','method':'exact'}",
                "{'name':'t','method':'hybrid'}",
            })
    void resultOfNoTopic_isRefused(String topic) {
        assertTrue(report(topic).toString().contains("odds.wrong-result"), topic);
    }

    private static void refused(String right, String part, String wrong) {
        String topic = right.replace(part, wrong);
        assertFalse(topic.equals(right), part);
        assertTrue(report(topic).toString().contains("odds.wrong-result"), topic);
    }

    @Test
    void damagedResult_isRefused() {
        refused(EXACT, "'combos':[", "'combos':[1,");
        refused(EXACT, "'combos':[{'name':'k','success':{'fraction':'1/2'}}]", "'combos':[]");
        refused(EXACT, "{'fraction':'1/2'}}]", "1}]");
        refused(EXACT, "'success':{'fraction':'1/2'},", "'success':{'fraction':2},");
        refused(EXACT, "'success':{'fraction':'1/2'},", "'success':{'fraction':'1/0'},");
        refused(HYBRID, "'played':8", "'played':-8");
        refused(HYBRID, "'played':8", "'played':'8'");
        refused(HYBRID, "'low':0.4,", "");
        refused(HYBRID, "'high':0.6", "'high':1.6");
        refused(HYBRID, "'high':0.75}}]", "'high':1e-1}}]");
        refused(HYBRID, "'combos':[", "'combos':[1,");
        refused(HYBRID, "'averageScore':{'value':0.5,'high':0.75}", "'averageScore':1");
        refused(SAMPLED, "'games':8", "'games':5");
        refused(SAMPLED, "'games':8", "'games':1000000000000");
        refused(SAMPLED, "[[0,4],", "[0,");
        refused(SAMPLED, "[[0,4],", "[[0],");
        refused(SAMPLED, "[[0,4],", "[[-1,4],");
        refused(SAMPLED, "'scores':[[0,4],[1,2]],", "");
        refused(SAMPLED, "{'value':50.25}", "{'value':true}");
        refused(SAMPLED, "'combos':[", "'combos':[1,");
        refused(SAMPLED, "{'name':'k','success':{'value':0.5}}", "{'name':'k'}");
    }

    private static JsonObject batch(String solved) {
        JsonObject request =
                new JsonObject()
                        .add("op", "simulate.batch")
                        .add("yaml", DECK)
                        .add("seed", "5")
                        .add("count", 20)
                        .add("solved", Json.parse(solved.replace('\'', '"')));
        return Json.parse(CALL.call(request.toString())).asObject();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[1]",
                "[{}]",
                "[{'name':1}]",
                "[{'name':'u'}]",
                "[{'name':'t'}]",
                "[{'name':'t','which':'','ways':'1','shares':[]}]",
                "[{'name':'t','which':'0','ways':'0','shares':[]}]",
                "[{'name':'t','which':'0','ways':1,'shares':[]}]",
                "[{'name':'t','which':'0','ways':'1'}]",
                "[{'name':'t','which':'0','ways':'1','shares':1}]",
                "[{'name':'t','which':'0','ways':'1','shares':[1]}]",
                "[{'name':'t','which':'0','ways':'1','shares':[[1]]}]",
                "[{'name':'t','which':'0','ways':'1','shares':[[-1,1,0,'1']]}]",
                "[{'name':'t','which':'0','ways':'1','shares':[[1,2,0,'1']]}]",
                "[{'name':'t','which':'0','ways':'1','shares':[[1,1,2,'1']]}]",
                "[{'name':'t','which':'0','ways':'1','shares':[[1,1,0,'0']]}]",
                "[{'name':'t','which':'0','ways':'1','shares':[['1',1,0,'1']]}]",
                "[{'name':'t','which':'0','ways':'1','shares':[[1.5,1,0,'1']]}]",
            })
    void damagedPart_isRefused(String solved) {
        JsonObject answer = batch(solved);
        assertEquals(false, answer.getBoolean("ok", true), solved);
        assertTrue(answer.toString().contains("odds.wrong-part"), answer.toString());
    }
}

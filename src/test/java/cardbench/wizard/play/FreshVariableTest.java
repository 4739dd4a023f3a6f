package cardbench.wizard.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

/** What a doable does not find has no value, whatever an earlier turn of a loop found. */
class FreshVariableTest {

    private static final String ME = "'$onPlay.playerUUID'";
    private static final String DRAW =
            "{'type':'drawCard','id':'d','amount':1,'target':" + ME + "}";
    private static final String GOLD =
            "{'type':'gold','mode':'add','amount':2,'target':" + ME + "}";

    private static String loop(int times, String body) {
        return "{'type':'loop','times':" + times + ",'do':[" + body + "]}";
    }

    private static String iff(String condition, String body) {
        return "{'type':'if','condition':" + condition + ",'do':[" + body + "]}";
    }

    private static GameResult deck(String deck) {
        return GameResult.of(
                        "{'players':[{'UUID':'p1','hand':['h'],'deck':["
                                + deck
                                + "]}],'monsters':[{'UUID':'m1','health':5}],'instances':{"
                                + "'a':'test.treasure.common.six','b':'test.treasure.common.six',"
                                + "'h':'test.treasure.common.six'}}")
                .card("six", 6, "");
    }

    @Test
    void cardOfAnEarlierTurn_isNotDiscardedAgain() {
        deck("'a'")
                .run(loop(2, DRAW + ",{'type':'discardCard','target':'$d.UUID'}"))
                .expect(
                        "{'players':{'p1':{'hand':['h'],'deck':[],'discard':['a']}},"
                                + "'events':[{'event':'onDiscard','context':{'cardUUID':'a'}}]}");
    }

    @Test
    void rewardOfAnEarlierTurn_isNotGivenAgain() {
        String cost =
                "{'type':'GreaterThanOrEqual','value1':{'type':'getCardProperty','cardUUID':"
                        + "'$d.UUID','property':'manaCost'},'value2':5}";
        deck("'a'")
                .run(loop(3, DRAW + "," + iff(cost, GOLD)))
                .expect("{'players':{'p1':{'gold':2}}}");
        deck("'a','b'")
                .run(loop(3, DRAW + "," + iff(cost, GOLD)))
                .expect("{'players':{'p1':{'gold':4}}}");
    }

    @Test
    void logSaysWhatHasNoValue() {
        GameResult game =
                deck("'a'").run(loop(2, DRAW + ",{'type':'discardCard','target':'$d.UUID'}"));
        List<String> notes = game.notes();
        assertEquals(List.of("deck-empty p1", "unresolved {d.UUID}", "no-target"), notes);
        String mine = "{'type':'HasCard','playerUUID':" + ME + ",'cardUUID':'$d.UUID'}";
        notes = deck("").run(DRAW + "," + iff(mine, GOLD)).notes();
        assertEquals(List.of("deck-empty p1", "unresolved {d.UUID}"), notes);
        String none =
                "{'type':'addTriggers','triggers':[{'mode':'always','event':'onRoundStart',"
                        + "'condition':"
                        + mine
                        + ",'do':["
                        + GOLD
                        + "]}]}";
        notes =
                deck("").run(DRAW + "," + none)
                        .action("{'action':'emit','event':'onRoundStart','context':{'round':1}}")
                        .notes();
        assertEquals(
                List.of("deck-empty p1", "mounted t1 onRoundStart", "unresolved {d.UUID}"), notes);
    }

    @Test
    void answerOfAnEarlierTurn_isGone() {
        String ask =
                "{'type':'askDiscardCard','id':'q','minimum':0,'maximum':1,'target':" + ME + "}";
        String back = "{'type':'manaCost','mode':'set','amount':1,'target':'$q.UUID'}";
        String owned =
                "{'type':'LessThan','value1':{'type':'getCardProperty','cardUUID':'$q.UUID',"
                        + "'property':'manaCost'},'value2':3}";
        // one card is discarded in the first turn, none in the second: its cost counts once
        String run =
                "{'action':'run','player':'p1','do':["
                        + loop(2, ask + "," + back + "," + iff(owned, GOLD))
                        + "],'choices':[['h'],[]]}";
        GameResult.of(
                        "{'players':[{'UUID':'p1','hand':['h','b']}],'instances':{"
                                + "'b':'test.treasure.common.six','h':'test.treasure.common.six'}}")
                .card("six", 6, "")
                .action(run)
                .expect("{'players':{'p1':{'gold':2,'hand':['b'],'discard':['h']}}}");
    }

    @Test
    void itemOfAnEarlierLoop_isGone() {
        // the inner loop has an element in the first turn of the outer one only
        String inner =
                "{'type':'loop','id':'l','times':9,'target':{'type':'allCards','zone':'hand'},"
                        + "'do':[]}";
        String discard = "{'type':'discardCard','id':'x','target':'$l.item'}";
        String count = "{'type':'Equals','value1':'$x.count','value2':1}";
        deck("").run(loop(2, inner + "," + discard + "," + iff(count, GOLD)))
                .expect("{'players':{'p1':{'gold':2,'discard':['h']}}}");
    }

    @Test
    void loopWithoutId_setsNothing() {
        String index = "{'type':'gold','mode':'add','amount':'{loop.index}','target':" + ME + "}";
        GameResult game = deck("").run(loop(2, index));
        assertTrue(game.notes().contains("unresolved {loop.index}"), game.notes().toString());
        game.expect("{'players':{'p1':{'gold':0}}}");
    }

    @Test
    void cardThatIsUnknown_isNeitherHadNorMissing() {
        String none = "{'type':'HasNoCard','playerUUID':" + ME + ",'cardUUID':'%'}";
        deck("").run(DRAW + "," + iff(none.replace("%", "$d.UUID"), GOLD))
                .expect("{'players':{'p1':{'gold':0}}}");
        deck("'a'").run(iff(none.replace("%", "a"), GOLD)).expect("{'players':{'p1':{'gold':2}}}");
    }
}

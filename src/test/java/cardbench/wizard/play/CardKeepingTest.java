package cardbench.wizard.play;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** No action takes a card from another player, or from the game, without saying so. */
class CardKeepingTest {

    private static final String WAND =
            "{'at':'onUnequip','do':[{'type':'gold','mode':'add','amount':10,'target':"
                    + "'$onUnequip.playerUUID'}]}";

    private static GameResult table() {
        return GameResult.of(
                        "{'players':[{'UUID':'p1','mana':9,'hand':['h'],'deck':['k'],"
                                + "'discard':['g']},{'UUID':'p2','hand':['o'],'wand':'w'},"
                                + "{'UUID':'p3'}],'monsters':[{'UUID':'m1','id':"
                                + "'test.exploration.III.plain','health':5,'maxHealth':9}],"
                                + "'shop':['s1','s2'],'shopDeck':['s3'],'instances':{"
                                + "'h':'test.treasure.common.loud','g':'test.treasure.common.loud',"
                                + "'w':'test.treasure.common.wand','o':'test.treasure.common.loud',"
                                + "'s1':'test.treasure.common.loud','s2':'test.treasure.common.loud',"
                                + "'s3':'test.treasure.common.loud','k':'test.treasure.common.loud'}}")
                .card("wand", 0, WAND)
                .card(
                        "loud",
                        0,
                        "{'at':'onDiscard','do':[{'type':'gold','mode':'add','amount':1,"
                                + "'target':'$onDiscard.playerUUID'}]}");
    }

    @Test
    void wandThatIsDiscarded_isTakenOff() {
        table().run("{'type':'discardCard','target':'w'}")
                .expect("{'players':{'p2':{'gold':10,'wand':null,'discard':['w']}}}");
        table().action("{'action':'discard','player':'p2','cards':['w']}")
                .expect("{'players':{'p2':{'gold':10,'wand':null}}}");
    }

    @Test
    void wandThatIsForgotten_isTakenOff() {
        table().action("{'action':'forget','player':'p2','card':'w'}")
                .expect("{'players':{'p2':{'gold':10,'wand':null,'discard':[]}}}");
    }

    @Test
    void wandThatIsReplaced_isTakenOffOnce() {
        table().action("{'action':'equip','player':'p2','card':'o'}")
                .expect("{'players':{'p2':{'gold':10,'wand':'o','discard':['w'],'hand':[]}}}");
    }

    /** The canonical wand removes its trigger when it is taken off. */
    @Test
    void triggerOfAWand_endsWithIt() {
        GameResult.of(
                        "{'players':[{'UUID':'p1','hand':['w']}],'instances':"
                                + "{'w':'test.treasure.common.aura'}}")
                .card(
                        "aura",
                        0,
                        "{'at':'onEquip','do':[{'type':'addTriggers','triggers':[{'id':'aura',"
                                + "'mode':'always','event':'onRoundStart','do':[{'type':'gold',"
                                + "'mode':'add','amount':1,'target':'$onEquip.playerUUID'}]}]}]},"
                                + "{'at':'onUnequip','do':[{'type':'removeTriggers','mode':'id',"
                                + "'targets':['aura']}]}")
                .action("{'action':'equip','player':'p1','card':'w'}")
                .action("{'action':'emit','event':'onRoundStart','context':{'round':1}}")
                .run("{'type':'discardCard','target':{'type':'allCards','zone':'wand'}}")
                .action("{'action':'emit','event':'onRoundStart','context':{'round':2}}")
                .expect("{'players':{'p1':{'gold':1}},'triggers':[]}");
    }

    @Test
    void cardInTheDiscardPile_isNotDiscardedAgain() {
        GameResult game =
                table().run(
                                "{'type':'discardCard','id':'x','target':['h','g','h']},"
                                        + "{'type':'mana','mode':'set','amount':'$x.count',"
                                        + "'target':'$onPlay.playerUUID'}");
        game.expect(
                "{'players':{'p1':{'gold':1,'mana':1,'discard':['g','h']}},'events':"
                        + "[{'event':'onDiscard','context':{'cardUUID':'h'}}]}");
        assertEquals(List.of("already-discarded g", "already-discarded h"), game.notes());
    }

    /** The state after a refused action is the state before it. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    {'action':'buy','player':'p1','card':'o'} | the card is not in the shop
                    {'action':'buy','player':'p1','card':'w'} | the card is not in the shop
                    {'action':'buy','player':'p1','card':'k'} | the card is not in the shop
                    {'action':'buy','player':'p1','card':'s3'} | the card is not in the shop
                    {'action':'buy','player':'p1','card':'m1'} | the card is not in the shop
                    {'action':'equip','player':'p1','card':'s1'} | the player does not have the card
                    {'action':'equip','player':'p1','card':'o'} | the player does not have the card
                    {'action':'discard','player':'p1','cards':['h','o']} | the player does not have the card
                    {'action':'discard','player':'p1','cards':['s1']} | the player does not have the card
                    {'action':'flip','player':'p1','UUID':'h','id':'test.exploration.III.plain','type':'monster','health':3} | the UUID is that of another card
                    {'action':'flip','player':'p1','UUID':'o','id':'test.exploration.III.plain','type':'event'} | the UUID is that of another card
                    {'action':'flip','player':'p1','UUID':'m1','id':'test.exploration.III.plain','type':'monster','health':3} | the UUID is that of another card
                    {'action':'kick','player':'p1','other':'p1'} | players kick others, not themselves
                    {'action':'play','player':'p1','card':'o'} | the card is not in the hand
                    """)
    void actionThatTakesFromOthers_isRefused(String action, String reason) {
        GameResult game = table().action(action);
        assertEquals(List.of("wizard.illegal"), game.codes());
        game.expect(
                "{'error':'illegal','action':0,'reason':'"
                        + reason
                        + "','players':{'p1':{'gold':0,'position':0,'hand':['h'],'deck':['k'],"
                        + "'discard':['g']},'p2':{'hand':['o'],'wand':'w'}},'monsters':{'m1':"
                        + "{'health':5}},'events':[]}");
    }

    @Test
    void choiceThatIsRefused_canBeExpected() {
        String ask =
                "{'action':'run','player':'p1','do':[{'type':'damage','amount':1,'target':"
                        + "{'type':'monsterChooser'}}]%}";
        table().action(ask.replace("%", ",'choices':[['m9']]"))
                .expect("{'error':'choice','reason':'what was chosen is not offered'}");
        table().action(ask.replace("%", "")).expect("{'error':'choice','action':0}");
        table().run(
                        "{'type':'loop','times':1001,'do':[]},{'type':'loop','times':5000,'do':"
                                + "[{'type':'counter'}]}")
                .expect(
                        "{'error':'limit','players':{'p1':{'mana':9}},'monsters':{'m1':{'health':5}}}");
    }

    @Test
    void startMarker_movesWhenARoundPasses() {
        GameResult.of("{'players':[{'UUID':'p1'},{'UUID':'p2'},{'UUID':'p3'}]}")
                .run(
                        "{'type':'addTriggers','triggers':[{'mode':'always','event':"
                                + "'onBattleTurnStart','condition':{'type':'Equals','value1':"
                                + "{'type':'getPlayerProperty','playerUUID':'p1','property':'gold'},"
                                + "'value2':0},'do':[{'type':'gold','mode':'add','amount':1,"
                                + "'target':'$onBattleTurnStart.playerUUID'}]}]}")
                // the first round gives p1 gold; the second begins with p2, and gives none
                .action("{'action':'passRound'}")
                .action(
                        "{'action':'run','player':'p1','do':[{'type':'gold','mode':'set',"
                                + "'amount':0,'target':'p1'}]}")
                .action("{'action':'passRound'}")
                .expect("{'players':{'p1':{'gold':1},'p2':{'gold':1},'p3':{'gold':1}}}");
    }

    @Test
    void healthAboveItsMaximum_isSaid() {
        GameResult game =
                table().run(
                                "{'type':'health','mode':'add','amount':4,'target':'m1'},"
                                        + "{'type':'health','mode':'add','amount':1,'target':'m1'},"
                                        + "{'type':'maxHealth','mode':'set','amount':3,'target':'m1'}");
        assertEquals(List.of("above-maximum m1 9", "above-maximum m1 3"), game.notes());
        game.expect("{'monsters':{'m1':{'health':10,'maxHealth':3}}}");
    }
}

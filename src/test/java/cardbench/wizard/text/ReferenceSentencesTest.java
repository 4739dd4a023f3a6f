package cardbench.wizard.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cardbench.wizard.check.CardReader;
import cardbench.wizard.check.Cards;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Sentences about what an event, or a doable before, gives; and about negated conditions. */
class ReferenceSentencesTest {

    private static List<String> lines(String document) {
        return Explainer.explain(CardReader.read(document, false), "en").stream()
                .map(Explainer.Line::text)
                .filter(line -> !line.equals("Does nothing."))
                .toList();
    }

    private static String last(String document) {
        List<String> lines = lines(document);
        return lines.get(lines.size() - 1);
    }

    private static String trigger(String event, String members) {
        return ("{'id':'t','mode':'turn','event':'" + event + "'," + members + "}")
                .replace('\'', '"');
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{'type':'discardCard','target':'$onPlay.cardUUID'} | Discard this card.",
                "{'id':'d','type':'drawCard','amount':2,'target':'p2'},"
                        + "{'type':'discardCard','target':'$d.UUIDs'} | Discard the drawn cards.",
                "{'id':'d','type':'drawCard','amount':2,'target':'p2'},"
                        + "{'type':'gold','mode':'add','amount':'$d.count','target':'p2'}"
                        + " | p2 gains gold equal to the number of cards drawn.",
                "{'id':'h','type':'damage','amount':2,'target':{'type':'randomMonster'}},"
                        + "{'type':'damage','amount':'$h.count','target':'$h.UUID'} | Deal damage equal"
                        + " to the number of monsters affected to that monster.",
                "{'id':'h','type':'damage','amount':2,'target':{'type':'allMonsters'}},"
                        + "{'type':'damage','amount':1,'target':'$h.UUIDs'}"
                        + " | Deal 1 damage to those monsters.",
                "{'id':'L','type':'loop','times':3,'do':[]},"
                        + "{'type':'gold','mode':'add','amount':'$L.index','target':'p2'}"
                        + " | p2 gains gold equal to the number of repetitions.",
                "{'id':'L','type':'loop','times':3,'do':["
                        + "{'type':'gold','mode':'add','amount':'$L.index','target':'p2'}]}"
                        + " | p2 gains gold equal to the repetition number.",
                "{'type':'askDiscardCard','minimum':'$a.least','maximum':3,'target':'p2'}"
                        + " | p2 discards at least a.least and at most 3 cards from their hand.",
                "{'type':'askDiscardCard','minimum':1,'maximum':'$a.most','target':'$onPlay.playerUUID'}"
                        + " | Discard at least 1 and at most a.most cards from your hand.",
                "{'type':'removeTriggers','mode':'id','targets':{'type':'TriggerGetter','mode':'UUID','value':'$add.UUIDs'}}"
                        + " | Remove the trigger added by “add”.",
                "{'type':'removeTriggers','mode':'id','targets':{'type':'TriggerGetter','mode':'UUID','value':'$add'}}"
                        + " | Remove the trigger added by “add”.",
                "{'type':'removeTriggers','mode':'id','targets':{'type':'TriggerGetter','mode':'UUID','value':'u1'}}"
                        + " | Remove the trigger “u1”.",
            })
    void outcomes_areNamedByTheDoableThatGivesThem(String doables, String sentence) {
        assertEquals(sentence, last(Cards.playing(doables.replace('\'', '"'))));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "'type':'LessThan','value1':1,'value2':2 | 1 is not less than 2",
                "'type':'GreaterThan','value1':1,'value2':2 | 1 is not more than 2",
                "'type':'GreaterThanOrEqual','value1':1,'value2':2 | it is not true that 1 is at"
                        + " least 2",
                "'type':'Or','conditions':[{'type':'HasWand','playerUUID':'p2'},"
                        + "{'type':'AlwaysTrue'}] | it is not true that (p2 has a wand equipped,"
                        + " or the condition is always true)",
                "'type':'Not','condition':{'type':'HasWand','playerUUID':'p2'} | p2 has a wand"
                        + " equipped",
                "'type':'HasNoCard','playerUUID':'p2','cardUUID':'c1' | c1 is in p2's hand",
                "'type':'HasWand','playerUUID':'p2' | p2 has no wand equipped",
            })
    void negatedConditions_areSaidWithoutTwoNegations(String condition, String clause) {
        String doable =
                "{'type':'if','condition':{'type':'Not','condition':{" + condition + "}},'do':[]}";
        assertEquals("If " + clause + ":", last(Cards.playing(doable.replace('\'', '"'))));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "onDefeat | {'type':'damage','amount':1,'target':'$onDefeat.monsterUUID'}"
                        + " | Deal 1 damage to that monster.",
                "onDefeat |"
                        + " {'type':'if','condition':{'type':'Equals','value1':'$onDefeat.monsterID','value2':'dragon'},'do':[]}"
                        + " | If that monster's id is dragon:",
                "onBuy | {'type':'discardCard','target':'$onBuy.cardUUID'} | Discard that card.",
                "onBuy | {'type':'if','condition':{'type':'Equals','value1':'$onBuy.cardID',"
                        + "'value2':'c1'},'do':[]} | If that card's id is c1:",
                "onExplorationFlip | {'type':'if','condition':{'type':'Equals','value1':"
                        + "'$onExplorationFlip.level','value2':3},'do':[]}"
                        + " | If the flipped card's level is 3:",
                "onExplorationFlip | {'type':'if','condition':{'type':'Equals','value1':"
                        + "'$onExplorationFlip.id','value2':'x'},'do':[]}"
                        + " | If the flipped card's id is x:",
                "onExplorationFlip | {'type':'if','condition':{'type':'Equals','value1':"
                        + "'$onExplorationFlip.type','value2':'monster'},'do':[]}"
                        + " | If the flipped card is a monster:",
                "onExplorationFlip | {'type':'health','mode':'add','amount':1,'target':"
                        + "'$onExplorationFlip.cardUUID'}"
                        + " | Increase the flipped card's health by 1.",
                "onRefreshShop | {'type':'discardCard','target':'$onRefreshShop.oldShopCardUUIDs'}"
                        + " | Discard the cards that were in the shop.",
                "onRefreshShop | {'type':'discardCard','target':'$onRefreshShop.newShopCardUUIDs'}"
                        + " | Discard the cards now in the shop.",
            })
    void fieldsOfEvents_areSaid(String event, String doable, String sentence) {
        assertEquals(sentence, last(trigger(event, "'do':[" + doable + "]")));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "onPlayCard | 'type':'And','conditions':[]"
                        + " | a player plays a card, if the condition is always true",
                "onPlayCard |"
                        + " 'type':'IsNotType','playerUUID':'$onPlayCard.playerUUID','cardType':'spell'"
                        + " | a player plays a card, if the last card that player played is not a"
                        + " spell",
                "onPlayCard | 'type':'IsType','playerUUID':'p2','cardType':'spell'"
                        + " | a player plays a card, if the last card p2 played is a spell",
                "onAdvanceKick | 'type':'Equals','value1':'$onAdvanceKick.kickerUUID',"
                        + "'value2':'$onAdvanceKick.kickedUUID'"
                        + " | a player kicks another, if the kicking player is the kicked player",
                "onAdvanceKick | 'type':'Equals','value1':'$onAdvanceKick.kickerUUID','value2':"
                        + "{'type':'getPlayer','of':'$onAdvanceKick.kickedUUID','seat':'next'}"
                        + " | a player kicks another, if the kicking player is the player after the"
                        + " kicked player",
                "onExplorationFlip |"
                        + " 'type':'Equals','value1':'monster','value2':'$onExplorationFlip.type' | a"
                        + " player flips a monster",
                "onExplorationFlip |"
                        + " 'type':'Equals','value1':'$onExplorationFlip.type','value2':'x' | an"
                        + " exploration card is flipped, if the flipped card's type is x",
                "onExplorationFlip | 'type':'Equals','value1':'$onExplorationFlip.type','value2':3"
                        + " | an exploration card is flipped, if the flipped card's type is 3",
                "onBuy | 'type':'Equals','value1':'p2','value2':'p3'"
                        + " | a player buys a card, if p2 is p3",
                "onBuy | 'type':'And','conditions':[{'type':'Equals','value1':'$onBuy.playerUUID',"
                        + "'value2':'p2'},{'type':'Equals','value1':'$onBuy.playerUUID','value2':'p3'}]"
                        + " | p2 buys a card, if that player is p3",
            })
    void conditionsOfTriggers_arePartOfTheEventWhereTheyCan(
            String event, String condition, String clause) {
        String members = "'condition':{" + condition + "},'do':[]";
        assertEquals(
                "Until the end of your turn, whenever " + clause + ":",
                lines(trigger(event, members)).get(0));
    }
}

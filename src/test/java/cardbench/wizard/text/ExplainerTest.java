package cardbench.wizard.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import cardbench.wizard.check.CardReader;
import cardbench.wizard.check.Cards;
import cardbench.wizard.play.ScenarioFiles;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonValue;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class ExplainerTest {

    private static List<String> lines(String text, String language) {
        List<String> lines = new ArrayList<>();
        for (Explainer.Line line : Explainer.explain(CardReader.read(text, false), language)) {
            lines.add("  ".repeat(line.depth()) + line.text());
        }
        return lines;
    }

    @Test
    void bash_isSaidInThreeLanguages() {
        assertEquals(
                List.of(
                        "打出时：",
                        "  如果你装备了魔杖：",
                        "    对你选择的一个怪物造成12点伤害。",
                        "  否则：",
                        "    对你选择的一个怪物造成9点伤害。"),
                lines(Cards.document("bash"), "zh"));
        assertEquals(
                List.of(
                        "プレイした時：",
                        "  あなたが杖を装備しているなら：",
                        "    あなたが選ぶモンスター1体に12ダメージを与える。",
                        "  そうでなければ：",
                        "    あなたが選ぶモンスター1体に9ダメージを与える。"),
                lines(Cards.document("bash"), "ja"));
        assertEquals(
                List.of(
                        "When played:",
                        "  If you have a wand equipped:",
                        "    Deal 12 damage to a monster of your choice.",
                        "  Otherwise:",
                        "    Deal 9 damage to a monster of your choice."),
                lines(Cards.document("bash"), "en"));
    }

    @Test
    void survival_speaksOfTheDrawnCard() {
        assertEquals(
                List.of("打出时：", "  重复5次：", "    抽1张牌。", "    如果抽到的牌的法力消耗小于等于4：", "      弃掉抽到的牌。"),
                lines(Cards.document("survival_of_the_fittest"), "zh"));
    }

    /** A condition behind each repetition refers to what the repetition draws or discards. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "en | Repeat until the drawn card's mana cost is at least 3, at most 5 times:"
                        + "| If the number of cards discarded is at least 1:",
                "zh | 重复执行，直到抽到的牌的法力消耗大于等于3（最多5次）： | 如果弃掉的牌数大于等于1：",
                "ja | 次の条件が成り立つまで、最大5回繰り返す（引いたカードのマナコストが3以上）：" + "| 捨てた枚数が1以上なら："
            })
    void cardsOfARepetition_areNamed(String language, String until, String discarded) {
        String me = "\"$onPlay.playerUUID\"";
        String loop =
                "{\"type\":\"loop\",\"times\":5,\"do\":[{\"id\":\"d\",\"type\":\"drawCard\","
                        + "\"amount\":1,\"target\":"
                        + me
                        + "}],\"until\":{\"type\":\"GreaterThanOrEqual\",\"value1\":{\"type\":"
                        + "\"getCardProperty\",\"cardUUID\":\"$d.UUID\",\"property\":\"manaCost\"},"
                        + "\"value2\":3}}";
        String ask =
                "{\"id\":\"q\",\"type\":\"askDiscardCard\",\"minimum\":0,\"maximum\":2,\"target\":"
                        + me
                        + "},{\"type\":\"if\",\"condition\":{\"type\":\"GreaterThanOrEqual\","
                        + "\"value1\":\"$q.count\",\"value2\":1},\"do\":[]}";
        assertEquals(until, sentences("onPlay", loop, language).get(0));
        assertEquals(discarded, sentences("onPlay", ask, language).get(1));
    }

    @Test
    void gilding_speaksOfTheMonsterThatIsFlipped() {
        assertEquals(
                List.of(
                        "翻开时：",
                        "  下一次你翻开怪物牌时：",
                        "    翻开的牌的生命值上限+3。",
                        "    翻开的牌的生命值+3。",
                        "    翻开的牌的赏金+1。"),
                lines(Cards.document("gilding_components"), "zh"));
    }

    /** The English sentences of one behaviour that does these things. */
    private static List<String> sentences(String timing, String doables) {
        return sentences(timing, doables, "en");
    }

    private static List<String> sentences(String timing, String doables, String language) {
        String card =
                "{'id':'test.treasure.common.a','count':1,'name':'a','manaCost':0,'rarity':'com',"
                        + "'school':'none','description':'','behaviors':[{'at':'"
                        + timing
                        + "','do':["
                        + doables
                        + "]}]}";
        List<String> lines = lines(card.replace('\'', '"'), language);
        return lines.subList(1, lines.size()).stream().map(String::strip).toList();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "'type':'allMonsters' | each monster",
                "'type':'randomMonster' | a random monster",
                "'type':'randomMonster','amount':2 | 2 random monsters",
                "'type':'monsterChooser','ask':'$onPlay.playerUUID' | a monster of your choice",
                "'type':'monsterChooser','ask':'p2','amount':3 | 3 monsters chosen by p2",
            })
    void monsters_areSaidAsTheyAreChosen(String target, String sentence) {
        assertEquals(
                List.of("Deal 2 damage to " + sentence + "."),
                sentences("onPlay", "{'type':'damage','amount':2,'target':{" + target + "}}"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "'type':'allPlayers' | each player's gold",
                "'type':'randomPlayer','amount':2 | the gold of 2 random players",
                "'type':'playerChooser','ask':'$onPlay.playerUUID' | the gold of a player of your choice",
                "'type':'playerChooser','ask':'p2','amount':2 | the gold of 2 players chosen by p2",
            })
    void players_areSaidAsTheyAreChosen(String target, String sentence) {
        assertEquals(
                List.of("Set " + sentence + " to 1."),
                sentences(
                        "onPlay",
                        "{'type':'gold','mode':'set','amount':1,'target':{" + target + "}}"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "'type':'allCards','zone':'hand' | all cards in your hand",
                "'type':'allCards','zone':'discard','of':'p2' | all cards in p2's discard pile",
                "'type':'randomCard','zone':'deck','amount':3 | 3 random cards from your deck",
                "'type':'cardChooser','ask':'p2','zone':'hand','of':'p3'"
                        + " | a card from p3's hand chosen by p2",
            })
    void cards_areSaidWithTheirZone(String target, String sentence) {
        assertEquals(
                List.of("Discard " + sentence + "."),
                sentences("onPlay", "{'type':'discardCard','target':{" + target + "}}"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "'type':'gold','mode':'set','amount':4,'target':'p2' | Set p2's gold to 4.",
                "'type':'manaCost','mode':'add','amount':1,'target':'c1' | Increase c1's mana cost by 1.",
                "'type':'drawCard','amount':2,'target':'p2' | p2 draws 2 cards.",
                "'type':'askDiscardCard','minimum':1,'maximum':2,'target':'p2'"
                        + " | p2 discards 1 to 2 cards from their hand.",
                "'type':'shuffleBack','player':'p2' | p2 shuffles their discard pile into their deck.",
                "'type':'removeTriggers','mode':'id','targets':['a','b'] | Remove the trigger “a” and the trigger “b”.",
                "'type':'loop','times':3,'target':{'type':'allMonsters'},'do':[]"
                        + " | For each monster (at most 3 times in total):",
                "'type':'school','school':'fire','target':'c1' | Set c1's school to fire.",
                "'type':'school','school':'mud','target':'c1' | Set c1's school to mud.",
                "'type':'loop','times':3,'do':[],'until':{'type':'HasWand','playerUUID':'p2'}"
                        + " | Repeat until p2 has a wand equipped, at most 3 times:",
                "'type':'loop','times':3,'do':[],'target':{'type':'allMonsters'},"
                        + "'until':{'type':'HasWand','playerUUID':'p2'}"
                        + " | For each monster, until p2 has a wand equipped (at most 3 times in total):",
                "'type':'damage','amount':{'type':'product','values':[2,{'type':'sum','values':"
                        + "['$onPlay.playerUUID',1]}]},'target':'m1'"
                        + " | Deal damage equal to 2 times (you plus 1) to m1.",
            })
    void deeds_areSaid(String doable, String sentence) {
        assertEquals(sentence, sentences("onPlay", "{" + doable + "}").get(0));
    }

    /** A name that is spelled like a word of the format is no such word. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "'type':'removeTriggers','mode':'id','targets':['gold','onBuy'] | 移除触发器“gold”、触发器“onBuy”。",
                "'type':'removeTriggers','mode':'id','targets':{'type':'TriggerGetter','mode':'event',"
                        + "'value':'onBuy'} | 移除等待“有玩家购买卡牌”的触发器。",
                "'type':'discardCard','target':'hand' | 弃掉hand。",
                "'type':'drawCard','amount':1,'target':'event' | event抽1张牌。",
                "'type':'if','condition':{'type':'HasCard','playerUUID':'p2','cardUUID':'deck'},'do':[]"
                        + " | 如果p2的手牌里有deck：",
                "'type':'if','condition':{'type':'Equals','value1':{'type':'getCardProperty',"
                        + "'cardUUID':'c1','property':'name'},'value2':'spell'},'do':[]"
                        + " | 如果c1的名称是spell：",
                "'type':'if','condition':{'type':'Equals','value1':'spell','value2':{'type':"
                        + "'getCardProperty','cardUUID':'c1','property':'cardType'}},'do':[]"
                        + " | 如果c1是法术牌：",
            })
    void namesOfTheAuthor_areNotTranslated(String doable, String sentence) {
        assertEquals(sentence, sentences("onPlay", "{" + doable + "}", "zh").get(0));
    }

    /** By how much, or to what. */
    @ParameterizedTest
    @CsvSource({
        "add, 2, Increase the damage dealt by 2.",
        "add, -1, Reduce the damage dealt by 1.",
        "set, 0, Set the damage dealt to 0."
    })
    void changeOfDamage_isSaid(String mode, int amount, String sentence) {
        String trigger =
                ("{'mode':'once','event':'onBeforeDamage','do':[{'type':'changeDamage','mode':'"
                                + mode
                                + "','amount':"
                                + amount
                                + "}]}")
                        .replace('\'', '"');
        assertEquals(
                List.of("The next time a monster is about to take damage:", "  " + sentence),
                lines(trigger, "en"));
    }

    @Test
    void counter_isSaid() {
        String trigger =
                "{'id':'t','mode':'once','event':'onPlayCard','do':[{'type':'counter'}]}"
                        .replace('\'', '"');
        assertEquals(
                List.of("The next time a player plays a card:", "  Counter the card being played."),
                lines(trigger, "en"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "'type':'AlwaysTrue' | the condition is always true",
                "'type':'AlwaysFalse' | the condition is never true",
                "'type':'Equals','value1':1,'value2':2 | 1 is 2",
                "'type':'GreaterThan','value1':1,'value2':2 | 1 is more than 2",
                "'type':'LessThan','value1':1,'value2':2 | 1 is less than 2",
                "'type':'GreaterThanOrEqual','value1':1,'value2':2 | 1 is at least 2",
                "'type':'And','conditions':[{'type':'AlwaysTrue'},{'type':'AlwaysFalse'}] | the condition is always true, and the condition is never true",
                "'type':'Or','conditions':[{'type':'AlwaysTrue'},{'type':'AlwaysFalse'}] | the condition is always true, or the condition is never true",
                "'type':'And','conditions':[] | the condition is always true",
                "'type':'Or','conditions':[] | the condition is never true",
                "'type':'Not','condition':{'type':'AlwaysTrue'} | it is not true that the condition is always true",
                "'type':'HasCard','playerUUID':'p2','cardUUID':'c1' | c1 is in p2's hand",
                "'type':'HasNoCard','playerUUID':'p2','cardUUID':'c1' | c1 is not in p2's hand",
                "'type':'IsType','playerUUID':'p2','cardType':'spell'"
                        + " | the last card p2 played is a spell",
                "'type':'IsNotType','cardUUID':'c1','playerUUID':'p2','cardType':'occult'"
                        + " | c1 is not an occult card",
                "'type':'HasWand','playerUUID':'p2' | p2 has a wand equipped",
                "'type':'Equals','value1':{'type':'getPlayer','of':'p2','seat':'previous'},'value2':'p3'"
                        + " | the player before p2 is p3",
                "'type':'Equals','value1':{'type':'getPlayer','of':'p2','seat':'next'},'value2':'p3'"
                        + " | the player after p2 is p3",
                "'type':'LessThan','value1':{'type':'getMonsterProperty','monsterUUID':'m1','property':'health'},'value2':3"
                        + " | m1's health is less than 3",
            })
    void conditions_areSaid(String condition, String sentence) {
        List<String> lines =
                sentences(
                        "onPlay",
                        "{'type':'if','condition':{" + condition + "},'do':[],'else':[]}");
        assertEquals("If " + sentence + ":", lines.get(0), lines.toString());
        assertEquals("Does nothing.", lines.get(1));
    }

    /** What a variable stands for goes by the event or the outcome that gives it. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "onBattleTurnStart | $onBattleTurnStart.playerUUID | That player",
                "onAdvanceKick | $onAdvanceKick.kickerUUID | The kicking player",
                "onAdvanceKick | $onAdvanceKick.kickedUUID | The kicked player",
                "onDefeat | $onDefeat.sourcePlayerUUID | The player who defeated it",
            })
    void variablesOfEvents_areSaid(String event, String variable, String sentence) {
        String trigger =
                ("{'id':'t','mode':'turn','event':'"
                                + event
                                + "','do':[{'type':'drawCard','amount':1,'target':'"
                                + variable
                                + "'}]}")
                        .replace('\'', '"');
        assertEquals(sentence + " draws a card.", lines(trigger, "en").get(1).strip());
    }

    @ParameterizedTest
    @CsvSource({
        "onEquip, When equipped:", "onUnequip, When unequipped:", "onDraw, When drawn:",
        "onBuy, When bought:", "onDiscard, When discarded:", "onForget, When forgotten:"
    })
    void timings_areSaid(String timing, String sentence) {
        String card = Cards.document("bash").replace("onPlay", timing);
        assertEquals(sentence, lines(card, "en").get(0));
    }

    @Test
    void cardsTogether_haveTheirNames() {
        String one =
                "{'id':'test.treasure.common.a','count':1,'name':'First','manaCost':0,'rarity':'com',"
                        + "'school':'none','description':'','behaviors':[]}";
        String two = one.replace("common.a", "common.b").replace("First", "Second");
        assertEquals(
                List.of("First", "  Does nothing.", "Second", "  Does nothing."),
                lines(("[" + one + "," + two + "]").replace('\'', '"'), "en"));
    }

    @ParameterizedTest
    @MethodSource("cardbench.app.page.PageLanguages#all")
    void everyCardOfTheScenarios_isSaidWithoutGaps(String language) {
        for (String text : ScenarioFiles.all().values()) {
            JsonValue cards = Json.parse(text).asObject().get("cards");
            if (cards == null) {
                continue;
            }
            for (JsonValue card : cards.asArray()) {
                String given = card.isString() ? card.asString() : card.toString();
                for (String line : lines(given, language)) {
                    assertFalse(line.contains("{") || line.contains("$"), line);
                }
            }
        }
    }
}

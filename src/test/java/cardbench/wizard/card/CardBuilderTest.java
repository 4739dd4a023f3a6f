package cardbench.wizard.card;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cardbench.base.json.JsonMap;
import cardbench.base.json.JsonScalar;
import cardbench.wizard.card.Value.Constant;
import cardbench.wizard.card.Value.Text;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The model of a card, part by part, beside the object that it is made of. */
class CardBuilderTest {

    private static final Value PLAYER = new Text("$onPlay.playerUUID");
    private static final Target PLAYERS = new Target.Named(List.of(PLAYER));

    private static Doable built(JsonMap map) {
        return CardBuilder.doables(List.of(map)).get(0);
    }

    private static Condition condition(String text) {
        return CardBuilder.condition(Given.node(text));
    }

    private static Value value(String text) {
        return CardBuilder.value(Given.node(text));
    }

    private static Target target(String text) {
        JsonMap map = Given.map("{'type':'discardCard','target':" + text + "}");
        return ((Doable.Discard) built(map)).target();
    }

    @Test
    void treasure_hasCostTypeAndBehaviors() {
        JsonMap map =
                Given.map(
                        """
                        {'id':'base.treasure.common.bash','name':'当头一棒','manaCost':3,
                         'cardType':'wand','behaviors':[
                           {'at':'onPlay','do':[{'type':'counter'}]},{'at':'onDraw','do':[]}]}
                        """);
        Card card = CardBuilder.card(map);
        assertEquals("base.treasure.common.bash", card.id());
        assertEquals("当头一棒", card.name());
        assertEquals(map, card.source());
        assertEquals(3, card.manaCost());
        assertEquals("wand", card.cardType());
        JsonMap play = (JsonMap) map.items("behaviors").get(0);
        Doable counter = new Doable.Counter((JsonMap) play.items("do").get(0), "");
        assertEquals(
                new Card.Behavior(play, Timing.PLAY, List.of(counter)), card.behaviors().get(0));
        assertEquals(Timing.DRAW, card.behaviors().get(1).timing());
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '`',
            value = {
                "`{'id':'a.treasure.b.c','type':'monster'}`, spell",
                "`{'id':'a.exploration.III.c','cardType':'wand'}`, event",
                "`{'id':'a.exploration.III.c','type':'monster'}`, monster"
            })
    void typeThatIsNotGiven_isTheUsualOfItsClass(String text, String type) {
        Card card = CardBuilder.card(Given.map(text));
        assertEquals(type, card.cardType());
        assertEquals(0, card.manaCost());
        assertEquals(List.of(), card.behaviors());
    }

    @Test
    void loop_hasTimesBodyAndElements() {
        JsonMap map =
                Given.map(
                        "{'type':'loop','id':'loop1','times':5,'do':[{'type':'counter','id':'c'}]}");
        Doable body = new Doable.Counter((JsonMap) map.items("do").get(0), "c");
        assertEquals(
                new Doable.Loop(map, "loop1", new Constant(5), List.of(body), null, null),
                built(map));
        JsonMap each = Given.map("{'type':'loop','times':1,'do':[],'target':'$onPlay.playerUUID'}");
        assertEquals(
                new Doable.Loop(each, "", new Constant(1), List.of(), PLAYERS, null), built(each));
        JsonMap until =
                Given.map("{'type':'loop','times':9,'do':[],'until':{'type':'AlwaysFalse'}}");
        Condition never = new Condition.Always(false);
        assertEquals(
                new Doable.Loop(until, "", new Constant(9), List.of(), null, never), built(until));
    }

    @Test
    void if_hasBothBranches() {
        JsonMap map =
                Given.map(
                        """
                        {'type':'if','id':'x','condition':{'type':'AlwaysTrue'},
                         'do':[{'type':'counter','id':'a'}],'elsedo':[{'type':'counter','id':'b'}]}
                        """);
        Doable then = new Doable.Counter((JsonMap) map.items("do").get(0), "a");
        Doable otherwise = new Doable.Counter((JsonMap) map.items("elsedo").get(0), "b");
        assertEquals(
                new Doable.If(
                        map, "x", new Condition.Always(true), List.of(then), List.of(otherwise)),
                built(map));
    }

    @Test
    void cards_areDrawnDiscardedAndShuffled() {
        JsonMap draw =
                Given.map("{'type':'drawCard','id':'d','amount':2,'target':'$onPlay.playerUUID'}");
        assertEquals(new Doable.Draw(draw, "d", new Constant(2), PLAYERS), built(draw));
        JsonMap ask =
                Given.map(
                        "{'type':'askDiscardCard','minimum':1,'maximum':3,"
                                + "'target':'$onPlay.playerUUID'}");
        assertEquals(
                new Doable.AskDiscard(ask, "", new Constant(1), new Constant(3), PLAYERS),
                built(ask));
        JsonMap discard = Given.map("{'type':'discardCard','target':'$onPlay.playerUUID'}");
        assertEquals(new Doable.Discard(discard, "", PLAYERS), built(discard));
        JsonMap shuffle = Given.map("{'type':'shuffleBack','player':'$onPlay.playerUUID'}");
        assertEquals(new Doable.ShuffleBack(shuffle, "", PLAYERS), built(shuffle));
    }

    @Test
    void damage_hasAmountAndTarget() {
        JsonMap map = Given.map("{'type':'damage','amount':'$loop1.index','target':'m'}");
        assertEquals(
                new Doable.Damage(
                        map,
                        "",
                        new Text("$loop1.index"),
                        new Target.Named(List.of(new Text("m")))),
                built(map));
    }

    @ParameterizedTest
    @CsvSource({
        "health, HEALTH, MONSTER",
        "maxHealth, MAX_HEALTH, MONSTER",
        "reward, REWARD, MONSTER",
        "mana, MANA, PLAYER",
        "gold, GOLD, PLAYER",
        "freezing, FREEZING, PLAYER",
        "manaCost, MANA_COST, CARD"
    })
    void number_isAddedToOrSet(String type, Doable.Stat stat, VariableKind kind) {
        assertEquals(kind, stat.kind());
        assertEquals(type, stat.word());
        for (String mode : List.of("add", "set")) {
            JsonMap map =
                    Given.map(
                            "{'type':'"
                                    + type
                                    + "','mode':'"
                                    + mode
                                    + "','amount':-1,'target':'$onPlay.playerUUID'}");
            assertEquals(
                    new Doable.Change(map, "", stat, mode.equals("set"), new Constant(-1), PLAYERS),
                    built(map));
        }
    }

    @Test
    void trigger_isAddedWithAllItsParts() {
        JsonMap map =
                Given.map(
                        """
                        {'type':'addTriggers','id':'t','triggers':[
                         {'id':'drain','mode':'once','event':'onPlayCard',
                          'condition':{'type':'AlwaysFalse'},'do':[{'type':'counter'}]},
                         {'mode':'turn','event':'onReverse','do':[]}]}
                        """);
        JsonMap first = (JsonMap) map.items("triggers").get(0);
        Trigger drain =
                new Trigger(
                        first,
                        "drain",
                        TriggerMode.ONCE,
                        Event.PLAY_CARD,
                        new Condition.Always(false),
                        List.of(new Doable.Counter((JsonMap) first.items("do").get(0), "")));
        Trigger other =
                new Trigger(
                        (JsonMap) map.items("triggers").get(1),
                        "",
                        TriggerMode.TURN,
                        Event.REVERSE,
                        null,
                        List.of());
        assertEquals(new Doable.AddTriggers(map, "t", List.of(drain, other)), built(map));
    }

    @Test
    void triggers_areRemovedByNameOrByGetter() {
        JsonMap named =
                Given.map("{'type':'removeTriggers','id':'r','mode':'id','targets':['a','b']}");
        assertEquals(
                new Doable.RemoveTriggers(
                        named,
                        "r",
                        List.of(
                                new Doable.TriggerName(new Text("a"), "id"),
                                new Doable.TriggerName(new Text("b"), "id"))),
                built(named));
        Doable.TriggerName event = new Doable.TriggerName(new Text("onBuy"), "event");
        JsonMap one =
                Given.map(
                        "{'type':'removeTriggers','mode':'UUID',"
                                + "'targets':{'mode':'event','value':'onBuy'}}");
        assertEquals(new Doable.RemoveTriggers(one, "", List.of(event)), built(one));
        JsonMap listed =
                Given.map(
                        "{'type':'removeTriggers','mode':'UUID',"
                                + "'targets':[{'mode':'event','value':'onBuy'},'u']}");
        assertEquals(
                new Doable.RemoveTriggers(
                        listed, "", List.of(event, new Doable.TriggerName(new Text("u"), "UUID"))),
                built(listed));
    }

    @Test
    void conditions_areJoinedAndNegated() {
        Condition yes = new Condition.Always(true);
        Condition no = new Condition.Always(false);
        String parts = "'conditions':[{'type':'AlwaysTrue'},{'type':'AlwaysFalse'}]}";
        assertEquals(
                new Condition.Join(true, List.of(yes, no)), condition("{'type':'And'," + parts));
        assertEquals(
                new Condition.Join(false, List.of(yes, no)), condition("{'type':'Or'," + parts));
        assertEquals(
                new Condition.Not(yes),
                condition("{'type':'Not','condition':{'type':'AlwaysTrue'}}"));
    }

    @Test
    void conditionsOnCards_areWantedOrNot() {
        Value card = new Text("$dc1.UUID");
        String has = "'playerUUID':'$onPlay.playerUUID','cardUUID':'$dc1.UUID'}";
        assertEquals(
                new Condition.HasCard(true, PLAYER, card), condition("{'type':'HasCard'," + has));
        assertEquals(
                new Condition.HasCard(false, PLAYER, card),
                condition("{'type':'HasNoCard'," + has));
        String type = "'playerUUID':'$onPlay.playerUUID','cardType':'wand'";
        assertEquals(
                new Condition.IsType(true, PLAYER, "wand", null),
                condition("{'type':'IsType'," + type + "}"));
        assertEquals(
                new Condition.IsType(false, PLAYER, "wand", card),
                condition("{'type':'IsNotType'," + type + ",'cardUUID':'$dc1.UUID'}"));
        assertEquals(
                new Condition.HasWand(PLAYER),
                condition("{'type':'HasWand','playerUUID':'$onPlay.playerUUID'}"));
    }

    @Test
    void comparison_keepsTheOrderOfItsValues() {
        assertEquals(
                new Condition.Compare(
                        Condition.Order.AT_MOST,
                        new Value.Getter("getCardProperty", new Text("c"), "manaCost"),
                        new Constant(4)),
                condition(
                        """
                        {'type':'LessThanOrEqual','value2':4,'value1':
                         {'type':'getCardProperty','cardUUID':'c','property':'manaCost'}}
                        """));
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '`',
            value = {
                "`{'type':'getCardProperty','property':'name','cardUUID':'x'}`, name",
                "`{'type':'getPlayer','seat':'next','of':'x'}`, next",
                "`{'type':'getPlayerProperty','property':'gold','playerUUID':'x'}`, gold",
                "`{'type':'getMonsterProperty','property':'level','monsterUUID':'x'}`, level"
            })
    void getter_hasAnOwnerAndAProperty(String text, String property) {
        Value.Getter getter = (Value.Getter) value(text);
        assertEquals(new Value.Getter(getter.type(), new Text("x"), property), getter);
        assertEquals(Given.map(text).text("type", ""), getter.type());
    }

    @Test
    void valuesToCompare_areAnyJson() {
        assertEquals(new Constant(-7), value("-7"));
        assertEquals(new Text("7"), value("'7'"));
        assertEquals(new Value.Literal((JsonScalar) Given.node("1.5")), value("1.5"));
        assertEquals(new Value.Literal((JsonScalar) Given.node("true")), value("true"));
        assertEquals(
                new Value.Items(List.of(new Constant(1), new Value.Items(List.of()))),
                value("[1,[]]"));
        assertEquals(
                new Value.Fields(
                        List.of(
                                new Value.Field("type", new Text("none")),
                                new Value.Field("b", new Constant(2)))),
                value("{'type':'none','b':2}"));
    }

    @Test
    void targets_areNamedOneOrMany() {
        assertEquals(new Target.Named(List.of(new Text("a"))), target("'a'"));
        assertEquals(
                new Target.Named(List.of(new Text("a"), new Text("$b"))), target("['a','$b']"));
        Value next = new Value.Getter("getPlayer", new Text("p"), "next");
        assertEquals(
                new Target.Named(List.of(next)),
                target("{'type':'getPlayer','of':'p','seat':'next'}"));
    }

    @Test
    void chooser_hasWhatItIsGiven() {
        ObjectType monsters = ObjectType.named("monsterChooser", CardGrammar.CHOOSERS);
        assertEquals(
                new Target.Chooser(monsters, PLAYER, null, "", null),
                target("{'type':'monsterChooser','ask':'$onPlay.playerUUID'}"));
        ObjectType cards = ObjectType.named("randomCard", CardGrammar.CHOOSERS);
        assertEquals(
                new Target.Chooser(cards, null, new Constant(2), "discard", PLAYER),
                target(
                        "{'type':'randomCard','amount':2,'zone':'discard',"
                                + "'of':'$onPlay.playerUUID'}"));
    }
}

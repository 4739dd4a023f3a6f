package cardbench.wizard.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.text.Diagnostic;
import cardbench.base.text.Diagnostics;
import cardbench.base.text.Severity;
import cardbench.wizard.check.Cards;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Slips in scenarios are said, wherever they are. */
class ScenarioCheckTest {

    private static final String CARD = Cards.playing("").replace('"', '\'');

    /** A scenario in which there is nothing to say; quotes are single ones. */
    private static final String GOOD =
            "{'kind':'run','profile':'document','seed':'xoshiro128:1','cards':["
                    + CARD
                    + "],'initial':{'round':1,'phase':'battling','current':'p1','players':["
                    + "{'UUID':'p1','mana':9,'gold':3,'freezing':0,'position':0,'wand':null,"
                    + "'lastPlayed':'c9','passed':false,'hand':['c1'],'deck':['c2'],"
                    + "'discard':[],'played':[],'occultSlot':[]},{'UUID':'p2'}],"
                    + "'monsters':[{'UUID':'m1','id':'a.exploration.III.m','level':'III',"
                    + "'health':5,'maxHealth':5,'reward':1,'defeated':false,'group':'m1'}],"
                    + "'shop':['s1'],'shopDeck':[],'instances':{'c1':'test.treasure.common.one',"
                    + "'c2':'test.treasure.plain.x'}},'actions':["
                    + "{'action':'play','player':'p1','card':'c1','choices':[]},"
                    + "{'action':'draw','player':'p1','n':1},"
                    + "{'action':'emit','event':'onBuy','context':{'playerUUID':'p1',"
                    + "'cardUUID':'c1','cardID':'x','price':1}},"
                    + "{'action':'flip','player':'p1','UUID':'e1','type':'monster','id':'x.y.z.e',"
                    + "'level':'VI','health':4,'reward':1,'pools':[3,2]}],'expect':{}}";

    private static List<String> linesOf(String scenario) {
        List<String> codes = new ArrayList<>();
        for (Diagnostic one : ScenarioReader.read(scenario.replace('\'', '"')).diagnostics()) {
            if (one.severity() == Severity.INFO) {
                continue;
            }
            codes.add(
                    one.code().name()
                            + " "
                            + one.location().pointer()
                            + (one.fix() == null ? "" : " " + one.fix()));
        }
        return codes;
    }

    /** Integers, by the definition of JSON Schema, in the state and in an action. */
    @Test
    void integerWithPointOrExponent_isTaken() {
        assertEquals(List.of(), linesOf(GOOD.replace("'mana':9", "'mana':9.0")));
        assertEquals(List.of(), linesOf(GOOD.replace("'n':1", "'n':1e0")));
    }

    @Test
    void soundScenario_isNotComplainedAbout() {
        assertEquals(List.of(), linesOf(GOOD));
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '|',
            delimiter = ';',
            value = {
                "'expect':{};'expects':{};wizard.unknown-key /expects \"expect\"",
                "'actions':;'actoins':;wizard.unknown-key /actoins \"actions\"",
                "'initial':;'context':{},'initial':;wizard.unknown-key /context",
                "'kind':'run';'kind':'runn';wizard.unknown-value /kind \"run\"",
                "'kind':'run';'kind':1;wizard.type /kind",
                "'seed':'xoshiro128:1';'seed':'a b';wizard.type /seed",
                "'profile':'document';'profile':'documents';wizard.unknown-value /profile \"document\"",
                "'phase':'battling';'phase':'battlin';wizard.unknown-value /initial/phase \"battling\"",
                "'current':'p1';'current':'p9';wizard.unknown-name /initial/current",
                "'shop':['s1'];'shop':'s1';wizard.type /initial/shop",
                "'gold':3;'gld':3;wizard.unknown-key /initial/players/0/gld \"gold\"",
                "'mana':9;'mana':'9';wizard.type /initial/players/0/mana 9",
                "'mana':9;'mana':-1;wizard.range /initial/players/0/mana",
                "'mana':9;'mana':1.5;wizard.type /initial/players/0/mana",
                "'passed':false;'passed':0;wizard.type /initial/players/0/passed",
                "'hand':['c1'];'hand':[1];wizard.type /initial/players/0/hand/0",
                "'health':5;'health':-5;wizard.range /initial/monsters/0/health",
                "'level':'III';'level':'iii';wizard.unknown-value /initial/monsters/0/level \"III\"",
                "'level':'III';'level':'IV';wizard.unknown-value /initial/monsters/0/level",
                "{'UUID':'p2'};{'id':'p2'};wizard.missing /initial/players/1",
                "{'UUID':'p2'};'p2';wizard.type /initial/players/1",
                "{'UUID':'p2'};{'UUID':'p1'};wizard.duplicate-uuid /initial/players/1/UUID",
                "'deck':['c2'];'deck':['c2','c1'];wizard.duplicate-uuid /initial/players/0/deck/1",
                "'wand':null;'wand':'c1';wizard.duplicate-uuid /initial/players/0/wand",
                "'shop':['s1'];'shop':['c1'];wizard.duplicate-uuid /initial/shop/0",
                "'test.treasure.common.one','c2';'test.treasure.common.on','c2';wizard.unknown-card"
                        + " /initial/instances/c1 \"test.treasure.common.one\"",
                "'c2':'test.treasure.plain.x';'c2':2;wizard.type /initial/instances/c2",
                "'choices':[];'choice':[];wizard.unknown-key /actions/0/choice \"choices\"",
                "'choices':[];'choices':[{}];wizard.type /actions/0/choices/0",
                "'n':1;'n':'1';wizard.type /actions/1/n 1",
                "'n':1;'n':-1;wizard.range /actions/1/n",
                ",'context':{'playerUUID':'p1','cardUUID':'c1','cardID':'x','price':1};"
                        + ";wizard.event-context /actions/2/event",
                ",'price':1;;wizard.event-context /actions/2/context",
                "'price':1;'price':'1';wizard.type /actions/2/context/price 1",
                "'cardID':'x';'cardId':'x';wizard.unknown-key /actions/2/context/cardId \"cardID\"",
                "'type':'monster';'type':'monstre';wizard.unknown-value /actions/3/type \"monster\"",
                "'pools':[3,2];'pools':[3,'2'];wizard.type /actions/3/pools/1 2",
            })
    void slip_isSaidAtItsPlace(String good, String slip, String expected) {
        assertTrue(GOOD.contains(good), good);
        String scenario = GOOD.replace(good, slip == null ? "" : slip);
        List<String> codes = linesOf(scenario);
        assertTrue(codes.contains(expected.strip()), codes.toString());
    }

    /** Each slip is said once: a wrong key brings no second remark with it. */
    @Test
    void misspeltKey_isSaidOnce() {
        for (String[] slip :
                new String[][] {{"'gold'", "'gld'"}, {"'expect'", "'expcet'"}, {"'n'", "'m'"}}) {
            assertEquals(1, linesOf(GOOD.replace(slip[0], slip[1])).size(), slip[1]);
        }
    }

    static Set<String> names() {
        return ScenarioFiles.all().keySet();
    }

    @ParameterizedTest
    @MethodSource("names")
    void scenarioOfTheProject_hasNoSlip(String name) {
        assertEquals(List.of(), linesOf(ScenarioFiles.all().get(name)));
    }

    /** A handle with a slip in a later action can be gone on with where it is a warning. */
    @Test
    void warning_doesNotKeepAGameFromGoingOn() {
        String scenario = GOOD.replace("'choices':[]", "'colour':1").replace('\'', '"');
        Playground.Answer answer = TextGame.start(scenario);
        assertNotNull(answer.result());
        assertEquals(Severity.WARNING, answer.diagnostics().get(0).severity());
        String wrong = GOOD.replace("'mana':9", "'mana':'9'").replace('\'', '"');
        assertNull(TextGame.start(wrong).result());
        assertFalse(ScenarioReader.read(wrong).isValid());
    }

    @Test
    void inputsBeyondTheLimit_areRefused() {
        String texts = "'a',".repeat(1_000) + "'a'";
        List<String> codes = linesOf("{'kind':'interpolate','texts':[" + texts + "]}");
        assertEquals(List.of("wizard.too-many /texts/1000"), codes);
    }

    /** What the document does not limit is told where our limits change it. */
    @Test
    void limitOfNumbersAndLastingDefeat_areLogged() {
        String doables =
                "{'type':'loop','times':200,'do':[{'type':'gold','mode':'add','amount':9999,"
                        + "'target':'p1'}]},{'type':'damage','amount':9,'target':'m1'},"
                        + "{'type':'health','mode':'add','amount':5,'target':'m1'}";
        String scenario =
                GOOD.replace(
                        "{'action':'play'",
                        "{'action':'run','player':'p1','do':[" + doables + "]},{'action':'play'");
        String log = TextGame.start(scenario.replace('\'', '"')).result().toString();
        assertTrue(log.contains("{\"of\":\"p1\",\"most\":999999}"), "capped");
        assertTrue(log.contains("\"name\":\"stays-defeated\",\"data\":{\"monster\":\"m1\"}"));
    }

    /** More errors than are kept hide none that a doable may not be built from. */
    @Test
    void wrongDoableBehindManyErrors_isNotBuilt() {
        String player = "{'UUID':'p1'},";
        String run = "{'action':'run','player':'p1','do':[{'type':'mana','mode':'x'}]}";
        String scenario =
                "{'kind':'run','initial':{'players':["
                        + player.repeat(2 * Diagnostics.LIMIT + 1)
                        + "{'UUID':'p2'}]},'actions':["
                        + run
                        + "]}";
        assertEquals(2 * Diagnostics.LIMIT, linesOf(scenario).size());
    }
}

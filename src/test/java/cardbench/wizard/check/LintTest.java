package cardbench.wizard.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.wizard.play.ScenarioReader;
import cardbench.wizard.play.ScenarioRun;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonArray;
import com.eclipsesource.json.JsonObject;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the lints leave alone, and what one slip does not bring with it. */
class LintTest {

    private static final String ME = "\"$onPlay.playerUUID\"";

    private static final String DRAW =
            "{\"id\":\"d\",\"type\":\"drawCard\",\"amount\":1,\"target\":" + ME + "}";

    private static final String USE = "{\"type\":\"discardCard\",\"target\":\"{d.UUID}\"}";

    private static final String WAND = "{\"type\":\"HasWand\",\"playerUUID\":" + ME + "}";

    private static String iff(String then, String otherwise) {
        return "{\"type\":\"if\",\"condition\":"
                + WAND
                + ",\"do\":["
                + then
                + "],\"elsedo\":["
                + otherwise
                + "]}";
    }

    private static String damaging(String members) {
        return "{\"type\":\"addTriggers\",\"triggers\":[{\"event\":\"onDamageTaken\","
                + members
                + ",\"do\":[{\"type\":\"damage\",\"amount\":1,"
                + "\"target\":\"$onDamageTaken.monsterUUID\"}]}]}";
    }

    @Test
    void variableThatIsSure_isNotDoubted() {
        for (String doables :
                List.of(
                        iff(DRAW, DRAW) + "," + USE,
                        iff(DRAW + "," + USE, ""),
                        iff(DRAW, "") + "," + iff(USE, ""),
                        iff("", DRAW) + "," + iff("", USE),
                        DRAW + "," + iff("", "") + "," + USE)) {
            List<String> codes = Cards.linesOf(Cards.playing(doables));
            assertEquals(List.of(), codes, doables);
        }
    }

    @Test
    void variableOfABranchInABranch_isDoubted() {
        String rare =
                "{\"type\":\"if\",\"condition\":{\"type\":\"HasCard\",\"playerUUID\":"
                        + ME
                        + ",\"cardUUID\":\"c\"},\"do\":["
                        + DRAW
                        + "]}";
        List<String> codes = Cards.codes(Cards.playing(iff(rare, DRAW) + "," + USE));
        assertTrue(codes.contains("wizard.one-branch"), codes.toString());
    }

    @Test
    void triggerThatEnds_isLeftAlone() {
        for (String members :
                List.of(
                        "\"mode\":\"once\"",
                        "\"mode\":\"turn\",\"condition\":{\"type\":\"GreaterThan\","
                                + "\"value1\":\"$onDamageTaken.amount\",\"value2\":1}",
                        "\"mode\":\"turn\",\"condition\":{\"type\":\"Equals\",\"value1\":"
                                + "\"$onDamageTaken.sourcePlayerUUID\",\"value2\":{\"type\":"
                                + "\"getPlayer\",\"of\":"
                                + ME
                                + ",\"seat\":\"next\"}}")) {
            List<String> codes = Cards.codes(Cards.playing(damaging(members)));
            assertFalse(codes.contains("wizard.fires-itself"), members);
        }
        String drawing =
                Cards.treasure(
                        "{\"at\":\"onDraw\",\"do\":[{\"type\":\"drawCard\",\"amount\":1,"
                                + "\"target\":\"$onDraw.playerUUID\"}]}");
        assertEquals(List.of(), Cards.linesOf(drawing), "a single copy never draws itself");
    }

    @Test
    void longestLoopThatComesToItsEnd_isLeftAlone() {
        String loop =
                "{\"type\":\"loop\",\"times\":999,\"do\":[{\"type\":\"shuffleBack\",\"player\":"
                        + ME
                        + "}]}";
        assertEquals(List.of(), Cards.linesOf(Cards.playing(loop)));
        String more = loop.replace("999", "1000");
        assertTrue(Cards.codes(Cards.playing(more)).contains("wizard.too-long"));
    }

    /** Who gives the variables is not known, so none of them is complained about. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"do\":[{\"type\":\"drawCard\",\"amount\":1,\"target\":\"$onPlay.playerUUID\"}]}",
                "{\"at\":\"onParty\",\"do\":[{\"type\":\"drawCard\",\"amount\":1,"
                        + "\"target\":\"$onParty.playerUUID\"}]}",
                "{\"at\":\"onPlay\",\"do\":[{\"type\":\"addTriggers\",\"triggers\":[{\"mode\":\"once\","
                        + "\"event\":\"onParty\",\"do\":[{\"type\":\"drawCard\",\"amount\":1,"
                        + "\"target\":\"$onParty.playerUUID\"}]}]}]}"
            })
    void misspeltGiver_isSaidOnce(String behavior) {
        assertEquals(1, Cards.linesOf(Cards.treasure(behavior)).size(), behavior);
    }

    /** The document's own mode: a card removes its trigger by the UUID that mounting it gave. */
    @Test
    void mountedTrigger_isRemovedByItsUuid() {
        String doables =
                "{\"id\":\"x\",\"type\":\"addTriggers\",\"triggers\":[{\"mode\":\"always\","
                        + "\"event\":\"onRoundStart\",\"do\":[{\"type\":\"gold\",\"mode\":\"add\","
                        + "\"amount\":1,\"target\":"
                        + ME
                        + "}]}]},{\"type\":\"removeTriggers\",\"mode\":\"UUID\","
                        + "\"targets\":[\"{x.UUID}\"]}";
        String card = Cards.playing(doables);
        assertEquals(List.of(), Cards.linesOf(card));
        JsonObject scenario =
                Json.parse(
                                "{\"initial\":{\"players\":[{\"UUID\":\"p1\",\"gold\":3,\"hand\":"
                                        + "[\"c1\"]}],\"instances\":{\"c1\":"
                                        + "\"test.treasure.common.one\"}},\"actions\":["
                                        + "{\"action\":\"play\",\"player\":\"p1\",\"card\":\"c1\"},"
                                        + "{\"action\":\"emit\",\"event\":\"onRoundStart\","
                                        + "\"context\":{\"round\":1}}],\"expect\":{\"players\":"
                                        + "{\"p1\":{\"gold\":3}},\"triggers\":[]}}")
                        .asObject();
        scenario.add("cards", new JsonArray().add(card));
        ScenarioRun.Result result = ScenarioRun.of(ScenarioReader.read(scenario.toString()));
        assertEquals(List.of(), result.diagnostics());
        assertEquals(List.of(), result.differences());
    }

    /** Conditions that look alike and can hold together. */
    @Test
    void conditionsThatCanHoldTogether_areLeftAlone() {
        String gold =
                "{\"type\":\"getPlayerProperty\",\"playerUUID\":" + ME + ",\"property\":\"gold\"}";
        String mana = gold.replace("gold", "mana");
        String compare = "{\"type\":\"%s\",\"value1\":%s,\"value2\":%s}";
        String more = compare.formatted("GreaterThan", gold, "3");
        String less = compare.formatted("LessThan", gold, "5");
        String equal = compare.formatted("Equals", gold, mana);
        String not = "{\"type\":\"Not\",\"condition\":%s}";
        String both = "{\"type\":\"%s\",\"conditions\":[%s,%s]}";
        for (String condition :
                List.of(
                        both.formatted("And", more, less),
                        both.formatted("Or", more, compare.formatted("LessThan", gold, "2")),
                        both.formatted("And", equal, compare.formatted("Equals", gold, "2")),
                        both.formatted("And", equal, compare.formatted("AtMost", gold, mana))
                                .replace("AtMost", "LessThanOrEqual"),
                        // a value without a meaning is neither greater nor at most 3
                        both.formatted(
                                "And",
                                not.formatted(more),
                                not.formatted(compare.formatted("LessThanOrEqual", gold, "3"))),
                        both.formatted(
                                "And",
                                compare.formatted("GreaterThanOrEqual", gold, "3"),
                                compare.formatted("LessThanOrEqual", gold, "3")))) {
            String doable = "{\"type\":\"if\",\"condition\":" + condition + ",\"do\":[]}";
            assertEquals(List.of(), Cards.linesOf(Cards.playing(doable)), condition);
        }
    }

    /** Gold changes between two conditions, and each event has a level of its own. */
    @Test
    void conditionInsideOfAnother_isNoContradictionWhereTheValueCanChange() {
        String gold =
                "{\"type\":\"Equals\",\"value1\":{\"type\":\"getPlayerProperty\",\"playerUUID\":"
                        + ME
                        + ",\"property\":\"gold\"},\"value2\":";
        String inner = "{\"type\":\"if\",\"condition\":" + gold + "2},\"do\":[]}";
        String outer = "{\"type\":\"if\",\"condition\":" + gold + "1},\"do\":[" + inner + "]}";
        assertEquals(List.of(), Cards.linesOf(Cards.playing(outer)));
        String trigger =
                "{\"type\":\"addTriggers\",\"triggers\":[{\"mode\":\"once\",\"event\":\"onDefeat\","
                        + "\"condition\":{\"type\":\"Equals\",\"value1\":\"$onDefeat.level\","
                        + "\"value2\":\"%s\"},\"do\":[%s]}]}";
        String nested = trigger.formatted("III", trigger.formatted("VI", ""));
        assertEquals(List.of(), Cards.linesOf(Cards.playing(nested)));
    }

    /** The part that cannot hold is named with those that exclude it, and with no other. */
    @Test
    void contradiction_namesTheConditionsThatItNeeds() {
        String level = "\"$onDefeat.level\"";
        String equal = "{\"type\":\"Equals\",\"value1\":%s,\"value2\":\"%s\"}";
        String condition =
                "{\"type\":\"And\",\"conditions\":["
                        + equal.formatted(level, "III")
                        + ","
                        + equal.formatted("\"$onDefeat.sourcePlayerUUID\"", "{onPlay.playerUUID}")
                        + ","
                        + equal.formatted(level, "VI")
                        + "]}";
        String card =
                Cards.playing(
                        Fault.mount(
                                "{\"mode\":\"always\",\"event\":\"onDefeat\",\"condition\":"
                                        + condition
                                        + ",\"do\":[]}"));
        assertEquals(
                "this can never hold together with “$onDefeat.level = III”",
                Cards.first(card, "wizard.contradiction").message());
    }

    /**
     * What is meant: each turn by its own id, the end of a search, one turn, a wand of each player.
     */
    @Test
    void loopsAndWandsThatAreMeantSo_areNotReported() {
        String draw = "{'type':'drawCard','id':'%s','amount':1,'target':'$onPlay.playerUUID'}";
        String discard = ",{'type':'discardCard','target':'%s'}";
        String loop = "{'type':'loop','id':'l',%s,'do':[%s]}";
        String wand =
                "{'at':'onEquip','do':[{'type':'addTriggers','triggers':[{'id':'%s','mode':'always',"
                        + "'event':'onBuy','do':[]}]}]},{'at':'onUnequip','do':[{'type':"
                        + "'removeTriggers','mode':'id','targets':['%s']}]}";
        String perPlayer = "aura{%s.playerUUID}";
        for (String card :
                List.of(
                        Cards.playing(
                                loop.formatted("'times':2", draw.formatted("d{l.index}"))
                                        + discard.formatted("$d1.UUID")),
                        Cards.playing(
                                loop.formatted(
                                        "'times':2",
                                        draw.formatted("d") + discard.formatted("$d.UUID"))),
                        Cards.playing(
                                loop.formatted(
                                                "'times':9,'until':{'type':'AlwaysTrue'}",
                                                draw.formatted("d"))
                                        + discard.formatted("$d.UUID")),
                        Cards.playing(
                                loop.formatted("'times':1", draw.formatted("d"))
                                        + discard.formatted("$d.UUID")),
                        Cards.playing(
                                loop.formatted("'times':2", draw.formatted("d"))
                                        + ","
                                        + draw.formatted("d")
                                        + discard.formatted("$d.UUID")),
                        Cards.treasure(wand.formatted("aura", "aura")),
                        Cards.treasure(
                                        wand.formatted(
                                                perPlayer.formatted("onEquip"),
                                                perPlayer.formatted("onUnequip")))
                                .replace("'count': 1", "'count': 3"))) {
            String text = card.replace('\'', '"');
            List<String> codes =
                    CardReader.read(text, false).diagnostics().stream()
                            .map(one -> one.code().name())
                            .filter(
                                    code ->
                                            code.equals("wizard.last-turn")
                                                    || code.equals("wizard.every-copy"))
                            .toList();
            assertEquals(List.of(), codes, text);
        }
    }
}

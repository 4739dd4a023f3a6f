package cardbench.codes.call.ygo;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.app.bundle.AllOperations;
import cardbench.codes.ygo.database.MadeDatabase;
import cardbench.codes.ygo.database.MadeDatabase.Made;
import cardbench.contract.Dispatcher;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which of two numberings of archetypes a request speaks; the numbers are those of 2026. */
class ArchetypesTest {

    private static final String YGOPRO =
            "!setname 0x180 卫星闪灵\n!setname 0x181 珠泪哀歌族\n!setname 0x8 英雄\n";

    private static final String EDOPRO =
            "!setname 0x181 Spright\n!setname 0x182 Tearlaments\n!setname 0x8 HERO\n";

    /** Rows of a table like the one that the deployment makes. */
    private static final String TABLE =
            "cardbench-table 1\tarchetypes\tcards\nid\tygopro\tedopro\n\t384\t385\n\t385\t386\n\t8\t8\n\t\t1537\n"
                    + "cardbench-table 1\tarchetypes\ten\nid\tname\n\tSpright\n\tTearlaments\n\tHERO\n\tAnime\n"
                    + "cardbench-table 1\tarchetypes\tja\nid\tname\n\tスプライト\n\tティアラメンツ\n\tHERO\n";

    private final Dispatcher call = new Dispatcher(AllOperations.all());

    private void open(String kind, String name, String text) {
        open(kind, name, text.getBytes(StandardCharsets.UTF_8));
    }

    private void open(String kind, String name, byte[] bytes) {
        String answer = call.open(kind, name, bytes);
        assertTrue(Json.parse(answer).asObject().getBoolean("ok", false), answer);
    }

    private JsonObject ask(String op, String arguments) {
        String request = "{\"op\":\"" + op + "\"" + (arguments.isEmpty() ? "" : "," + arguments);
        return Json.parse(call.call(request + "}")).asObject();
    }

    private JsonObject result(String op, String arguments) {
        JsonObject answer = ask(op, arguments);
        assertTrue(answer.getBoolean("ok", false), answer.toString());
        return answer.get("result").asObject();
    }

    private static String numbering(JsonObject result) {
        return result.getString("numbering", "") + " " + result.getString("numberingBy", "");
    }

    private String named(String numbering, String code) {
        JsonObject explained =
                result(
                        "setcode.explain",
                        "\"setcode\":\""
                                + code
                                + "\""
                                + (numbering.isEmpty()
                                        ? ""
                                        : ",\"numbering\":\"" + numbering + "\""));
        JsonObject slot = explained.get("slots").asArray().get(0).asObject();
        return slot.get("memberOf").asArray().get(0).asObject().getString("name", "");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "setcode.member/\"setcode\":\"0x181\",\"target\":\"0x181\"",
                "setcode.unpack/\"setcode\":\"0x181\"",
                "setcode.explain/\"setcode\":\"0x181\"",
                "setcode.pack/\"codes\":[\"0x181\"]",
                "setcode.subcodes/\"base\":\"0xd\"",
                "setcode.antichain/\"base\":\"0xd\",\"existing\":[]",
                "setcode.conflict/\"candidate\":\"0x181\"",
                "setcode.merge/\"codes\":[\"0x100d\"]",
                "setcode.free/",
                "setcode.capacity/\"base\":\"0xd\"",
                "setnames.list/",
                "setnames.find/\"name\":\"hero\"",
                "setnames.compare/",
                "setnames.constants/",
                "database.search/",
                "database.card/\"id\":92731385",
                "database.members/\"setcode\":\"0x182\"",
                "database.audit/",
                "database.script/\"ids\":[92731385],\"add\":\"0x8\"",
            })
    void everyAnswer_saysWhoseNumbersItHas(String request) throws Exception {
        open(
                "cards.cdb",
                "edo.cdb",
                MadeDatabase.of(List.of(Made.monster(92731385, 0x182, "Kitkallos"))));
        int slash = request.indexOf('/');
        String op = request.substring(0, slash);
        String arguments = request.substring(slash + 1);
        assertEquals("edopro file", numbering(result(op, arguments)));
        if (!op.equals("database.script")) {
            String chosen =
                    arguments + (arguments.isEmpty() ? "" : ",") + "\"numbering\":\"ygopro\"";
            assertEquals("ygopro request", numbering(result(op, chosen)));
        }
        assertFalse(
                ask(op, arguments + (arguments.isEmpty() ? "" : ",") + "\"numbering\":\"both\"")
                        .getBoolean("ok", true));
    }

    @Test
    void numbering_isFoundInFiles_andChosenOtherwise() {
        assertEquals("ygopro default", numbering(result("setnames.list", "")));
        open("strings.conf", "e.conf", EDOPRO);
        assertEquals("edopro file", numbering(result("setnames.list", "")));
        assertEquals("Spright", named("", "0x181"));
        call.call("{\"op\":\"close\",\"name\":\"e.conf\"}");
        open("strings.conf", "constants.lua", "SET_TEARLAMENTS = 0x182\n");
        assertEquals("edopro file", numbering(result("setnames.list", "")));
    }

    @Test
    void filesOfBothClients_areKeptApart() {
        open("strings.conf", "e.conf", EDOPRO);
        open("strings.conf", "y.conf", YGOPRO);
        JsonObject answer = ask("setnames.list", "");
        assertEquals("ygopro file", numbering(answer.get("result").asObject()));
        assertEquals("[\"y.conf\"]", answer.get("result").asObject().get("lists").toString());
        JsonObject diagnostic = answer.get("diagnostics").asArray().get(0).asObject();
        assertEquals("ygo.numberings-differ", diagnostic.getString("code", ""));
        assertEquals("珠泪哀歌族", named("", "0x181"));
        assertEquals("Spright", named("edopro", "0x181"));
        assertEquals("[]", result("setnames.compare", "").get("differences").toString());
    }

    @Test
    void conflict_isJudgedWithinOneNumbering() throws Exception {
        open("strings.conf", "e.conf", EDOPRO);
        open("strings.conf", "y.conf", YGOPRO);
        open(
                "cards.cdb",
                "y.cdb",
                MadeDatabase.of(List.of(Made.monster(92731385, 0x181, "琪多卡洛斯"))));
        // 0x182 is free in these lists of YGOPro, and Tearlaments in EDOPro
        String candidate = "\"candidate\":\"0x182\"";
        assertEquals("[]", result("setcode.conflict", candidate).get("conflicts").toString());
        assertEquals(
                "[{\"kind\":\"duplicate\",\"of\":\"0x182\"}]",
                result("setcode.conflict", candidate + ",\"numbering\":\"edopro\"")
                        .get("conflicts")
                        .toString());
        // cards of a database of YGOPro do not use numbers of EDOPro
        String used = "\"candidate\":\"0x181\",\"registry\":[]";
        assertEquals(
                "[{\"kind\":\"inCards\",\"of\":\"0x181\"}]",
                result("setcode.conflict", used).get("conflicts").toString());
        assertEquals(
                "[]",
                result("setcode.conflict", used + ",\"numbering\":\"edopro\"")
                        .get("conflicts")
                        .toString());
    }

    @Test
    void cards_areMembersInTheNumbersOfTheirDatabase() throws Exception {
        open(
                "cards.cdb",
                "e.cdb",
                MadeDatabase.of(List.of(Made.monster(76145933, 0x181, "Spright Blue"))));
        open(
                "cards.cdb",
                "y.cdb",
                MadeDatabase.of(List.of(Made.monster(92731385, 0x181, "琪多卡洛斯"))));
        String members = "\"setcode\":\"0x181\"";
        assertEquals("[92731385]", ids(result("database.members", members)));
        assertEquals(
                "[76145933]",
                ids(result("database.members", members + ",\"numbering\":\"edopro\"")));
        assertEquals("[76145933, 92731385]", ids(result("database.search", "")));
        JsonObject refused = ask("database.script", "\"ids\":[76145933],\"add\":\"0x8\"");
        assertFalse(refused.getBoolean("ok", true));
        assertTrue(refused.toString().contains("ygo.other-numbering"), refused.toString());
    }

    private static String ids(JsonObject result) {
        List<Integer> ids = new ArrayList<>();
        for (JsonValue card : result.get("cards").asArray()) {
            ids.add(card.asObject().getInt("id", 0));
        }
        return ids.toString();
    }

    @Test
    void name_isFoundWithBothNumbers() {
        open("table", "archetypes", TABLE);
        String both = "[{\"name\":\"Tearlaments\",\"ygopro\":\"0x181\",\"edopro\":\"0x182\"}]";
        assertEquals(
                both, result("setnames.find", "\"name\":\"tearlaments\"").get("found").toString());
        assertEquals(
                "[{\"name\":\"ティアラメンツ\",\"ygopro\":\"0x181\",\"edopro\":\"0x182\"}]",
                result("setnames.find", "\"name\":\"ティアラ\",\"language\":\"ja\"")
                        .get("found")
                        .toString());
        assertEquals(both, result("setnames.find", "\"name\":\"ティアラメンツ\"").get("found").toString());
        assertEquals(
                "[{\"name\":\"Anime\",\"edopro\":\"0x601\"}]",
                result("setnames.find", "\"name\":\"anime\"").get("found").toString());
        assertEquals("[]", result("setnames.find", "\"name\":\"...\"").get("found").toString());
    }

    @Test
    void table_namesTheArchetypesOfEitherNumbering_behindOpenFiles() {
        open("table", "archetypes", TABLE);
        assertEquals("Tearlaments", named("", "0x181"));
        assertEquals("Spright", named("edopro", "0x181"));
        assertEquals("Anime", named("edopro", "0x601"));
        assertEquals("", named("", "0x601"));
        open("strings.conf", "mine.conf", "!setname 0x181 mine\n");
        assertEquals("mine", named("", "0x181"));
        assertEquals("Spright", named("", "0x180"));
        assertEquals(
                "[\"mine.conf\",\"archetypes\"]",
                result("setnames.list", "").get("lists").toString());
    }

    private static String codes(JsonObject answer) {
        List<String> codes = new ArrayList<>();
        for (JsonValue one : answer.get("diagnostics").asArray()) {
            codes.add(one.asObject().getString("code", ""));
        }
        return codes.toString();
    }

    private static final List<Made> NEW = List.of(Made.monster(100000001, 0x1b0, "New"));

    @Test
    void cardsBeforeTheirRelease_areOfEdopro() throws Exception {
        open("cards.cdb", "new.cdb", MadeDatabase.of(NEW, "UPDATE datas SET ot = 0x101"));
        JsonObject answer = ask("database.members", "\"setcode\":\"0x1b0\"");
        assertEquals("edopro file", numbering(answer.get("result").asObject()));
        assertEquals("[]", codes(answer));
    }

    @Test
    void databaseWithoutASign_isWarnedOf_untilANumberingIsChosen() throws Exception {
        open("cards.cdb", "new.cdb", MadeDatabase.of(NEW));
        JsonObject answer = ask("database.audit", "");
        assertEquals("ygopro default", numbering(answer.get("result").asObject()));
        assertEquals("[ygo.numbering-unclear]", codes(answer));
        assertTrue(answer.toString().contains("new.cdb does not show"), answer.toString());
        assertEquals("[]", codes(ask("database.audit", "\"numbering\":\"edopro\"")));
        open("strings.conf", "e.conf", EDOPRO);
        assertEquals("[]", codes(ask("database.audit", "")));
    }

    @ParameterizedTest
    @ValueSource(longs = {0x138, 0xf138, 0x600, 0x7fff, 0})
    void numbersThatBothClientsHave_areNotWarnedOf(long setcode) throws Exception {
        open("cards.cdb", "old.cdb", MadeDatabase.of(List.of(Made.monster(1, setcode, "Old"))));
        assertEquals("[]", codes(ask("setnames.list", "")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"0x139", "0x1139", "0x5ff"})
    void listWithoutASign_isWarnedOf(String number) {
        open("strings.conf", "x.conf", "!setname " + number + " A\n");
        assertEquals("[ygo.numbering-unclear]", codes(ask("setnames.list", "")));
    }

    @Test
    void nameStandsForItsNumber_ofTheOpenLists() {
        open("table", "archetypes", TABLE);
        String spright = "\"setcode\":\"0x181\",\"target\":\"Spright\",\"numbering\":";
        assertFalse(
                result("setcode.member", spright + "\"ygopro\"").getBoolean("member", true),
                "0x180 there");
        JsonObject answer = ask("setcode.member", spright + "\"edopro\"");
        assertTrue(answer.get("result").asObject().getBoolean("member", false));
        assertEquals("[ygo.name-read]", codes(answer));
        assertTrue(answer.toString().contains("“Spright” was read as 0x181"), answer.toString());
        assertEquals(
                "[\"0x181\"]",
                result("setcode.unpack", "\"setcode\":\"tearla\"").get("codes").toString());
        assertEquals(
                "[{\"kind\":\"duplicate\",\"of\":\"0x8\"}]",
                result("setcode.conflict", "\"candidate\":\" hero \"").get("conflicts").toString());
    }

    /** A name in each argument for a number gives the answer of the number. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "setcode.member/'setcode':'0x300d','target':'X-Saber'",
                "setcode.member/'setcode':'XX-Saber','target':'0x100d'",
                "setcode.explain/'setcode':'XX-Saber'",
                "setcode.pack/'codes':['X-Saber','0x7b']",
                "setcode.subcodes/'base':'Saber','mustNotContain':['X-Saber']",
                "setcode.subcodes/'base':'0xd','mustContain':['X-Saber'],'exclude':['XX-Saber']",
                "setcode.subcodes/'base':'0xd','mustNotBeContainedBy':['XX-Saber']",
                "setcode.antichain/'base':'Saber','existing':['X-Saber']",
                "setcode.conflict/'candidate':'X-Saber','registry':['XX-Saber']",
                "setcode.merge/'codes':['X-Saber','XX-Saber']",
                "setcode.capacity/'base':'Saber'",
                "database.members/'setcode':'X-Saber'",
                "database.search/'setcode':'X-Saber'",
                "database.script/'ids':[7],'add':'Saber','remove':'XX-Saber'",
            })
    void name_standsForANumberInEachArgument(String request) throws Exception {
        open(
                "strings.conf",
                "s.conf",
                "!setname 0xd Saber\n!setname 0x100d X-Saber\n!setname 0x300d XX-Saber\n");
        open("cards.cdb", "a.cdb", MadeDatabase.of(List.of(Made.monster(7, 0x300d, "seven"))));
        int slash = request.indexOf('/');
        String op = request.substring(0, slash);
        String named = request.substring(slash + 1).replace('\'', '"');
        String numbered =
                named.replace("\"Saber\"", "\"0xd\"")
                        .replace("\"X-Saber\"", "\"0x100d\"")
                        .replace("\"XX-Saber\"", "\"0x300d\"");
        assertEquals(result(op, numbered), result(op, named));
        assertTrue(codes(ask(op, named)).contains("ygo.name-read"));
        assertFalse(codes(ask(op, numbered)).contains("ygo.name-read"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "ygo.name-of-several setcode.member/\"setcode\":\"0x1\",\"target\":\"セ\"",
                "ygo.name-of-several setcode.subcodes/\"base\":\"Ein\"",
                "ygo.name-unknown setcode.unpack/\"setcode\":\"青眼\"",
                "ygo.name-unknown setcode.pack/\"codes\":[\"Blue-Eyes\"]",
                "ygo.not-a-number setcode.unpack/\"setcode\":\"0x1g\"",
                "ygo.not-a-number setcode.unpack/\"setcode\":\"12 Blue\""
            })
    void nameThatFitsNoneOrSeveral_isRefused(String expected) {
        int blank = expected.indexOf(' ');
        int slash = expected.indexOf('/');
        if (expected.contains("name-of-several")) {
            open("strings.conf", "two.conf", "!setname 0x1 セカン|Eins\n!setname 0x2 セブン|Einherjar\n");
        }
        JsonObject answer =
                ask(expected.substring(blank + 1, slash), expected.substring(slash + 1));
        assertFalse(answer.getBoolean("ok", true), answer.toString());
        assertEquals("[" + expected.substring(0, blank) + "]", codes(answer));
    }

    @Test
    void search_isNotSilentAboutMissingFiles() throws Exception {
        assertEquals("[ygo.example-names]", codes(ask("setnames.find", "\"name\":\"青眼\"")));
        open("strings.conf", "e.conf", EDOPRO);
        assertEquals("[]", codes(ask("setnames.find", "\"name\":\"青眼\"")));
        String search = "\"kind\":\"ydk\",\"text\":\"New\"";
        assertEquals("[ygo.no-database]", codes(ask("cards.search", search)));
        String list = "\"list\":\"2026.05 TCG\"";
        String deck = ",\"text\":\"#main\\n89631139\\n#extra\\n!side\\n\"";
        assertEquals("[ygo.no-list-open]", codes(ask("limits", list)));
        assertEquals("[ygo.no-list-open]", codes(ask("limits.change", list + deck)));
        assertEquals("[ygo.no-list-open]", codes(ask("deck", list + deck)));
        assertEquals("[ygo.no-database]", codes(ask("database.stub", "\"id\":100000001")));
        open("cards.cdb", "new.cdb", MadeDatabase.of(NEW));
        assertEquals("[]", codes(ask("cards.search", search)));
        assertEquals("[ygo.no-such-card]", codes(ask("database.stub", "\"id\":5")));
        assertEquals("[]", codes(ask("database.stub", "\"id\":5,\"type\":2")));
        open("lflist.conf", "l.conf", "!A\n89631139 1\n");
        assertEquals("[call.bad-value]", codes(ask("limits", list)));
    }

    @Test
    void constants_sayTheirNumbering() {
        open("table", "archetypes", TABLE);
        String text =
                result("setnames.constants", "\"numbering\":\"edopro\"").getString("text", "");
        assertTrue(text.startsWith("-- numbering: edopro\n"), text);
        assertTrue(text.contains("SET_TEARLAMENTS = 0x182 -- Tearlaments\n"), text);
        open("strings.conf", "mine.lua", text);
        assertEquals("edopro file", numbering(result("setnames.list", "")));
    }
}

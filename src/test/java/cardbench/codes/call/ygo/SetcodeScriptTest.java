package cardbench.codes.call.ygo;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.app.bundle.AllOperations;
import cardbench.codes.export.HostileNames;
import cardbench.codes.ygo.database.MadeDatabase;
import cardbench.codes.ygo.database.MadeDatabase.Made;
import cardbench.contract.Dispatcher;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonObject;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Scripts are run by SQLite itself. */
class SetcodeScriptTest {

    private static final String ATTACK = "x\n; DROP TABLE datas; --\r'\"\u2028\u0085";

    private static final List<Made> CARDS =
            List.of(
                    Made.monster(1, 0, ATTACK),
                    Made.monster(2, 0x7b, "銀河"),
                    Made.monster(3, 0x307b1048, "member"),
                    Made.monster(4, 0x0001000200030004L, "full"),
                    Made.monster(-2, 0x8001000200030000L, "large"));

    private final Dispatcher call = new Dispatcher(AllOperations.all());

    @TempDir private Path folder;

    @BeforeEach
    void open() throws Exception {
        call.open("cards.cdb", "a\n.cdb", MadeDatabase.of(CARDS));
    }

    private JsonObject ask(String arguments) {
        String answer = call.call("{\"op\":\"database.script\"," + arguments + "}");
        return Json.parse(answer).asObject();
    }

    private String setcodes(String sql) throws Exception {
        Path file = folder.resolve("cards.cdb");
        Files.write(file, MadeDatabase.of(CARDS));
        StringBuilder setcodes = new StringBuilder();
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
                Statement statement = connection.createStatement()) {
            statement.executeUpdate(sql);
            try (ResultSet rows =
                    statement.executeQuery("SELECT printf('%x', setcode) FROM datas ORDER BY id")) {
                while (rows.next()) {
                    setcodes.append(rows.getString(1)).append(' ');
                }
            }
        }
        return setcodes.toString();
    }

    @Test
    void script_addsAnArchetype_andRefusesAFifth() throws Exception {
        JsonObject response = ask("\"ids\":[1,2,3,4,4294967294,1],\"add\":\"0x107b\"");
        JsonObject result = response.get("result").asObject();
        assertEquals(
                "107b 107b 307b1048 1000200030004 800100020003107b ",
                setcodes(result.getString("sql", "")));
        assertEquals(3, result.get("changed").asArray().size());
        assertEquals(1, result.getInt("unchanged", 0));
        assertEquals(
                "[{\"id\":4,\"name\":\"full\",\"setcode\":\"0x1000200030004\"}]",
                result.get("refused").toString());
        assertTrue(response.toString().contains("ygo.no-free-slot"), response.toString());
    }

    @Test
    void script_removesAnArchetype_andPutsAnotherInItsPlace() throws Exception {
        JsonObject removed = ask("\"ids\":[3,4],\"remove\":\"0x1048\"").get("result").asObject();
        assertEquals(
                "0 7b 307b0000 1000200030004 8001000200030000 ",
                setcodes(removed.getString("sql", "")));
        JsonObject both =
                ask("\"ids\":[4],\"remove\":\"0x3\",\"add\":\"0xf00d\"").get("result").asObject();
        assertEquals(
                "0 7b 307b1048 10002f00d0004 8001000200030000 ",
                setcodes(both.getString("sql", "")));
    }

    /** Names stand in comments of the script: none ends its line, and none is run. */
    @Test
    void namesOfStrangers_areComments() throws Exception {
        List<Made> cards = new ArrayList<>();
        StringBuilder ids = new StringBuilder();
        for (String name : HostileNames.ALL) {
            int id = cards.size() + 1;
            cards.add(Made.monster(id, 0x7b, name + "'); DELETE FROM datas; /* */ --"));
            ids.append(id == 1 ? "" : ",").append(id);
        }
        call.open("cards.cdb", "names.cdb", MadeDatabase.of(cards));
        String sql =
                ask("\"ids\":[" + ids + "],\"remove\":\"0x7b\"")
                        .get("result")
                        .asObject()
                        .getString("sql", "");
        Path file = folder.resolve("names.cdb");
        Files.write(file, MadeDatabase.of(cards));
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
                Statement statement = connection.createStatement()) {
            statement.executeUpdate(sql);
            try (ResultSet rows =
                    statement.executeQuery("SELECT count(*), sum(setcode) FROM datas")) {
                assertEquals(cards.size(), rows.getInt(1), "rows");
                assertEquals(0, rows.getLong(2), "all of them changed, and nothing else");
            }
        }
    }

    @Test
    void rowThatHasChangedSince_isLeftAlone() throws Exception {
        String sql =
                ask("\"ids\":[2],\"add\":\"0x5\"").get("result").asObject().getString("sql", "");
        assertEquals(
                "0 99 307b1048 1000200030004 8001000200030000 ",
                setcodes("UPDATE datas SET setcode = 0x99 WHERE id = 2;" + sql));
        assertTrue(
                sql.endsWith(
                        "UPDATE datas SET setcode = 327803 WHERE id = 2 AND setcode = 123; -- 銀河\nCOMMIT;\n"),
                sql);
    }

    @Test
    void scriptWithoutChanges_isEmpty() {
        assertEquals(
                "{\"sql\":\"\",\"changed\":[],\"unchanged\":1,\"refused\":[],"
                        + "\"numbering\":\"ygopro\",\"numberingBy\":\"default\"}",
                ask("\"ids\":[3],\"add\":\"0x48\"").get("result").toString());
    }

    @Test
    void whatIsNoEdit_isRefused() {
        assertTrue(ask("\"ids\":[1]").toString().contains("call.missing-argument"));
        assertTrue(ask("\"ids\":[77],\"add\":\"0x1\"").toString().contains("ygo.no-such-card"));
        assertTrue(ask("\"ids\":[1.5],\"add\":\"0x1\"").toString().contains("\"/ids/0\""));
        assertTrue(ask("\"ids\":[1],\"add\":\"0\"").toString().contains("ygo.no-archetype"));
        assertTrue(ask("\"add\":\"0x1\"").toString().contains("\"/ids\""));
    }
}

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
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Databases in the numbers of the other client, against a join of both lists in SQLite. */
class DatabaseConvertingTest {

    private static final long SEED = 20261129;

    private static final int CARDS = 2000;

    private final Dispatcher call = new Dispatcher(AllOperations.all());

    @TempDir private Path folder;

    /** An archetype in one list; equal keys are one archetype. */
    private record Listed(int key, int code) {}

    private final List<Listed> ygopro = new ArrayList<>();
    private final List<Listed> edopro = new ArrayList<>();

    private JsonObject ask(String arguments) {
        return Json.parse(call.call("{\"op\":\"database.convert\"," + arguments + "}")).asObject();
    }

    private JsonObject result(String arguments) {
        JsonObject answer = ask(arguments);
        assertTrue(answer.getBoolean("ok", false), answer.toString());
        return answer.get("result").asObject();
    }

    private void open(String kind, String name, byte[] bytes) {
        String answer = call.open(kind, name, bytes);
        assertTrue(Json.parse(answer).asObject().getBoolean("ok", false), answer);
    }

    private void open(String name, String list) {
        open("strings.conf", name, list.getBytes(StandardCharsets.UTF_8));
    }

    /**
     * 40 archetypes with one number in both lists, 300 with two, 20 in one list alone, 10 names
     * that two numbers of a list have.
     */
    private void makeLists(Random random) {
        List<Integer> bases = new ArrayList<>();
        for (int base = 0x200; base < 0x500; base++) {
            bases.add(base);
        }
        Collections.shuffle(bases, random);
        int at = 0;
        for (int key = 0; key < 370; key++) {
            int nibble = random.nextInt(16) << 12;
            if (key < 40) {
                ygopro.add(new Listed(key, nibble | key + 1));
                edopro.add(new Listed(key, nibble | key + 1));
            } else if (key < 350) {
                ygopro.add(new Listed(key, nibble | bases.get(at++)));
                edopro.add(new Listed(key, nibble | bases.get(at++)));
                if (key >= 340) {
                    (key % 2 == 0 ? ygopro : edopro).add(new Listed(key, bases.get(at++)));
                }
            } else {
                (key % 2 == 0 ? ygopro : edopro).add(new Listed(key, bases.get(at++)));
            }
        }
    }

    /** A list, with two archetypes of the games that show the client. */
    private static String list(List<Listed> listed, String shown, boolean capitals) {
        StringBuilder list = new StringBuilder(shown);
        for (Listed one : listed) {
            list.append("!setname 0x").append(Integer.toHexString(one.code)).append(' ');
            list.append(capitals ? "MADE-NAME " : "made name ").append(one.key).append('\n');
        }
        return list.toString();
    }

    private static long setcode(List<Listed> listed, Random random) {
        long setcode = 0;
        for (int slot = 0; slot < 4; slot++) {
            int kind = random.nextInt(8);
            int code = listed.get(random.nextInt(listed.size())).code;
            setcode = setcode << 16 | (kind < 4 ? 0 : kind < 7 ? code : 0xf600 | random.nextInt(9));
        }
        return setcode;
    }

    private static void table(String name, List<Listed> listed, Statement sql) throws SQLException {
        sql.execute("CREATE TABLE " + name + "(key integer, code integer)");
        for (Listed one : listed) {
            sql.execute("INSERT INTO " + name + " VALUES(" + one.key + "," + one.code + ")");
        }
    }

    private static List<String> rows(String query, Statement sql) throws SQLException {
        List<String> rows = new ArrayList<>();
        try (ResultSet found = sql.executeQuery(query)) {
            while (found.next()) {
                StringBuilder row = new StringBuilder();
                for (int i = 1; i <= found.getMetaData().getColumnCount(); i++) {
                    row.append(i == 1 ? "" : " ").append(found.getString(i));
                }
                rows.add(row.toString());
            }
        }
        return rows;
    }

    private byte[] file(String arguments) {
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        int total = 1;
        while (file.size() < total) {
            JsonObject part = result(arguments + ",\"from\":" + file.size());
            total = part.getInt("bytes", 0);
            file.writeBytes(Base64.getDecoder().decode(part.getString("file", "")));
        }
        return file.toByteArray();
    }

    private static List<String> listed(JsonValue array) {
        List<String> listed = new ArrayList<>();
        for (JsonValue one : array.asArray()) {
            JsonObject row = one.asObject();
            int code = Integer.decode(row.getString("code", ""));
            String to = row.getString("to", "");
            listed.add(
                    code
                            + (to.isEmpty() ? "" : " " + Integer.decode(to))
                            + " "
                            + row.getInt("cards", 0));
        }
        return listed;
    }

    /** Each slot apart, and each number that several slots of a card have once for the card. */
    private static final String USED =
            "(SELECT DISTINCT id, setcode >> n & 65535 AS code FROM datas,"
                    + " (SELECT 0 AS n UNION SELECT 16 UNION SELECT 32 UNION SELECT 48)"
                    + " WHERE setcode >> n & 65535 <> 0 AND id <= 2000)";

    private static String slot(int n) {
        String code = "(setcode >> " + n + " & 65535)";
        return "(coalesce((SELECT b FROM map WHERE a = " + code + ")," + code + ") << " + n + ")";
    }

    @ParameterizedTest
    @CsvSource({"ygopro,edopro,385,386", "edopro,ygopro,386,385"})
    void everySlot_isThatOfAJoinOfBothLists(String from, String to, int here, int there)
            throws Exception {
        Random random = new Random(SEED);
        makeLists(random);
        List<Listed> first = from.equals("ygopro") ? ygopro : edopro;
        List<Listed> second = from.equals("ygopro") ? edopro : ygopro;
        String shownByYgopro = "!setname 0x180 Spright\n!setname 0x181 Tearlaments\n";
        String shownByEdopro = "!setname 0x181 SPRIGHT\n!setname 0x182 TEARLAMENTS\n";
        open("y.conf", list(ygopro, shownByYgopro, false));
        open("e.conf", list(edopro, shownByEdopro, true));
        List<Made> cards = new ArrayList<>();
        for (int id = 1; id <= CARDS; id++) {
            cards.add(Made.monster(id, setcode(first, random), "card " + id));
        }
        cards.add(Made.monster(92731385, here, "Tearlaments Kitkallos"));
        byte[] bytes = MadeDatabase.of(cards);
        open("cards.cdb", "made.cdb", bytes);
        String arguments = "\"to\":\"" + to + "\"";
        Path oracle = Files.write(folder.resolve("oracle"), bytes);
        Path written = Files.write(folder.resolve("cdb"), file(arguments + ",\"as\":\"cdb\""));
        Path script = Files.write(folder.resolve("script"), bytes);
        String statements = new String(file(arguments + ",\"as\":\"sql\""), StandardCharsets.UTF_8);
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + script);
                Statement sql = connection.createStatement()) {
            sql.executeUpdate(statements);
        }
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + oracle);
                Statement sql = connection.createStatement()) {
            table("first", first, sql);
            table("second", second, sql);
            sql.execute(
                    "CREATE TABLE map AS SELECT a.code AS a, b.code AS b"
                            + " FROM first a JOIN second b USING(key) WHERE key NOT IN"
                            + " (SELECT key FROM first GROUP BY key HAVING count(*) > 1 UNION"
                            + " SELECT key FROM second GROUP BY key HAVING count(*) > 1)");
            sql.execute("INSERT INTO map VALUES(" + here + "," + there + ")");
            JsonObject report = result(arguments);
            assertEquals(
                    rows(
                            "SELECT code, b, count(*) FROM map, "
                                    + USED
                                    + " WHERE code = a GROUP BY code ORDER BY code",
                            sql),
                    listed(report.get("mapped")).stream()
                            .filter(row -> !row.startsWith(here + " "))
                            .toList());
            String without = " WHERE code NOT IN (SELECT a FROM map) AND code ";
            String inBoth =
                    "IN (SELECT code FROM first WHERE key IN (SELECT key FROM second))"
                            + " GROUP BY code ORDER BY code";
            assertEquals(
                    rows("SELECT code, count(*) FROM " + USED + without + "NOT " + inBoth, sql),
                    listed(report.get("missing")));
            assertEquals(
                    rows("SELECT code, count(*) FROM " + USED + without + inBoth, sql),
                    listed(report.get("ambiguous")));
            sql.execute("ATTACH '" + written + "' AS written");
            sql.execute("ATTACH '" + script + "' AS script");
            String all = "ot,alias,type,atk,def,level,race,attribute,category";
            String expected =
                    "SELECT id," + slot(48) + "|" + slot(32) + "|" + slot(16) + "|" + slot(0);
            List<String> wanted = rows(expected + "," + all + " FROM datas ORDER BY id", sql);
            assertEquals(CARDS + 1, wanted.size());
            String query = "SELECT id,setcode," + all + " FROM ";
            assertEquals(wanted, rows(query + "written.datas ORDER BY id", sql));
            assertEquals(wanted, rows(query + "script.datas ORDER BY id", sql));
            assertEquals(
                    rows("SELECT * FROM main.texts ORDER BY id", sql),
                    rows("SELECT * FROM written.texts ORDER BY id", sql));
            assertEquals(
                    rows(
                            "SELECT count(*) FROM written.datas w JOIN main.datas d USING(id)"
                                    + " WHERE w.setcode <> d.setcode",
                            sql),
                    List.of(Integer.toString(report.getInt("changed", 0))));
        }
    }

    @Test
    void numberThatStays_isShownWithItsNamesInTheOtherList() throws Exception {
        open(
                "y.conf",
                "!setname 0x180 Spright\n!setname 0x181 Tearlaments\n!setname 0x200 Alone\n");
        open(
                "e.conf",
                "!setname 0x181 Spright\n!setname 0x182 Tearlaments\n!setname 0x200 Other\n");
        // shows no client: of the database here, and alike elsewhere
        open("own.conf", "!setname 0x601 Mine\n!setname 0x201 Spright\n");
        open(
                "cards.cdb",
                "a.cdb",
                MadeDatabase.of(
                        List.of(
                                Made.monster(92731385, 0x181, "Kitkallos"),
                                Made.monster(1, 0x2000601, "one"))));
        JsonObject report = result("\"to\":\"edopro\"");
        assertEquals(
                "[{\"code\":\"0x200\",\"names\":[\"Alone\"],\"cards\":1,\"differs\":true,\"there\":[\"Other\"]}]",
                report.get("missing").toString());
        assertEquals(List.of("385 386 1", "1537 1537 1"), listed(report.get("mapped")));
        assertEquals("[]", report.get("ambiguous").toString());
        assertFalse(report.names().contains("file"), report.toString());
    }

    @Test
    void request_isRefusedWithAReason() throws Exception {
        assertTrue(ask("\"to\":\"edopro\"").toString().contains("ygo.no-database"));
        open(
                "cards.cdb",
                "a.cdb",
                MadeDatabase.of(List.of(Made.monster(92731385, 0x181, "Kitkallos"))));
        assertTrue(ask("\"to\":\"ygopro\"").toString().contains("ygo.numbered-so"));
        assertTrue(ask("\"as\":\"cdb\"").toString().contains("call.missing-argument"));
        assertTrue(ask("\"to\":\"both\"").toString().contains("call.bad-value"));
        assertTrue(ask("\"to\":\"edopro\",\"as\":\"zip\"").toString().contains("call.bad-value"));
        String unknown = "\"to\":\"edopro\",\"database\":\"b.cdb\"";
        assertTrue(ask(unknown).toString().contains("ygo.no-database"));
    }
}

package cardbench.codes.ygo.database;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.text.Diagnostics;
import cardbench.codes.ygo.database.MadeDatabase.Made;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Written databases, opened by SQLite itself and compared row by row. */
class CardDatabaseWriterTest {

    /** All rows of a table as SQLite gives them: the type and value of each column. */
    private static Map<Long, Map<String, String>> rows(byte[] bytes, String table)
            throws SQLException, IOException {
        return withSqlite(bytes, statement -> rows(statement, table));
    }

    private interface Asked<T> {
        T of(Statement statement) throws SQLException;
    }

    private static <T> T withSqlite(byte[] bytes, Asked<T> asked) throws SQLException, IOException {
        Path file = Files.createTempFile("written", ".cdb");
        Files.write(file, bytes);
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
                Statement statement = connection.createStatement()) {
            try (ResultSet check = statement.executeQuery("PRAGMA integrity_check")) {
                assertEquals("ok", check.getString(1));
            }
            return asked.of(statement);
        } finally {
            Files.deleteIfExists(file);
        }
    }

    private static Map<Long, Map<String, String>> rows(Statement statement, String table)
            throws SQLException {
        List<String> columns = new ArrayList<>();
        try (ResultSet info = statement.executeQuery("PRAGMA table_info(" + table + ")")) {
            while (info.next()) {
                columns.add(info.getString("name"));
            }
        }
        StringBuilder select = new StringBuilder("SELECT id");
        for (String column : columns) {
            select.append(", typeof(\"").append(column).append("\"), quote(\"");
            select.append(column).append("\")");
        }
        Map<Long, Map<String, String>> rows = new LinkedHashMap<>();
        try (ResultSet found = statement.executeQuery(select + " FROM " + table + " ORDER BY id")) {
            while (found.next()) {
                Map<String, String> row = new LinkedHashMap<>();
                for (int i = 0; i < columns.size(); i++) {
                    row.put(
                            columns.get(i),
                            found.getString(2 + 2 * i) + " " + found.getString(3 + 2 * i));
                }
                rows.put(found.getLong(1), row);
            }
        }
        return rows;
    }

    private static CardDatabase open(byte[] bytes) {
        Diagnostics diagnostics = new Diagnostics();
        CardDatabase database = CardDatabase.read("cards.cdb", bytes, diagnostics);
        assertEquals(List.of(), diagnostics.list());
        return database;
    }

    private static CardDatabaseWriter.Written write(
            CardDatabase database, boolean onlyChanges, CardChange... changes) {
        Diagnostics diagnostics = new Diagnostics();
        CardDatabaseWriter.Written written =
                CardDatabaseWriter.write(database, List.of(changes), onlyChanges, diagnostics);
        assertEquals(List.of(), diagnostics.list());
        return written;
    }

    private static CardChange change(
            long id, Map<String, Long> numbers, Map<String, String> texts) {
        return new CardChange(id, numbers, texts);
    }

    /** From one leaf to three levels, with texts that need pages of their own. */
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 3, 200, 30_000})
    void databaseWithoutChanges_hasTheSameRows(int count) throws SQLException, IOException {
        Random random = new Random(count);
        List<Made> cards = new ArrayList<>();
        int id = 1;
        for (int i = 0; i < count; i++) {
            id += 1 + random.nextInt(1 << 15);
            String name = random.nextInt(50) == 0 ? "名前😀".repeat(random.nextInt(2_000)) : "n" + i;
            cards.add(
                    new Made(
                            id,
                            i % 3 == 0 ? 0 : id - 1,
                            random.nextLong() >> random.nextInt(64),
                            random.nextInt(),
                            random.nextInt(1 << 25),
                            random.nextInt(5_000) - 2,
                            i % 2,
                            name));
        }
        byte[] bytes = MadeDatabase.of(cards);
        CardDatabaseWriter.Written written = write(databaseOf(bytes), false);
        for (String table : List.of("datas", "texts")) {
            assertEquals(rows(bytes, table), rows(written.file(), table), table);
        }
        assertEquals(count, written.cards());
        assertEquals(List.of(), written.changed());
        // and this reader takes it, too
        assertEquals(databaseOf(bytes).cards(), databaseOf(written.file()).cards());
    }

    /** Long names are cut with a warning when they are read. */
    private static CardDatabase databaseOf(byte[] bytes) {
        return CardDatabase.read("cards.cdb", bytes, new Diagnostics());
    }

    private static byte[] three() throws SQLException, IOException {
        return MadeDatabase.of(
                List.of(
                        Made.monster(10, 0x8e, "one"),
                        Made.monster(20, 0, "it's"),
                        Made.monster(-5, 7, "last")),
                "UPDATE datas SET category = NULL WHERE id = 20");
    }

    @Test
    void changedAndNewCards_areThoseThatStatementsOfSqliteMake() throws SQLException, IOException {
        byte[] bytes = three();
        byte[] before = bytes.clone();
        CardDatabaseWriter.Written written =
                write(
                        open(bytes),
                        false,
                        change(
                                20,
                                Map.of("atk", 2500L, "category", 9L),
                                Map.of("name", "it's\nnew")),
                        change(10, Map.of("atk", 1000L), Map.of("desc", "'quoted'")),
                        change(
                                30,
                                Map.of("setcode", -1L, "race", 1L << 62),
                                Map.of("name", "新しい")));
        assertArrayEquals(before, bytes, "the original is as it was");
        assertEquals(List.of(10L, 20L), written.changed());
        assertEquals(List.of(30L), written.added());
        assertEquals(4, written.cards());
        byte[] bySql =
                withSqlite(
                        bytes,
                        statement -> {
                            statement.executeUpdate(
                                    """
                                    UPDATE datas SET atk = 2500, category = 9 WHERE id = 20;
                                    UPDATE datas SET atk = 1000 WHERE id = 10;
                                    UPDATE texts SET name = 'it''s' || char(10) || 'new' WHERE id = 20;
                                    UPDATE texts SET "desc" = '''quoted''' WHERE id = 10;
                                    INSERT INTO datas VALUES (30, 0, 0, -1, 0, 0, 0, 0, 1 << 62, 0, 0);
                                    INSERT INTO texts VALUES (30, '新しい', '', '');
                                    """);
                            Map<String, Map<Long, Map<String, String>>> both =
                                    new LinkedHashMap<>();
                            for (String table : List.of("datas", "texts")) {
                                both.put(table, rows(statement, table));
                            }
                            try {
                                assertEquals(both.get("datas"), rows(written.file(), "datas"));
                                assertEquals(both.get("texts"), rows(written.file(), "texts"));
                            } catch (IOException e) {
                                throw new AssertionError(e);
                            }
                            return bytes;
                        });
        assertEquals(before.length, bySql.length);
        Map<String, String> changed = rows(written.file(), "datas").get(20L);
        assertEquals("integer 2500", changed.get("atk"));
        assertEquals("integer 9", changed.get("category"));
        assertEquals("integer 1000", changed.get("def"));
        assertEquals("integer -1", rows(written.file(), "datas").get(30L).get("setcode"));
        assertEquals(4294967291L, rows(written.file(), "datas").keySet().stream().toList().get(3));
    }

    @Test
    void expansion_hasTheChangedAndNewCardsAlone() throws SQLException, IOException {
        CardDatabaseWriter.Written written =
                write(
                        open(three()),
                        true,
                        change(20, Map.of(), Map.of("name", "two")),
                        change(40, Map.of("type", 2L), Map.of("name", "spell")));
        assertEquals(List.of(20L, 40L), List.copyOf(rows(written.file(), "datas").keySet()));
        assertEquals(List.of(20L, 40L), List.copyOf(rows(written.file(), "texts").keySet()));
        assertEquals("text 'two'", rows(written.file(), "texts").get(20L).get("name"));
        assertEquals("integer 1000", rows(written.file(), "datas").get(20L).get("atk"));
        // what the card had and nobody changed comes along
        assertTrue(rows(written.file(), "texts").get(20L).get("desc").startsWith("text 'text of"));
    }

    @Test
    void databaseOfNewCards_hasAllColumnsOfTheClients() throws SQLException, IOException {
        CardDatabaseWriter.Written written =
                write(null, false, change(5, Map.of("type", 4L), Map.of("str16", "last line")));
        Map<String, String> datas = rows(written.file(), "datas").get(5L);
        assertEquals(11, datas.size());
        assertEquals("integer 4", datas.get("type"));
        assertEquals("integer 0", datas.get("category"));
        Map<String, String> texts = rows(written.file(), "texts").get(5L);
        assertEquals(19, texts.size());
        assertEquals("text 'last line'", texts.get("str16"));
        assertEquals("text ''", texts.get("name"));
        assertEquals(4, open(written.file()).card(5).type());
    }

    /** What a database has besides stays, or its absence is said. */
    @Test
    void otherColumns_stay_andOtherTablesAreNamed() throws SQLException, IOException {
        byte[] bytes =
                MadeDatabase.of(
                        List.of(Made.monster(10, 0, "one")),
                        "ALTER TABLE datas ADD COLUMN genre DEFAULT 'none'");
        CardDatabaseWriter.Written written =
                write(open(bytes), false, change(10, Map.of("atk", 1L), Map.of()));
        assertEquals("text 'none'", rows(written.file(), "datas").get(10L).get("genre"));
        byte[] more =
                MadeDatabase.of(
                        List.of(Made.monster(10, 0, "one")), "CREATE TABLE notes(a INTEGER)");
        Diagnostics diagnostics = new Diagnostics();
        CardDatabaseWriter.write(databaseOf(more), List.of(), false, diagnostics);
        assertEquals(
                "the written file has the tables datas and texts alone; left out: notes",
                diagnostics.list().get(0).message());
    }

    @Test
    void columnThatTheTableDoesNotHave_isRefused() throws SQLException, IOException {
        Diagnostics diagnostics = new Diagnostics();
        assertNull(
                CardDatabaseWriter.write(
                        open(three()),
                        List.of(change(10, Map.of(), Map.of("str7", "x"))),
                        false,
                        diagnostics));
        assertEquals(
                "the table texts has no column str7 to write", diagnostics.list().get(0).message());
    }

    @Test
    void idOfTwoRows_isRefused() throws SQLException, IOException {
        byte[] bytes =
                withSqlite(
                        new byte[0],
                        statement -> {
                            statement.execute(
                                    "CREATE TABLE datas(id, ot, alias, setcode, type, level, atk,"
                                            + " def, race, attribute)");
                            statement.execute("CREATE TABLE texts(id, name)");
                            statement.execute(
                                    "INSERT INTO datas(id, type) VALUES (3, 1), (1, 2), (3, 4)");
                            return file(statement);
                        });
        Diagnostics diagnostics = new Diagnostics();
        assertNull(CardDatabaseWriter.write(databaseOf(bytes), List.of(), false, diagnostics));
        assertEquals("two rows of datas have the id 3", diagnostics.list().get(0).message());
    }

    /** The bytes of the database that a statement is of. */
    private static byte[] file(Statement statement) throws SQLException {
        String path = statement.executeQuery("PRAGMA database_list").getString("file");
        try {
            return Files.readAllBytes(Path.of(path));
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    /** Texts of a file in UTF-16 are written in UTF-16. */
    @ParameterizedTest
    @ValueSource(strings = {"UTF-16le", "UTF-16be"})
    void encoding_isThatOfTheOriginal(String encoding) throws SQLException, IOException {
        byte[] bytes =
                withSqlite(
                        new byte[0],
                        statement -> {
                            statement.execute("PRAGMA encoding = '" + encoding + "'");
                            statement.execute(
                                    "CREATE TABLE datas(id INTEGER PRIMARY KEY, ot, alias, setcode,"
                                            + " type, level, atk, def, race, attribute)");
                            statement.execute("CREATE TABLE texts(id INTEGER PRIMARY KEY, name)");
                            statement.execute("INSERT INTO datas(id, type) VALUES (3, 1)");
                            statement.execute("INSERT INTO texts VALUES (3, 'クリフォート')");
                            return file(statement);
                        });
        CardDatabaseWriter.Written written =
                write(open(bytes), false, change(4, Map.of(), Map.of("name", "銀河眼😀")));
        assertEquals("text 'クリフォート'", rows(written.file(), "texts").get(3L).get("name"));
        assertEquals("text '銀河眼😀'", rows(written.file(), "texts").get(4L).get("name"));
    }
}

package cardbench.base.sqlite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.text.Diagnostics;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Databases that SQLite itself makes here are read as SQLite reads them. */
class SqlitePeerTest {

    private static final long[] INTEGERS = {
        0,
        1,
        -1,
        127,
        -128,
        128,
        32767,
        -32768,
        40_000,
        8_388_607,
        -8_388_608,
        9_000_000,
        2_147_483_647L,
        -2_147_483_648L,
        4_294_967_296L,
        140_737_488_355_327L,
        -140_737_488_355_328L,
        1L << 53,
        (1L << 53) + 1,
        Long.MAX_VALUE,
        Long.MIN_VALUE
    };

    @TempDir Path folder;

    private byte[] bytes(String... statements) throws SQLException, IOException {
        Path file = folder.resolve("made.db");
        Files.deleteIfExists(file);
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
                Statement statement = connection.createStatement()) {
            for (String sql : statements) {
                statement.execute(sql);
            }
        }
        return Files.readAllBytes(file);
    }

    private static SqliteTable open(SqliteFile file, String name) {
        Diagnostics diagnostics = new Diagnostics();
        SqliteTable table = SqliteSchema.table(file, name, diagnostics);
        assertEquals(List.of(), diagnostics.list());
        return table;
    }

    private static String refusal(byte[] bytes) {
        Diagnostics diagnostics = new Diagnostics();
        assertNull(SqliteFile.open(bytes, diagnostics));
        return diagnostics.list().get(0).message();
    }

    private static List<String> rows(byte[] bytes, String name, int columns) {
        Diagnostics diagnostics = new Diagnostics();
        SqliteFile file = SqliteFile.open(bytes, diagnostics);
        assertNotNull(file, diagnostics.list().toString());
        List<String> rows = new ArrayList<>();
        boolean sound =
                open(file, name)
                        .read(
                                file,
                                row -> {
                                    StringBuilder line = new StringBuilder();
                                    line.append(row.rowid());
                                    for (int i = 0; i < columns; i++) {
                                        line.append('|').append(row.isNull(i) ? "null" : "");
                                        line.append(row.integer(i)).append('|').append(row.text(i));
                                    }
                                    rows.add(line.toString());
                                    return true;
                                },
                                diagnostics);
        assertTrue(sound, diagnostics.list().toString());
        return rows;
    }

    private List<String> peerRows(String table, int columns) throws SQLException {
        List<String> rows = new ArrayList<>();
        try (Connection connection =
                        DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("made.db"));
                Statement statement = connection.createStatement();
                ResultSet set =
                        statement.executeQuery(
                                "SELECT rowid, * FROM " + table + " ORDER BY rowid")) {
            while (set.next()) {
                StringBuilder line = new StringBuilder(set.getString(1));
                for (int i = 2; i < 2 + columns; i++) {
                    Object value = set.getObject(i);
                    boolean text = value != null && !(value instanceof Double);
                    line.append('|').append(value == null ? "null" : "");
                    line.append(set.getLong(i)).append('|');
                    line.append(text ? set.getString(i) : "");
                }
                rows.add(line.toString());
            }
        }
        return rows;
    }

    /** A table of three levels beside an index, with long texts, deleted rows and free pages. */
    private byte[] made(int pageSize, String encoding, String vacuum)
            throws SQLException, IOException {
        Path file = folder.resolve("made.db");
        Files.deleteIfExists(file);
        Random random = new Random(pageSize);
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
                Statement statement = connection.createStatement()) {
            statement.execute("PRAGMA page_size=" + pageSize);
            statement.execute("PRAGMA encoding='" + encoding + "'");
            statement.execute("PRAGMA auto_vacuum=" + vacuum);
            statement.execute("CREATE TABLE gone(x)");
            statement.execute("CREATE TABLE t(id INTEGER PRIMARY KEY, a INTEGER, b TEXT, c)");
            statement.execute("CREATE INDEX i ON t(a, b)");
            connection.setAutoCommit(false);
            statement.execute("INSERT INTO gone VALUES (zeroblob(200000))");
            int count = pageSize < 4096 ? 4000 : 600;
            try (PreparedStatement insert =
                    connection.prepareStatement("INSERT INTO t VALUES (?, ?, ?, ?)")) {
                for (int i = 0; i < count; i++) {
                    insert.setLong(1, i * 7L - 500 + (i % 50 == 0 ? 1L << 40 : 0));
                    long number = INTEGERS[random.nextInt(INTEGERS.length)];
                    insert.setObject(2, random.nextInt(9) == 0 ? null : number);
                    int size = random.nextInt(50) == 0 ? random.nextInt(3 * pageSize) : 20;
                    insert.setString(3, text(i == 6 ? 100_000 : random.nextInt(1 + size), random));
                    insert.setObject(4, third(random));
                    insert.execute();
                }
            }
            statement.execute("DELETE FROM t WHERE id % 3 = 0");
            connection.commit();
            connection.setAutoCommit(true);
            statement.execute("DROP TABLE gone");
        }
        return Files.readAllBytes(file);
    }

    private static Object third(Random random) {
        return switch (random.nextInt(4)) {
            case 0 -> new byte[random.nextInt(300)];
            case 1 -> 1.5 + random.nextInt(100);
            case 2 -> "x";
            default -> (long) random.nextInt(3);
        };
    }

    private static String text(int length, Random random) {
        StringBuilder text = new StringBuilder();
        while (text.length() < length) {
            text.append(random.nextInt(3) > 0 ? "a" : random.nextBoolean() ? "青眼" : "𠮷é");
        }
        return text.toString();
    }

    @ParameterizedTest
    @CsvSource({
        "512, UTF-8, NONE",
        "1024, UTF-16le, NONE",
        "2048, UTF-16be, FULL",
        "4096, UTF-8, INCREMENTAL",
        "8192, UTF-8, NONE",
        "65536, UTF-16le, FULL",
        "65536, UTF-8, NONE"
    })
    void madeDatabase_isReadAsThePeerReadsIt(int pageSize, String encoding, String vacuum)
            throws SQLException, IOException {
        byte[] bytes = made(pageSize, encoding, vacuum);
        List<String> expected = peerRows("t", 4);
        assertTrue(expected.size() > 300 && expected.stream().anyMatch(r -> r.length() > 90_000));
        assertEquals(expected, rows(bytes, "t", 4));
    }

    @Test
    void treeOfThreeLevels_isAmongThem() throws SQLException, IOException {
        byte[] bytes = made(512, "UTF-8", "NONE");
        int root = open(SqliteFile.open(bytes, new Diagnostics()), "t").root();
        int child = SqliteFile.int32(bytes, (root - 1) * 512 + 8);
        int leaf = SqliteFile.int32(bytes, (child - 1) * 512 + 8);
        assertEquals(5, bytes[(root - 1) * 512]);
        assertEquals(5, bytes[(child - 1) * 512]);
        assertEquals(13, bytes[(leaf - 1) * 512]);
    }

    @Test
    void everySizeOfInteger_isExact() throws SQLException, IOException {
        StringBuilder values = new StringBuilder();
        for (long number : INTEGERS) {
            values.append(values.isEmpty() ? "" : ",").append('(').append(number).append(')');
        }
        byte[] bytes = bytes("CREATE TABLE t(a)", "INSERT INTO t VALUES " + values);
        assertEquals(peerRows("t", 1), rows(bytes, "t", 1));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "CREATE TABLE t(a, id integer primary key, b)",
                "CREATE TABLE t(a, \"id\" INTEGER CONSTRAINT k PRIMARY KEY, b)",
                "create table [t] (a varchar(10, 2), `id` INTEGER, b, PRIMARY KEY(id))",
                "CREATE TABLE t(a DEFAULT (1,2), /* b, */ id INTEGER PRIMARY KEY -- c,\n, b)",
                "CREATE TABLE t(a, id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, b UNIQUE)",
                "CREATE TABLE t(a, id INT PRIMARY KEY, b)",
                "CREATE TABLE t(a, id INTEGER PRIMARY KEY DESC, b)",
                "CREATE TABLE t(a, id UNSIGNED INTEGER PRIMARY KEY, b)",
                "CREATE TABLE t(a, id INTEGER, b, PRIMARY KEY(id DESC))",
                "CREATE TABLE t(a, id INTEGER, b, PRIMARY KEY(\"id\" COLLATE NOCASE ASC))",
                "CREATE TABLE t(a, id INTEGER, b, PRIMARY KEY(id, a))"
            })
    void rowidColumn_isToldByTheStatement(String create) throws SQLException, IOException {
        if (create.contains("(1,2)")) {
            create = create.replace("(1,2)", "(1+2)");
        }
        byte[] bytes = bytes(create, "INSERT INTO t(a, id, b) VALUES ('x', 77, 'y'), (2, 99, 3)");
        assertEquals(peerRows("t", 3), rows(bytes, "t", 3));
        SqliteTable table = open(SqliteFile.open(bytes, new Diagnostics()), "t");
        assertEquals(List.of("a", "id", "b"), table.columns());
        boolean alias =
                !create.contains("INT P")
                        && !create.contains("KEY DESC")
                        && !create.contains("(id, a)");
        assertEquals(alias && !create.contains("UNSIGNED") ? 1 : -1, table.rowidColumn());
    }

    @Test
    void computedAndAddedColumns_areWhereTheyAre() throws SQLException, IOException {
        byte[] bytes =
                bytes(
                        "CREATE TABLE t(a, v AS (a+1), s GENERATED ALWAYS AS (a+2) STORED, b)",
                        "INSERT INTO t(a, b) VALUES (1, 'one')",
                        "ALTER TABLE t ADD COLUMN late",
                        "INSERT INTO t(a, b, late) VALUES (2, 'two', 'x')");
        SqliteTable table = open(SqliteFile.open(bytes, new Diagnostics()), "t");
        assertEquals(List.of("a", "s", "b", "late"), table.columns());
        assertEquals(List.of("1|1|1|3|3|0|one|null0|", "2|2|2|4|4|0|two|0|x"), rows(bytes, "t", 4));
    }

    @Test
    void damagedFiles_areRefusedWithThePage() throws SQLException, IOException {
        byte[] bytes = made(1024, "UTF-8", "NONE");
        byte[] half = java.util.Arrays.copyOf(bytes, bytes.length / 2);
        String message = refusal(half);
        assertTrue(
                message.startsWith("the file is cut off: page " + (half.length / 1024 + 1)),
                message);

        byte[] cyclic = bytes.clone();
        SqliteTable table = open(SqliteFile.open(bytes, new Diagnostics()), "t");
        int root = (table.root() - 1) * 1024;
        assertEquals(5, cyclic[root], "an inner page");
        cyclic[root + 8] = (byte) (table.root() >> 24);
        cyclic[root + 9] = (byte) (table.root() >> 16);
        cyclic[root + 10] = (byte) (table.root() >> 8);
        cyclic[root + 11] = (byte) table.root();
        assertEquals(
                "page " + table.root() + " is linked twice; the file is damaged", codesOf(cyclic));

        byte[] odd = bytes.clone();
        odd[root] = 2;
        assertEquals("page " + table.root() + " is damaged", codesOf(odd));
    }

    private static String codesOf(byte[] bytes) {
        Diagnostics diagnostics = new Diagnostics();
        SqliteFile file = SqliteFile.open(bytes, diagnostics);
        SqliteTable table = SqliteSchema.table(file, "t", diagnostics);
        assertEquals(false, table.read(file, row -> true, diagnostics));
        return diagnostics.list().get(0).message();
    }

    @Test
    void whatIsNotRead_isSaidByName() throws SQLException, IOException {
        byte[] wal =
                bytes("CREATE TABLE t(a)", "PRAGMA journal_mode=WAL", "INSERT INTO t VALUES(1)");
        assertTrue(refusal(wal).startsWith("the database is in WAL mode"));
        assertTrue(
                refusal("%PDF-1.4 and so on".repeat(9).getBytes())
                        .startsWith("this is not an SQLite"));
        assertTrue(refusal(new byte[0]).startsWith("this is not an SQLite"));
        assertTrue(refusal(new byte[] {0x37, 0x7f, 0x06, (byte) 0x82}).contains("write-ahead log"));
        Diagnostics diagnostics = new Diagnostics();
        byte[] without = bytes("CREATE TABLE t(a PRIMARY KEY, b) WITHOUT ROWID");
        assertNull(SqliteSchema.table(SqliteFile.open(without, diagnostics), "t", diagnostics));
        assertEquals("sqlite.without-rowid", diagnostics.list().get(0).code().name());
        byte[] none = bytes("CREATE TABLE u(a)", "CREATE VIEW t AS SELECT * FROM u");
        assertNull(
                SqliteSchema.table(
                        SqliteFile.open(none, new Diagnostics()), "t", new Diagnostics()));
        byte[] size = none.clone();
        size[16] = 3;
        assertTrue(refusal(size).contains("page size"), refusal(size));
        byte[] encoding = none.clone();
        encoding[59] = 9;
        assertTrue(refusal(encoding).contains("text encoding"));
    }
}

package cardbench.base.sqlite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.text.Diagnostic;
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
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Values of one type that are asked for as another, and defaults, against SQLite itself. */
class SqliteValuesTest {

    private static final String[] TYPES = {
        "",
        "INTEGER",
        "INT(11)",
        "TEXT",
        "varchar(20)",
        "BLOB",
        "REAL",
        "double precision",
        "NUMERIC",
        "DECIMAL(10, 2)",
        "bool"
    };

    /** Literals that every version of SQLite takes as a default. */
    private static final String[] DEFAULTS = {
        "-2",
        "+7",
        "0",
        "007",
        "-0x1F",
        "0x7fffffffffffffff",
        "0xffffffffffffffff",
        "9223372036854775807",
        "9223372036854775808",
        "-9223372036854775808",
        "-9223372036854775809",
        "9007199254740993",
        "1.5",
        "-1.9",
        ".5",
        "1e3",
        "-1.25e2",
        "1e30",
        "-1E+30",
        "1e-3",
        "'12'",
        "' 12 '",
        "'12abc'",
        "'1.9e3'",
        "'-1e3'",
        "'1e'",
        "'.'",
        "'abc'",
        "'it''s 5'",
        "''",
        "'0x10'",
        "\"813371464\"",
        "x'3132'",
        "X'2d3578'",
        "x''",
        "NULL",
        "null",
        "TRUE",
        "false",
        "word",
        "(-2)",
        "((5))",
        "(-(-5))",
        "(+'6')",
        "('a)b')",
        "(NULL)",
        "- 3",
        "5 NOT NULL",
        "'x' COLLATE NOCASE",
        "5 CHECK (1 = 1)"
    };

    @TempDir Path folder;

    private Connection connection(String encoding) throws SQLException, IOException {
        Path file = folder.resolve("made.db");
        Files.deleteIfExists(file);
        Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
        try (Statement statement = connection.createStatement()) {
            statement.execute("PRAGMA encoding='" + encoding + "'");
        }
        return connection;
    }

    private static String line(String table, long row, String integer, String text) {
        return table + " " + row + ": " + integer + " “" + text + "”";
    }

    /** What the peer reads in the column {@code v}; of real numbers no text. */
    private static List<String> peer(Connection connection, String table) throws SQLException {
        List<String> rows = new ArrayList<>();
        try (Statement statement = connection.createStatement();
                ResultSet set =
                        statement.executeQuery(
                                "SELECT rowid, v, typeof(v) FROM " + table + " ORDER BY rowid")) {
            while (set.next()) {
                String type = set.getString(3);
                boolean printed = !type.equals("real") && !type.equals("null");
                rows.add(
                        line(
                                table,
                                set.getLong(1),
                                type.equals("null") ? "null" : set.getLong(2) + "",
                                printed ? set.getString(2) : ""));
            }
        }
        return rows;
    }

    private static List<String> readRows(byte[] bytes, String name, Diagnostics diagnostics) {
        SqliteFile file = SqliteFile.open(bytes, diagnostics);
        SqliteTable table = SqliteSchema.table(file, name, diagnostics);
        int column = table.column("v");
        List<String> rows = new ArrayList<>();
        assertTrue(
                table.read(
                        file,
                        row -> {
                            boolean absent = row.isNull(column);
                            String integer = absent ? "null" : Long.toString(row.integer(column));
                            assertTrue(!absent || row.integer(column) == 0);
                            rows.add(line(name, row.rowid(), integer, row.text(column)));
                            return true;
                        },
                        diagnostics));
        return rows;
    }

    private List<String> readRows(String name) throws IOException {
        Diagnostics diagnostics = new Diagnostics();
        byte[] bytes = Files.readAllBytes(folder.resolve("made.db"));
        List<String> rows = readRows(bytes, name, diagnostics);
        assertEquals(List.of(), diagnostics.list());
        return rows;
    }

    @Test
    void columnAddedLater_hasItsDefaultInOlderRows() throws SQLException, IOException {
        hasDefaultInOlderRows("UTF-8");
    }

    @ParameterizedTest
    @ValueSource(strings = {"UTF-16le", "UTF-16be"})
    @Tag("slow")
    void columnAddedLater_hasItsDefaultInOlderRows(String encoding)
            throws SQLException, IOException {
        hasDefaultInOlderRows(encoding);
    }

    private void hasDefaultInOlderRows(String encoding) throws SQLException, IOException {
        List<List<String>> expected = new ArrayList<>();
        try (Connection connection = connection(encoding);
                Statement statement = connection.createStatement()) {
            connection.setAutoCommit(false);
            for (String type : TYPES) {
                for (String value : DEFAULTS) {
                    String table = "t" + expected.size();
                    statement.execute("CREATE TABLE " + table + "(a INTEGER PRIMARY KEY, b)");
                    statement.execute("INSERT INTO " + table + " VALUES (1, 'old'), (2, NULL)");
                    String add = " ADD COLUMN v " + type + " DEFAULT " + value;
                    statement.execute("ALTER TABLE " + table + add);
                    statement.execute("INSERT INTO " + table + "(a, v) VALUES (3, 44), (4, '')");
                    expected.add(peer(connection, table));
                }
            }
            connection.commit();
        }
        byte[] bytes = Files.readAllBytes(folder.resolve("made.db"));
        for (int i = 0; i < expected.size(); i++) {
            String value = DEFAULTS[i % DEFAULTS.length];
            String made = TYPES[i / DEFAULTS.length] + " " + value;
            // real numbers are not written as texts here, and 1e3 is not written as 1000
            boolean real = made.matches("(REAL|double) .*|.* '?-?[0-9.]+[eE].*");
            List<String> rows = readRows(bytes, "t" + i, new Diagnostics());
            assertEquals(texts(expected.get(i), real), texts(rows, real), made);
        }
        assertEquals(4, expected.get(0).size());
    }

    private static List<String> texts(List<String> rows, boolean without) {
        return without ? rows.stream().map(r -> r.replaceAll("“.*”", "")).toList() : rows;
    }

    @Test
    void defaultThatIsAnExpression_countsAsNullAndIsSaid() throws SQLException, IOException {
        try (Connection connection = connection("UTF-8");
                Statement statement = connection.createStatement()) {
            statement.execute("CREATE TABLE t(a)");
            statement.execute("INSERT INTO t VALUES (1)");
            statement.execute("ALTER TABLE t ADD COLUMN v DEFAULT (CAST(5 AS TEXT))");
        }
        Diagnostics diagnostics = new Diagnostics();
        byte[] bytes = Files.readAllBytes(folder.resolve("made.db"));
        assertEquals(List.of(line("t", 1, "null", "")), readRows(bytes, "t", diagnostics));
        assertEquals(
                List.of("sqlite.default-not-read"),
                diagnostics.list().stream().map(Diagnostic::code).map(c -> c.name()).toList());
        assertTrue(diagnostics.list().get(0).message().contains("column v of table t"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"UTF-8", "UTF-16le", "UTF-16be"})
    void textThatIsAskedForAsInteger_isConvertedByItsBeginning(String encoding)
            throws SQLException, IOException {
        Random random = new Random(20261127);
        List<String> expected;
        try (Connection connection = connection(encoding);
                Statement statement = connection.createStatement()) {
            statement.execute("CREATE TABLE t(v TEXT)");
            connection.setAutoCommit(false);
            try (PreparedStatement insert =
                    connection.prepareStatement("INSERT INTO t VALUES (?)")) {
                for (int i = 0; i < 3000; i++) {
                    insert.setString(1, numberLike(random));
                    insert.execute();
                }
                for (String edge :
                        List.of(
                                "9223372036854775807",
                                "9223372036854775808",
                                "-9223372036854775808",
                                "-9223372036854775809",
                                "18446744073709551615",
                                "00000000000000000000000000000012",
                                "٣٤",
                                "")) {
                    insert.setString(1, edge);
                    insert.execute();
                }
            }
            connection.commit();
            expected = peer(connection, "t");
        }
        assertEquals(expected, readRows("t"));
    }

    /** Blanks, a sign, digits, and more of each in the wrong places. */
    private static String numberLike(Random random) {
        String[] parts = {
            " ", "\t", "\n", "-", "+", "0", "00", "7", "19", ".", "e", "E+", "x", "青"
        };
        StringBuilder text = new StringBuilder();
        for (int i = random.nextInt(7); i > 0; i--) {
            boolean digits = random.nextInt(3) == 0;
            text.append(digits ? random.nextLong() >>> random.nextInt(64) : parts[part(random)]);
        }
        return text.toString();
    }

    private static int part(Random random) {
        return random.nextInt(14);
    }

    @Test
    void realNumbersAndBytes_areConvertedToo() throws SQLException, IOException {
        Random random = new Random(20261127);
        List<String> expected;
        try (Connection connection = connection("UTF-8");
                Statement statement = connection.createStatement()) {
            statement.execute("CREATE TABLE t(v)");
            statement.execute("INSERT INTO t VALUES (x'3531'), (x'2d3578'), (1e300), (-1e300)");
            statement.execute("INSERT INTO t VALUES (0.999), (-0.999), (9.3e18), (-9.3e18)");
            connection.setAutoCommit(false);
            try (PreparedStatement insert =
                    connection.prepareStatement("INSERT INTO t VALUES (?)")) {
                for (int i = 0; i < 1000; i++) {
                    double value = Double.longBitsToDouble(random.nextLong());
                    boolean usual = random.nextBoolean() || Double.isNaN(value);
                    insert.setDouble(1, usual ? random.nextGaussian() * 1e6 : value);
                    insert.execute();
                }
            }
            connection.commit();
            expected = peer(connection, "t");
        }
        assertEquals(expected, readRows("t"));
    }
}

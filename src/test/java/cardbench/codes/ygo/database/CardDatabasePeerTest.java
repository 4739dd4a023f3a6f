package cardbench.codes.ygo.database;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

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
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Card databases with unusual columns, row by row against SQLite itself. */
class CardDatabasePeerTest {

    private static final String COLUMNS =
            "id, alias, setcode, type, level, atk, def, race, attribute, ot";

    /** Empty tables without types. */
    private static final String TABLES =
            "CREATE TABLE datas(id INTEGER PRIMARY KEY, alias, setcode, type, level, atk,"
                    + " def, race, attribute, ot);"
                    + "CREATE TABLE texts(id INTEGER PRIMARY KEY, name);";

    private static final String ADDED =
            "ALTER TABLE datas ADD COLUMN def INTEGER DEFAULT -2;"
                    + "ALTER TABLE datas ADD COLUMN alias INTEGER DEFAULT 4294967295;"
                    + "ALTER TABLE texts ADD COLUMN name TEXT DEFAULT 'no name'";

    @TempDir Path folder;

    private Connection open() throws SQLException {
        return DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("cards.cdb"));
    }

    private CardDatabase read(Diagnostics diagnostics) throws IOException {
        byte[] bytes = Files.readAllBytes(folder.resolve("cards.cdb"));
        return CardDatabase.read("cards.cdb", bytes, diagnostics);
    }

    private static void execute(Connection connection, String statements) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            for (String sql : statements.split(";")) {
                statement.execute(sql);
            }
        }
    }

    private static List<String> peer(Connection connection) throws SQLException {
        List<String> rows = new ArrayList<>();
        try (Statement statement = connection.createStatement();
                ResultSet set =
                        statement.executeQuery(
                                "SELECT "
                                        + COLUMNS
                                        + ", (SELECT name FROM texts WHERE texts.id = datas.id)"
                                        + " FROM datas ORDER BY id")) {
            while (set.next()) {
                // as the clients ask: the setcode with 64 bits, all others with 32
                StringBuilder row = new StringBuilder(Long.toString(set.getLong(1)));
                row.append('|').append(set.getLong(2) & 0xffffffffL);
                row.append('|').append(set.getLong(3));
                for (int column = 4; column <= 10; column++) {
                    // races have 64 bits, the others 32
                    long number = set.getLong(column);
                    row.append('|').append(column == 8 ? number : (int) number);
                }
                String name = set.getString(11);
                rows.add(row.append('|').append(name == null ? "" : name).toString());
            }
        }
        return rows;
    }

    private static List<String> rows(CardDatabase database) {
        List<String> rows = new ArrayList<>();
        for (CardRow card : database.cards()) {
            rows.add(
                    card.number()
                            + ("|" + Integer.toUnsignedString(card.alias()))
                            + ("|" + card.setcode().value() + "|" + card.type())
                            + ("|" + card.level() + "|" + card.attack() + "|" + card.defence())
                            + ("|" + card.race() + "|" + card.attribute() + "|" + card.ot())
                            + ("|" + card.name()));
            assertEquals(card, database.card(card.id()));
        }
        return rows;
    }

    @ParameterizedTest
    @ValueSource(strings = {"TEXT", "REAL", "BLOB", "INTEGER", ""})
    void oldRows_andSetcodesOfAnyType_areReadAsThePeerReadsThem(String type)
            throws SQLException, IOException {
        Random random = new Random(20261127);
        List<String> expected;
        try (Connection connection = open()) {
            execute(
                    connection,
                    "CREATE TABLE datas(id INTEGER PRIMARY KEY, setcode "
                            + type
                            + ", type INT, atk, level, race TEXT, attribute, ot);"
                            + "CREATE TABLE texts(id INTEGER PRIMARY KEY, desc)");
            connection.setAutoCommit(false);
            fill(connection, random, "INSERT INTO datas VALUES (?,?,?,?,?,?,?,?)", 8);
            execute(connection, "INSERT INTO texts SELECT id, 'old' FROM datas WHERE id % 3 > 0");
            execute(connection, ADDED);
            String insert =
                    "INSERT OR REPLACE INTO datas"
                            + "(id, setcode, type, atk, level, race, attribute, ot, def, alias)"
                            + " VALUES (?,?,?,?,?,?,?,?,?,?)";
            fill(connection, random, insert, 10);
            execute(connection, "INSERT OR REPLACE INTO texts SELECT id, 1, atk FROM datas");
            connection.commit();
            expected = peer(connection);
        }
        Diagnostics diagnostics = new Diagnostics();
        CardDatabase database = read(diagnostics);
        assertEquals(List.of(), diagnostics.list());
        assertNotNull(database);
        assertEquals(expected, rows(database));
    }

    private static void fill(Connection connection, Random random, String insert, int columns)
            throws SQLException {
        try (PreparedStatement row = connection.prepareStatement(insert)) {
            for (int i = 0; i < 500; i++) {
                row.setLong(1, (i * 8_589_934L + random.nextInt(8_000_000)) & 0xffffffffL);
                for (int column = 2; column <= columns; column++) {
                    // attacks become names as well, and real numbers are not written as texts
                    row.setObject(column, column == 4 ? random.nextInt(5000) : value(random));
                }
                row.execute();
            }
        }
    }

    private static Object value(Random random) {
        long number = random.nextLong() >> random.nextInt(64);
        return switch (random.nextInt(6)) {
            case 0 -> null;
            case 1 -> number / 3.0;
            case 2 -> Long.toString(number);
            case 3 -> " " + number + " or so";
            case 4 -> Long.toUnsignedString(number);
            default -> number;
        };
    }

    @Test
    void idsThatNoClientCanHold_areLeftOutAndSaid() throws SQLException, IOException {
        try (Connection connection = open()) {
            execute(
                    connection,
                    TABLES
                            + "INSERT INTO datas(id) VALUES (10000), (4294977296), (4294967295),"
                            + " (2147483648), (-1), (4294967296);"
                            + "INSERT INTO texts VALUES (10000, 'right'), (4294977296, 'wrong'),"
                            + " (4294967295, 'last'), (-1, 'none')");
        }
        Diagnostics diagnostics = new Diagnostics();
        CardDatabase database = read(diagnostics);
        assertEquals(
                List.of("10000 right", "2147483648 ", "4294967295 last"),
                database.cards().stream().map(c -> c.number() + " " + c.name()).toList());
        assertEquals(
                List.of(
                        "3 rows were skipped for an id that is not a number from 0 to"
                                + " 4294967295; the first is -1"),
                diagnostics.list().stream().map(Diagnostic::message).toList());
    }

    @Test
    void namesOfAMegabyte_areCut() throws SQLException, IOException {
        try (Connection connection = open()) {
            execute(connection, TABLES + "INSERT INTO datas(id) VALUES (1), (2), (3)");
            String[] names = {"x".repeat(1 << 20), "青".repeat(1000), "x" + "𠮷".repeat(1000)};
            String insert = "INSERT INTO texts VALUES (?, ?)";
            try (PreparedStatement row = connection.prepareStatement(insert)) {
                for (int i = 0; i < names.length; i++) {
                    row.setInt(1, i + 1);
                    row.setString(2, names[i]);
                    row.execute();
                }
            }
        }
        Diagnostics diagnostics = new Diagnostics();
        CardDatabase database = read(diagnostics);
        assertEquals(
                List.of("2 names were cut after 1000 characters"),
                diagnostics.list().stream().map(Diagnostic::message).toList());
        assertEquals(
                List.of(1000, 1000, 999),
                database.cards().stream().map(c -> c.name().length()).toList());
    }
}

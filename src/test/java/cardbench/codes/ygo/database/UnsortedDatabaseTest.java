package cardbench.codes.ygo.database;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import cardbench.base.text.Diagnostic;
import cardbench.base.text.Diagnostics;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Databases whose ids are no primary key, so that rows are in any order, and as many as fit. */
class UnsortedDatabaseTest {

    private static final String TABLES =
            "CREATE TABLE datas(ot, id, alias, setcode, type, level, atk, def, race, attribute);"
                    + "CREATE TABLE texts(desc, name, id);";

    private static final String CARDS =
            TABLES
                    + "INSERT INTO datas(id, atk) VALUES (4294967295, 4), (2, 2), (3, 3), (1, 1);"
                    + "INSERT INTO texts(id, name, desc) VALUES (3, 'three', 'text 3'),"
                    + " (4294967295, 'last', 'text 4'), (1, 'one', 'text 1'),"
                    + " (2, 'two', 'text 2');";

    /** The numbers from 1 on; the columns of a row are empty but for its id. */
    private static final String NUMBERED =
            TABLES
                    + "INSERT INTO datas(id) WITH RECURSIVE n(i) AS"
                    + " (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < %d) SELECT i FROM n;";

    private final Diagnostics diagnostics = new Diagnostics();

    @TempDir Path folder;

    private CardDatabase read(String statements) throws SQLException, IOException {
        Path file = Files.createTempFile(folder, "cards", ".cdb");
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
                Statement statement = connection.createStatement()) {
            for (String sql : statements.split(";")) {
                statement.execute(sql);
            }
        }
        return CardDatabase.read("made", Files.readAllBytes(file), diagnostics);
    }

    @Test
    void cards_areByTheirIdsWithTheirNames() throws SQLException, IOException {
        CardDatabase database = read(CARDS);
        assertEquals(
                List.of("1 one 1", "2 two 2", "3 three 3", "4294967295 last 4"),
                database.cards().stream()
                        .map(card -> card.number() + " " + card.name() + " " + card.attack())
                        .toList());
        CardTexts texts = new CardTexts(database);
        assertEquals("text 1", texts.text(1));
        assertEquals("text 3", texts.text(3));
        assertEquals("text 4", texts.text(-1));
    }

    @Test
    void comparison_findsTheCardsByTheirIds() throws SQLException, IOException {
        CardDatabase first = read(CARDS);
        CardDatabase second = read(CARDS + "UPDATE datas SET atk = 9 WHERE id = 3");
        DatabaseComparison comparison = DatabaseComparison.of(first, second);
        assertEquals(3, comparison.same());
        assertEquals(
                List.of(
                        new DatabaseComparison.Row(
                                DatabaseComparison.Kind.CHANGED,
                                3,
                                "three",
                                List.of(new DatabaseComparison.Field("atk", "3", "9")))),
                comparison.rows());
    }

    @Test
    void comparison_takesTheFirstOfTwoRows() throws SQLException, IOException {
        String doubled = "INSERT INTO datas(id, atk) VALUES (2, 7)";
        DatabaseComparison comparison = DatabaseComparison.of(read(CARDS), read(CARDS + doubled));
        assertEquals(List.of(), comparison.rows());
        assertEquals(4, comparison.same());
    }

    @Test
    void largestDatabase_isRead() throws SQLException, IOException {
        CardDatabase database = read(NUMBERED.formatted(CardDatabase.LIMIT));
        assertEquals(List.of(), diagnostics.list());
        assertEquals(CardDatabase.LIMIT, database.cards().size());
    }

    @Test
    void largerDatabase_isRefused() throws SQLException, IOException {
        assertNull(read(NUMBERED.formatted(CardDatabase.LIMIT + 1)));
        assertEquals(
                List.of("the database has more than 200000 cards and was not read"),
                diagnostics.list().stream().map(Diagnostic::message).toList());
    }
}

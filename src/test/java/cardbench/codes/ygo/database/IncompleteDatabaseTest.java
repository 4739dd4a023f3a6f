package cardbench.codes.ygo.database;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import cardbench.base.text.Diagnostic;
import cardbench.base.text.Diagnostics;
import cardbench.codes.ygo.database.MadeDatabase.Made;
import java.io.IOException;
import java.sql.SQLException;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** SQLite files that lack what a card database has. */
class IncompleteDatabaseTest {

    private static List<String> errors(String change) throws SQLException, IOException {
        Diagnostics diagnostics = new Diagnostics();
        byte[] bytes = MadeDatabase.of(List.of(Made.monster(1, 0, "one")), change);
        assertNull(CardDatabase.read("made", bytes, diagnostics));
        return diagnostics.list().stream().map(Diagnostic::message).toList();
    }

    @ParameterizedTest
    @ValueSource(strings = {"datas", "texts"})
    void missingTable_isNamed(String table) throws SQLException, IOException {
        assertEquals(
                List.of("this is not a card database: it has no table " + table),
                errors("DROP TABLE " + table));
    }

    @ParameterizedTest
    @CsvSource({"datas, setcode", "datas, ot", "texts, name"})
    void missingColumn_isNamed(String table, String column) throws SQLException, IOException {
        assertEquals(
                List.of(
                        "this is not a card database: its table "
                                + table
                                + " has no column "
                                + column),
                errors("ALTER TABLE " + table + " RENAME COLUMN " + column + " TO other"));
    }
}

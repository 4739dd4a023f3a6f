package cardbench.codes.ygo.database;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import cardbench.base.sqlite.SqliteFile;
import cardbench.base.text.Diagnostics;
import cardbench.codes.ygo.database.MadeDatabase.Made;
import cardbench.codes.ygo.setcode.Dialect;
import cardbench.codes.ygo.setcode.Setcode;
import java.io.IOException;
import java.sql.SQLException;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The clients that a database is for. */
class DialectTest {

    private static CardRow row(int ot) {
        return new CardRow(1, "", 0, new Setcode(0), 1, 0, 0, 0, 1, 1, ot);
    }

    @Test
    void dialect_isFoundByItsWord() {
        assertEquals(Dialect.YGOPRO, Dialect.of("ygopro"));
        assertEquals(Dialect.EDOPRO, Dialect.of("edopro"));
        assertNull(Dialect.of("EDOPro"));
        assertEquals("ygopro", Dialect.YGOPRO.word());
        assertEquals("EDOPro", Dialect.EDOPRO.client());
    }

    @Test
    void oneCardOfEdopro_makesTheDatabaseItsOwn() throws SQLException, IOException {
        Diagnostics diagnostics = new Diagnostics();
        byte[] bytes = MadeDatabase.of(List.of(Made.monster(1, 0, "one")));
        SqliteFile file = CardDatabase.read("made", bytes, diagnostics).file();
        List<CardRow> usual = List.of(row(1), row(3));
        assertEquals(Dialect.YGOPRO, new CardDatabase("made", usual, file).dialect());
        List<CardRow> anime = List.of(row(1), row(0x40));
        assertEquals(Dialect.EDOPRO, new CardDatabase("made", anime, file).dialect());
    }
}

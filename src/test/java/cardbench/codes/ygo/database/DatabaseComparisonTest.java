package cardbench.codes.ygo.database;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cardbench.base.text.Diagnostics;
import cardbench.codes.ygo.database.DatabaseComparison.Field;
import cardbench.codes.ygo.database.DatabaseComparison.Kind;
import cardbench.codes.ygo.database.DatabaseComparison.Row;
import cardbench.codes.ygo.database.MadeDatabase.Made;
import java.io.IOException;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What differs between two databases. */
class DatabaseComparisonTest {

    private static final String NOTHING = "UPDATE datas SET id = id";

    private static CardDatabase database(String change, Made... cards)
            throws SQLException, IOException {
        byte[] bytes = MadeDatabase.of(List.of(cards), change);
        return CardDatabase.read("made", bytes, new Diagnostics());
    }

    private static Made card(int id) {
        return Made.monster(id, 0x5008, "card " + id);
    }

    private static Row row(Kind kind, int id, Field... fields) {
        return new Row(kind, id, "card " + id, List.of(fields));
    }

    @Test
    void cards_areAddedRemovedOrTheSame() throws SQLException, IOException {
        DatabaseComparison comparison =
                DatabaseComparison.of(
                        database(NOTHING, card(1), card(2), card(4), card(5)),
                        database(NOTHING, card(2), card(3), card(4), card(-1)));
        assertEquals(
                List.of(
                        row(Kind.REMOVED, 1),
                        row(Kind.ADDED, 3),
                        row(Kind.REMOVED, 5),
                        row(Kind.ADDED, -1)),
                comparison.rows());
        assertEquals(2, comparison.same());
        assertEquals(2, comparison.count(Kind.ADDED));
        assertEquals(2, comparison.count(Kind.REMOVED));
        assertEquals(0, comparison.count(Kind.CHANGED));
    }

    @Test
    void lastCards_areOfOneDatabaseAlone() throws SQLException, IOException {
        CardDatabase one = database(NOTHING, card(1));
        CardDatabase more = database(NOTHING, card(1), card(2), card(3));
        assertEquals(
                List.of(row(Kind.ADDED, 2), row(Kind.ADDED, 3)),
                DatabaseComparison.of(one, more).rows());
        assertEquals(
                List.of(row(Kind.REMOVED, 2), row(Kind.REMOVED, 3)),
                DatabaseComparison.of(more, one).rows());
    }

    @Test
    void changedCard_hasTheColumnsThatDiffer() throws SQLException, IOException {
        DatabaseComparison comparison =
                DatabaseComparison.of(
                        database(NOTHING, card(1), card(2)),
                        database(
                                "UPDATE datas SET atk = -2, setcode = -1 WHERE id = 2",
                                card(1),
                                card(2)));
        assertEquals(
                List.of(
                        row(
                                Kind.CHANGED,
                                2,
                                new Field("setcode", "0x5008", "0xffffffffffffffff"),
                                new Field("atk", "1000", "-2"))),
                comparison.rows());
        assertEquals(1, comparison.same());
        assertEquals(1, comparison.count(Kind.CHANGED));
    }

    @Test
    void cardWithoutTexts_hasEmptyOnesAndTheOtherName() throws SQLException, IOException {
        CardDatabase with = database("UPDATE texts SET str1 = 'a', desc = ''", card(1));
        CardDatabase without = database("DELETE FROM texts", card(1));
        Field name = new Field("name", "card 1", "");
        Field first = new Field("str1", "a", "");
        assertEquals(
                List.of(row(Kind.CHANGED, 1, name, first)),
                DatabaseComparison.of(with, without).rows());
        assertEquals("card 1", DatabaseComparison.of(without, with).rows().get(0).name());
    }

    @Test
    void renamedCard_hasItsNewName() throws SQLException, IOException {
        CardDatabase old = database("UPDATE texts SET name = 'old'", card(1));
        Row row = DatabaseComparison.of(old, database(NOTHING, card(1))).rows().get(0);
        assertEquals(row(Kind.CHANGED, 1, new Field("name", "old", "card 1")), row);
    }

    @Test
    void columnsOfOneDatabase_areNamedAndNotCompared() throws SQLException, IOException {
        DatabaseComparison comparison =
                DatabaseComparison.of(
                        database("ALTER TABLE texts ADD COLUMN str2 DEFAULT 'x'", card(1)),
                        database("ALTER TABLE datas ADD COLUMN genre DEFAULT 1", card(1)));
        assertEquals(List.of(), comparison.rows());
        assertEquals(List.of("str2"), comparison.columnsOfFirst());
        assertEquals(List.of("genre"), comparison.columnsOfSecond());
    }

    @Test
    void kinds_haveTheWordsOfTheContract() {
        assertEquals(
                List.of("added", "removed", "changed"),
                Arrays.stream(Kind.values()).map(Kind::word).toList());
    }
}

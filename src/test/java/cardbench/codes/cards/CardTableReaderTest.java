package cardbench.codes.cards;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.text.Diagnostic;
import cardbench.base.text.Diagnostics;
import java.util.List;
import org.junit.jupiter.api.Test;

class CardTableReaderTest {

    private static final String HEAD = "cardbench-table 1\tgame\tcards\n";

    private final Diagnostics diagnostics = new Diagnostics();

    private List<CardTable> read(String text) {
        return CardTableReader.read(text, diagnostics);
    }

    private String refusal(String text) {
        assertTrue(read(text).isEmpty());
        assertTrue(diagnostics.failed());
        Diagnostic first = diagnostics.list().get(0);
        return first.location().line() + " " + first.code().name();
    }

    @Test
    void idCell_isTheDistanceFromTheIdBefore() {
        CardTable table = read(HEAD + "id\tname\n3\tKeqing\n\tCyno\n6\tBeidou\n").get(0);
        assertEquals(3, table.size());
        assertEquals("Keqing", table.card(table.row(3)).text("name"));
        assertEquals("Cyno", table.card(table.row(4)).text("name"));
        assertEquals("Beidou", table.card(table.row(10)).text("name"));
        assertEquals(10, table.card(2).id());
        assertEquals(-1, table.row(5));
        assertEquals(-1, table.row(0));
        assertEquals(-1, table.row(11));
    }

    @Test
    void cells_thatAreNotThere_areEmptyOrZero() {
        CardTable table = read(HEAD + "id\ta\tb\n\t\t7\n\n\tx\n").get(0);
        assertEquals(7, table.card(0).number("b"));
        assertEquals("", table.card(0).text("a"));
        assertEquals("", table.card(1).text("b"));
        assertEquals(0, table.card(1).number("a"));
        assertEquals("", table.card(1).text("none"));
        assertEquals(List.of("a", "b"), table.columns());
    }

    @Test
    void severalTables_inOneText_areAllRead() {
        String text = "\uFEFF# a note\r\n" + HEAD + "id\n\n\t\n";
        List<CardTable> tables =
                read(
                        "# a note\r\ncardbench-table 1\tg\tcards\r\nid\tkind\r\n\tevent\r\n"
                                + "cardbench-table 1\tg\ten\r\n# a note\r\nid\tname\r\n\tPaimon\r\n");
        assertEquals(List.of("cards", "en"), tables.stream().map(CardTable::content).toList());
        assertEquals("Paimon", tables.get(1).card(0).text("name"));
        assertEquals("g", tables.get(1).game());
        assertFalse(diagnostics.failed());
        assertTrue(read(text).isEmpty(), "a cell too many");
    }

    @Test
    void byteOrderMark_isSkipped() {
        assertEquals(1, read("\uFEFF" + HEAD + "id\n\n").size());
    }

    @Test
    void textThatIsNoTable_isRefused() {
        assertEquals("1 cards.not-a-table", refusal("[{\"id\":1}]"));
        assertEquals("1 cards.not-a-table", new CardTableReaderTest().refusal(""));
        assertEquals(
                "1 cards.not-a-table",
                new CardTableReaderTest().refusal("# note\n<html>\ncardbench-table 1\n"));
    }

    @Test
    void headWithoutColumns_isRefused() {
        assertEquals("2 cards.no-columns", refusal(HEAD + "name\n\tx\n"));
        assertEquals("1 cards.not-a-table", new CardTableReaderTest().refusal(HEAD));
    }

    @Test
    void idThatDoesNotAscend_isRefused() {
        assertEquals("3 cards.bad-id", refusal(HEAD + "id\n0\n"));
        assertEquals("3 cards.bad-id", new CardTableReaderTest().refusal(HEAD + "id\n-1\n"));
        assertEquals("3 cards.bad-id", new CardTableReaderTest().refusal(HEAD + "id\n1x\n"));
        assertEquals(
                "4 cards.bad-id", new CardTableReaderTest().refusal(HEAD + "id\n2147483647\n1\n"));
        assertEquals(
                "3 cards.bad-id", new CardTableReaderTest().refusal(HEAD + "id\n2147483648\n"));
        assertEquals(
                "3 cards.bad-id", new CardTableReaderTest().refusal(HEAD + "id\n99999999999\n"));
    }

    @Test
    void rowWithMoreCellsThanColumns_isRefused() {
        assertEquals("3 cards.too-many-cells", refusal(HEAD + "id\ta\n\tx\ty\n"));
    }

    @Test
    void tableLongerThanTheLimit_isRefused() {
        String rows = "\t\n".repeat(CardTableReader.MAX_ROWS + 1);
        assertEquals(
                CardTableReader.MAX_ROWS + 3 + " cards.too-long", refusal(HEAD + "id\ta\n" + rows));
    }
}

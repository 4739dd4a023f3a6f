package cardbench.codes.cards;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.text.Diagnostics;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PackedTableTest {

    private static final String HEAD = "cardbench-table 2\tgame\tcards\t3\n";

    private final Diagnostics diagnostics = new Diagnostics();

    private List<CardTable> read(String text) {
        return CardTableReader.read(text, diagnostics);
    }

    @ParameterizedTest
    @CsvSource({
        "0, A",
        "25, Z",
        "26, a",
        "51, z",
        "52, 0",
        "61, 9",
        "62, -AA",
        "63, -AB",
        "124, -BA",
        "3905, -99",
        "3906, _AAABBA",
        "2147483647, _CVUmlB",
    })
    void numbers_areShortAndReadAgain(int number, String expected) {
        StringBuilder out = new StringBuilder();
        PackedNumbers.append(number, out);
        PackedNumbers numbers = new PackedNumbers(out.toString());
        assertEquals(number, numbers.next());
        assertTrue(numbers.atEnd() && !numbers.failed());
        assertEquals(expected, out.toString());
    }

    @Test
    void table_isReadAsItsDocumentationSays() {
        CardTable table =
                read(HEAD
                                + "# a note\nid\tHPI\ncost\tnumbers\tBDA\n"
                                + "kind\twords\tminion spell\tBCC\ncopy\tsome numbers\tCH\n"
                                + "runes\tsome words\tB BB\tBC\nname\tlines\nAnna\n\n# Cid\n")
                        .get(0);
        assertEquals(List.of("cost", "kind", "copy", "runes", "name"), table.columns());
        // ids: 7, 7 + 15, 22 + 8
        assertEquals(7, table.card(0).id());
        assertEquals(22, table.card(1).id());
        assertEquals(30, table.card(2).id());
        assertEquals("0", table.card(0).text("cost"));
        assertEquals("2", table.card(1).text("cost"));
        assertEquals("", table.card(2).text("cost"));
        assertEquals("minion", table.card(0).text("kind"));
        assertEquals("spell", table.card(2).text("kind"));
        assertEquals("", table.card(0).text("copy"));
        assertEquals(6, table.card(2).number("copy"));
        assertEquals("BB", table.card(1).text("runes"));
        assertEquals("Anna", table.card(0).text("name"));
        assertEquals("", table.card(1).text("name"));
        assertEquals("# Cid", table.card(2).text("name"));
    }

    @Test
    void table_isWrittenAsItIsRead() {
        String text =
                new PackedTableWriter("game", "cards", List.of(7, 22, 30))
                        .note("a note")
                        .numbers("cost", List.of(0, 2, -1))
                        .words("kind", List.of("minion", "spell", "spell"))
                        .someNumbers("copy", List.of(-1, -1, 6))
                        .someWords("runes", List.of("", "B", "BB"))
                        .lines("name", List.of("Anna", "", "Cid"))
                        .text();
        assertEquals(
                HEAD
                        + "# a note\nid\tHPI\ncost\tnumbers\tBDA\nkind\twords\tminion spell\tBCC\n"
                        + "copy\tsome numbers\tCH\nrunes\tsome words\tB BB\tBBAC\nname\tlines\nAnna\n\nCid\n",
                text);
        assertEquals(3, read(text).get(0).size());
    }

    @Test
    void bothForms_standInOneText() {
        List<CardTable> tables =
                read(
                        "cardbench-table 2\tg\ten\t1\nid\tH\nname\tlines\nAnna\n"
                                + "cardbench-table 1\tg\tja\nid\tname\n3\tアンナ\n"
                                + "cardbench-table 2\tg\tzh-CN\t0\nid\t\n");
        assertEquals(
                List.of("en", "ja", "zh-CN"), tables.stream().map(CardTable::content).toList());
        assertEquals(0, tables.get(2).size());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "id,HP | cards.bad-column id",
                "id,HPIA | cards.bad-column id",
                "id,HP! | cards.bad-column id",
                "id,HPA | cards.bad-column id",
                "id,HP_99999 | cards.bad-column id",
                "id,_CVUmlBAA | cards.bad-column id",
                "id,_CVUmlBBB | cards.bad-column id",
                "name,lines | cards.no-columns",
                "id,HPI;cost,numbers,AA | cards.bad-column cost",
                "id,HPI;cost,numbers,AAAA | cards.bad-column cost",
                "id,HPI;cost,numbers | cards.bad-column cost",
                "id,HPI;cost,other,AAA | cards.bad-column cost",
                "id,HPI;kind,words,a b,AAD | cards.bad-column kind",
                "id,HPI;kind,words,AAA | cards.bad-column kind",
                "id,HPI;copy,some numbers,DB | cards.bad-column copy",
                "id,HPI;copy,some numbers,A | cards.bad-column copy",
                "id,HPI;copy,some numbers,_CVUmlBB | cards.bad-column copy",
                "id,HPI;name,lines;a;b | cards.bad-column name",
                "id,HPI;name,some lines;a;b;c | cards.bad-column name",
                "id,HPI;name,letters,!;a;b;c | cards.bad-column name",
                "id,HPI;name,letters,-B-;A;B;C | cards.bad-column name",
            })
    void tableThatDoesNotFit_isRefused(String lines, String expected) {
        assertEquals(List.of(), read(HEAD + lines.replace(',', '\t').replace(';', '\n') + "\n"));
        String code = diagnostics.list().get(0).code().name();
        boolean named = !diagnostics.list().get(0).args().isEmpty();
        assertEquals(
                expected,
                named ? code + " " + diagnostics.list().get(0).args().get(0).value() : code);
    }

    @ParameterizedTest
    @CsvSource({"200001", "-1", "x", "99999999999", "''"})
    void countOfRowsOutOfRange_isRefused(String rows) {
        assertEquals(List.of(), read("cardbench-table 2\tg\tcards\t" + rows + "\nid\tA\n"));
        assertEquals("cards.too-long", diagnostics.list().get(0).code().name());
    }

    @Test
    void claimOfManyRows_takesNoMemory() {
        assertEquals(List.of(), read("cardbench-table 2\tg\tcards\t200000\nid\tA\n"));
        assertEquals("cards.bad-column", diagnostics.list().get(0).code().name());
    }

    @Test
    void tooManyColumns_areRefused() {
        String columns = "a\tnumbers\tAAA\n".repeat(PackedTableReader.MAX_COLUMNS + 1);
        assertEquals(List.of(), read(HEAD + "id\tHPI\n" + columns));
        assertEquals("cards.bad-column", diagnostics.list().get(0).code().name());
    }

    @Test
    void tableThatBreaksOff_isRefused() {
        assertEquals(List.of(), read(HEAD));
        assertEquals("cards.no-columns", diagnostics.list().get(0).code().name());
    }
}

package cardbench.codes.cards;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.text.Diagnostics;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tables of names without ids: the table of facts has them. */
class NamesByRowTest {

    private static final List<Integer> IDS = List.of(483, 2511, 99999999);

    private static CardTable read(String text) {
        Diagnostics diagnostics = new Diagnostics();
        List<CardTable> tables = CardTableReader.read(text, diagnostics);
        assertEquals(List.of(), diagnostics.list());
        return tables.get(0);
    }

    private static CardTable facts(List<Integer> ids) {
        return read(new PackedTableWriter("ygo", "cards", ids).text());
    }

    private static CardTable names(List<Integer> ids, List<String> names) {
        return read(PackedTableWriter.byRow("ygo", "en", ids).lines("name", names).text());
    }

    private static String name(CardTables tables, int id) {
        return tables.name("ygo", Language.EN, id);
    }

    @Test
    void names_belongToTheRowsOfTheFacts_whicheverIsOpenedFirst() {
        CardTable names = names(IDS, List.of("one", "", "three"));
        CardTables namesFirst = CardTables.NONE.with(names);
        assertNull(name(namesFirst, 483));
        for (CardTables tables :
                List.of(
                        namesFirst.with(facts(IDS)),
                        CardTables.NONE.with(facts(IDS)).with(names))) {
            assertEquals("one", name(tables, 483));
            assertNull(name(tables, 2511), "an empty line is no name");
            assertEquals("three", name(tables, 99999999));
            assertNull(name(tables, 1), "a row is no id");
            NameSearch search = new NameSearch(tables.names("ygo", Language.EN));
            assertEquals(99999999, search.find("Three"));
            assertEquals(List.of(), search.near("", 10));
        }
        assertNull(name(namesFirst.with(facts(IDS)).without("ygo", "cards"), 483));
    }

    /** A page may have kept the names of an older table. */
    @Test
    void namesOfOtherFacts_areNotUsed() {
        CardTables tables = CardTables.NONE.with(names(IDS, List.of("one", "two", "three")));
        assertNull(name(tables.with(facts(List.of(483, 2512, 99999999))), 483));
        assertNull(name(tables.with(facts(List.of(483, 2511))), 483));
        assertEquals("one", name(tables.with(facts(List.of(1, 2))).with(facts(IDS)), 483));
    }

    /** 31 * (31 * 483 + 2511) + 99999999, computed by hand. */
    @Test
    void sumOfTheIds_isInTheTable() {
        String text =
                PackedTableWriter.byRow("ygo", "en", IDS).lines("name", List.of("", "", "")).text();
        assertEquals("cardbench-table 2\tygo\ten\t3\nrows\t100542003\nname\tlines\n\n\n\n", text);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "cardbench-table 2\tygo\ten\t200000\nrows\t1\nname\tlines\n",
                "cardbench-table 2\tygo\ten\t1\nrows\t-1\nname\tlines\na\n",
                "cardbench-table 2\tygo\ten\t1\nrows\tx\nname\tlines\na\n",
                "cardbench-table 2\tygo\ten\t2\nrows\t1\nname\tlines\na\n",
            })
    void fewerLinesThanRows_orNoSum_isRefused(String text) {
        Diagnostics diagnostics = new Diagnostics();
        assertEquals(List.of(), CardTableReader.read(text, diagnostics));
        assertTrue(diagnostics.failed());
    }
}

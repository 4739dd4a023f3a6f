package cardbench.build.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.text.Diagnostics;
import cardbench.codes.cards.CardTable;
import cardbench.codes.cards.CardTableReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The tables of the project as the site has them: what they weigh, and that nothing is lost. */
class CardTableSizeTest {

    private static final int KB = 1000;

    private static Path file(String game, String content) {
        return Path.of("cards-data", game, content + ".tsv");
    }

    private static int zipped(String game, String content) throws IOException {
        String table = Files.readString(file(game, content));
        return TableWeight.of(game + "." + content, table).zipped();
    }

    /** What a visitor waits for: the facts of a game, and its names in one language. */
    @ParameterizedTest
    @CsvSource({
        "hearthstone, zh-CN, 85", "hearthstone, ja, 85", "hearthstone, en, 85",
        "genshin, zh-CN, 10", "genshin, ja, 10", "genshin, en, 10",
        "mercenaries, zh-CN, 3", "mercenaries, ja, 3", "mercenaries, en, 3",
    })
    void factsAndNames_keepTheirBudget(String game, String language, int budget)
            throws IOException {
        int weight = zipped(game, "cards") + zipped(game, language);
        assertTrue(weight <= budget * KB, game + " " + language + ": " + weight);
    }

    @Test
    void packedTables_haveTheSameCells() throws IOException {
        int tables = 0;
        for (String game : List.of("hearthstone", "genshin", "mercenaries")) {
            try (Stream<Path> files = Files.list(Path.of("cards-data", game))) {
                for (Path file : files.sorted().toList()) {
                    String text = Files.readString(file);
                    if (CardScript.isTable(text)) {
                        tables++;
                        String packed = PackedTable.of(text);
                        assertTrue(packed.startsWith("cardbench-table 2\t"), packed);
                        assertSame(read(text), read(packed), file);
                        assertEquals(packed, PackedTable.of(packed), file.toString());
                    }
                }
            }
        }
        assertTrue(tables >= 44, "tables: " + tables);
    }

    private static CardTable read(String text) {
        Diagnostics diagnostics = new Diagnostics();
        List<CardTable> tables = CardTableReader.read(text, diagnostics);
        assertEquals(List.of(), diagnostics.list());
        return tables.get(0);
    }

    private static void assertSame(CardTable expected, CardTable found, Path file) {
        assertEquals(expected.size(), found.size(), file.toString());
        assertEquals(expected.columns(), found.columns(), file.toString());
        for (int row = 0; row < expected.size(); row++) {
            assertEquals(expected.card(row).id(), found.card(row).id(), file.toString());
            for (String column : expected.columns()) {
                assertEquals(
                        expected.card(row).text(column),
                        found.card(row).text(column),
                        file + ", card " + found.card(row).id());
            }
        }
    }
}

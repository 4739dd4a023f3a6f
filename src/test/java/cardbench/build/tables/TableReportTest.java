package cardbench.build.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TableReportTest {

    @TempDir Path folder;

    private void file(String name, String text) throws IOException {
        Files.writeString(folder.resolve(name), text);
    }

    @Test
    void cardsWithoutAName_areWarningsByLanguage() throws IOException {
        file(
                "cards.tsv",
                "cardbench-table 1\tg\tcards\n# a source, build 7\nid\tset\n\tTITANS\n\tA\n\tTITANS\n");
        file("en.tsv", "cardbench-table 1\tg\ten\nid\tname\n\tOne\n\tTwo\n\tThree\n");
        file("ja.tsv", "cardbench-table 1\tg\tja\nid\tname\n\tOne\n");
        file("words.tsv", "# words\nx\n");
        assertEquals(
                List.of(
                        "g: 3 cards, fetched tables",
                        "  source: a source, build 7",
                        "  en: 0 cards without a name",
                        "::warning title=Card tables of g::ja: 2 cards without a name",
                        "  2 sets: A TITANS",
                        "  of these in Standard: A"),
                TableReport.lines("g", folder, true));
    }

    @Test
    void formats_areWarnedAboutAfterTheYearlyRotation() {
        assertEquals(
                List.of("formats: the sets that left Standard are those up to 2026"),
                TableReport.formatLines(LocalDate.of(2027, 3, 31)));
        assertEquals(
                List.of(
                        "::warning title=Card tables of hearthstone::the sets that left Standard"
                                + " are those up to 2026"),
                TableReport.formatLines(LocalDate.of(2027, 4, 1)));
    }

    @Test
    void cardsWithoutASet_areAWarning() throws IOException {
        file("cards.tsv", "cardbench-table 1\tg\tcards\nid\tset\n\tB\n3\n");
        assertEquals(
                List.of(
                        "g: 2 cards, tables of the project",
                        "  2 sets:  B",
                        "  of these in Standard:  B",
                        "::warning title=Card tables of g::some cards have no set"),
                TableReport.lines("g", folder, false));
    }
}

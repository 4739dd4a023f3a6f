package cardbench.build.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CoverageTest {

    @TempDir Path folder;

    private void table(String content, String rows) throws IOException {
        Path game = Files.createDirectories(folder.resolve("tables/hearthstone"));
        Files.writeString(
                game.resolve(content + ".tsv"),
                "cardbench-table 1\thearthstone\t" + content + "\n" + rows);
    }

    /** Hero 7 and two copies of card 1004, then hero 893 and two copies of card 5. */
    @Test
    void cards_countAsOftenAsTheDecksHaveThem() throws IOException {
        table("cards", "id\tkind\n7\tskin\n886\tskin\n111\tspell\n");
        table("en", "id\tname\n7\tGarrosh\n886\tGul'dan\n111\tFlamestrike\n");
        table("ja", "id\tname\n7\tガロッシュ\n");
        Path codes =
                Files.writeString(
                        folder.resolve("codes.json"),
                        "[{\"deckstring\": \"AAECAQcAAewHAAA=\", \"source\": \"a/b\"},"
                                + " {\"code\": \"AAECAf0GAAEFAAA=\"}, {\"code\": \"AAEC\"}]");
        List<String> lines = Coverage.lines(folder.resolve("tables"), List.of(codes));
        // of six copies: in English all but two of card 5; in the other languages the two heroes
        // alone,
        // of which one has the name of its class
        assertEquals(
                "hearthstone  codes.json                       2 decks        6 cards"
                        + "  zh-CN  33.33 %  en  66.67 %  ja  33.33 %  unnamed: 5 1004",
                lines.get(0));
        assertEquals(1, lines.size());
    }

    /** The codes of the two articles have names in three languages. */
    @Test
    void examples_areNamed() throws IOException {
        Path codes =
                Files.writeString(
                        folder.resolve("examples.json"),
                        "[{\"code\": \"AAEBAf0GAA/OBpcHzAjiDP8PyBTmFrasAq6wAqW+Avi/Avm/AqLNAvjQAqbvAgA=\"},"
                                + " {\"code\": \""
                                + "AvAA3wEOAAAg4D0PAxDQ8YEPCFAQ9pUPC2BA/LgPC9HQCr0QDLEgC9kQDeGQDt4QDfAA\"}]");
        List<String> lines = Coverage.lines(Path.of("cards-data"), List.of(codes));
        assertTrue(lines.get(0).startsWith("genshin "), lines.get(0));
        assertTrue(lines.get(1).startsWith("hearthstone "), lines.get(1));
        for (String line : lines.subList(0, 2)) {
            assertTrue(line.endsWith("zh-CN 100.00 %  en 100.00 %  ja 100.00 %"), line);
        }
    }
}

package cardbench.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TablesCommandTest {

    private static final String CARD =
            "[{\"dbfId\":38454,\"collectible\":true,\"type\":\"SPELL\",\"cost\":0,\"name\":\"%s\"}]";

    @TempDir Path folder;

    private String file(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text).toString();
    }

    @Test
    void files_becomeTables_thatNameADeck() throws IOException {
        String out = folder.resolve("out").toString();
        TerminalRun made =
                TerminalRun.of(
                        Main.commands(),
                        "",
                        "tables",
                        "hearthstone",
                        file("enUS/cards.json", CARD.formatted("Ritual")),
                        file("zhCN/cards.json", CARD.formatted("仪式")),
                        "--out",
                        out);
        assertEquals(0, made.exitCode(), made.err());
        assertTrue(made.out().contains("zh-CN.tsv: 1 card"), made.out());
        // 00 01 01, hero 893, one copy of 38454
        TerminalRun deck =
                TerminalRun.of(
                        Main.commands(),
                        "",
                        "deck",
                        "--tables",
                        out,
                        "--language",
                        "zh-CN",
                        "AAEBAf0GAbasAgAAAA==");
        assertTrue(deck.out().contains("1x (0) 仪式"), deck.out());
    }

    @Test
    void fileThatIsNoCardList_isRefused() throws IOException {
        TerminalRun run =
                TerminalRun.of(
                        Main.commands(),
                        "",
                        "tables",
                        "hearthstone",
                        file("x.json", "[{]"),
                        "--out",
                        folder + "/out");
        assertEquals(1, run.exitCode());
        assertTrue(run.err().contains("byte 2"), run.err());
        assertEquals(false, Files.exists(folder.resolve("out")));
    }

    @Test
    void wordsThatAreMissing_areNamed() {
        assertEquals(
                2,
                TerminalRun.of(Main.commands(), "", "tables", "hearthstone", "x.json").exitCode());
        assertEquals(
                2,
                TerminalRun.of(Main.commands(), "", "tables", "genshin", "x.json", "--out", "y")
                        .exitCode());
        assertEquals(
                2,
                TerminalRun.of(
                                Main.commands(),
                                "",
                                "tables",
                                "hearthstone",
                                "none.json",
                                "--out",
                                "y")
                        .exitCode());
    }
}

package cardbench.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DeckCommandTest {

    /** The example of the format's first description. */
    private static final String CODE =
            "AvAA3wEOAAAg4D0PAxDQ8YEPCFAQ9pUPC2BA/LgPC9HQCr0QDLEgC9kQDeGQDt4QDfAA";

    private static TerminalRun run(String in, String... words) {
        return TerminalRun.of(Main.commands(), in, words);
    }

    @Test
    void deck_isShownWithNamesInTheLanguage() {
        TerminalRun run = run("", "deck", "--language", "zh", CODE);
        assertEquals(Command.FINE, run.exitCode(), run.err());
        assertTrue(
                run.out().startsWith("genshin: 雷电将军 / 甘雨 / 迪奥娜\nCharacters:\n  1x 雷电将军\n"),
                run.out());
        assertTrue(run.out().contains("  2x (5) 唯此一心\n"), run.out());
        assertTrue(run.out().endsWith("code: " + CODE + "\n"), run.out());
        assertTrue(run("", "deck", CODE).out().contains("Raiden Shogun"));
    }

    @Test
    void cardsOutsideTheTables_areShownByNumberWithTheChecks() {
        // the same with card 544 in the first slot: 0x220 0x001 in place of 0x020 0x001
        TerminalRun run = run("", "deck", "IvAA" + CODE.substring(4));
        assertTrue(run.out().contains("  1x card no. 544 (not in the tables)\n"), run.out());
        assertTrue(
                run.out().contains("\ninfo: card no. 544 in slot 1 is newer than the card table"),
                run.out());
        assertTrue(run.out().contains("\ninfo: the deck needs version 6.0"), run.out());
    }

    @Test
    void refusal_saysWhy() {
        TerminalRun run = run("", "deck", CODE.substring(1));
        assertEquals(Command.REFUSED, run.exitCode());
        assertTrue(
                run.err()
                        .startsWith(
                                "error: this is a share code with one letter missing between letters 0 and 1"),
                run.err());
        assertEquals(Command.USAGE, run("", "deck").exitCode());
    }

    @Test
    void call_printsTheWarningsOfWhatItOpens(@TempDir Path folder) throws IOException {
        Path list =
                Files.writeString(
                        folder.resolve("strings.conf"),
                        "!setname 0x1 Names\n!setname 0x1zz Others\n");
        TerminalRun run =
                run("{\"op\":\"setnames.list\"}\n", "call", "--open=strings.conf=" + list);
        assertEquals(Command.FINE, run.exitCode(), run.err());
        assertTrue(run.err().startsWith(list + ": warning: "), run.err());
        assertEquals(1, run.out().lines().count(), run.out());
    }

    @Test
    void call_opensDataFirst(@TempDir Path folder) throws IOException {
        String search = "{\"op\":\"cards.search\",\"kind\":\"genshin\",\"text\":\"gan\"}\n";
        TerminalRun run = run(search, "call", "--open", "table=cards-data/genshin/en.tsv");
        assertEquals(Command.FINE, run.exitCode(), run.err());
        assertTrue(run.out().contains("\"name\":\"Ganyu\""), run.out());
        Path broken = Files.writeString(folder.resolve("broken.tsv"), "no table");
        TerminalRun refused = run(search, "call", "--open=table=" + broken);
        assertEquals(Command.USAGE, refused.exitCode());
        assertTrue(refused.err().contains("this is not a card table"), refused.err());
        assertEquals("", refused.out());
        Path huge = folder.resolve("huge.cdb");
        try (RandomAccessFile file = new RandomAccessFile(huge.toFile(), "rw")) {
            file.setLength(3L << 30); // no array is so long, and a hole in a file takes no room
        }
        TerminalRun tooLarge = run(search, "call", "--open=cards.cdb=" + huge);
        assertEquals(Command.USAGE, tooLarge.exitCode());
        assertEquals("", tooLarge.out());
        assertEquals(
                "cardbench call: "
                        + huge
                        + ": there is not enough memory to open a file of 3072 MiB; java -Xmx2g -jar"
                        + " allows 2 GiB of it\n",
                tooLarge.err());
        assertEquals(Command.USAGE, run("", "call", "--open", "table").exitCode());
        assertEquals(
                Command.USAGE,
                run("", "call", "--open", "table=" + folder.resolve("none")).exitCode());
    }
}

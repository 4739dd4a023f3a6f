package cardbench.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The commands that take each file of a folder or a zip. */
class FolderCommandsTest {

    private static final long SEED = 20261129;

    private static final int DECKS = 2_000;

    /** A Rogue's deck of six cards. */
    private static final String ROGUE = "AAECAaIHA0CzAYwCA6wC3ge5YAAA";

    @TempDir private Path folder;

    private TerminalRun run(String... words) {
        return TerminalRun.of(Main.commands(), "", words);
    }

    private void write(String name, String text) throws IOException {
        Path file = folder.resolve("in").resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    private String in() {
        return folder.resolve("in").toString();
    }

    private String out() {
        return folder.resolve("out").toString();
    }

    private String written(String name) throws IOException {
        return Files.readString(folder.resolve("out").resolve(name));
    }

    /** Every seventh file holds no list, every eleventh has a line that is no card. */
    @Test
    void twoThousandLists_areWritten_andFaultsAreNamedByFileAndLine() throws IOException {
        Random random = new Random(SEED);
        TreeMap<String, String> tables = new TreeMap<>();
        int refused = 0;
        int doubtful = 0;
        for (int i = 0; i < DECKS; i++) {
            String name = i % 3 + "/deck-" + i;
            int copies = 1 + random.nextInt(4);
            boolean isList = i % 7 != 0;
            boolean isWhole = !isList || i % 11 != 0;
            refused += isList ? 0 : 1;
            doubtful += isWhole ? 0 : 1;
            write(
                    name + ".txt",
                    !isList
                            ? "Good morning.\n"
                            : "Deck\n"
                                    + copies
                                    + " Llanowar Elves (DOM) 168\n"
                                    + (isWhole ? "" : "^^ ??? ^^\n")
                                    + "20 Forest\n");
            if (isList) {
                tables.put(name + ".csv", copies + ",Llanowar Elves");
            }
        }
        TerminalRun run = run("list", "--to", "csv", "--in", in(), "--out", out());
        String seed = "seed " + SEED + "\n" + run.err();
        assertEquals(Command.REFUSED, run.exitCode(), seed);
        assertTrue(
                run.out().startsWith(tables.size() + " of " + DECKS + " files written"), run.out());
        for (String name : tables.keySet()) {
            assertTrue(written(name).contains(tables.get(name)), name + " " + seed);
        }
        List<String> faults = run.err().lines().toList();
        assertEquals(refused, faults.stream().filter(x -> x.contains(": error: ")).count(), seed);
        assertEquals(
                doubtful,
                faults.stream()
                        .filter(x -> x.contains(": warning: ") && x.contains("(line 3, column 1)"))
                        .count(),
                seed);
        assertFalse(run.err().contains("%"), "no progress where nobody sees it");
    }

    @Test
    void codesAndDecksInJson_becomeCodes() throws IOException {
        write("a.txt", "### Rogue\n" + ROGUE + "\n# copied\n");
        write(
                "b.json",
                "{\"kind\":\"hearthstone\",\"format\":2,\"heroes\":[7],\"cards\":[[1004,2]]}");
        write("c.json", "{\"kind\":\"hearthstone\",\"format\":2,\"heroes\":[-7],\"cards\":[]}");
        write(".hidden", "nothing");
        TerminalRun run = run("encode", "--in", in(), "--out", out());
        assertEquals(Command.REFUSED, run.exitCode());
        assertTrue(run.out().startsWith("2 of 3 files written"), run.out());
        assertEquals(ROGUE + "\n", written("a.txt"));
        assertEquals("AAECAQcAAewHAAA=\n", written("b.txt"));
        assertTrue(run.err().startsWith("c.json: error: "), run.err());
    }

    @Test
    void zip_isReadLikeAFolder_andNamesStayInside() throws IOException {
        Path zip = folder.resolve("decks.zip");
        try (ZipOutputStream file = new ZipOutputStream(Files.newOutputStream(zip))) {
            put(file, "one.txt", ROGUE.getBytes(StandardCharsets.UTF_8));
            put(file, "one.ydk", ROGUE.getBytes(StandardCharsets.UTF_8));
            put(file, "../outside.txt", ROGUE.getBytes(StandardCharsets.UTF_8));
            put(file, "picture.txt", new byte[] {0, 1, 2});
            put(file, "long.txt", new byte[DeckFiles.MAX_BYTES + 1]);
        }
        TerminalRun run = run("export", "--to", "markdown", "--in", zip.toString(), "--out", out());
        assertEquals(Command.REFUSED, run.exitCode());
        assertTrue(run.out().startsWith("2 of 5 files written"), run.out());
        assertTrue(written("one.md").contains("Wisp"), written("one.md"));
        assertEquals(written("one.md"), written("one.ydk.md"));
        assertFalse(Files.exists(folder.resolve("outside.md")));
        assertTrue(run.err().contains("../outside.txt: error: its name leads out"), run.err());
        assertTrue(run.err().contains("picture.txt: error: it is a binary file"), run.err());
        assertTrue(run.err().contains("long.txt: error: “long.txt” is too large"), run.err());
    }

    private static void put(ZipOutputStream file, String name, byte[] bytes) throws IOException {
        file.putNextEntry(new ZipEntry(name));
        file.write(bytes);
        file.closeEntry();
    }

    @Test
    void folderWithoutFaults_endsWell() throws IOException {
        write("a.txt", ROGUE);
        TerminalRun run = run("export", "--to", "svg", "--in", in(), "--out", out());
        assertEquals(Command.FINE, run.exitCode(), run.err());
        assertEquals("", run.err());
        assertTrue(written("a.svg").startsWith("<svg"), written("a.svg"));
    }

    @ParameterizedTest
    @CsvSource({
        "list --to csv --in x",
        "list --to csv --out x",
        "list --in x --out y",
        "encode --in x --out y text",
        "encode --in x"
    })
    void folders_goTogether(String words) {
        assertEquals(Command.USAGE, run(words.split(" ")).exitCode());
    }

    @ParameterizedTest
    @ValueSource(strings = {"in", "in/codes", "in/../in"})
    void filesThatAreRead_areNotReplaced(String target) throws IOException {
        write("a.txt", ROGUE);
        String out = folder.resolve(target).toString();
        TerminalRun run = run("export", "--to", "text", "--in", in(), "--out", out);
        assertEquals(Command.USAGE, run.exitCode());
        assertEquals(ROGUE, Files.readString(folder.resolve("in/a.txt")));
    }

    @Test
    void fileThatIsNoZip_isNamed() throws IOException {
        write("a.txt", ROGUE);
        TerminalRun run =
                run("encode", "--in", folder.resolve("in/a.txt").toString(), "--out", out());
        assertEquals(Command.USAGE, run.exitCode());
        assertTrue(run.err().contains("neither a folder nor a zip"), run.err());
    }
}

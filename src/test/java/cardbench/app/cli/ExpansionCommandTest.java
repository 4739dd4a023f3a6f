package cardbench.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.codes.ygo.database.MadeDatabase;
import cardbench.codes.ygo.database.MadeDatabase.Made;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.util.List;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ExpansionCommandTest {

    @TempDir private Path folder;

    private static TerminalRun run(String... words) {
        return TerminalRun.of(Main.commands(), "", words);
    }

    private String file(String name, String content) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, content).toString();
    }

    private String database(String name, Made... cards) throws Exception {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.write(file, MadeDatabase.of(List.of(cards))).toString();
    }

    @Test
    void database_isConvertedByTwoLists() throws Exception {
        String ygopro = file("y.conf", "!setname 0x180 Spright\n!setname 0x181 Tearlaments\n");
        String edopro =
                file(
                        "e.conf",
                        "!setname 0x181 Spright\n!setname 0x182 Tearlaments\n!setname 0x300 X\n");
        String made =
                database(
                        "e.cdb",
                        Made.monster(5, 0x3000181, "five"),
                        Made.monster(6, 0, "six"),
                        Made.monster(92731385, 0x182, "Kitkallos"));
        Path written = folder.resolve("y.cdb");
        TerminalRun run =
                run(
                        "expansion",
                        "--convert",
                        "ygopro",
                        "--names",
                        ygopro,
                        "--names",
                        edopro,
                        "--out",
                        written.toString(),
                        made);
        assertEquals("2 of 3 cards changed\n0x300  missing X  cards 1  \n", run.out(), run.err());
        assertEquals(0, run.exitCode());
        assertEquals("3000180 0 181", MadeDatabase.setcodes(written));
        Path sql = folder.resolve("y.sql");
        run(
                "expansion",
                "--convert=ygopro",
                "--names=" + ygopro,
                "--names=" + edopro,
                "--out=" + sql,
                made);
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + made);
                Statement statement = connection.createStatement()) {
            statement.executeUpdate(Files.readString(sql));
        }
        assertEquals("3000180 0 181", MadeDatabase.setcodes(Path.of(made)));
        TerminalRun again = run("expansion", "--convert", "edopro", "--json", made);
        assertTrue(again.out().contains("\"mapped\":[]"), again.out());
        assertEquals(1, run("expansion", "--convert", "ygopro", made).exitCode());
    }

    @Test
    void folder_isCheckedAndWrittenAsOneZip() throws Exception {
        database("exp/a.cdb", Made.monster(100000001, 0x601, "one"), Made.monster(7, 0x602, "two"));
        file("exp/strings.conf", "!setname 0x601 Made\n");
        file("exp/script/c7.lua", "");
        file("exp/.git/x", "");
        String game = database("game.cdb", Made.monster(7, 0, "seven"));
        Path zip = folder.resolve("exp.zip");
        String exp = folder.resolve("exp").toString();
        TerminalRun run = run("expansion", "--game", game, "--out", zip.toString(), exp);
        assertEquals(
                "1 with an id of the game:\n  7  two\n1 without a script:\n  100000001  one\n"
                        + "1 archetypes without a name:\n  0x602  cards 1\nnumbering: ygopro\n",
                run.out(),
                run.err());
        try (ZipFile written = new ZipFile(zip.toFile())) {
            assertEquals(
                    List.of("a.cdb", "script/c100000001.lua", "script/c7.lua", "strings.conf"),
                    written.stream().map(entry -> entry.getName()).sorted().toList());
        }
        TerminalRun again = run("expansion", zip.toString());
        assertTrue(again.out().contains("info: no card database is open"), again.out());
        assertEquals(2, run("expansion").exitCode());
        assertEquals(2, run("expansion", game).exitCode());
    }
}

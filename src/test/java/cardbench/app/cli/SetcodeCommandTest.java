package cardbench.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SetcodeCommandTest {

    private static TerminalRun run(String... words) {
        return TerminalRun.of(Main.commands(), "", words);
    }

    @Test
    void setcode_isTakenApart() {
        TerminalRun run = run("setcode", "0x307b1048");
        assertEquals(
                "0x307b1048 = 813371464\n"
                        + "0x307b  member of 0x7b ギャラクシー, 0x107b 銀河眼, 0x207b, 0x307b\n"
                        + "0x1048  member of 0x48, 0x1048\n"
                        + "numbering: ygopro\n",
                run.out());
        assertEquals(0, run.exitCode());
    }

    @Test
    void membership_isToldSlotBySlot() {
        assertEquals(
                "0x1048  another base\n0x307b  same base, all bits: a member\nmember\n",
                run("setcode", "--in", "0x107b", "813371464").out());
        assertEquals(
                "0x3184  same base, but a bit is missing\nnot a member\n",
                run("setcode", "--in", "0x7184", "0x3184").out());
    }

    @Test
    void freeBasesAndRoom_followTheLists(@TempDir Path folder) throws IOException {
        Path names = folder.resolve("strings.conf");
        Files.writeString(names, "!setname 0x600 a\n!setname 0x1600 b\n#setname 0x2 c\n");
        assertEquals(
                "0x601 to 0xfff\n0x1 to 0x1\n0x2 to 0x2  retired\n0x3 to 0x5ff\nnumbering: ygopro\n",
                run("setcode", "--free", "--names", names.toString()).out());
        TerminalRun room = run("setcode", "--room", "0x600", "--names", names.toString());
        assertTrue(room.out().contains("0x600 < 0x1600"), room.out());
    }

    @Test
    void name_isFoundWithTheNumberInEitherClient(@TempDir Path folder) throws IOException {
        Path ygopro = folder.resolve("y.conf");
        Files.writeString(ygopro, "!setname 0x181 Tearlaments\n");
        Path edopro = folder.resolve("e.conf");
        Files.writeString(edopro, "!setname 0x182 Tearlaments\n!setname 0x181 Spright\n");
        String[] names = {"--names", ygopro.toString(), "--names", edopro.toString()};
        assertTrue(
                run("setcode", "--find", "tearlaments", names[0], names[1], names[2], names[3])
                        .out()
                        .startsWith("Tearlaments  ygopro 0x181  edopro 0x182\n"));
        assertTrue(
                run(
                                "setcode",
                                "--numbering",
                                "edopro",
                                names[0],
                                names[1],
                                names[2],
                                names[3],
                                "0x181")
                        .out()
                        .contains("0x181  member of 0x181 Spright\nnumbering: edopro\n"));
        assertTrue(
                run("setcode", "--find", "spright", names[2], names[3])
                        .out()
                        .startsWith("Spright  ygopro -  edopro 0x181\n"));
    }

    @Test
    void whatIsNoSetcodeOrNoList_isRefused(@TempDir Path folder) throws IOException {
        assertEquals(1, run("setcode", "xyz").exitCode());
        Path file = Files.writeString(folder.resolve("x"), "nothing");
        assertEquals(2, run("setcode", "--free", "--names", file.toString()).exitCode());
    }
}

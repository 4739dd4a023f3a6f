package cardbench.cli;

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
                        + "0x1048  member of 0x48, 0x1048\n",
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
                "0x601 to 0xfff\n0x1 to 0x1\n0x2 to 0x2  retired\n0x3 to 0x5ff\n",
                run("setcode", "--free", "--names", names.toString()).out());
        TerminalRun room = run("setcode", "--room", "0x600", "--names", names.toString());
        assertTrue(room.out().contains("0x600 < 0x1600"), room.out());
    }

    @Test
    void whatIsNoSetcodeOrNoList_isRefused(@TempDir Path folder) throws IOException {
        assertEquals(1, run("setcode", "xyz").exitCode());
        Path file = Files.writeString(folder.resolve("x"), "nothing");
        assertEquals(2, run("setcode", "--free", "--names", file.toString()).exitCode());
    }
}

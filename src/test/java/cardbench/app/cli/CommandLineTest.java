package cardbench.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.contract.AnswerSignature;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CommandLineTest {

    /** A command that does what its first word says. */
    private static final class Obedient implements Command {

        @Override
        public String name() {
            return "obey";
        }

        @Override
        public String summary() {
            return "does what it is told";
        }

        @Override
        public String help() {
            return "usage: obey WORD\n";
        }

        @Override
        public int run(List<String> words, Terminal terminal) throws IOException, UsageException {
            switch (words.get(0)) {
                case "misunderstand" -> throw new UsageException("no such word");
                case "break" -> throw new IOException("broken pipe");
                case "swell" -> throw new OutOfMemoryError("Java heap space");
                case "fail" -> throw new IllegalStateException("cardbench.secret.Place");
                default -> terminal.people().println(words);
            }
            return REFUSED;
        }
    }

    private final CommandLine commands = new CommandLine(List.of(new Obedient()));

    @Test
    void command_runsWithTheWordsBehindIt() {
        TerminalRun run = TerminalRun.of(commands, "", "obey", "a", "b");
        assertEquals(Command.REFUSED, run.exitCode());
        assertEquals("[a, b]", run.out().trim());
    }

    @Test
    void help_listsCommandsAndExplainsEach() {
        for (String[] words :
                new String[][] {{}, {"--help"}, {"-h"}, {"help"}, {"help", "other"}}) {
            TerminalRun run = TerminalRun.of(commands, "", words);
            assertEquals(Command.FINE, run.exitCode());
            assertTrue(run.out().contains("  obey        does what it is told"), run.out());
        }
        assertEquals("usage: obey WORD\n", TerminalRun.of(commands, "", "help", "obey").out());
        assertEquals("usage: obey WORD\n", TerminalRun.of(commands, "", "obey", "--help").out());
        assertEquals(
                "[--, --help]", TerminalRun.of(commands, "", "obey", "--", "--help").out().trim());
    }

    @Test
    void version_tellsTheSignatureOfAllAnswers() {
        TerminalRun run = TerminalRun.of(commands, "", "--version");
        assertEquals(Command.FINE, run.exitCode());
        assertEquals(
                "answers " + AnswerSignature.VALUE, run.out().lines().skip(1).findFirst().get());
        assertTrue(TerminalRun.of(commands, "", "help").out().contains(AnswerSignature.VALUE));
    }

    @Test
    void whatIsNotUnderstood_endsWithTwo() {
        TerminalRun unknown = TerminalRun.of(commands, "", "dance");
        assertEquals(Command.USAGE, unknown.exitCode());
        assertTrue(unknown.err().contains("dance"), unknown.err());
        TerminalRun misused = TerminalRun.of(commands, "", "obey", "misunderstand");
        assertEquals(Command.USAGE, misused.exitCode());
        assertTrue(misused.err().contains("no such word (cardbench obey --help"), misused.err());
        TerminalRun broken = TerminalRun.of(commands, "", "obey", "break");
        assertEquals(Command.USAGE, broken.exitCode());
        assertTrue(broken.err().contains("broken pipe"), broken.err());
    }

    @Test
    void whatFails_isToldInASentence() {
        TerminalRun memory = TerminalRun.of(commands, "", "obey", "swell");
        assertEquals(Command.REFUSED, memory.exitCode());
        assertEquals("cardbench obey: there is not enough memory for this", memory.err().strip());
        TerminalRun fault = TerminalRun.of(commands, "", "obey", "fail");
        assertEquals(Command.REFUSED, fault.exitCode());
        assertEquals(
                "cardbench obey: this failed because of a fault in the program",
                fault.err().strip());
    }

    @Test
    void peopleSeeTheirCharset_programsUtf8() throws IOException {
        Terminal latin =
                TerminalRun.terminal(new byte[] {(byte) 0xe9}, StandardCharsets.ISO_8859_1);
        assertEquals("é", latin.readAll());
        latin.people().print("é");
        latin.programs().append("é").flush();
        assertEquals("é" + "Ã©", TerminalRun.written(latin, StandardCharsets.ISO_8859_1));
    }

    /** A command takes as much text as its limit in limits.md, 16 MiB. */
    @ParameterizedTest
    @ValueSource(strings = {"decode", "list"})
    void textsBelowTheLimit_areNoFault(String command) {
        String text = "\n".repeat((1 << 23) + 20);
        TerminalRun run = TerminalRun.of(Main.commands(), text, command, "-");
        assertFalse(run.err().contains("fault"), run.err());
        assertFalse(run.err().isEmpty() && run.out().isEmpty());
    }

    @Test
    void fileThatCannotBeUsed_isReportedWithTheReason(@TempDir Path folder) throws IOException {
        String none = folder.resolve("none").toString();
        TerminalRun run =
                TerminalRun.of(Main.commands(), "", "deck", "--tables", none, "AAECAQcAAAA=");
        assertEquals(Command.USAGE, run.exitCode());
        assertEquals(
                "cardbench deck: there is no file or folder “" + none + "”", run.err().strip());
        String file = Files.writeString(folder.resolve("file"), "").toString();
        run = TerminalRun.of(Main.commands(), "", "deck", "--tables", file, "AAECAQcAAAA=");
        assertEquals("cardbench deck: “" + file + "” is no folder", run.err().strip());
    }

    @Test
    void letterThatTheCharsetHasNot_isReportedOnce() {
        Terminal ascii = TerminalRun.terminal(new byte[0], StandardCharsets.US_ASCII);
        Main.commands().run(List.of("--help"), ascii);
        String err = ((ByteArrayOutputStream) ascii.err()).toString(StandardCharsets.US_ASCII);
        assertEquals(2, err.split("LC_ALL=C.UTF-8", -1).length, err);
        Terminal utf8 = TerminalRun.terminal(new byte[0], StandardCharsets.UTF_8);
        Main.commands().run(List.of("--help"), utf8);
        assertEquals("", utf8.err().toString());
    }
}

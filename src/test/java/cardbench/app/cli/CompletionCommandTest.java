package cardbench.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.io.TempDir;

class CompletionCommandTest {

    @TempDir private Path folder;

    static boolean hasBash() {
        return Files.isExecutable(Path.of("/bin/bash"));
    }

    private static String script(String shell) {
        TerminalRun run = TerminalRun.of(Main.commands(), "", "completion", shell);
        assertEquals(0, run.exitCode(), run.err());
        return run.out();
    }

    /** The words that bash offers for the last of some words. */
    private List<String> offered(String... words) throws IOException {
        String line = String.join(" ", words);
        Path file = folder.resolve("offer.sh");
        Files.writeString(
                file,
                script("bash")
                        + "cd '%s'\nCOMP_WORDS=(%s%s)\nCOMP_CWORD=$((%d))\n_cardbench\nprintf '%%s\\n' \"${COMPREPLY[@]}\"\n"
                                .formatted(
                                        folder,
                                        line,
                                        words[words.length - 1].isEmpty() ? "''" : "",
                                        words.length - 1));
        Process bash =
                new ProcessBuilder("/bin/bash", file.toString()).redirectErrorStream(true).start();
        String out = new String(bash.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return out.strip().lines().toList();
    }

    @Test
    @EnabledIf("hasBash")
    void bash_completesCommandsOptionsAndFiles() throws IOException {
        Files.writeString(folder.resolve("a deck.yml"), "");
        assertEquals(List.of("decode", "deck"), offered("cardbench", "dec"));
        assertEquals(List.of("--count"), offered("cardbench", "simulate", "--c"));
        assertEquals(List.of("a deck.yml"), offered("cardbench", "simulate", "a"));
        assertTrue(offered("cardbench", "completion", "").containsAll(List.of("bash", "zsh")));
        assertTrue(offered("cardbench", "").contains("scenario"));
    }

    @Test
    void zsh_usesTheScriptOfBash() {
        assertTrue(script("zsh").startsWith("autoload"));
        assertTrue(script("zsh").endsWith(script("bash")));
    }

    @Test
    void anotherShell_isNotUnderstood() {
        assertEquals(2, TerminalRun.of(Main.commands(), "", "completion", "fish").exitCode());
        assertEquals(2, TerminalRun.of(Main.commands(), "", "completion").exitCode());
    }
}

package cardbench.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MulliganCommandTest {

    @TempDir private Path folder;

    private String file() throws IOException {
        Path file = folder.resolve("deck.yml");
        Files.writeString(
                file,
                """
                deck: {cards: {key: {}, rest: {count: 9}}}
                simulate: {tests: {t: {start-card: 3, combos: {k: {hand: [key]}}}}}
                """);
        return file.toString();
    }

    private static TerminalRun run(String... words) {
        return TerminalRun.of(Main.commands(), "", words);
    }

    @Test
    void decisions_arePrinted() throws IOException {
        TerminalRun run = run("mulligan", "--most", "1", file());
        assertEquals(
                """
                t, london
                best mulligans: 0.51 = 51/100
                no mulligan:    0.3 = 3/10
                3 rest -> new hand  (0.700000, success 0.300000)
                1 key, 2 rest -> keep 1 key, 2 rest  (0.300000, success 1.000000)
                after 1: 3 rest -> keep 2 rest  (0.700000, success 0.000000)
                after 1: 1 key, 2 rest -> keep 1 key, 1 rest  (0.300000, success 1.000000)
                """,
                run.out().replace("0.510000", "0.51").replace("0.300000 =", "0.3 ="));
        assertEquals(Command.FINE, run.exitCode());
    }

    @Test
    void options_areTaken() throws IOException {
        TerminalRun run = run("mulligan", "--topic", "t", "--kind", "hearthstone", file());
        assertTrue(run.out().contains("= 3/5\n") && run.out().contains("keep nothing"), run.out());
        assertTrue(run("mulligan", "--json", file()).out().startsWith("{\"ok\":true"));
        assertEquals(Command.REFUSED, run("mulligan", "--topic", "x", file()).exitCode());
        assertEquals(Command.REFUSED, run("mulligan", "--kind", "x", file()).exitCode());
        assertEquals(Command.USAGE, run("mulligan", "--most", "x", file()).exitCode());
        assertEquals(Command.USAGE, run("mulligan").exitCode());
    }
}

package cardbench.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class ListCommandTest {

    private static final String LIST =
            "Deck\n4 Llanowar Elves (DOM) 168\n3 Forest\n\nSideboard\n2 Negate\n";

    private static TerminalRun run(String in, String... words) {
        return TerminalRun.of(Main.commands(), in, words);
    }

    @Test
    void list_isShownBySection() {
        TerminalRun run = run(LIST, "list", "-");
        assertEquals(Command.FINE, run.exitCode(), run.err());
        assertEquals(
                "Magic: The Gathering, 9 cards\nDeck (7)\n  4x Llanowar Elves\n  3x Forest\nSideboard (2)\n  2x Negate\n",
                run.out());
    }

    @Test
    void list_isWrittenInAnotherForm() {
        TerminalRun run = run(LIST, "list", "--to", "mtgo", "-");
        assertEquals("4 Llanowar Elves\n3 Forest\n\nSIDEBOARD:\n2 Negate\n", run.out());
    }

    @Test
    void textWithoutCards_isRefused() {
        TerminalRun run = run("", "list", "Good morning.");
        assertEquals(Command.REFUSED, run.exitCode());
        assertTrue(run.err().contains("no line of the text"), run.err());
    }
}

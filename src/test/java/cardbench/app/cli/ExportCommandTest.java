package cardbench.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class ExportCommandTest {

    /** The example of the format's first description. */
    private static final String CODE =
            "AvAA3wEOAAAg4D0PAxDQ8YEPCFAQ9pUPC2BA/LgPC9HQCr0QDLEgC9kQDeGQDt4QDfAA";

    private static TerminalRun run(String in, String... words) {
        return TerminalRun.of(Main.commands(), in, words);
    }

    @Test
    void deck_isWrittenForAPostWithItsNames() {
        TerminalRun run = run(CODE, "export", "--to", "markdown", "--language", "zh", "-");
        assertEquals(Command.FINE, run.exitCode(), run.err());
        assertTrue(run.out().startsWith("### 雷电将军 / 甘雨 / 迪奥娜\n"), run.out());
        assertTrue(run.out().endsWith("```\n" + CODE + "\n```\n"), run.out());
    }

    @Test
    void names_canBeInAnotherLanguageThanTheWords() {
        String[] words = {
            "export", "--to", "bbcode", "--language", "zh", "--card-language", "en", CODE
        };
        String out = run("", words).out();
        assertTrue(out.contains("行动牌") && out.contains("Raiden Shogun"), out);
    }

    @Test
    void picture_isAFile_withTheLinkInIt() {
        String plain = run("", "export", "--to", "svg", CODE).out();
        String linked = run("", "export", "--to", "svg", "--link", "https://a.b/", CODE).out();
        assertTrue(plain.startsWith("<svg xmlns=") && plain.endsWith("</svg>\n"), plain);
        assertTrue(linked.contains("crispEdges") && !plain.contains("crispEdges"), linked);
    }

    @Test
    void post_isWrittenWithAllItsDecks() {
        String post = "One " + CODE + "\nand AAECAQcAAewHAAA=.\n";
        TerminalRun table = run(post, "export", "--to", "reddit", "--as", "table", "-");
        assertEquals(Command.FINE, table.exitCode(), table.err());
        assertTrue(table.out().contains("| (5) Undivided Heart | 2 |"), table.out());
        TerminalRun named = run(post, "export", "--to", "qq", "--as", "names", "-");
        assertTrue(named.out().startsWith("One " + CODE + " (Raiden Shogun / "), named.out());
        assertTrue(
                named.out()
                        .endsWith(
                                "AAECAQcAAewHAAA= (Standard Warrior: 1× Garrosh Hellscream, 2× Flamestrike).\n"),
                named.out());
        assertEquals(
                Command.REFUSED, run(post, "export", "--to", "qq", "--as", "rows", "-").exitCode());
    }

    @Test
    void missingOrUnknownTarget_isSaid() {
        assertEquals(Command.USAGE, run("", "export", CODE).exitCode());
        TerminalRun run = run("", "export", "--to", "latex", CODE);
        assertEquals(Command.REFUSED, run.exitCode());
        assertTrue(
                run.err()
                        .contains("one of text, svg, json, bbcode, markdown, html, nga, bilibili"));
    }

    @Test
    void json_isTheResponseItself() {
        String out = run("", "export", "--to", "text", "--json", CODE).out();
        assertTrue(out.startsWith("{\"ok\":true,\"result\":{\"content\":\"" + CODE), out);
    }
}

package cardbench.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A terminal gets no control characters from decks, tables and files. */
class ConsoleStreamTest {

    /**
     * A title, a colour, a cleared screen and a turned line, by ESC, by C1 and by bidi controls.
     */
    private static final String HOSTILE =
            "\u001b]0;pwn\u0007\u001b[31mRED\u001b[2J\u009b1m\u009d\u007f\u202e\u2066\u200e\u061c\r";

    private static final String CODE = "AAECAaIHA0CzAYwCA6wC3ge5YAAA";

    /** The characters of a text that a terminal would obey. */
    private static List<String> steering(String text) {
        List<String> found = new ArrayList<>();
        text.codePoints()
                .filter(c -> c != '\n' && c != '\t')
                .filter(
                        c -> {
                            byte turned = Character.getDirectionality(c);
                            return Character.getType(c) == Character.CONTROL
                                    || turned >= Character.DIRECTIONALITY_LEFT_TO_RIGHT_EMBEDDING
                                            && turned != Character.DIRECTIONALITY_RIGHT_TO_LEFT
                                    || c == 0x200e
                                    || c == 0x200f
                                    || c == 0x61c;
                        })
                .forEach(c -> found.add(Integer.toHexString(c)));
        return found;
    }

    private static void harmless(String in, String... words) {
        TerminalRun run = TerminalRun.of(Main.commands(), in, words);
        assertEquals(List.of(), steering(run.out()), String.join(" ", words));
        assertEquals(List.of(), steering(run.err()), String.join(" ", words));
        assertTrue((run.out() + run.err()).contains("\ufffd"), run.out() + run.err());
    }

    @Test
    void whateverIsPrinted_isReplaced() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        PrintStream out =
                new ConsoleStream(bytes, true, StandardCharsets.UTF_8, new AtomicBoolean());
        out.print("\u001ba\tb\n");
        out.print('\u009b');
        out.print(new char[] {'\u007f', 'c'});
        out.print((Object) "\u202e");
        out.println("\b");
        out.println('\u2066');
        out.println(new char[] {'\0'});
        out.println(new StringBuilder("\u200f"));
        out.append("\u061c").append("x\u0085", 1, 2).append('\r');
        out.printf("%s%n", "\u0007");
        out.print((String) null);
        String line = System.lineSeparator();
        String shown = "!a\tb\n!!c!!%!%!%!%!!!!%null".replace('!', '\ufffd').replace("%", line);
        assertEquals(shown, bytes.toString(StandardCharsets.UTF_8));
    }

    @Test
    void names_steerNoTerminal(@TempDir Path folder) throws IOException {
        String post = "### " + HOSTILE + "\n" + CODE;
        harmless(post, "decode", "-");
        harmless(post, "deck", "-");
        harmless(post, "export", "--to", "json", "-");
        Path table = folder.resolve("en.tsv");
        Files.writeString(
                table, "cardbench-table 1\thearthstone\ten\nid\tname\n64\tA" + HOSTILE + "\n");
        harmless(CODE, "deck", "--tables", folder.toString(), "-");
        Path deck = folder.resolve("deck.yml");
        Files.writeString(deck, deckFile(HOSTILE));
        harmless("", "simulate", "--count", "1000", deck.toString());
        harmless("", "simulate", "--exact", deck.toString());
    }

    private static String deckFile(String name) {
        StringBuilder quoted = new StringBuilder("\"");
        for (char c : name.toCharArray()) {
            quoted.append(String.format("\\u%04x", (int) c));
        }
        String key = quoted.append("x\"").toString();
        return "deck:\n  cards:\n    "
                + key
                + ": {count: 3, description: "
                + key
                + "}\n    b: {count: 37}\nsimulate:\n  tests:\n    "
                + key
                + ":\n      combos:\n        "
                + key
                + ": {hand: ["
                + key
                + "]}\n";
    }

    @Test
    void ownArguments_steerNoTerminal() {
        harmless("", HOSTILE);
        harmless("", "deck", "--" + HOSTILE);
        harmless("", "simulate", "none" + HOSTILE);
    }

    @Test
    void programs_getTheTextAsItIs() {
        TerminalRun run = TerminalRun.of(Main.commands(), "\u202e" + CODE, "decode", "--json", "-");
        assertTrue(run.out().startsWith("{"), run.out());
        assertTrue(!run.out().contains("\ufffd"), run.out());
    }
}

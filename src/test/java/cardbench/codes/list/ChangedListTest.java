package cardbench.codes.list;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.codes.list.line.ListLine;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Lists that were cut, and changed by a few characters: each is read with places inside it. */
class ChangedListTest {

    private static final int CHANGES = 60;

    private static final List<String> PIECES =
            List.of(
                    "<",
                    ">",
                    "/>",
                    "</",
                    "=",
                    "\"",
                    "'",
                    "&amp;",
                    "&#65;",
                    "&#x41;",
                    "&",
                    "<!--",
                    "-->",
                    "{",
                    "}",
                    "[",
                    "]",
                    ":",
                    ",",
                    "\\",
                    "\n",
                    "\t",
                    "\r\n",
                    ";",
                    "(",
                    ")",
                    "#",
                    "*F*",
                    " x",
                    "x ",
                    "0",
                    "1000",
                    "-1",
                    "SB: ",
                    "//",
                    "(SET) 12",
                    "|",
                    "-");

    private static Stream<Path> lists() throws IOException {
        try (Stream<Path> files = Files.walk(Path.of("src/test/resources/decklists"))) {
            return files.filter(Files::isRegularFile).sorted().toList().stream();
        }
    }

    @ParameterizedTest
    @MethodSource("lists")
    void changedList_isReadWithPlacesInsideIt(Path file) throws IOException {
        String whole = Files.readString(file);
        Random random = new Random(20_261_127L);
        for (int i = 0; i < CHANGES && !whole.isEmpty(); i++) {
            StringBuilder text = new StringBuilder(whole);
            if (i % 3 == 0) {
                text.setLength(random.nextInt(whole.length()));
            }
            for (int change = random.nextInt(4); change >= 0 && text.length() > 0; change--) {
                int at = random.nextInt(text.length());
                int to =
                        random.nextBoolean()
                                ? at
                                : Math.min(text.length(), at + 1 + random.nextInt(6));
                text.replace(at, to, PIECES.get(random.nextInt(PIECES.size())));
            }
            check(text.toString());
        }
    }

    private static void check(String text) {
        DeckList list = ListReader.read(text);
        int copies = 0;
        for (ListLine line : list.lines()) {
            assertTrue(
                    0 <= line.from() && line.from() <= line.to() && line.to() <= text.length(),
                    text);
            boolean played = line instanceof ListLine.Card card && card.zone().isPlayed();
            copies += played ? ((ListLine.Card) line).count() : 0;
        }
        assertEquals(copies, list.copies(), text);
        for (ListOutput output : ListWriter.outputs(list)) {
            ListReader.read(ListWriter.write(list, output).text());
        }
    }
}

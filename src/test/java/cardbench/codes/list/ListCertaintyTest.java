package cardbench.codes.list;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** Texts that have numbers and words, and no cards, are never surely lists of cards. */
class ListCertaintyTest {

    private static final Path TEXTS = Path.of("src/test/resources/no-decklists.txt");

    @Test
    void textsWithoutCards_areNoLists() throws IOException {
        String[] texts = Files.readString(TEXTS).split("\n====\n");
        assertEquals(300, texts.length, "the number of texts in the file");
        for (String text : texts) {
            assertFalse(ListReader.read(text).certain(), text);
        }
    }

    @Test
    void textsWithoutCards_areNoListsWithoutTheirFirstLine() throws IOException {
        for (String text : Files.readString(TEXTS).split("\n====\n")) {
            String[] lines = text.split("\n");
            String tail =
                    String.join(
                            "\n",
                            Arrays.copyOfRange(lines, Math.min(1, lines.length - 1), lines.length));
            assertFalse(ListReader.read(tail).certain(), tail);
        }
    }
}

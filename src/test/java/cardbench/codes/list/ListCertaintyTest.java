package cardbench.codes.list;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

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

    private static final String SENTENCE = "I wrote these words, and they are not a card at all.\n";

    /** Names of three words, which belong to no game. */
    private static String names(int lines, int copies) {
        StringBuilder list = new StringBuilder();
        for (int i = 0; i < lines; i++) {
            list.append(copies).append(" Quiet Old Harbour").append((char) ('a' + i)).append('\n');
        }
        return list.toString();
    }

    /**
     * Pairs of lists that differ in one line or copy: what makes the first one evident, the second
     * one lacks.
     */
    static Stream<Arguments> pairs() {
        String ten = names(10, 4);
        return Stream.of(
                Arguments.of("two cards below a heading", "Deck\n4 Ash\n3 Beck", "Deck\n4 Ash"),
                Arguments.of(
                        "half of the cards have usual copies",
                        "Deck\n9 Ash\n4 Beck",
                        "Deck\n9 Ash\n9 Beck\n4 Cole"),
                Arguments.of(
                        "three cards have sets",
                        "4 Ash (ABC) 1\n4 Beck (ABC) 2\n4 Cole (ABC) 3",
                        "4 Ash (ABC) 1\n4 Beck (ABC) 2\n4 Cole"),
                Arguments.of(
                        "half of the cards have sets",
                        "4 Ash (ABC) 1\n4 Beck (ABC) 2\n4 Cole (ABC) 3\n4 Dara\n4 Ebb\n4 Finn",
                        "4 Ash (ABC) 1\n4 Beck (ABC) 2\n4 Cole (ABC) 3\n4 Dara\n4 Ebb\n4 Finn\n4 Gale"),
                Arguments.of(
                        "five cards of a game", names(4, 2) + "9 Island", names(3, 2) + "9 Island"),
                Arguments.of("forty copies", ten, names(9, 4) + "3 Quiet Old Harbour"),
                Arguments.of("thirty copies", names(10, 3), names(10, 3) + "1 Quiet Old Harbour"),
                Arguments.of(
                        "counts that do not go up line by line",
                        names(4, 1) + names(4, 2) + names(4, 3) + names(4, 4),
                        (names(1, 1) + names(1, 2) + names(1, 3) + names(1, 4)).repeat(4)),
                Arguments.of(
                        "one of five lines is no card",
                        "Deck\n4 Ash\n" + SENTENCE + "4 Beck\n4 Cole\n4 Dara",
                        "Deck\n4 Ash\n" + SENTENCE + "4 Beck\n4 Cole"),
                Arguments.of(
                        "nine of ten with usual copies",
                        names(9, 4) + "5 Slow Red Tide",
                        names(8, 4) + "5 Slow Red Tide\n5 Slow Red Moon"),
                Arguments.of(
                        "nine of ten with capital letters",
                        names(9, 4) + "4 slow red tide",
                        names(8, 4) + "4 slow red tide\n4 slow red moon"),
                Arguments.of(
                        "no long word in small letters",
                        ten.replace("Quiet Old", "Quiet and old"),
                        ten.replace("Old Harbour", "old harbour")),
                Arguments.of(
                        "usual copies of half of the cards of a game",
                        names(3, 2) + "9 Island\n9 Forest",
                        names(2, 2) + "9 Island\n9 Forest\n9 Swamp"),
                Arguments.of(
                        "half of the names with two words and more",
                        ten.replaceAll("Quiet Old (Harbour[a-e])", "$1"),
                        ten.replaceAll("Quiet Old (Harbour[a-f])", "$1")),
                Arguments.of(
                        "a name that is no pair of words",
                        ten.replaceAll("Quiet Old (Harbour[a-i])", "Old $1"),
                        ten.replaceAll("Quiet Old (Harbour[a-j])", "Old $1")),
                Arguments.of(
                        "a quarter of the names with figures",
                        ten.replaceAll("Harbour([ab])", "Harbour$1 10.5"),
                        ten.replaceAll("Harbour([abc])", "Harbour$1 10.5")));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("pairs")
    void oneLineDecides(String rule, String evident, String other) {
        assertTrue(ListReader.read(evident).evident(), evident);
        assertFalse(ListReader.read(other).evident(), other);
    }
}

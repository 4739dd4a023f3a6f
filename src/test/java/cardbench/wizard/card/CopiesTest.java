package cardbench.wizard.card;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cardbench.base.json.JsonScalar;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How many copies of a card a game has. */
class CopiesTest {

    private static int copies(String count, int players) {
        return Copies.of((JsonScalar) Given.node(count), players);
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '`',
            value = {
                "0, 4, 0",
                "1, 4, 1",
                "'1', 4, 1",
                "'$1', 4, 4",
                "'$2', 3, 6",
                "'$0', 4, 0",
                "9999, 4, 9999",
                "'$9999', 100, 999900",
                "'$1', 101, 100",
                "'$1', -1, 0"
            })
    void count_isPlainOrForEachPlayer(String count, int players, int copies) {
        assertEquals(copies, copies(count, players));
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '`',
            value = {
                "10000",
                "'$10000'",
                "-1",
                "'-1'",
                "'$-1'",
                "1.5",
                "'1.5'",
                "true",
                "null",
                "'$'",
                "'x'",
                "''",
                "'$$1'"
            })
    void anythingElse_isNoCount(String count) {
        assertEquals(-1, copies(count, 4));
    }
}

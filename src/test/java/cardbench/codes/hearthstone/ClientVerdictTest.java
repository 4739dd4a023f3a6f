package cardbench.codes.hearthstone;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cardbench.codes.deck.Reading;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class ClientVerdictTest {

    /** The code of an empty deck of the default warrior is {@code AAECAQcAAAAA}. */
    static Stream<Arguments> texts() {
        return Stream.of(
                Arguments.of("AAECAQcAAAAA", "YES", ""),
                Arguments.of("AAECAQcAAAA=", "YES", ""),
                Arguments.of("\t AAECAQcAAAAA \r\n", "YES", ""),
                Arguments.of("AAEC AQcA AAAA", "YES", ""),
                Arguments.of("### n\n# c\n\nAAECAQcAAAAA\n# z", "YES", ""),
                Arguments.of("### my deck AAECAQcAAAAA", "YES", ""),
                Arguments.of("AAECAQcAAAAA\nmore words", "YES", ""),
                Arguments.of("AAECAQcBAgAAAA==", "UNKNOWN", "hearthstone.client-cards -1"),
                Arguments.of("AAECAR4AAAAA", "UNKNOWN", "hearthstone.client-cards -1"),
                Arguments.of("AAECAgceAAAAAA==", "UNKNOWN", "hearthstone.client-cards -1"),
                Arguments.of("AAECAh4HAAAAAA==", "YES", ""),
                Arguments.of("AAICAQcAAAAA", "YES", ""),
                Arguments.of("AAECAQcAAAA", "NO", "hearthstone.client-base64 11"),
                Arguments.of("AAECAQcAAAAA=", "NO", "hearthstone.client-base64 13"),
                Arguments.of("AAECAQc\u200bAAAAA", "NO", "hearthstone.client-base64 7"),
                Arguments.of("x AAECAQcAAAAA", "NO", "hearthstone.client-line 0"),
                Arguments.of("words\nAAECAQcAAAAA", "NO", "hearthstone.client-line 0"),
                Arguments.of("AAECAQcAAAAA!", "NO", "hearthstone.client-base64 12"),
                Arguments.of("AAECAQ\ncAAAAA", "NO", "hearthstone.client-line 0"),
                Arguments.of("# AAECAQcAAAAA", "NO", "hearthstone.client-line 14"),
                Arguments.of("AAECAAAAAAA=", "NO", "hearthstone.no-hero 4"),
                Arguments.of("AAEFAQcAAAAA", "NO", "hearthstone.format 2"),
                Arguments.of("AAECAQcB", "NO", "hearthstone.count 6"));
    }

    @ParameterizedTest
    @MethodSource("texts")
    void verdict_isThatOfTheGamesOwnReading(String text, String accepts, String reason) {
        Reading<HearthstoneDeck> reading = new Deckstring().read(text);
        ClientVerdict verdict = ClientVerdict.of(text, reading, ClientCards.NONE);
        assertEquals(accepts, verdict.accepts().name());
        assertEquals(
                reason,
                verdict.reason() == null
                        ? ""
                        : verdict.reason().code().name()
                                + " "
                                + verdict.reason().location().from());
    }
}

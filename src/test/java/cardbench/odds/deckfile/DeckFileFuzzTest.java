package cardbench.odds.deckfile;

import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.text.Diagnostic;
import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import com.code_intelligence.jazzer.junit.FuzzTest;

class DeckFileFuzzTest {

    /** No text breaks the reader, and whatever it reads keeps its limits. */
    @FuzzTest
    void anyText_isReadWithinTheLimits(FuzzedDataProvider data) {
        String text = data.consumeRemainingAsString();
        DeckFileReading reading = DeckFileReader.read(text);
        for (Diagnostic diagnostic : reading.diagnostics()) {
            assertTrue(diagnostic.location().to() <= text.length(), diagnostic.message());
        }
        DeckFile file = reading.file();
        assertTrue(file.size() >= 0);
        assertTrue(!reading.isValid() || file.size() <= DeckFile.MAX_CARDS);
        assertTrue(file.count() > 0 && file.count() <= DeckFile.MAX_GAMES);
        for (Topic topic : file.topics()) {
            assertTrue(!reading.isValid() || topic.startCard() <= file.size());
        }
    }
}

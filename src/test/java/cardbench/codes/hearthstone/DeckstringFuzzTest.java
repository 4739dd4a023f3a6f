package cardbench.codes.hearthstone;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cardbench.codes.deck.Found;
import cardbench.codes.deck.Reading;
import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import com.code_intelligence.jazzer.junit.FuzzTest;
import java.util.Base64;

/** Hostile texts: nothing throws, what was read once reads the same again, no byte is forgotten. */
class DeckstringFuzzTest {

    private static final Deckstring DECKSTRING = new Deckstring();

    @FuzzTest(maxDuration = "20s")
    void anyText_isAnswered(FuzzedDataProvider data) {
        check(data.consumeRemainingAsString());
    }

    @FuzzTest(maxDuration = "20s")
    void anyBytes_areAnswered(FuzzedDataProvider data) {
        byte[] payload = data.consumeRemainingAsBytes();
        byte[] code = new byte[payload.length + 4];
        code[1] = 1;
        code[2] = 2;
        code[3] = 1;
        System.arraycopy(payload, 0, code, 4, payload.length);
        check(Base64.getEncoder().encodeToString(code));
    }

    private static void check(String text) {
        Reading<HearthstoneDeck> reading = DECKSTRING.read(text);
        if (reading.isValid()) {
            String canonical = DECKSTRING.write(reading.deck());
            Reading<HearthstoneDeck> again = DECKSTRING.read(canonical);
            assertEquals(reading.deck().entries(), again.deck().entries());
            assertEquals(canonical, DECKSTRING.write(again.deck()));
        }
        if (reading.deck() != null) {
            ClientVerdict.of(text, reading, ClientCards.NONE);
        }
        DeckstringTest.assertCovered(DECKSTRING.explain(text), text);
        int end = 0;
        for (Found found : DECKSTRING.find(text)) {
            assertEquals(true, found.from() >= end && found.to() > found.from());
            end = found.to();
        }

        DECKSTRING.likeness(text);
    }
}

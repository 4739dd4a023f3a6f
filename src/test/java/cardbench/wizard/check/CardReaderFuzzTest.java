package cardbench.wizard.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.json.JsonTreeText;
import cardbench.base.text.Diagnostic;
import cardbench.wizard.card.Card;
import cardbench.wizard.card.CardBuilder;
import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import com.code_intelligence.jazzer.junit.FuzzTest;

class CardReaderFuzzTest {

    /**
     * Any text is read or refused with places inside it; what is sound stays so and can be built.
     */
    @FuzzTest
    void anyText_isReadOrRefusedWithPlacesInsideIt(FuzzedDataProvider data) {
        boolean insideCard = data.consumeBoolean();
        String given = data.consumeRemainingAsString();
        String text = insideCard ? Cards.playing(given) : given;
        CardReading reading = CardReader.read(text, false);
        for (Diagnostic one : reading.diagnostics()) {
            assertTrue(one.location().from() >= 0, one.message());
            assertTrue(one.location().to() <= text.length(), one.message());
        }
        if (reading.isValid() && reading.form() == CardReading.Form.CARD) {
            Card card = CardBuilder.card(reading.cards().get(0));
            String again = JsonTreeText.of(card.source());
            CardReading second = CardReader.read(again, false);
            assertTrue(second.isValid(), again);
            assertEquals(again, JsonTreeText.of(second.cards().get(0)));
        }
    }
}

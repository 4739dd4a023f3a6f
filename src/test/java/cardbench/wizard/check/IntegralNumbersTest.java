package cardbench.wizard.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.text.Diagnostic;
import cardbench.wizard.card.WizardCodes;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Which numbers of a card are integers, by the definition of JSON Schema. */
class IntegralNumbersTest {

    private static CardReading read(String cost) {
        return CardReader.read(
                """
                {"id": "a", "count": 1, "name": "a", "manaCost": %s, "rarity": "com", "school": "none",
                 "description": "", "behaviors": []}
                """
                        .formatted(cost),
                false);
    }

    @ParameterizedTest
    @CsvSource({
        "2, 2",
        "2.0, 2",
        "2.000, 2",
        "1e0, 1",
        "1E+1, 10",
        "1.5e1, 15",
        "20e-1, 2",
        "0.0, 0",
        "-0.0, 0",
        "0e2, 0",
        "0e99, 0",
        "2.00000000000, 2",
        "98.90e1, 989"
    })
    void integer_isTaken_howeverItIsWritten(String written, int number) {
        CardReading reading = read(written);
        assertTrue(reading.isValid(), reading.diagnostics().toString());
        assertEquals(number, reading.cards().get(0).integer("manaCost", -1));
    }

    @ParameterizedTest
    @ValueSource(strings = {"2.5", "1e-1", "15e-1", "1e10", "1e999999999", "0.0000000001"})
    void anotherNumber_isRefused_andStaysAsItIsWritten(String written) {
        assertTrue(
                read(written).diagnostics().stream()
                        .map(Diagnostic::code)
                        .anyMatch(WizardCodes.TYPE::equals),
                written);
    }
}

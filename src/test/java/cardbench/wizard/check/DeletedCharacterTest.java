package cardbench.wizard.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.text.Diagnostic;
import cardbench.base.text.Severity;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The document's cards with each of their characters left out, as by a slip of the finger. */
class DeletedCharacterTest {

    private static List<Diagnostic> errors(CardReading reading) {
        return reading.diagnostics().stream()
                .filter(one -> one.severity() == Severity.ERROR)
                .toList();
    }

    private static long syntaxErrors(CardReading reading) {
        return errors(reading).stream()
                .filter(one -> one.code().name().startsWith("json."))
                .count();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "bash",
                "stone",
                "gilding_components",
                "survival_of_the_fittest",
                "counter_next_spell"
            })
    void oneCharacterLess_isOneSyntaxErrorAndTheCardStays(String name) {
        String text = Cards.document(name);
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            // without the end of its line, a comment hides the line behind it
            if (c != '\n' && !Character.isSurrogate(c)) {
                CardReading reading =
                        CardReader.read(text.substring(0, i) + text.substring(i + 1), false);
                String context = name + " without character " + i + ", " + c;
                assertTrue(syntaxErrors(reading) <= 1, () -> context + errors(reading));
                assertEquals(1, reading.cards().size(), () -> context + errors(reading));
                assertTrue(reading.cards().get(0).members().size() > 3, context);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"bash", "stone", "gilding_components", "counter_next_spell"})
    void missingColonOrComma_isOneErrorWithItsFix(String name) {
        String text = Cards.document(name);
        for (int i = 0; i < text.length(); i++) {
            boolean colon = text.startsWith("\": ", i);
            boolean comma = "\"}]".indexOf(text.charAt(i)) >= 0 && separates(text, i + 1);
            if (colon || comma) {
                String broken = text.substring(0, i + 1) + text.substring(i + 2);
                List<Diagnostic> errors = errors(CardReader.read(broken, false));
                String context = name + " without character " + (i + 1);
                assertEquals(1, errors.size(), () -> context + errors);
                assertEquals(colon ? ":" : ",", errors.get(0).fix(), context);
                assertEquals(i + 1, errors.get(0).location().from(), context);
            }
        }
    }

    /** Whether this is a comma at the end of a line, with a name or an object behind it. */
    private static boolean separates(String text, int at) {
        return text.startsWith(",\n", at)
                && "\"{".indexOf(text.substring(at + 1).stripLeading().charAt(0)) >= 0;
    }

    @Test
    void valueThatIsMissing_isSaidOnce() {
        String text =
                Cards.playing(
                        "{\"type\": \"drawCard\", \"amount\": , \"target\": \"$onPlay.playerUUID\"}");
        List<Diagnostic> errors = errors(CardReader.read(text, false));
        assertEquals(1, errors.size(), errors::toString);
    }
}

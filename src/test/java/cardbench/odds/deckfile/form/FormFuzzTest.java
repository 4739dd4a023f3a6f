package cardbench.odds.deckfile.form;

import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.text.Diagnostic;
import cardbench.odds.deckfile.form.FormReading.TextPart;
import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import com.code_intelligence.jazzer.junit.FuzzTest;

/** Hostile deck files: the form is read or refused, and what it shows as text is in the file. */
class FormFuzzTest {

    private static final String[] PIECES = {
        "deck:\n",
        "  cards:\n",
        "    a: {count: 3}\n",
        "simulate:\n",
        "  tests:\n",
        "    t:\n",
        "      combos:\n",
        "        A: {hand: [a]}\n",
        "- ",
        ": ",
        "\n",
        "  ",
        "{",
        "}",
        "[",
        "]",
        "'",
        "\"",
        "|\n",
        "#",
        "&a ",
        "*a"
    };

    @FuzzTest(maxDuration = "20s")
    void anyFile_isReadWithPlacesInsideIt(FuzzedDataProvider data) {
        StringBuilder file = new StringBuilder();
        while (data.remainingBytes() > 0 && file.length() < 5_000) {
            file.append(data.consumeBoolean() ? data.pickValue(PIECES) : data.consumeString(8));
        }
        String text = file.toString();
        FormReading reading = FormReading.of(text);
        for (Diagnostic one : reading.errors()) {
            assertTrue(0 <= one.location().from(), one.message());
            assertTrue(one.location().to() <= text.length(), one.message());
        }
        for (TextPart part : reading.texts()) {
            assertTrue(0 <= part.location().from(), part.toString());
            assertTrue(part.location().to() <= text.length(), part.toString());
        }
    }
}

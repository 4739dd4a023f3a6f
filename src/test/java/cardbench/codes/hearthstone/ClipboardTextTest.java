package cardbench.codes.hearthstone;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeout;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ClipboardTextTest {

    private static final String CODE = "AAECAQcAAewHAAA=";

    private static String name(String text) {
        return ClipboardText.name(text, text.indexOf(CODE));
    }

    /** The game takes the first line with three signs; a bar stands for the end of a line here. */
    @ParameterizedTest
    @CsvSource({
        "### One|### Two|CODE, One",
        "### One|# Class: Mage|### Two|CODE, One",
        "###|### Two|CODE, Two",
        "### One|words|### Two|CODE, Two",
        "### One|words|CODE, ''",
        "  ### One||# comment||CODE, One",
        "### One CODE, One",
        "### One|### Two CODE, One",
        "#### Name ####|CODE, Name",
        "### Name #|CODE, Name",
        "### Name###|CODE, Name###",
        "### C#|CODE, C#",
        "### A # deck|CODE, A # deck",
        "### ###|CODE, ''",
        "### <b>Name</b> ###|CODE, Name",
        "### 3 > 2|CODE, 3 > 2",
    })
    void name_isTheFirst_withoutSigns(String text, String name) {
        assertEquals(name, name(text.replace('|', '\n').replace("CODE", CODE)));
    }

    @Test
    void manyTitles_takeTimeInLine() {
        String text = "### <a\n".repeat(100_000) + CODE;
        assertTimeout(Duration.ofSeconds(5), () -> assertEquals("<a", name(text)));
    }
}

package cardbench.build.site;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class AsciiScriptTest {

    @Test
    void ascii_staysAsItIs() {
        String script = "let a = \"\\n\\\\\"; // ~\n";
        assertEquals(script, AsciiScript.of(script));
    }

    @Test
    void character_becomesItsEscape() {
        assertEquals("\"\\u5361\\u7ec4\"", AsciiScript.of("\"卡组\""));
        assertEquals("/[\\u00e9\\u3000]/", AsciiScript.of("/[é\u3000]/"));
        assertEquals("`\\u2028`", AsciiScript.of("`\u2028`"));
    }

    @Test
    void characterBeyondTheBasicPlane_becomesAPair() {
        assertEquals("'\\ud83c\\udccf'", AsciiScript.of("'\uD83C\uDCCF'"));
    }

    @Test
    void backslashBeforeACharacter_isTheOneOfTheEscape() {
        assertEquals("'\\u00e9'", AsciiScript.of("'\\é'"));
    }

    @Test
    void escapedBackslashBeforeACharacter_staysABackslash() {
        assertEquals("'\\\\\\u00e9'", AsciiScript.of("'\\\\é'"));
    }

    @Test
    void backslashEarlierInTheScript_isForgotten() {
        assertEquals("'\\n\\u00e9\\u00e9'", AsciiScript.of("'\\né\\é'"));
    }
}

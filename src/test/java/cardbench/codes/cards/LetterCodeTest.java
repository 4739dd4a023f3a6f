package cardbench.codes.cards;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LetterCodeTest {

    private static final long SEED = 44;

    /** Distinct characters of several scripts, in random order. */
    private static String alphabet(int size, Random random) {
        StringBuilder characters = new StringBuilder();
        while (characters.length() < size) {
            char c = (char) (' ' + random.nextInt(0x9fff));
            if (characters.indexOf(String.valueOf(c)) < 0) {
                characters.append(c);
            }
        }
        return characters.toString();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 61, 62, 63, 122, 123, 124, 1000, 2375, 3843, 3844})
    void texts_areReadAsTheyWereWritten_whateverTheAlphabet(int size) {
        Random random = new Random(SEED);
        String characters = alphabet(size, random);
        LetterCode written = LetterCode.of(characters);
        LetterCode read = LetterCode.read(written.alphabet());
        assertNotNull(read, "seed " + SEED);
        assertEquals(characters, read.decode(written.encode(characters)));
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 500; i++) {
            text.append(characters.charAt(random.nextInt(size)));
        }
        String letters = written.encode(text.toString());
        assertTrue(letters.matches("[A-Za-z0-9]*"), letters);
        assertEquals(text.toString(), read.decode(letters));
        assertEquals("", read.decode(""));
    }

    /** 123 characters leave 61 singles and one digit that begins pairs: (3844 - 123) / 61 = 61. */
    @Test
    void frequentCharacters_haveOneLetter() {
        LetterCode code = LetterCode.of(alphabet(123, new Random(SEED)));
        String characters = alphabet(123, new Random(SEED));
        for (int i = 0; i < 123; i++) {
            String letters = code.encode(characters.substring(i, i + 1));
            assertEquals(i < 61 ? 1 : 2, letters.length(), "character " + i);
        }
    }

    @Test
    void malformedAlphabets_areRefused() {
        assertNull(LetterCode.read("A"), "a control character");
        assertNull(LetterCode.read("-"), "half a number");
        assertNull(LetterCode.read("!"), "no digit");
        assertNull(LetterCode.read("_ZZZZZZ"), "no int");
        assertNull(LetterCode.read("z".repeat(3845)), "too many characters");
    }

    @Test
    void malformedLetters_areRefused() {
        LetterCode code = LetterCode.of(alphabet(100, new Random(SEED)));
        assertNull(code.decode("9"), "half a pair");
        assertNull(code.decode("99"), "no such character");
        assertNull(code.decode("-"), "no digit");
        assertNull(code.decode("ü"), "no digit");
    }
}

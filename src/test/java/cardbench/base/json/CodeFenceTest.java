package cardbench.base.json;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cardbench.base.text.Diagnostics;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CodeFenceTest {

    /** Blanks are underscores here, and line ends are bars. */
    private static String cleaned(String text) {
        char[] clean = text.toCharArray();
        CodeFence.blank(text, clean, new Diagnostics());
        return new String(clean).replace(' ', '_').replace('\n', '|');
    }

    @ParameterizedTest
    @CsvSource({
        "see ```{1}```, _______{1}___",
        "```json{1}```, _______{1}___",
        "```azAZ09{1}```, _________{1}___",
        "```json [2]```, ________[2]___",
        "```json|{1}|```, _______|{1}|___",
        "```|{a```b}|```|bye, ___|{a```b}|___|___",
        "```|{1}| ```, ___|{1}|____",
        "```json5 is|{1}|```, ___________|{1}|___",
        "a ```[1]``` b ```[2]```, _____[1]_________[2]___",
        "```|{1}, ___|{1}",
        "```{1}|{2}|```, ___{1}|{2}|___"
    })
    void fencedText_isAllThatIsLeft(String text, String left) {
        assertEquals(left, cleaned(text.replace('|', '\n')));
    }

    @ParameterizedTest
    @CsvSource({"{a```b```}", "[```]", "// ``` x", "no fence"})
    void textThatBeginsLikeJson_isLeftAlone(String text) {
        assertEquals(text.replace(' ', '_'), cleaned(text));
    }
}

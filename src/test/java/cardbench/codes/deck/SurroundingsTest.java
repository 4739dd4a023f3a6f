package cardbench.codes.deck;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cardbench.base.text.Diagnostic;
import cardbench.base.text.Diagnostics;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SurroundingsTest {

    /** What is said of a text around a code, written as CODE: the codes with their places. */
    private static String diagnosticsOf(String text, boolean comments) {
        Diagnostics diagnostics = new Diagnostics();
        Surroundings around = new Surroundings(text, comments, diagnostics);
        int from = text.indexOf("CODE");
        around.before(from);
        around.after(from + 4);
        StringBuilder listed = new StringBuilder();
        for (Diagnostic one : diagnostics.list()) {
            assertEquals("", one.fix());
            listed.append(listed.length() == 0 ? "" : " ").append(one.code().name());
            listed.append(' ').append(one.location().from()).append('-');
            listed.append(one.location().to());
        }
        return listed.toString();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '!',
            quoteCharacter = '"',
            value = {
                "CODE ! false ! \"\"",
                "\"  CODE\" ! false ! deck.white-space 0-2",
                "\"CODE|\" ! false ! deck.white-space 4-5",
                "\" see CODE\" ! false ! deck.text-before 1-4",
                "\"see | it |CODE\" ! false ! deck.text-before 0-8",
                "\"CODE  end \" ! false ! deck.text-after 6-9",
                "\"a CODE b\" ! false ! deck.text-before 0-1 deck.text-after 7-8",
                "\"# name|CODE\" ! true ! \"\"",
                "\"# name|CODE\" ! false ! deck.text-before 0-6",
                "\"# name|text|# more|CODE\" ! true ! deck.text-before 7-11",
                "\"CODE|# more|\" ! true ! \"\"",
                "\"CODE # more\" ! true ! deck.text-after 5-11",
                "\"CODE~~\" ! false ! text.invisible 4-6",
                "\"~x~CODE\" ! false ! deck.text-before 0-3",
            })
    void textAroundACode_isTold(String text, boolean comments, String expected) {
        String written = text.replace('|', '\n').replace('~', '\u200b');
        assertEquals(expected, diagnosticsOf(written, comments));
        assertEquals(expected, diagnosticsOf(written.replace('\n', '\r'), comments));
    }
}

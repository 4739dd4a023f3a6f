package cardbench.base.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PhrasesTest {

    private static final String TEXT =
            """
            draw = {1} draws {0}.
            you = you
            twice = {0} = {0}
            """;

    private static final Phrases PHRASES = new Phrases(TEXT);

    @Test
    void arguments_standWhereThePhraseHasThem() {
        assertEquals("p2 draws 3.", PHRASES.say("draw", "3", "p2"));
        assertEquals("a = a", PHRASES.say("twice", "a"));
        assertEquals("you", PHRASES.say("you"));
    }

    /** An empty line is a phrase that a language does without. */
    @Test
    void keysOfTheirOwn_belongToTheLinesOfPhrases() {
        Phrases phrases = new Phrases("draw\nyou\nthey\n", "抽{0}张牌。\n\n他们\n");
        assertEquals("抽3张牌。", phrases.say("draw", "3"));
        assertEquals("–", phrases.sayOr("you", "–"));
        assertEquals("他们", phrases.say("they"));
    }

    @Test
    void bracesInArguments_stayAsTheyAre() {
        assertEquals("{0} draws {1}.", PHRASES.say("draw", "{1}", "{0}"));
    }

    @Test
    void unknownKeys_areRefusedOrReplaced() {
        assertThrows(IllegalStateException.class, () -> PHRASES.say("dra", "3", "p2"));
        assertEquals("dra", PHRASES.sayOr("dra", "dra"));
        assertEquals("you", PHRASES.sayOr("you", "they"));
    }

    /** The parser of the tests, which is stricter, reads the same. */
    @Test
    void table_hasTheSamePhrases() {
        assertEquals(
                List.of("{1} draws {0}.", "{0} = {0}", "you"),
                List.copyOf(PhraseTable.of(TEXT).phrases().values()));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a = b",
                "a=b\n",
                "a = b\na = c\n",
                "a = {b}\n",
                "a = {\n",
                "a = b \n",
                " a = b\n",
                "a = \n",
                "\n"
            })
    void table_refusesWhatIsNoPhrase(String text) {
        assertThrows(IllegalArgumentException.class, () -> PhraseTable.of(text));
    }

    @Test
    void differences_areKeysAndArguments() {
        PhraseTable other = PhraseTable.of("draw = {0} draws.\nyou = 你\nthey = 他们\n");
        assertEquals(
                List.of(
                        "draw: {1} draws {0}. / {0} draws.",
                        "they: null / 他们", "twice: {0} = {0} / null"),
                PhraseTable.differences(PhraseTable.of(TEXT), other));
    }
}

package cardbench.codes.deck;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which lines a game ignores when it reads a code from the clipboard. */
class CommentLinesTest {

    /** The character that is asked for is marked by an exclamation mark. */
    @ParameterizedTest
    @CsvSource({
        "'!', false",
        "'#!', true",
        "'  # old: !', true",
        "'> > # old: !', true",
        "'### name !', true",
        "'#! more', true",
        "'a # !', false",
        "'# a\n!', false",
        "'# a\r!', false",
        "'a\n\t#!', true",
        "'# a\n\n b !', false",
    })
    void linesThatBeginWithANumberSign_areComments(String text, boolean comment) {
        assertEquals(comment, CommentLines.hold(text, text.indexOf('!')));
    }

    @Test
    void placesThatAscend_areToldInOnePass() {
        CommentLines lines = new CommentLines("# a\nb\n#c\n");
        assertEquals(false, lines.hold(0));
        assertEquals(true, lines.hold(2));
        assertEquals(true, lines.hold(2));
        assertEquals(false, lines.hold(4));
        assertEquals(true, lines.hold(7));
    }
}

package cardbench.deckfile;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The keys are those of the documents: opening-keys.md, deck-file-extensions.md, ygo-calc's README.
 */
class KeyCompletionTest {

    private static final String FILE =
            """
            deck:
              cards:
                wolf:
                  count: 3
                  #1
            # a comment

            simulate:
              tests:
                hunt:
                  start-card: 5
                  #2
                  combos:
                    A:
                      hand: [wolf]
                      #3
                  mulligan:
                    kind: london
                    #4
                  turns: {count: 2}
            """;

    private static KeyCompletion at(String mark, String word) {
        int place = FILE.indexOf(mark);
        return KeyCompletion.at(FILE.replace(mark, word), place + word.length());
    }

    @ParameterizedTest
    @CsvSource({
        "'#1', 'attribute description program disabled'",
        "'#2', 'exec-program header matching auto-shuffle scan-zones state negate'",
        "'#3', 'score condition grave matching disabled'",
        "'#4', 'keep most bottom'"
    })
    void keysOfTheMap_withoutThoseItHas(String mark, String keys) {
        assertEquals(List.of(keys.split(" ")), at(mark, "").keys());
    }

    @Test
    void wordThatIsBegun_isReplaced() {
        KeyCompletion completion = at("#2", "neg");
        assertEquals(FILE.indexOf("#2"), completion.from());
        assertEquals(FILE.indexOf("#2") + 3, completion.to());
    }

    @Test
    void outermostKeys_areOffered() {
        assertEquals(List.of("deck", "simulate"), KeyCompletion.at("", 0).keys());
        assertEquals(List.of("simulate"), KeyCompletion.at("deck:\n  size: 40\nsi", 19).keys());
    }

    @Test
    void namesAndValues_haveNone() {
        assertEquals(List.of(), KeyCompletion.at("deck:\n  cards:\n    w", 20).keys());
        assertEquals(List.of(), KeyCompletion.at("deck:\n  size: 4", 15).keys());
        assertEquals(List.of(), KeyCompletion.at("deck:\n  cards:\n    - c", 21).keys());
    }
}

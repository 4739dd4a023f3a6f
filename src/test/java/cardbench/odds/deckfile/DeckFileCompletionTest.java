package cardbench.odds.deckfile;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cardbench.base.text.Diagnostic;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The keys and values are those of the documents: opening-keys.md, deck-file-extensions.md,
 * ygo-calc's README.
 */
class DeckFileCompletionTest {

    private static final String FILE =
            """
            deck:
              cards:
                wolf:
                  count: 3
                  #1
                cave: {count: 2, #5}
                rest: {count: 35}
            # a comment

            simulate:
              #8
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
                  turns: {count: 2, #6}
                  state: {#7}
            """;

    /** The place of a mark, with a word that is written there and the cursor behind it. */
    private static DeckFileCompletion at(String mark, String word) {
        int place = FILE.indexOf(mark);
        return DeckFileCompletion.at(FILE.replace(mark, word), place + word.length());
    }

    @ParameterizedTest
    @CsvSource({
        "'#1', 'attribute description program disabled'",
        "'#2', 'exec-program header matching auto-shuffle scan-zones negate condition given'",
        "'#3', 'score condition grave matching disabled given'",
        "'#4', 'keep most free bottom'",
        "'#5', 'attribute description program disabled'",
        "'#6', 'draw go start'",
        "'#7', 'hand grave field removed zones top bottom unknown deck'",
        "'#8', 'count debug confidence-interval matching auto-shuffle scan-zones'"
    })
    void keysOfTheMap_withoutThoseItHas(String mark, String keys) {
        DeckFileCompletion completion = at(mark, "");
        assertEquals(List.of(keys.split(" ")), completion.words());
        assertEquals(true, completion.isKey());
    }

    @ParameterizedTest
    @CsvSource({
        "'#1', 'disabled: ', 'true false'",
        "'#2', 'exec-program: ', 'true false'",
        "'#2', 'auto-shuffle: ', 'true false'",
        "'#2', 'matching: ', 'greedy best'",
        "'#3', 'matching: ', 'greedy best'",
        "'#4', 'kind: ', 'london vancouver hearthstone genshin one-by-one redraw'",
        "'#5', 'disabled: ', 'true false'",
        "'#6', 'go: ', 'first second either'",
        "'#8', 'debug: ', 'true false'",
        "'#8', 'confidence-interval: ', 'true false'",
    })
    void valuesOfKeysThatTakeCertainWords(String mark, String key, String values) {
        for (String begun : List.of("", values.substring(0, 2))) {
            DeckFileCompletion completion =
                    mark.equals("#4")
                            ? DeckFileCompletion.at(
                                    FILE.replace("kind: london", key + begun),
                                    FILE.indexOf("kind: london") + key.length() + begun.length())
                            : at(mark, key + begun);
            assertEquals(List.of(values.split(" ")), completion.words(), key + begun);
            assertEquals(false, completion.isKey());
            assertEquals(begun.length(), completion.to() - completion.from());
        }
    }

    @Test
    void wordThatIsBegun_isReplaced() {
        DeckFileCompletion completion = at("#2", "neg");
        assertEquals(FILE.indexOf("#2"), completion.from());
        assertEquals(FILE.indexOf("#2") + 3, completion.to());
    }

    @Test
    void keyThatHasAValue_isReplacedWithoutIt() {
        String yaml = FILE.replace("kind: london", "kin: london");
        int place = yaml.indexOf("kin: london");
        DeckFileCompletion completion = DeckFileCompletion.at(yaml, place + 2);
        assertEquals(List.of("kind", "keep", "most", "free", "bottom"), completion.words());
        assertEquals(place + 3, completion.to());
    }

    @Test
    void outermostKeys_areOffered() {
        assertEquals(List.of("deck", "simulate"), DeckFileCompletion.at("", 0).words());
        assertEquals(
                List.of("simulate"), DeckFileCompletion.at("deck:\n  size: 40\nsi", 19).words());
    }

    @Test
    void placeBehindTheEnd_isTheEnd() {
        assertEquals(List.of("simulate"), DeckFileCompletion.at("deck:\n", 1000).words());
    }

    @ParameterizedTest
    @CsvSource({
        "'#1', 'count: 3 '", // behind a value
        "'#1', '# dis'",
        "'#1', 'attribute: [x'",
        "'#1', '- c'",
        "'#1', 'description: \"dis'",
        "'#2', 'start-card: '", // any number
        "'#2', 'kind: '", // a key of another map
        "'#6', 'draw: '",
    })
    void placesForOtherWords_haveNone(String mark, String text) {
        assertEquals(List.of(), at(mark, text).words());
    }

    @Test
    void names_haveNone() {
        assertEquals(List.of(), DeckFileCompletion.at("deck:\n  cards:\n    w", 20).words());
    }

    /** Each fault stands where its line would: in front of the place, and behind it. */
    @ParameterizedTest
    @CsvSource({
        "'  size 40'", // no colon
        "'  size: 40: 2'",
        "'\tsize: 40'",
        "'  - size'",
        "'  alias: {a: [wolf'", // not closed
        "'  cards'",
        "'  unknown: key'",
    })
    void faultsElsewhere_takeNothingAway(String fault) {
        String before = FILE.replace("deck:\n", "deck:\n" + fault + "\n");
        String behind = FILE + "\n" + fault + "\n";
        for (String yaml : List.of(before, behind)) {
            int place = yaml.indexOf("#4");
            assertEquals(
                    List.of("keep", "most", "free", "bottom"),
                    DeckFileCompletion.at(yaml.replace("#4", ""), place).words(),
                    yaml);
        }
    }

    /** As it is typed, the brace is still open. */
    @ParameterizedTest
    @CsvSource({"'turns: {', 'count draw go start'", "'turns: {count: 2, ', 'draw go start'"})
    void openBrace_isEnough(String typed, String keys) {
        String begun = FILE.substring(0, FILE.indexOf("turns:"));
        for (String ending : List.of("", "\n      exec-program: true\n")) {
            DeckFileCompletion completion =
                    DeckFileCompletion.at(begun + typed + ending, begun.length() + typed.length());
            assertEquals(List.of(keys.split(" ")), completion.words(), ending);
        }
    }

    static Stream<Arguments> keysOfAllMaps() {
        List<Arguments> keys = new ArrayList<>();
        for (DeckFileSchema level : DeckFileSchema.values()) {
            level.keys.forEach(key -> keys.add(Arguments.of(level, key)));
        }
        return keys.stream();
    }

    /** The reader takes each of the words without a remark, and refuses any other one. */
    @ParameterizedTest
    @MethodSource("keysOfAllMaps")
    void valuesAreThoseThatTheReaderTakes(DeckFileSchema level, String key) {
        Set<String> closed = Set.of("odds.not-a-truth-value", "odds.not-one-of", "odds.not-a-kind");
        List<String> refusals = new ArrayList<>(codes(level, key, "nonsense"));
        refusals.retainAll(closed);
        assertEquals(level.values(key).isEmpty(), refusals.isEmpty(), refusals.toString());
        for (String value : level.values(key)) {
            List<String> codes = codes(level, key, value);
            codes.retainAll(closed);
            assertEquals(List.of(), codes, value);
        }
    }

    /** The codes of what is said about a file with this value. */
    private static List<String> codes(DeckFileSchema level, String key, String value) {
        String entry = key + ": " + value;
        String map = "{" + entry + "}";
        String yaml =
                switch (level) {
                    case FILE -> entry;
                    case DECK -> "deck: " + map;
                    case CARD -> "deck: {cards: {a: " + map + "}}";
                    case SIMULATE -> "simulate: " + map;
                    case TOPIC -> "simulate: {tests: {t: " + map + "}}";
                    case COMBO -> "simulate: {tests: {t: {combos: {c: " + map + "}}}}";
                    case TURNS, MULLIGAN, STATE ->
                            "simulate: {tests: {t: {" + level.parent + ": " + map + "}}}";
                };
        List<String> codes = new ArrayList<>();
        for (Diagnostic one : DeckFileReader.read(yaml).diagnostics()) {
            codes.add(one.code().name());
        }
        return codes;
    }
}

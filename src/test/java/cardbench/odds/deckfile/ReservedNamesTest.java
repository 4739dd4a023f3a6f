package cardbench.odds.deckfile;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cardbench.base.text.Diagnostics;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Variables that keys of the file set: no program of the file can. */
class ReservedNamesTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            quoteCharacter = '^',
            value = {
                "mulligan: {kind: redraw, keep: '|H.k|'} ~ header: '(= mulligans 0)' ~ [1]@ ~ 8",
                "mulligan: {kind: genshin, keep: [k]} ~ header: '(if |H| (= mulligans 3) ())' ~ [1]@ ~ 8",
                "mulligan: {keep: '|H.k|'} ~ count-up: 1 ~ [1]@;(= mulligans 1) ~ 3",
                "turns: {count: 2} ~ header: '(block (= turn 2) (= n 1))' ~ [1]@ ~ 8",
                "turns: {count: 2, draw: 1, go: either} ~ condition: 1 ~ [1]@;(repeat 2 n (= turn 5)) ~ 3",
                "mulligan: {keep: '|H.k|'} ~ header: '(= turn 1);(= mulligan mulligans)' ~ [1]@ ~ 0",
                "turns: {count: 2} ~ header: '(= mulligans 1)' ~ [1]@;(= kk turn) ~ 0",
            })
    void assignment_isAnError(String key, String second, String effect, int line) {
        String yaml =
                "deck:\n  cards:\n    k: {program: ['"
                        + effect
                        + "']}\n    n: {count: 9}\nsimulate:\n"
                        + "  tests:\n    t: {"
                        + key
                        + ",\n      "
                        + second
                        + ",\n"
                        + "      exec-program: true, start-card: 3, combos: {K: {hand: [k]}}}\n";
        Diagnostics diagnostics = new Diagnostics();
        DeckFileReading reading = DeckFileReader.read(yaml);
        DeckPrograms.read(reading.file(), diagnostics);
        int found = 0;
        for (var one : diagnostics.list()) {
            found = one.code().name().equals("yisp.reserved") ? one.location().line() : found;
        }
        assertEquals(line, found, yaml + diagnostics.list());
    }
}

package cardbench.odds.deckfile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import cardbench.odds.question.Decks;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The key {@code turns} of a topic. */
class TurnsReaderTest {

    private static String yaml(String turns) {
        return """
        deck:
          cards: {a: {count: 3}, b: {count: 4}}
        simulate:
          tests:
            t:
              start-card: 2
              turns: %s
              combos: {A: {hand: [a]}}
        """
                .formatted(turns);
    }

    @ParameterizedTest
    @CsvSource({
        "'{count: 3}', 3 1 FIRST",
        "'{count: 2, draw: 0}', 2 0 FIRST",
        "'{count: 20, draw: 20, go: second}', 20 20 SECOND",
        "'{count: 1, go: first}', 1 1 FIRST",
        "'{count: 1, go: either}', 1 1 EITHER",
    })
    void turns_areRead(String text, String expected) {
        List<Topic> topics = DeckFileReader.read(yaml(text)).file().topics();
        Turns last = topics.get(topics.size() - 1).turns();
        assertEquals(expected, last.count() + " " + last.draw() + " " + last.go());
        assertEquals(last.count(), topics.size());
        assertEquals(List.of(), FileDiagnostics.of(yaml(text)));
    }

    @ParameterizedTest
    @CsvSource({
        "3, 7:14 odds.turns-number -> {count: 3}",
        "77, 7:14 odds.turns-number -> {count: 20}",
        "-1, 7:14 odds.turns-number",
        "three, 7:14 odds.turns-number",
        "'{draw: 1}', 7:7 odds.no-turn-count",
        "'{count: 0}', 7:22 odds.not-a-number",
        "'{count: 21}', 7:22 odds.not-a-number",
        "'{count: 2, draw: 21}', 7:31 odds.not-a-number",
        "'{count: 2, draw: x}', 7:31 odds.not-a-number",
        "'{count: 2, go: third}', 7:29 odds.not-a-kind",
        "'{count: 2, cuont: 3}', 7:25 odds.unknown-key",
        "[1], 7:14 odds.not-a-map",
        "'{count: 1, start: ''(= turn 2)''}', 7:33 yisp.reserved",
        "'{count: 1, start: ''@;(# D.1 H)''}', 7:33 yisp.fire-outside",
        "'{count: 1, start: [1]}', 7:32 odds.not-a-text",
        "'', 7:7 odds.empty-value",
    })
    void wrongTurns_areReportedWithTheirPlace(String text, String expected) {
        assertEquals(List.of(expected), FileDiagnostics.of(yaml(text)));
    }

    @Test
    void turnsOfAllTopics_areMisplaced() {
        String yaml = yaml("{count: 2}").replace("  tests:", "  turns: {count: 3}\n  tests:");
        assertEquals(List.of("4:3 odds.misplaced-key"), FileDiagnostics.of(yaml));
    }

    @Test
    void topics_shareWhatIsReadOnce() {
        String yaml =
                yaml("{count: 3}")
                        .replace("combos: {A", "header: '(= x y)'\n      combos: {A")
                        .replace("[a]", "[nobody]");
        assertEquals(
                List.of("8:21 yisp.never-set", "9:27 yisp.unknown-condition"),
                FileDiagnostics.of(yaml));
    }

    /** Otherwise an editor would format the header once for each turn. */
    @Test
    void texts_areListedOnce() {
        String yaml =
                yaml("{count: 3}").replace("combos: {A", "header: '(= x 1)'\n      combos: {A");
        assertEquals(2, ProgramText.of(DeckFileReader.read(yaml).file()).size());
    }

    /** Three conditions on two cards: only later turns can meet them. */
    @Test
    void hopelessCombos_areThoseOfTheLastTurn() {
        String three = yaml("{count: 2}").replace("[a]", "[a, a, a]");
        assertEquals(List.of(), FileDiagnostics.of(three));
        assertEquals(
                List.of("8:33 odds.hand-too-small"),
                FileDiagnostics.of(three.replace("{count: 2}", "{count: 2, draw: 0}")));
        String first = yaml("{count: 2}").replace("hand: [a]", "condition: '(> turn 0)'");
        assertEquals(List.of(), FileDiagnostics.of(first));
    }

    @Test
    void withoutTurns_theVariableIsNeverSet() {
        String yaml = yaml("{count: 2}").replace("hand: [a]", "condition: '(> turn 0)'");
        String without = yaml.replace("      turns: {count: 2}\n", "");
        assertNull(Decks.programs(without).topics().get(0).topic().turns());
        assertEquals("7:35 yisp.never-set", FileDiagnostics.of(without).get(0));
    }
}

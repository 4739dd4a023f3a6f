package cardbench.odds.deckfile;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

/** The key {@code disabled} of a card and of a combo. */
class DisabledTest {

    private static final String YAML =
            """
            deck:
              cards:
                bait: {count: 3, disabled: %s}
                rest: {count: 7}
            simulate:
              tests:
                t:
                  combos:
                    A: {hand: [bait], disabled: %s}
                    B: {hand: [rest]}
            """;

    private static String shown(String card, String combo) {
        DeckFile file = DeckFileReader.read(YAML.formatted(card, combo)).file();
        List<String> combos = file.topics().get(0).combos().stream().map(Combo::name).toList();
        return file.size() + " " + file.cards().size() + " " + combos;
    }

    @Test
    void disabledParts_areLeftOutButKeepTheirNames() {
        assertEquals("10 2 [A, B]", shown("false", "false"));
        assertEquals("7 2 [A, B]", shown("true", "false"));
        assertEquals("10 2 [B]", shown("false", "true"));
        assertEquals(List.of(), FileDiagnostics.of(YAML.formatted("true", "true")));
    }

    @Test
    void otherWords_areReported() {
        assertEquals(
                List.of("3:32 odds.not-a-truth-value", "9:37 odds.not-a-truth-value"),
                FileDiagnostics.of(YAML.formatted("maybe", "perhaps")));
    }

    @Test
    void disabledFiller_doesNotFillTheDeck() {
        String yaml =
                """
                deck:
                  size: 10
                  cards: {a: {count: 4}, f: {count: -1, disabled: true}}
                simulate: {tests: {t: {start-card: 1, combos: {A: {hand: [a]}}}}}
                """;
        assertEquals(4, DeckFileReader.read(yaml).file().size());
        assertEquals(List.of("2:9 odds.size-differs"), FileDiagnostics.of(yaml));
    }
}

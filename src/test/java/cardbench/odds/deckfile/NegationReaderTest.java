package cardbench.odds.deckfile;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The key {@code negate} of a topic. */
class NegationReaderTest {

    private static String yaml(String items) {
        return """
        deck:
          cards: {pot: {program: ['@;(# X B)'], attribute: [spell]}, b: {count: 4}}
        simulate:
          tests:
            t:
              exec-program: true
              negate: %s
              combos: {A: {hand: [b]}}
        """
                .formatted(items);
    }

    @ParameterizedTest
    @CsvSource({"[any]", "'[pot, pot]'", "'[a:spell, any]'", "[]", "'[\"!b\"]'"})
    void items_areConditions(String items) {
        assertEquals(List.of(), FileDiagnostics.of(yaml(items)));
    }

    @ParameterizedTest
    @CsvSource({
        "any, 7:15 odds.one-item",
        "[b], 7:16 odds.negates-nothing",
        "'[''[draw]'']', 7:16 odds.negates-nothing",
        "'[[draw]]', 7:16 odds.not-a-text",
        "[pot1], 7:16 yisp.unknown-condition-near -> pot",
        "'{pot: 1}', 7:15 odds.not-a-list",
        "'[any, any, any, any, any, any, any, any, pot]', 7:56 odds.too-many-negations",
    })
    void wrongItems_areReportedWithTheirPlace(String items, String expected) {
        assertEquals(expected, FileDiagnostics.of(yaml(items)).get(0));
    }

    @Test
    void withoutActivations_nothingIsNegated() {
        String yaml = yaml("[any]").replace("exec-program: true", "exec-program: false");
        assertEquals(
                List.of("7:16 odds.negates-nothing", "2:27 odds.effects-not-run"),
                FileDiagnostics.of(yaml));
    }

    /** A card of that name is meant, where there is one. */
    @Test
    void any_mayBeACard() {
        String yaml = yaml("[any]").replace("b:", "any:").replace("[b]", "[any]");
        assertEquals(List.of("7:16 odds.negates-nothing"), FileDiagnostics.of(yaml));
    }

    @Test
    void negateOfAllTopics_isMisplaced() {
        String yaml = yaml("[any]").replace("  tests:", "  negate: [any]\n  tests:");
        assertEquals(List.of("4:3 odds.misplaced-key"), FileDiagnostics.of(yaml));
    }

    @Test
    void items_areTextsForTheEditor() {
        List<ProgramText> texts = ProgramText.of(DeckFileReader.read(yaml("[pot]")).file());
        assertEquals(ProgramText.Kind.CONDITION, texts.get(1).kind());
        assertEquals("pot", texts.get(1).text().value());
    }
}

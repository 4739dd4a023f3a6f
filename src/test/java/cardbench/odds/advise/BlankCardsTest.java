package cardbench.odds.advise;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cardbench.odds.deckfile.DeckCard;
import cardbench.odds.deckfile.DeckPrograms;
import cardbench.odds.question.Decks;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class BlankCardsTest {

    private static List<String> blank(String yaml) {
        DeckPrograms programs = Decks.programs(yaml);
        List<Boolean> blank = BlankCards.of(programs);
        List<String> names = new ArrayList<>();
        for (DeckCard card : programs.file().cards()) {
            if (blank.get(programs.file().cards().indexOf(card))) {
                names.add(card.name());
            }
        }
        return names;
    }

    @Test
    void namesPropertiesAndScores_askForCards() {
        assertEquals(
                List.of("rest"),
                blank(
                        """
                        deck:
                          cards:
                            named: {}
                            kind: {attribute: [m]}
                            counted: {}
                            rest: {count: 9, attribute: [n]}
                        simulate:
                          tests:
                            t:
                              combos: {k: {score: '|D.counted|', hand: [named, a:m]}}
                        """));
    }

    @Test
    void cardsThatActOrAreSearched_areNotBlank() {
        String yaml =
                """
                deck:
                  cards:
                    seek: {program: ['[1]@;(# X B);(# D.key.1 H)']}
                    key: {}
                    goal: {}
                    rest: {count: 9}
                simulate:
                  tests:
                    t: {exec-program: %s, combos: {k: {hand: [goal]}}}
                """;
        assertEquals(List.of("rest"), blank(yaml.formatted("true")));
        assertEquals(List.of("seek", "key", "rest"), blank(yaml.formatted("false")));
    }
}

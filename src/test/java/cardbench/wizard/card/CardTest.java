package cardbench.wizard.card;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Which class and level a card is of. */
class CardTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{'id':'base.exploration.III.gilding_components'}",
                "{'id':'base.exploration.III.x','type':'spell'}",
                "{'type':'monster'}",
                "{'type':'event'}",
                "{'id':'x','level':'VI'}"
            })
    void exploration_isToldByIdOrTypeOrLevel(String card) {
        assertTrue(Card.isExploration(Given.map(card)));
        assertTrue(CardBuilder.card(Given.map(card)).isExploration());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{}",
                "{'id':'base.treasure.original.stone'}",
                "{'id':'base.treasure.original.stone','type':'monster'}",
                "{'id':'base.treasure.original.stone','level':'VI'}",
                "{'type':'spell'}"
            })
    void anyOther_isATreasure(String card) {
        assertFalse(Card.isExploration(Given.map(card)));
        assertFalse(CardBuilder.card(Given.map(card)).isExploration());
    }

    @ParameterizedTest
    @CsvSource({
        "base.exploration.III.gilding_components, III",
        "base.exploration.VI.a.b, VI",
        "base.exploration.IX.x, IX",
        "base.exploration.XII.x, XII",
        "base.exploration.IV.x, ''",
        "base.exploration.III, ''",
        ".exploration.III.x, ''",
        "base.more.exploration.III.x, ''",
        "base.treasure.III.x, ''"
    })
    void level_isTheThirdPartOfTheIdOfAnExploration(String id, String level) {
        assertEquals(level, Card.levelOf(id));
    }

    @Test
    void text_isAPropertyOfTheObject() {
        Card card = CardBuilder.card(Given.map("{'id':'a','rarity':'ori','count':1}"));
        assertEquals("ori", card.text("rarity"));
        assertEquals("", card.text("school"));
        assertEquals("", card.text("count"));
    }
}

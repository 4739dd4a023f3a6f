package cardbench.codes.ygo.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.codes.ygo.setcode.Archetype;
import cardbench.codes.ygo.setcode.Dialect;
import cardbench.odds.deckfile.DeckFileReader;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Decks as files for simulations. */
class OddsTextTest {

    private static final List<Archetype> REGISTRY =
            List.of(
                    new Archetype(0x8, "Hero|HERO"),
                    new Archetype(0x3008, "Elemental"),
                    new Archetype(0x9, "Other"),
                    new Archetype(0x1008, ""));

    private static final GivenCards CARDS =
            new GivenCards(Dialect.YGOPRO)
                    .add(1, 0x21, "Elemental HERO 'Neos'", 0, 0x3008, 1)
                    .add(2, 0x10002, "Pot");

    private static String text(Integer... main) {
        return OddsText.of(GivenCards.deck(List.of(main), List.of(1), List.of(2)), CARDS, REGISTRY);
    }

    @Test
    void cards_haveCountsTypesAndArchetypes() {
        assertEquals(
                """
                deck:
                    cards:
                        'Elemental-HERO-''Neos''':
                            count: 2
                            attribute: ['monster', 'effect', 'dark', 'Hero-HERO', 'Elemental']
                            description: 'Elemental HERO ''Neos'''
                        'Pot':
                            count: 1
                            attribute: ['spell', 'quick-play', 'dark']
                            description: 'Pot'
                        'c7':
                            count: 1
                simulate:
                    count: 10000
                    tests:
                        opening:
                            combos:
                                'Elemental-HERO-''Neos''':
                                    hand:
                                        - 'Elemental-HERO-''Neos'''
                """,
                text(1, 2, 7, 1));
    }

    @Test
    void text_isADeckFile() {
        assertEquals(4, DeckFileReader.read(text(1, 2, 7, 1)).file().size());
        assertTrue(text(-1, 1).endsWith("- 'c4294967295'\n"));
    }
}

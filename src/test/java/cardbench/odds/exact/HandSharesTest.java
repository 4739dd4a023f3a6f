package cardbench.odds.exact;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.number.Fraction;
import cardbench.odds.deckfile.DeckPrograms;
import cardbench.odds.deckfile.DeckPrograms.TopicPrograms;
import cardbench.odds.exact.program.Budget;
import cardbench.odds.exact.program.SolveCodes;
import cardbench.odds.question.Decks;
import org.junit.jupiter.api.Test;

/** Held against all orders of small decks whose first cards have a copy, or none. */
class HandSharesTest {

    @Test
    void shares_areThoseOfAllOrders() {
        int compared = 0;
        for (int seed = 0; seed < 24; seed++) {
            String yaml = ActingDecks.of(seed, 7);
            DeckPrograms programs = Decks.programs(yaml);
            TopicPrograms topic = programs.topics().get(0);
            HandShares shares = HandShares.of(topic, Budget.QUICK);
            if (shares.why() != null) {
                continue;
            }
            for (int kind = 0; kind < programs.file().cards().size(); kind++) {
                for (boolean held : new boolean[] {true, false}) {
                    assertEquals(
                            BruteForce.success(programs, topic, kind, held),
                            shares.success(kind, held),
                            "seed " + seed + ", card " + kind + " " + held + ":\n" + yaml);
                    compared++;
                }
            }
        }
        assertTrue(compared > 100, compared + " shares");
    }

    /** Several kinds of cards that nothing tells apart are one group: each is its part of it. */
    @Test
    void cardsOfAGroup_areToldApartByTheirCopies() {
        DeckPrograms programs =
                Decks.programs(
                        """
                        deck: {cards: {a: {count: 1, program: ['[1]@;(# D.1 H)']}, b: {count: 1, attribute: [x]},
                          c: {count: 2, attribute: [x]}, d: {count: 2}, none: {count: 0}, e: {count: 1}}}
                        simulate: {tests: {t: {start-card: 3, exec-program: true, combos: {k: {hand: ['a:x', 'a:x']}}}}}
                        """);
        TopicPrograms topic = programs.topics().get(0);
        HandShares shares = HandShares.of(topic, Budget.QUICK);
        for (int kind = 0; kind < 6; kind++) {
            if (kind != 4) {
                for (boolean held : new boolean[] {true, false}) {
                    Fraction found = shares.success(kind, held);
                    assertEquals(
                            BruteForce.success(programs, topic, kind, held), found, "card " + kind);
                    assertNotNull(found);
                }
            }
        }
        assertNull(shares.success(4, true));
        assertEquals(BruteForce.success(programs, topic, 4, false), shares.success(4, false));
    }

    @Test
    void topicsThatAreNotSolved_haveNone() {
        DeckPrograms programs = Decks.programs(Decks.sample("zhulei"));
        HandShares shares = HandShares.of(programs.topics().get(0), new Budget(1000, 1 << 30));
        assertEquals(SolveCodes.TOO_LONG, shares.why().code());
    }
}

package cardbench.codes.genshin;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class DeckOrderTest {

    private final DeckOrder order = new DeckOrder(Decks.CARDS);

    @Test
    void actions_areSortedByCardIdThenUnknownOnesThenEmptySlots() {
        // card ids: 61 is 211011, 218 is 330001, 277 is a character of 4.3, 294 is 221021
        List<Integer> ids = List.of(3, 0, 1, 2000, 218, 0, 600, 294, 61, 61);
        assertEquals(
                GenshinDeck.of(List.of(3, 0, 1, 61, 61, 294, 218, 600, 2000)),
                order.sorted(GenshinDeck.of(ids)));
        assertEquals(221021, Decks.CARDS.card(294).cardId());
    }

    @Test
    void withoutATable_shareIdsAreTheOrder() {
        assertEquals(
                GenshinDeck.of(List.of(3, 2, 1, 61, 218, 294)),
                new DeckOrder(GenshinCards.NONE)
                        .sorted(GenshinDeck.of(List.of(3, 2, 1, 0, 294, 61, 218))));
    }

    @Test
    void shuffledDeck_comesBackInTheGamesOrder() {
        Random random = new Random(8);
        for (int n = 0; n < 200; n++) {
            GenshinDeck deck = Decks.legal(random);
            List<Integer> actions = new ArrayList<>();
            for (int slot = 3; slot < GenshinDeck.SLOTS; slot++) {
                actions.add(deck.shareId(slot));
            }
            Collections.shuffle(actions, random);
            List<Integer> ids =
                    new ArrayList<>(List.of(deck.shareId(0), deck.shareId(1), deck.shareId(2)));
            ids.addAll(actions);
            assertEquals(deck, order.sorted(GenshinDeck.of(ids)));
        }
    }

    @Test
    void decks_areEqualByTheirSlots() {
        GenshinDeck deck = GenshinDeck.of(Decks.EXAMPLE_IDS);
        assertEquals(deck.hashCode(), GenshinDeck.of(Decks.EXAMPLE_IDS).hashCode());
        assertNotEquals(deck, GenshinDeck.of(List.of()));
        assertNotEquals(deck, (Object) Decks.EXAMPLE_IDS);
        assertEquals(Decks.EXAMPLE_IDS.toString(), deck.toString());
    }
}

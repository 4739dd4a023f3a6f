package cardbench.codes.deck;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class DeckComparisonTest {

    private record Cards(List<Entry> entries) implements Deck {

        @Override
        public String kind() {
            return "cards";
        }
    }

    @Test
    void partsAndOwners_areComparedApart() {
        Deck before =
                new Cards(
                        List.of(
                                new Entry(0, 0, 1, 2),
                                new Entry(0, 0, 5, 1),
                                new Entry(0, 9, 5, 1),
                                new Entry(1, 0, 1, 3)));
        Deck after =
                new Cards(
                        List.of(
                                new Entry(0, 0, 1, 1),
                                new Entry(0, 0, 4, 2),
                                new Entry(0, 8, 5, 1),
                                new Entry(1, 0, 1, 4)));
        DeckComparison comparison = DeckComparison.of(before, after);
        assertEquals(
                List.of(new Entry(0, 0, 4, 2), new Entry(0, 8, 5, 1), new Entry(1, 0, 1, 1)),
                comparison.added());
        assertEquals(
                List.of(new Entry(0, 0, 1, 1), new Entry(0, 0, 5, 1), new Entry(0, 9, 5, 1)),
                comparison.removed());
        assertEquals(List.of(new Entry(0, 0, 1, 1), new Entry(1, 0, 1, 3)), comparison.kept());
    }

    @Test
    void equalDecks_keepAll() {
        Deck deck = new Cards(List.of(new Entry(0, 0, 7, 2)));
        assertEquals(
                new DeckComparison(List.of(), List.of(), deck.entries()),
                DeckComparison.of(deck, deck));
    }

    @Test
    void cardsWithTextsAsIds_areToldApartByThem() {
        Deck first = new Cards(List.of(Entry.of(0, "01DE002", 3), Entry.of(0, "01FR024", 1)));
        Deck second = new Cards(List.of(Entry.of(0, "01DE002", 1), Entry.of(0, "01IO009", 2)));
        DeckComparison comparison = DeckComparison.of(first, second);
        assertEquals(List.of(Entry.of(0, "01IO009", 2)), comparison.added());
        assertEquals(
                List.of(Entry.of(0, "01DE002", 2), Entry.of(0, "01FR024", 1)),
                comparison.removed());
        assertEquals(List.of(Entry.of(0, "01DE002", 1)), comparison.kept());
        assertEquals("01DE002", first.entries().get(0).spelling());
        assertEquals("4294967295", new Entry(0, 0, -1, 1).spelling());
    }
}

package cardbench.codes.collection;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cardbench.codes.list.DeckList;
import cardbench.codes.list.ListReader;
import cardbench.codes.list.line.ListLine;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CollectionComparisonTest {

    private static final String[] CARDS = {"Opt", "Shock", "Negate", "Duress", "Forest", "Island"};

    private static WantedDeck deck(String text) {
        return WantedDeck.of("", ListReader.read(text));
    }

    private static CollectionComparison compare(String collection, boolean apart, String... decks) {
        List<WantedDeck> wanted = new ArrayList<>();
        for (String text : decks) {
            wanted.add(deck(text));
        }
        return CollectionComparison.of(
                CollectionReader.read(collection).collection(), wanted, apart);
    }

    @Test
    void copiesInTheSideboard_areNeededBesideThoseOfTheDeck() {
        CollectionComparison comparison =
                compare(
                        "Name,Count\nShock,4\nOpt,9\n",
                        false,
                        "4 Opt\n3 Shock\n\nSideboard\n3 Shock\n");
        CollectionComparison.Part deck = comparison.decks().get(0);
        assertEquals(10, deck.copies());
        assertEquals(8, deck.owned());
        assertEquals(2, deck.missing());
        assertEquals("2 Shock\n", comparison.shoppingList());
    }

    @Test
    void cardsWithoutACommonKey_areNotCalledMissing() {
        CollectionComparison comparison = compare("{\"12\":[2,0]}", false, "4 Opt\n3 Shock\n");
        assertEquals(0, comparison.together().missing());
        assertEquals(0, comparison.together().owned());
        assertEquals("", comparison.shoppingList());
        assertEquals(
                List.of(CollectionCodes.NOT_COMPARABLE.anywhere().with("cards", 2)),
                comparison.diagnostics());
    }

    @Test
    void collectionOfAnotherGame_isNamedAsSuch() {
        CollectionComparison comparison = compare("Name,Count\nPikachu,4\n", false, "4 Opt\n");
        assertEquals(4, comparison.together().missing());
        assertEquals(List.of(CollectionCodes.NOTHING_OWNED.anywhere()), comparison.diagnostics());
    }

    /**
     * Copies are dealt out card by card: each copy that a deck needs takes one from the box if one
     * is there. Decks that share cards take turns, decks apart do not give their copies back.
     */
    @ParameterizedTest
    @ValueSource(longs = {11, 12, 13, 14, 15})
    void missingCopies_areThoseThatAreNotInTheBox(long seed) {
        Random random = new Random(seed);
        for (int round = 0; round < 200; round++) {
            List<String> box = new ArrayList<>();
            StringBuilder collection = new StringBuilder("Name,Count\nPlains,0\n");
            for (String card : CARDS) {
                int copies = random.nextInt(6);
                box.addAll(Collections.nCopies(copies, card));
                collection.append(card).append(',').append(copies).append('\n');
            }
            String[] decks = new String[1 + random.nextInt(3)];
            for (int i = 0; i < decks.length; i++) {
                StringBuilder text = new StringBuilder("Deck\n4 Opt\n");
                for (int j = random.nextInt(8); j > 0; j--) {
                    text.append(1 + random.nextInt(4)).append(' ');
                    text.append(CARDS[random.nextInt(CARDS.length)]).append('\n');
                }
                decks[i] = text.toString();
            }
            List<String> left = new ArrayList<>(box);
            List<String> bought = new ArrayList<>();
            Map<String, Integer> boughtApart = new LinkedHashMap<>();
            for (String text : decks) {
                List<String> turn = new ArrayList<>(box);
                turn.addAll(bought);
                DeckList list = ListReader.read(text);
                for (ListLine.Card line : list.lines(ListLine.Card.class)) {
                    for (int copy = 0; copy < line.count(); copy++) {
                        String name = line.card().name();
                        if (!turn.remove(name)) {
                            bought.add(name);
                        }
                        if (!left.remove(name)) {
                            boughtApart.merge(name, 1, Integer::sum);
                        }
                    }
                }
            }
            String given = "seed " + seed + "\n" + collection + String.join("\n", decks);
            CollectionComparison shared = compare(collection.toString(), false, decks);
            assertEquals(bought.size(), shared.together().missing(), given);
            assertEquals(counts(bought), listed(shared.shoppingList()), given);
            CollectionComparison apart = compare(collection.toString(), true, decks);
            assertEquals(sorted(boughtApart), listed(apart.shoppingList()), given);
            for (CollectionComparison.Part part : apart.decks()) {
                assertEquals(part.copies(), part.owned() + part.missing(), given);
            }
        }
    }

    private static Map<String, Integer> counts(List<String> cards) {
        Map<String, Integer> counts = new LinkedHashMap<>();
        for (String card : cards) {
            counts.merge(card, 1, Integer::sum);
        }
        return sorted(counts);
    }

    private static Map<String, Integer> sorted(Map<String, Integer> counts) {
        return new java.util.TreeMap<>(counts);
    }

    /** The shopping list as the reader of lists reads it. */
    private static Map<String, Integer> listed(String text) {
        Map<String, Integer> counts = new LinkedHashMap<>();
        for (ListLine.Card line : ListReader.read(text).lines(ListLine.Card.class)) {
            counts.merge(line.card().name(), line.count(), Integer::sum);
        }
        return sorted(counts);
    }

    @Test
    void shoppingList_keepsPrintingsAndIds() {
        CardCollection none =
                CollectionReader.read("ID,Set,Number,Name,Count\nx,y,1,z,1\n").collection();
        List<WantedCard> cards =
                List.of(
                        WantedCard.of(3, new CardKeys("Charcadet", "", "SSP", "32"), List.of()),
                        WantedCard.of(2, new CardKeys("", "BT11-005", "", ""), List.of()));
        CollectionComparison comparison =
                CollectionComparison.of(none, List.of(new WantedDeck("", cards)), false);
        List<ListLine.Card> lines =
                ListReader.read(comparison.shoppingList()).lines(ListLine.Card.class);
        assertEquals("Charcadet", lines.get(0).card().name());
        assertEquals("SSP", lines.get(0).card().set());
        assertEquals("32", lines.get(0).card().number());
        assertEquals("BT11-005", lines.get(1).card().id());
    }
}

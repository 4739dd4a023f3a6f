package cardbench.codes.collection;

import cardbench.base.text.Diagnostic;
import cardbench.base.text.Diagnostics;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The cards of decks beside the copies of them in a collection.
 *
 * @param decks the cards of each deck
 * @param together the cards of all decks
 * @param diagnostics cards that cannot be looked up, and a collection with none of the cards
 */
public record CollectionComparison(List<Part> decks, Part together, List<Diagnostic> diagnostics) {

    /** Copies the lists, so that the comparison never changes. */
    public CollectionComparison {
        decks = List.copyOf(decks);
        diagnostics = List.copyOf(diagnostics);
    }

    /**
     * A card with its copies.
     *
     * @param wanted the card and the copies that are needed
     * @param owned all copies in the collection, also those that are not needed
     * @param isKnown whether the collection names cards as the deck does; otherwise nothing is
     *     owned and nothing is missing
     */
    public record Row(WantedCard wanted, long owned, boolean isKnown) {

        /** The copies that are needed and not in the collection. */
        public int missing() {
            return isKnown ? (int) Math.max(0, wanted.count() - owned) : 0;
        }
    }

    /** The cards of a deck, or of all decks. */
    public record Part(String title, List<Row> rows) {

        /** Copies the list, so that the part never changes. */
        public Part {
            rows = List.copyOf(rows);
        }

        /** The number of copies that are needed. */
        public int copies() {
            int copies = 0;
            for (Row row : rows) {
                copies += row.wanted().count();
            }
            return copies;
        }

        /** The number of copies that are needed and in the collection. */
        public int owned() {
            int owned = 0;
            for (Row row : rows) {
                owned += row.isKnown() ? row.wanted().count() - row.missing() : 0;
            }
            return owned;
        }

        /** The number of copies that are needed and not in the collection. */
        public int missing() {
            int missing = 0;
            for (Row row : rows) {
                missing += row.missing();
            }
            return missing;
        }
    }

    /**
     * Compares decks with a collection.
     *
     * @param apart whether all decks are to exist at the same time, so that the copies of a card
     *     add up; otherwise cards move between decks, and the deck with most copies of a card
     *     counts
     */
    public static CollectionComparison of(
            CardCollection collection, List<WantedDeck> decks, boolean apart) {
        Map<String, WantedCard> together = new LinkedHashMap<>();
        List<Part> parts = new ArrayList<>();
        for (WantedDeck deck : decks) {
            parts.add(part(collection, deck.title(), deck.cards()));
            for (WantedCard card : deck.cards()) {
                WantedCard before = together.get(card.card().key());
                int count = before == null ? 0 : before.count();
                int more = apart ? count + card.count() : Math.max(count, card.count());
                together.put(card.card().key(), before == null ? card : before.times(more));
            }
        }
        Part all = part(collection, "", new ArrayList<>(together.values()));
        Diagnostics diagnostics = new Diagnostics();
        int unknown = 0;
        for (Row row : all.rows()) {
            unknown += row.isKnown() ? 0 : 1;
        }
        if (unknown > 0) {
            diagnostics.add(CollectionCodes.NOT_COMPARABLE.anywhere().with("cards", unknown));
        }
        if (unknown < all.rows().size() && all.owned() == 0) {
            diagnostics.add(CollectionCodes.NOTHING_OWNED.anywhere());
        }
        return new CollectionComparison(parts, all, diagnostics.list());
    }

    private static Part part(CardCollection collection, String title, List<WantedCard> cards) {
        List<Row> rows = new ArrayList<>();
        for (WantedCard card : cards) {
            boolean known = collection.isComparable(card);
            rows.add(new Row(card, known ? collection.owned(card) : 0, known));
        }
        return new Part(title, rows);
    }

    /**
     * The missing copies of all decks as a list, one card a line: number of copies, name, set and
     * number, or the id of a card without a name.
     */
    public String shoppingList() {
        StringBuilder list = new StringBuilder();
        for (Row row : together.rows()) {
            if (row.missing() > 0) {
                CardKeys card = row.wanted().card();
                list.append(row.missing()).append(' ');
                String name = card.name().isEmpty() ? card.id() : card.name();
                String printing =
                        card.printing().isEmpty() ? "" : '(' + card.set() + ") " + card.number();
                boolean both = !name.isEmpty() && !printing.isEmpty();
                list.append(name).append(both ? " " : "").append(printing).append('\n');
            }
        }
        return list.toString();
    }
}

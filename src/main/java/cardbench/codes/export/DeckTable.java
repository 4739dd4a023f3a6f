package cardbench.codes.export;

import cardbench.codes.deck.DeckView;
import cardbench.codes.deck.DeckView.Section;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Decks of one game beside each other: a column for each deck, a row for each card that one of them
 * has.
 *
 * @param label the heading of the cards
 * @param decks the decks
 * @param rows parts and their cards, dearer cards below cheaper ones
 */
record DeckTable(String label, List<PostedDeck> decks, List<Row> rows) {

    /**
     * A row.
     *
     * @param label the card, or the heading of a part
     * @param cost of the card
     * @param copies in each deck; {@code null} for a heading
     */
    record Row(String label, int cost, int[] copies) {

        /** The copies in a deck, or a dash if it lacks the card. */
        String cell(int deck) {
            return copies[deck] == 0 ? "–" : Integer.toString(copies[deck]);
        }
    }

    /** The table of some decks. */
    static DeckTable of(List<PostedDeck> decks, ExportWords words) {
        Map<String, Map<String, Row>> parts = new LinkedHashMap<>();
        for (int i = 0; i < decks.size(); i++) {
            for (Section section : decks.get(i).view().sections()) {
                String title = words.title(section);
                if (!parts.containsKey(title)) {
                    parts.put(title, new LinkedHashMap<>());
                }
                for (DeckView.Row card : section.rows()) {
                    DeckLines.Line line = new DeckLines.Line(card, false);
                    String label = line.cost() + line.name();
                    Map<String, Row> cards = parts.get(title);
                    if (!cards.containsKey(label)) {
                        cards.put(label, new Row(label, card.cost(), new int[decks.size()]));
                    }
                    cards.get(label).copies()[i] += card.count();
                }
            }
        }
        List<Row> rows = new ArrayList<>();
        for (Map.Entry<String, Map<String, Row>> part : parts.entrySet()) {
            List<Row> cards = new ArrayList<>(part.getValue().values());
            cards.sort((a, b) -> Integer.compare(a.cost(), b.cost()));
            if (!cards.isEmpty()) {
                rows.add(new Row(part.getKey(), 0, null));
                rows.addAll(cards);
            }
        }
        return new DeckTable(words.card(), decks, rows);
    }

    /** The heading of a column. */
    static String title(PostedDeck deck) {
        return deck.number() + " · " + DeckLines.title(deck.view());
    }

    /**
     * The table where there are no tables: the copies stand before the names, as widths of names
     * differ from font to font and those of digits do not. The decks are identified by their
     * numbers.
     */
    List<String> lines() {
        List<String> lines = new ArrayList<>();
        String numbers = "";
        for (PostedDeck deck : decks) {
            lines.add(title(deck));
            numbers += deck.number() + " ";
        }
        lines.add("");
        lines.add(numbers + label);
        for (Row row : rows) {
            String line = "";
            for (int i = 0; row.copies() != null && i < decks.size(); i++) {
                line += row.cell(i) + " ";
            }
            lines.add(line + row.label());
        }
        return lines;
    }
}

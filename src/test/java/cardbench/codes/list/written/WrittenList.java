package cardbench.codes.list.written;

import java.util.ArrayList;
import java.util.List;

/**
 * A text of a list and the cards that it holds.
 *
 * @param name of the deck; empty where the form holds none
 * @param cards with empty sets and numbers where the form holds none
 */
record WrittenList(String text, String name, List<Row> cards) {

    /** Writes a list line by line and keeps the cards. */
    static final class Sheet {

        private final StringBuilder text = new StringBuilder();
        private final List<Row> cards = new ArrayList<>();
        private String name = "";

        Sheet name(String deck) {
            name = deck;
            return this;
        }

        Sheet line(String line) {
            text.append(line).append('\n');
            return this;
        }

        /** A line whose text shows the name of the card alone. */
        Sheet named(Row row, String line) {
            return card(row.zone(), row.count(), row.name(), "", "", line);
        }

        /** A line whose text shows the set of the card without its number. */
        Sheet ofSet(Row row, String line) {
            return card(row.zone(), row.count(), row.name(), row.set(), "", line);
        }

        /** A line whose text shows set and number of the card. */
        Sheet printed(Row row, String line) {
            return card(row.zone(), row.count(), row.name(), row.set(), row.number(), line);
        }

        Sheet card(String zone, int count, String card, String set, String number, String line) {
            cards.add(new Row(zone, count, card, set, number));
            return line(line);
        }

        /** Cards that the text holds already. */
        Sheet holds(String zone, int count, String card) {
            cards.add(new Row(zone, count, card, "", ""));
            return this;
        }

        Sheet add(String part) {
            text.append(part);
            return this;
        }

        WrittenList end() {
            return new WrittenList(text.toString(), name, cards);
        }
    }
}

package cardbench.codes.list;

import cardbench.codes.list.line.ListCard;
import cardbench.codes.list.line.Zone;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A section of a list, each of its cards once. Immutable.
 *
 * @param title as the list has it; empty if the list has no heading there
 */
public record ListSection(Zone zone, String title, List<Row> rows) {

    /** Copies the list, so that a section never changes. */
    public ListSection {
        rows = List.copyOf(rows);
    }

    /** A card with the number of its copies. */
    public record Row(ListCard card, int count) {}

    /** The number of copies. */
    public int copies() {
        int copies = 0;
        for (Row row : rows) {
            copies += row.count();
        }
        return copies;
    }

    /** Adds up the copies of equal cards. */
    static final class Builder {

        private final Zone zone;
        private final String title;
        private final Map<ListCard, Integer> counts = new LinkedHashMap<>();

        Builder(Zone zone, String title) {
            this.zone = zone;
            this.title = title;
        }

        void add(ListCard card, int count) {
            counts.merge(card, count, Integer::sum);
        }

        ListSection build() {
            List<Row> rows = new ArrayList<>();
            for (Map.Entry<ListCard, Integer> entry : counts.entrySet()) {
                rows.add(new Row(entry.getKey(), entry.getValue()));
            }
            return new ListSection(zone, title, rows);
        }
    }

    /** The title; where the section has none, a word that reads as its zone. */
    String heading() {
        return title.isEmpty() ? zone.heading() : title;
    }
}

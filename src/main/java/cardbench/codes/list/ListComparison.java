package cardbench.codes.list;

import cardbench.base.text.ListSigns;
import cardbench.codes.list.line.ListLine;
import cardbench.codes.list.line.Zone;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What changed from one list to another, by zone and card. Cards are equal if their names are, in
 * any case and whatever their printings; sections of one zone are not distinguished.
 *
 * @param added what the second list has more
 * @param removed what it has less
 * @param kept what both have
 */
public record ListComparison(List<Row> added, List<Row> removed, List<Row> kept) {

    /** Copies the lists. */
    public ListComparison {
        added = List.copyOf(added);
        removed = List.copyOf(removed);
        kept = List.copyOf(kept);
    }

    /**
     * A number of copies, at least 1.
     *
     * @param name as the first list that has the card writes it
     */
    public record Row(Zone zone, String name, int count) {}

    private record Key(Zone zone, String folded) {}

    /** Compares two lists; rows are in the order of the first one, then of the second. */
    public static ListComparison of(DeckList before, DeckList after) {
        Map<Key, String> names = new LinkedHashMap<>();
        Map<Key, Integer> old = copies(before, names);
        Map<Key, Integer> present = copies(after, names);
        List<Row> added = new ArrayList<>();
        List<Row> removed = new ArrayList<>();
        List<Row> kept = new ArrayList<>();
        for (Map.Entry<Key, String> card : names.entrySet()) {
            int had = old.getOrDefault(card.getKey(), 0);
            int has = present.getOrDefault(card.getKey(), 0);
            add(added, card, has - had);
            add(removed, card, had - has);
            add(kept, card, Math.min(had, has));
        }
        return new ListComparison(added, removed, kept);
    }

    private static void add(List<Row> rows, Map.Entry<Key, String> card, int count) {
        if (count > 0) {
            rows.add(new Row(card.getKey().zone(), card.getValue(), count));
        }
    }

    private static Map<Key, Integer> copies(DeckList list, Map<Key, String> names) {
        Map<Key, Integer> copies = new LinkedHashMap<>();
        for (ListLine.Card line : list.lines(ListLine.Card.class)) {
            Key key = new Key(line.zone(), ListSigns.lower(line.card().name()));
            names.putIfAbsent(key, line.card().name());
            copies.merge(key, line.count(), Integer::sum);
        }
        return copies;
    }
}

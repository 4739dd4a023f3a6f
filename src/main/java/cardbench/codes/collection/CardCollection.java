package cardbench.codes.collection;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A collection of cards: how many copies its owner has, by name, by id, and by set and number.
 * Copies of every finish count alike. Immutable.
 */
public final class CardCollection {

    /**
     * How a collection is written.
     *
     * <p>{@code IDS}: JSON with a number of copies, or one for each finish, by id. {@code COLUMNS}:
     * rows of values with a heading. {@code LIST}: a deck list.
     */
    public enum Form {
        IDS,
        COLUMNS,
        LIST
    }

    /**
     * Copies of a card.
     *
     * @param count the number of copies of all finishes, at least 0
     */
    public record Owned(CardKeys card, int count) {}

    private final Form form;
    private final int cards;
    private final long copies;
    private final Map<String, Long> names = new LinkedHashMap<>();
    private final Map<String, Long> ids = new LinkedHashMap<>();
    private final Map<String, Long> printings = new LinkedHashMap<>();

    CardCollection(Form form, List<Owned> owned) {
        this.form = form;
        Set<String> different = new LinkedHashSet<>();
        long sum = 0;
        for (Owned each : owned) {
            CardKeys card = each.card();
            long count = each.count();
            sum += count;
            add(names, card.name().isEmpty() ? "" : card.foldedName(), count);
            add(ids, card.foldedId(), count);
            add(printings, card.printing(), count);
            if (count > 0) {
                different.add(card.key());
            }
        }
        cards = different.size();
        copies = sum;
    }

    private static void add(Map<String, Long> counts, String key, long count) {
        if (!key.isEmpty()) {
            counts.merge(key, count, Long::sum);
        }
    }

    /** How it is written. */
    public Form form() {
        return form;
    }

    /** The number of different cards with at least one copy. */
    public int cards() {
        return cards;
    }

    /** The number of copies of all cards. */
    public long copies() {
        return copies;
    }

    /** Whether the collection names cards in a way in which the wanted card is named. */
    boolean isComparable(WantedCard wanted) {
        CardKeys card = wanted.card();
        return !card.name().isEmpty() && !names.isEmpty()
                || !wanted.ids().isEmpty() && !ids.isEmpty()
                || !card.printing().isEmpty() && !printings.isEmpty();
    }

    /**
     * The copies of a card: by its name in any printing, or else by its ids, or else by its set and
     * number.
     */
    long owned(WantedCard wanted) {
        CardKeys card = wanted.card();
        long copies = card.name().isEmpty() ? 0 : names.getOrDefault(card.foldedName(), 0L);
        if (copies == 0) {
            for (String id : wanted.ids()) {
                copies += ids.getOrDefault(id, 0L);
            }
        }
        return copies > 0 ? copies : printings.getOrDefault(card.printing(), 0L);
    }
}

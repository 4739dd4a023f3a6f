package cardbench.codes.ygo.limits;

import cardbench.codes.deck.CardNumber;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A number for each of some cards. Immutable. */
public final class CardValues {

    /** No cards. */
    static final CardValues NONE = of(List.of());

    private final int[] ids;
    private final int[] values;

    /** A card, in the form of {@link CardNumber}, and its number. */
    record Entry(int id, int value) {}

    private CardValues(int[] ids, int[] values) {
        this.ids = ids;
        this.values = values;
    }

    /** The numbers of these cards; of two for one card, the later one counts, as in the clients. */
    static CardValues of(List<Entry> entries) {
        List<Entry> sorted = new ArrayList<>(entries);
        sorted.sort((a, b) -> CardNumber.order(a.id, b.id)); // stable: keeps the order of equal ids
        int[] ids = new int[sorted.size()];
        int[] values = new int[sorted.size()];
        int size = 0;
        for (Entry entry : sorted) {
            size -= size > 0 && ids[size - 1] == entry.id ? 1 : 0;
            ids[size] = entry.id;
            values[size] = entry.value;
            size++;
        }
        return new CardValues(Arrays.copyOf(ids, size), Arrays.copyOf(values, size));
    }

    /** The number of cards. */
    public int size() {
        return ids.length;
    }

    /** Whether the card has a number. */
    boolean has(int id) {
        return row(id) >= 0;
    }

    /** The number of a card, or another one if it has none. */
    int of(int id, int otherwise) {
        int row = row(id);
        return row < 0 ? otherwise : values[row];
    }

    private int row(int id) {
        int low = 0;
        int high = ids.length - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            int order = CardNumber.order(ids[middle], id);
            if (order == 0) {
                return middle;
            }
            if (order < 0) {
                low = middle + 1;
            } else {
                high = middle - 1;
            }
        }
        return -1;
    }
}

package cardbench.codes.list;

import cardbench.codes.cards.ListedNames;
import cardbench.codes.cards.NameReading;
import cardbench.codes.list.line.CopyCount;
import cardbench.codes.list.line.CountForm;
import cardbench.codes.list.line.Dialect;
import cardbench.codes.list.line.LineGrammar;
import cardbench.codes.list.line.ListLine;
import cardbench.codes.list.line.PrintedCard;
import java.util.ArrayList;
import java.util.List;

/** Collects the ways to read words of a line as copies of one card. */
final class NameReadings {

    /** No readings. */
    static final ListedNames NONE = new ListedNames(0, "", 0, List.of());

    /** The most numbers and remarks that are taken from words one after the other. */
    private static final int MAX_DEPTH = 2;

    /** The longest text that stands for a name that is none, in UTF-16 units. */
    private static final int MAX_SHOWN = 80;

    private final String text;
    private final int from;
    private final int to;
    private final Dialect dialect;
    private final List<NameReading> readings = new ArrayList<>();

    /** Of words between two places of a text. */
    NameReadings(String text, int from, int to, Dialect dialect) {
        this.text = text;
        this.from = from;
        this.to = to;
        this.dialect = dialect;
    }

    /** The readings that were added. */
    ListedNames names(int span, int likely, String heading) {
        return new ListedNames(span, heading, likely, readings);
    }

    /** Adds a reading; returns its index, or that of the same one; -1 without a name. */
    int add(int copies, String name) {
        if (name.isEmpty()) {
            return -1;
        }
        for (int i = 0; i < readings.size(); i++) {
            if (readings.get(i).copies() == copies && readings.get(i).name().equals(name)) {
                return i;
            }
        }
        int at = text.indexOf(name, from);
        boolean found = at >= 0 && at + name.length() <= to;
        readings.add(
                new NameReading(copies, name, found ? at : from, found ? at + name.length() : to));
        return readings.size() - 1;
    }

    /** Adds a card that the list has on its line, with its name, then with its id. */
    int add(ListLine.Card card) {
        if (card == null) {
            return -1;
        }
        int index = add(card.count(), card.card().name());
        add(card.count(), card.card().id());
        return index;
    }

    /** Adds the beginning of a paragraph. */
    void addLong(String words) {
        add(1, words.substring(0, Math.min(words.length(), MAX_SHOWN)));
    }

    /**
     * Adds all readings of words: with a number in front or behind, without remarks and printings;
     * the words as a name are the first. Returns the index of the likeliest one.
     */
    int addAll(String words) {
        return addAll(1, words, 0);
    }

    private int addAll(int copies, String words, int depth) {
        int whole = add(copies, words);
        int likely = -1;
        CopyCount first = CopyCount.leading(words);
        CopyCount[] counts = {
            LineGrammar.count(words, dialect),
            first,
            LineGrammar.trailing(words),
            CopyCount.trailing(words, true)
        };
        for (CopyCount count : counts) {
            if (count != null) {
                int bare = add(count.count(), count.rest());
                int printed = addPrinted(count.count(), count.rest());
                int index = printed < 0 ? bare : printed;
                likely = likely < 0 ? index : likely;
            }
        }
        if (first != null && first.form() == CountForm.SIGN_FIRST && depth < MAX_DEPTH) {
            // the number of an item
            int item = addAll(1, first.rest(), depth + 1);
            likely = likely < 0 ? item : likely;
        }
        String name = PrintedCard.read(words, dialect, false).card().name();
        if (!name.equals(words) && depth < MAX_DEPTH) {
            int bare = addAll(copies, name, depth + 1);
            likely = likely < 0 ? bare : likely;
        }
        return likely < 0 ? Math.max(0, whole) : likely;
    }

    /** Adds a name without its printing, as the list writes it and as any list does. */
    private int addPrinted(int copies, String words) {
        int index = add(copies, PrintedCard.read(words, dialect, false).card().name());
        add(copies, PrintedCard.read(words).card().name());
        return index;
    }
}

package cardbench.codes.list;

import cardbench.codes.list.line.CleanText;
import cardbench.codes.list.line.HeadingLine;
import cardbench.codes.list.line.ListLine;
import cardbench.codes.list.line.ListWords;
import cardbench.codes.list.line.Zone;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds the lists in a text that may hold several, such as a post with the decks of a tournament.
 * Together they are the whole text: what stands between two lists introduces the second one. Never
 * throws; each character is read a fixed number of times.
 */
public final class ListFinder {

    /** The largest number of lists; further text belongs to the last one. */
    public static final int MAX_LISTS = 200;

    /** The longest line that is taken for the title of a list, in UTF-16 units. */
    private static final int MAX_TITLE = 80;

    /**
     * The minimum main deck, as in most games, by which text under an unknown heading counts as a
     * new list and not as a part of the list before it.
     */
    private static final int DECK_SIZE = 40;

    private ListFinder() {}

    /**
     * A list in a text.
     *
     * @param from the offset of its first character
     * @param to the offset behind its last character
     * @param title its name, or the line above its first heading or card; empty if it has neither
     * @param list its reading, with places counted from {@code from}
     */
    public record FoundList(int from, int to, String title, DeckList list) {}

    /** The lists of a text in their order: at least one, which is the whole text. */
    public static List<FoundList> find(String text) {
        DeckList whole = ListReader.read(text);
        boolean lines = whole.form() == ListForm.LINES || whole.form() == ListForm.BOXES;
        if (lines && text.length() <= ListReader.MAX_LENGTH) {
            List<Integer> announced = starts(text, ListStarts.announced(whole.lines()), false);
            if (announced.size() > 1) {
                return parts(text, announced);
            }
            List<Integer> titled = starts(text, ListStarts.titled(whole.lines(), text), true);
            if (titled.size() > 1) {
                return parts(text, titled);
            }
        }
        return List.of(new FoundList(0, text.length(), title(whole, text), whole));
    }

    /**
     * The places among these at which a list begins. What is no list alone belongs to the list
     * before it, since it may be prose with a number, or a heading that stands twice in one list;
     * what precedes all lists belongs to the first.
     *
     * @param sized whether each part must have the size of a deck; otherwise there is one list
     */
    private static List<Integer> starts(String text, List<Integer> places, boolean sized) {
        List<Integer> starts = new ArrayList<>(List.of(0));
        boolean before = false;
        for (int i = -1; i < places.size(); i++) {
            int from = i < 0 ? 0 : places.get(i);
            int to = i + 1 < places.size() ? places.get(i + 1) : text.length();
            DeckList part = ListReader.read(text.substring(from, to));
            boolean list = part.evident() && (!sized || part.copies(Zone.MAIN) >= DECK_SIZE);
            if (sized && !list && part.copies() > 0) {
                return List.of(0);
            }
            if (list && before && starts.size() < MAX_LISTS) {
                starts.add(from);
            }
            before |= list;
        }
        return starts;
    }

    private static List<FoundList> parts(String text, List<Integer> starts) {
        List<FoundList> found = new ArrayList<>();
        for (int i = 0; i < starts.size(); i++) {
            int from = starts.get(i);
            int to = i + 1 < starts.size() ? starts.get(i + 1) : text.length();
            String part = text.substring(from, to);
            DeckList list = ListReader.read(part);
            found.add(new FoundList(from, to, title(list, part), list));
        }
        return found;
    }

    private static String title(DeckList list, String text) {
        if (!list.name().isEmpty()) {
            return list.name();
        }
        if (list.form() == ListForm.COLUMNS) {
            return "";
        }
        ListLine above = null;
        for (ListLine line : list.lines()) {
            if (line instanceof ListLine.Heading heading
                    && above == null
                    && ListWords.zone(heading.title()) == null) {
                return heading.title();
            }
            if (line instanceof ListLine.Card || line instanceof ListLine.Heading) {
                break;
            }
            above = line;
        }
        if (above instanceof ListLine.Field field) {
            return field.value();
        }
        return above == null || above.to() - above.from() > MAX_TITLE
                ? ""
                : HeadingLine.read(CleanText.of(text.substring(above.from(), above.to()))).title();
    }
}

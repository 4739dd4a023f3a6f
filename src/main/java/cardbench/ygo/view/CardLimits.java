package cardbench.ygo.view;

import cardbench.deck.CardNumber;
import cardbench.text.Ascii;
import cardbench.text.Diagnostics;
import cardbench.ygo.database.DatabaseCodes;
import java.util.ArrayList;
import java.util.List;

/**
 * A list of a {@code lflist.conf}, which limits the copies of cards. A line {@code !name} begins a
 * list; the lines below are an id and a number each; all other text is comment. Immutable.
 *
 * @param name the name of the list
 * @param ids the ids of its cards, in the form of {@link CardNumber}
 * @param limits the number of copies allowed of each card
 * @see <a href="https://github.com/Fluorohydride/ygopro">YGOPro, which reads these files</a>
 */
public record CardLimits(String name, List<Integer> ids, List<Integer> limits) {

    /** The limits without a list: three copies of every card. */
    public static final CardLimits NONE = new CardLimits("", List.of(), List.of());

    private static final int USUAL = 3;

    /** The number of digits of the largest id. */
    private static final int DIGITS = 10;

    /** The maximum number of cards of a list. */
    public static final int MAX_CARDS = 20_000;

    /** Copies the lists. */
    public CardLimits {
        ids = List.copyOf(ids);
        limits = List.copyOf(limits);
    }

    /** Reads all lists of a file, in order; if there is none, adds an error. */
    public static List<CardLimits> read(String text, Diagnostics diagnostics) {
        List<CardLimits> lists = new ArrayList<>();
        String name = null;
        List<Integer> ids = new ArrayList<>();
        List<Integer> limits = new ArrayList<>();
        int at = 0;
        while (at <= text.length()) {
            int end = text.indexOf('\n', at);
            int to = Ascii.dropBlanks(text, at, end < 0 ? text.length() : end);
            boolean begins = at < to && text.charAt(at) == '!';
            if (name != null && (begins || end < 0)) {
                // The last line of the file may still be a row, the head of the next list is none.
                row(text, at, begins ? at : to, ids, limits);
                lists.add(new CardLimits(name, ids, limits));
                ids.clear();
                limits.clear();
            } else if (name != null && ids.size() < MAX_CARDS) {
                row(text, at, to, ids, limits);
            }
            name = begins ? text.substring(at + 1, to) : name;
            at = end < 0 ? text.length() + 1 : end + 1;
        }
        if (lists.isEmpty()) {
            diagnostics.add(DatabaseCodes.NO_LIMITS.anywhere());
        }
        return lists;
    }

    private static void row(
            String text, int from, int to, List<Integer> ids, List<Integer> limits) {
        int idEnd = digitsEnd(text, from, to);
        int number = Ascii.skipBlanks(text, idEnd, to);
        int numberEnd = digitsEnd(text, number, to);
        boolean row = idEnd > from && idEnd - from <= DIGITS && numberEnd == number + 1;
        long id = row && number > idEnd ? Long.parseLong(text.substring(from, idEnd)) : -1;
        if (id >= 0 && id <= CardNumber.MOST) {
            ids.add((int) id);
            limits.add(text.charAt(number) - '0');
        }
    }

    private static int digitsEnd(String text, int from, int to) {
        int at = from;
        while (at < to && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
            at++;
        }
        return at;
    }

    /** The number of copies allowed of a card. */
    public int of(int id) {
        int at = ids.indexOf(id);
        return at < 0 ? USUAL : limits.get(at);
    }
}

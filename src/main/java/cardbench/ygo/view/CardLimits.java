package cardbench.ygo.view;

import cardbench.deck.CardNumber;
import cardbench.text.Ascii;
import cardbench.text.Diagnostics;
import cardbench.ygo.database.DatabaseCodes;
import java.util.ArrayList;
import java.util.List;

/**
 * A list of a {@code lflist.conf}: how many copies of which cards are allowed. A line {@code !name}
 * begins a list; below it stand lines of an id and a number; what else stands there is comment.
 *
 * @param name of the list
 * @param ids the cards that it names, as {@link CardNumber} keeps them
 * @param limits how many copies of each are allowed
 * @see <a href="https://github.com/Fluorohydride/ygopro">YGOPro, which reads these files</a>
 */
public record CardLimits(String name, List<Integer> ids, List<Integer> limits) {

    /** What is allowed where no list is open. */
    public static final CardLimits NONE = new CardLimits("", List.of(), List.of());

    private static final int USUAL = 3;

    /** The largest id has so many. */
    private static final int DIGITS = 10;

    /** No list names more cards. */
    private static final int LIMIT = 20_000;

    /** Copies the lists, so that limits never change. */
    public CardLimits {
        ids = List.copyOf(ids);
        limits = List.copyOf(limits);
    }

    /** All lists of a file, in its order; empty, and an error is said, where there is none. */
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
                row(text, at, begins ? at : to, ids, limits);
                lists.add(new CardLimits(name, ids, limits));
                ids.clear();
                limits.clear();
            } else if (name != null && ids.size() < LIMIT) {
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

    /** How many copies of a card are allowed. */
    public int of(int id) {
        int at = ids.indexOf(id);
        return at < 0 ? USUAL : limits.get(at);
    }
}

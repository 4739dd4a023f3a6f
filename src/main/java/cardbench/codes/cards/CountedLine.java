package cardbench.codes.cards;

import cardbench.base.text.ListSigns;
import java.util.ArrayList;
import java.util.List;

/**
 * A possible reading of a line in a list of cards: the number of copies, and the range of the name.
 *
 * @param copies the number of copies; 1 if none is written
 * @param from index of the first character of the name
 * @param to index after the last character of the name
 */
record CountedLine(int copies, int from, int to) {

    /** The maximum number of digits of a count. */
    private static final int MAX_DIGITS = 3;

    /** The most notes that are left out of a line. */
    private static final int MOST_NOTES = 2;

    /**
     * The readings of the characters {@code from} to {@code to}, most likely first: the whole line
     * as a name ({@code 2x} may be part of one), {@code 2x name}, {@code 2 name}, {@code (2) name},
     * {@code name x2}, {@code name 2张}, {@code name,2} and {@code name (2)}; a count in front may
     * be followed by a cost, as the game Hearthstone writes it: {@code 2x (4) name}. Then the same
     * without notes of a printing at the ends: {@code [SDY-006]}, {@code ID: EX1_621}.
     */
    static List<CountedLine> readings(String text, int from, int to) {
        List<CountedLine> readings = new ArrayList<>();
        add(text, from, to, 0, readings);
        return readings;
    }

    private static void add(String text, int from, int to, int notes, List<CountedLine> readings) {
        int first = readings.size();
        readings.add(new CountedLine(1, from, to));
        addCounted(text, from, to, readings);
        int end = readings.size();
        if (notes == MOST_NOTES) {
            return;
        }
        for (int i = first; i < end; i++) {
            CountedLine reading = readings.get(i);
            CountedLine bare = CardNotes.without(text, reading);
            if (bare == null) {
                continue;
            }
            if (i == first) {
                add(text, bare.from, bare.to, notes + 1, readings);
            } else {
                readings.add(bare);
            }
        }
    }

    private static void addCounted(String text, int from, int to, List<CountedLine> readings) {
        CountedLine before = countBefore(text, from, to);
        if (before != null) {
            readings.add(before);
            CountedLine behindCost = inBrackets(text, before.from, to);
            if (behindCost != null) {
                readings.add(new CountedLine(before.copies, behindCost.from, to));
            }
            int behindWord = ListSigns.skipCopies(text, before.from, to);
            if (behindWord > before.from && behindWord < to) {
                readings.add(new CountedLine(before.copies, behindWord, to));
            }
        }
        CountedLine brackets = inBrackets(text, from, to);
        if (brackets != null) {
            readings.add(brackets);
        }
        CountedLine behind = countBehind(text, from, to, true);
        if (behind != null) {
            readings.add(behind);
        }
    }

    /** The likely name on a line that no card has: the line without count, cost and notes. */
    static CountedLine likeliest(String text, int from, int to) {
        CountedLine name = new CountedLine(1, from, to);
        CountedLine bare = CardNotes.without(text, name);
        List<CountedLine> counted = new ArrayList<>();
        addCounted(text, from, to, counted);
        while (counted.isEmpty() && bare != null) {
            name = bare;
            bare = CardNotes.without(text, name);
            addCounted(text, name.from, name.to, counted);
        }
        if (!counted.isEmpty()) {
            // a cost stands behind a count in front, and leaves the end of the line alone
            boolean cost = counted.size() > 1 && counted.get(1).to == name.to;
            name = counted.get(cost ? 1 : 0);
            bare = CardNotes.without(text, name);
        }
        return bare == null ? name : bare;
    }

    /** Whether a sign or its place shows that a line counts copies: {@code 2x}, {@code 2 name}. */
    static boolean isCounted(String text, int from, int to) {
        return countBefore(text, from, to) != null
                || inBrackets(text, from, to) != null
                || countBehind(text, from, to, false) != null;
    }

    /** The index behind the digits of a count; {@code from} if they are a year or an id. */
    private static int countEnd(String text, int from, int to) {
        int end = ListSigns.digitsEnd(text, from, to);
        return end > from + MAX_DIGITS ? from : end;
    }

    /** {@code 2x name}, {@code 2 x name}, {@code x2 name}, {@code 2 name}, {@code 2张 name}. */
    private static CountedLine countBefore(String text, int from, int to) {
        boolean timesFirst = from < to && ListSigns.isTimes(text.charAt(from));
        int digits = timesFirst ? from + 1 : from;
        int end = countEnd(text, digits, to);
        int name = ListSigns.skipBlanks(text, end, to);
        boolean times = !timesFirst && name < to && ListSigns.isTimes(text.charAt(name));
        if (times || name < to && end > digits && isSignBehindCount(text.charAt(name))) {
            name = ListSigns.skipBlanks(text, name + 1, to);
        }
        return end == digits || name == to
                ? null
                : new CountedLine(ListSigns.number(text, digits, end), name, to);
    }

    private static boolean isSignBehindCount(char c) {
        return ListSigns.isCounter(c) || ListSigns.isSeparator(c);
    }

    /** {@code (2) name}, {@code (2x) name}, {@code [x2] name}. */
    private static CountedLine inBrackets(String text, int from, int to) {
        char closing = from == to ? 0 : ListSigns.closing(text.charAt(from));
        if (closing == 0) {
            return null;
        }
        int digits = from + 1;
        digits += digits < to && ListSigns.isTimes(text.charAt(digits)) ? 1 : 0;
        int end = countEnd(text, digits, to);
        int close = end < to && isCountSign(text.charAt(end)) ? end + 1 : end;
        boolean closed = close < to && text.charAt(close) == closing;
        int name = closed ? ListSigns.skipBlanks(text, close + 1, to) : to;
        return end == digits || name == to
                ? null
                : new CountedLine(ListSigns.number(text, digits, end), name, to);
    }

    private static boolean isCountSign(char c) {
        return ListSigns.isCounter(c) || ListSigns.isTimes(c);
    }

    /**
     * {@code name x2}, {@code name ×2}, {@code name (2)}, {@code name 2张}, {@code name 2 copies}.
     *
     * @param bare whether a blank or a comma before the number is enough
     */
    private static CountedLine countBehind(String text, int from, int to, boolean bare) {
        char opening = from == to ? 0 : ListSigns.opening(text.charAt(to - 1));
        int inside = opening == 0 ? to : to - 1;
        int end = ListSigns.dropCopies(text, from, inside);
        char last = end > from ? text.charAt(end - 1) : 0;
        boolean counter = end < inside || ListSigns.isCounter(last);
        end = isCountSign(last) ? ListSigns.dropBlanks(text, from, end - 1) : end;
        int at = ListSigns.digitsBegin(text, from, end);
        if (at == end || end - at > MAX_DIGITS) {
            return null;
        }
        int sign = ListSigns.dropBlanks(text, from, at);
        boolean times = sign > from && ListSigns.isTimes(text.charAt(sign - 1));
        int name = times ? ListSigns.dropBlanks(text, from, sign - 1) : sign;
        if (opening != 0) {
            if (name == from || text.charAt(name - 1) != opening) {
                return null;
            }
            name = ListSigns.dropBlanks(text, from, name - 1);
        } else if (!times && !counter) {
            boolean apart = sign < at || isSeparator(text, from, sign);
            boolean bracket = sign > from && ListSigns.isNameBracket(text.charAt(sign - 1));
            if (!bare || !apart && !bracket) {
                return null;
            }
        }
        while (isSeparator(text, from, name)) {
            name = ListSigns.dropBlanks(text, from, name - 1);
        }
        return name == from ? null : new CountedLine(ListSigns.number(text, at, end), from, name);
    }

    private static boolean isSeparator(String text, int from, int end) {
        return end > from && ListSigns.isSeparator(text.charAt(end - 1));
    }
}

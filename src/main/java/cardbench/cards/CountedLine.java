package cardbench.cards;

import cardbench.text.Ascii;
import cardbench.text.Location;
import java.util.ArrayList;
import java.util.List;

/**
 * A possible reading of a line in a list of cards: the number of copies, and the range of the name.
 *
 * @param copies the number of copies; 1 if none is written
 * @param from index of the first character of the name
 * @param to index after the last character of the name
 */
public record CountedLine(int copies, int from, int to) {

    /** The maximum number of digits of a count. */
    private static final int MAX_DIGITS = 3;

    /**
     * The readings of the characters {@code from} to {@code to}, most likely first: the whole line
     * as a name ({@code 2x} may be part of one), {@code 2x name}, {@code 2 name}, {@code (2) name},
     * {@code name x2} and {@code name (2)}; a count in front may be followed by a cost, as the game
     * Hearthstone writes it: {@code 2x (4) name}.
     */
    public static List<CountedLine> readings(String text, int from, int to) {
        List<CountedLine> readings = new ArrayList<>();
        readings.add(new CountedLine(1, from, to));
        CountedLine before = countBefore(text, from, to);
        if (before != null) {
            readings.add(before);
            CountedLine behindCost = inBrackets(text, before.from, to);
            if (behindCost != null) {
                readings.add(new CountedLine(before.copies, behindCost.from, to));
            }
        }
        CountedLine brackets = inBrackets(text, from, to);
        if (brackets != null) {
            readings.add(brackets);
        }
        CountedLine behind = countBehind(text, from, to);
        if (behind != null) {
            readings.add(behind);
        }
        return readings;
    }

    /** The index of the first character behind the bullets that a list may put before a card. */
    public static int skipBullets(String text, int from, int to) {
        int at = from;
        while (at < to && isBullet(text.charAt(at))) {
            at = Ascii.skipBlanks(text, at + 1, to);
        }
        return at;
    }

    private static boolean isBullet(char c) {
        return c == '-' || c == '*' || c == '•' || c == '·' || c == '・' || c == '\uFEFF';
    }

    /**
     * The place of the name in the list.
     *
     * @param lineFrom index of the first character of the line
     * @param line the number of the line, from 1
     */
    public Location place(int lineFrom, int line) {
        return Location.range(from, to).withLine(line, from - lineFrom + 1);
    }

    private static boolean isTimes(char c) {
        return c == 'x' || c == 'X' || c == '×' || c == '＊' || c == '*' || c == 'ｘ';
    }

    private static int digit(char c) {
        return c >= '0' && c <= '9' ? c - '0' : c >= '０' && c <= '９' ? c - '０' : -1;
    }

    private static int digitsEnd(String text, int from, int to) {
        int at = from;
        while (at < to && at < from + MAX_DIGITS && digit(text.charAt(at)) >= 0) {
            at++;
        }
        return at;
    }

    private static int number(String text, int from, int to) {
        int number = 0;
        for (int i = from; i < to; i++) {
            number = number * 10 + digit(text.charAt(i));
        }
        return number;
    }

    /** {@code 2x name}, {@code 2 x name}, {@code x2 name}, {@code 2 name}. */
    private static CountedLine countBefore(String text, int from, int to) {
        boolean timesFirst = from < to && isTimes(text.charAt(from));
        int digits = timesFirst ? from + 1 : from;
        int end = digitsEnd(text, digits, to);
        int name = Ascii.skipBlanks(text, end, to);
        if (!timesFirst && name < to && isTimes(text.charAt(name))) {
            name = Ascii.skipBlanks(text, name + 1, to);
        }
        return end == digits || name == to
                ? null
                : new CountedLine(number(text, digits, end), name, to);
    }

    /** {@code (2) name}. */
    private static CountedLine inBrackets(String text, int from, int to) {
        if (from == to || text.charAt(from) != '(' && text.charAt(from) != '（') {
            return null;
        }
        int end = digitsEnd(text, from + 1, to);
        boolean closed = end < to && (text.charAt(end) == ')' || text.charAt(end) == '）');
        int name = closed ? Ascii.skipBlanks(text, end + 1, to) : to;
        return end == from + 1 || name == to
                ? null
                : new CountedLine(number(text, from + 1, end), name, to);
    }

    /** {@code name x2}, {@code name ×2}, {@code name (2)}. */
    private static CountedLine countBehind(String text, int from, int to) {
        char last = from < to ? text.charAt(to - 1) : ' ';
        boolean bracket = last == ')' || last == '）';
        int end = bracket ? to - 1 : to;
        int at = end;
        while (at > from && at > end - MAX_DIGITS && digit(text.charAt(at - 1)) >= 0) {
            at--;
        }
        int sign = Ascii.dropBlanks(text, from, at);
        char before = sign > from ? text.charAt(sign - 1) : ' ';
        boolean fits = bracket ? before == '(' || before == '（' : isTimes(before);
        int name = fits ? Ascii.dropBlanks(text, from, sign - 1) : from;
        return at == end || name == from
                ? null
                : new CountedLine(number(text, at, end), from, name);
    }
}

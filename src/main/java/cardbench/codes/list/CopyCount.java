package cardbench.codes.list;

import cardbench.base.text.ListSigns;

/**
 * A number of copies at the beginning or the end of a line: {@code 4 Name}, {@code 4x Name}, {@code
 * [2] Name}, {@code Name x4}, {@code Name（2）}, {@code 3枚 Name}.
 *
 * @param count the number; larger than {@link CardLineReader#MAX_COPIES} if it has too many digits
 * @param marked whether a sign shows that the number counts copies
 * @param rest the line without the number
 */
record CopyCount(int count, boolean marked, String rest) {

    /** More digits than any number of copies has. */
    private static final int MAX_DIGITS = 4;

    /** The number at the beginning of a line, or {@code null}. */
    static CopyCount leading(String line) {
        if (line.isEmpty()) {
            return null;
        }
        char first = line.charAt(0);
        int close = first == '[' ? line.indexOf(']') : -1;
        if (close > 0) {
            int end = digitsEnd(line, 1);
            return end == close && end > 1 ? of(line, 1, end, true, close + 1) : null;
        }
        int start =
                ListSigns.isTimes(first) && line.length() > 1 && ListSigns.isDigit(line.charAt(1))
                        ? 1
                        : 0;
        int end = digitsEnd(line, start);
        if (end == start || end == line.length()) {
            return null;
        }
        char next = line.charAt(end);
        if (ListSigns.isCounter(next)) {
            return of(line, start, end, true, end + 1);
        }
        if (start == 0 && ListSigns.isTimes(next)) {
            int number = digitsEnd(line, end + 1);
            // five times eight of something
            if (number > end + 1
                    && number < line.length()
                    && ListSigns.isBlank(line.charAt(number))) {
                return null;
            }
            return of(line, start, end, true, end + 1);
        }
        int name = ListSigns.skipBlanks(line, end, line.length());
        if (next == ',' || next == ';' || next == '\t') {
            return of(line, start, end, false, end + 1);
        }
        if (name == end) {
            return null;
        }
        boolean times =
                ListSigns.isTimes(line.charAt(name))
                        && name + 1 < line.length()
                        && ListSigns.isBlank(line.charAt(name + 1));
        return of(line, start, end, times || start == 1, times ? name + 1 : name);
    }

    /**
     * The number at the end of a line, where a sign shows that it counts copies; otherwise {@code
     * null}.
     */
    static CopyCount trailing(String line) {
        int end = line.length();
        int last = end;
        boolean counter = end > 0 && ListSigns.isCounter(line.charAt(end - 1));
        boolean times = end > 0 && ListSigns.isTimes(line.charAt(end - 1));
        boolean bracket = end > 0 && (line.charAt(end - 1) == ')' || line.charAt(end - 1) == '）');
        last -= counter || times || bracket ? 1 : 0;
        int start = digitsStart(line, last);
        if (start == last || start == 0) {
            return null;
        }
        char before = line.charAt(start - 1);
        if (bracket) {
            return before == '(' || before == '（'
                    ? of(line, start, last, false, start - 1, true)
                    : null;
        }
        if (counter) {
            return of(line, start, last, true, start, true);
        }
        if (times) {
            return ListSigns.isBlank(before) ? of(line, start, last, true, start, true) : null;
        }
        if (ListSigns.isTimes(before) && start >= 2 && !isLetterOrDigit(line.charAt(start - 2))) {
            return of(line, start, last, true, start - 1, true);
        }
        // without a blank the sign may be a letter of the name, unless it is no Latin letter
        if ("×＊✕✖ｘＸ".indexOf(before) >= 0) {
            return of(line, start, last, true, start - 1, true);
        }
        if (before == '\t' || before == ',' || before == ';' || before == '，') {
            return of(line, start, last, false, start - 1, true);
        }
        return null;
    }

    /**
     * The number at the end of a line behind a blank, which only an id on the line makes a count;
     * or {@code null}.
     */
    static CopyCount trailingBare(String line) {
        int start = digitsStart(line, line.length());
        return start == line.length() || start < 2 || !ListSigns.isBlank(line.charAt(start - 1))
                ? null
                : of(line, start, line.length(), false, start - 1, true);
    }

    private static CopyCount of(String line, int from, int to, boolean marked, int rest) {
        return new CopyCount(number(line, from, to), marked, ListSigns.trim(line.substring(rest)));
    }

    private static CopyCount of(
            String line, int from, int to, boolean marked, int end, boolean trailing) {
        String rest = ListSigns.trim(line.substring(0, end));
        while (!rest.isEmpty() && ",;:：，".indexOf(rest.charAt(rest.length() - 1)) >= 0) {
            rest = ListSigns.trim(rest.substring(0, rest.length() - 1));
        }
        return new CopyCount(number(line, from, to), marked, rest);
    }

    private static boolean isLetterOrDigit(char c) {
        return ListText.isLetter(c) || ListSigns.isDigit(c);
    }

    /**
     * The number that digits from {@code from} to {@code to} are; one more than {@link
     * CardLineReader#MAX_COPIES} if there are more than {@value #MAX_DIGITS}.
     */
    static int number(String line, int from, int to) {
        int number = 0;
        for (int i = from; i < to && i < from + MAX_DIGITS; i++) {
            number = 10 * number + ListSigns.digit(line.charAt(i));
        }
        return to - from > MAX_DIGITS ? CardLineReader.MAX_COPIES + 1 : number;
    }

    private static int digitsEnd(String line, int from) {
        int end = from;
        while (end < line.length() && ListSigns.isDigit(line.charAt(end))) {
            end++;
        }
        return end;
    }

    private static int digitsStart(String line, int to) {
        int start = to;
        while (start > 0 && ListSigns.isDigit(line.charAt(start - 1))) {
            start--;
        }
        return start;
    }
}

package cardbench.codes.list.line;

import cardbench.base.text.ListSigns;

/**
 * A number of copies at the beginning or the end of a line ({@link CountForm}).
 *
 * @param form how it is written
 * @param count the number; larger than {@link CardLine#MAX_COPIES} if it has too many digits
 * @param sign the sign between number and name of {@link CountForm#SIGN_FIRST} and {@link
 *     CountForm#SIGN_LAST}; otherwise 0
 * @param rest the line without the number
 */
public record CopyCount(CountForm form, int count, char sign, String rest) {

    /** More digits than any number of copies has. */
    private static final int MAX_DIGITS = 4;

    private static final String SIGNS_FIRST = "-–—:：.)|,，;；\t=、．）…";

    /** The number at the beginning of a line, or {@code null}. */
    public static CopyCount leading(String line) {
        if (line.isEmpty()) {
            return null;
        }
        char closing = ListSigns.closing(line.charAt(0));
        if (closing != 0) {
            int close = line.indexOf(closing);
            CopyCount inside = close < 0 ? null : alone(line.substring(1, close));
            String rest = inside == null ? "" : ListSigns.trim(line.substring(close + 1));
            if (rest.isEmpty()) {
                return null;
            }
            // “(4) 2x Fireball”: a cost in front of the number of copies
            CopyCount behind = ListSigns.isDigit(rest.charAt(0)) ? leading(rest) : null;
            return behind != null && behind.form == CountForm.TIMES_FIRST
                    ? new CopyCount(
                            behind.form,
                            behind.count,
                            (char) 0,
                            line.substring(0, close + 1) + ' ' + behind.rest)
                    : new CopyCount(CountForm.BRACKET_FIRST, inside.count, (char) 0, rest);
        }
        int start =
                ListSigns.isTimes(line.charAt(0))
                                && line.length() > 1
                                && ListSigns.isDigit(line.charAt(1))
                        ? 1
                        : 0;
        int end = ListSigns.digitsEnd(line, start, line.length());
        return end == start || end == line.length() ? null : leading(line, start, end);
    }

    private static CopyCount leading(String line, int start, int end) {
        char next = line.charAt(end);
        if (ListSigns.isCounter(next)) {
            int name = line.startsWith("の", end + 1) ? end + 2 : end + 1;
            return of(CountForm.TIMES_FIRST, line, start, end, name);
        }
        if (start == 0 && ListSigns.isTimes(next)) {
            int number = ListSigns.digitsEnd(line, end + 1, line.length());
            // five times eight of something
            boolean product =
                    number > end + 1
                            && number < line.length()
                            && ListSigns.isBlank(line.charAt(number));
            return product ? null : of(CountForm.TIMES_FIRST, line, start, end, end + 1);
        }
        int name = ListSigns.skipBlanks(line, end, line.length());
        char sign = name == line.length() ? 0 : line.charAt(name);
        if (next == '\t') {
            return of(CountForm.NUMBER_FIRST, line, start, end, end + 1);
        }
        if (sign != 0 && SIGNS_FIRST.indexOf(sign) >= 0) {
            int behind = ListSigns.skipBlanks(line, name + 1, line.length());
            boolean apart =
                    behind > name + 1
                            || ",，;；|：、）．…".indexOf(sign) >= 0
                            || behind < line.length()
                                    && ListSigns.isNameBracket(line.charAt(behind));
            boolean digit = behind < line.length() && ListSigns.isDigit(line.charAt(behind));
            boolean split = name == end && "-–—".indexOf(sign) >= 0;
            return apart && !(digit && behind == name + 1) && !split && behind < line.length()
                    ? new CopyCount(
                            sign == '|' || sign == ',' || sign == ';'
                                    ? CountForm.NUMBER_FIRST
                                    : CountForm.SIGN_FIRST,
                            number(line, start, end),
                            sign,
                            ListSigns.trim(line.substring(behind)))
                    : null;
        }
        boolean wide = start < end && sign > '\u2e80' && ListSigns.isNameBracket(sign);
        if (name == end && !wide) {
            return null;
        }
        int word = ListSigns.skipCopies(line, name, line.length());
        // a name in small letters may begin with such a word: Copy Artifact
        if (word > name && word < line.length() && !isSmall(line.charAt(word))) {
            return of(CountForm.TIMES_FIRST, line, start, end, word);
        }
        boolean times =
                sign != 0
                        && ListSigns.isTimes(sign)
                        && name + 1 < line.length()
                        && (ListSigns.isBlank(line.charAt(name + 1)) || "×✕✖＊".indexOf(sign) >= 0);
        return times
                ? of(CountForm.TIMES_FIRST, line, start, end, name + 1)
                : of(
                        start == 1 || wide ? CountForm.TIMES_FIRST : CountForm.NUMBER_FIRST,
                        line,
                        start,
                        end,
                        name);
    }

    /** The number at the end of a line, or {@code null}. */
    public static CopyCount trailing(String line) {
        return trailing(line, false);
    }

    /**
     * The number at the end of a line, or {@code null}.
     *
     * @param joined whether an {@code x} behind a letter is a sign, and no letter of the name
     */
    public static CopyCount trailing(String line, boolean joined) {
        int end = ListSigns.dropCopies(line, 0, line.length());
        boolean counted = end < line.length();
        String text = line.substring(0, end);
        if (end < 2) {
            return null;
        }
        char last = text.charAt(end - 1);
        char opening = ListSigns.opening(last);
        if (opening != 0) {
            int open = text.lastIndexOf(opening);
            CopyCount inside = open <= 0 ? null : alone(text.substring(open + 1, end - 1));
            return inside == null
                    ? null
                    : behind(
                            inside.form.isMarked() ? CountForm.TIMES_LAST : CountForm.BRACKET_LAST,
                            inside.count,
                            (char) 0,
                            text.substring(0, open));
        }
        boolean counter = ListSigns.isCounter(last) || counted;
        boolean times = !counted && ListSigns.isTimes(last);
        int to = ListSigns.dropBlanks(text, 0, end - (ListSigns.isCounter(last) || times ? 1 : 0));
        int start = ListSigns.digitsBegin(text, 0, to);
        if (start == to || start == 0) {
            return null;
        }
        return trailing(text, start, to, counter, times, joined);
    }

    private static CopyCount trailing(
            String text, int start, int to, boolean counter, boolean times, boolean joined) {
        int count = number(text, start, to);
        char before = text.charAt(start - 1);
        int name = ListSigns.dropBlanks(text, 0, start);
        char sign = name == 0 ? 0 : text.charAt(name - 1);
        if (times && ListSigns.isBlank(before)) {
            return behind(CountForm.TIMES_LAST, count, (char) 0, text.substring(0, start));
        }
        if (times || sign == 0) {
            return null;
        }
        boolean letter = name >= 2 && isLetterOrDigit(text.charAt(name - 2));
        // without a blank the sign may be a letter of the name, unless it is no Latin letter
        if (ListSigns.isTimes(sign)
                && name >= 2
                && (!letter
                        || joined
                        || "xX".indexOf(sign) < 0
                        || text.charAt(name - 2) > '\u2e80')) {
            return behind(CountForm.TIMES_LAST, count, sign, text.substring(0, name - 1));
        }
        if (counter || ListSigns.isNameBracket(sign)) {
            return behind(CountForm.TIMES_LAST, count, (char) 0, text.substring(0, start));
        }
        if (name < 2) {
            return null;
        }
        if (ListSigns.isSeparator(sign) || sign == '#' || sign == '.') {
            boolean dots = sign == '.' && name >= 2 && text.charAt(name - 2) == '.';
            boolean apart = name >= 2 && ListSigns.isBlank(text.charAt(name - 2));
            boolean digit = name >= 2 && ListSigns.isDigit(text.charAt(name - 2));
            boolean split =
                    dots
                            || "…·・：，；、／\t|=→⇒".indexOf(sign) >= 0
                            || sign == '/'
                                    && name == start
                                    && !digit
                                    && text.charAt(name - 2) > '\u2e80'
                            || "->".indexOf(sign) >= 0 && "-=".indexOf(text.charAt(name - 2)) >= 0
                            || ":,;".indexOf(sign) >= 0 && (name < start || !digit)
                            || apart && sign != '.';
            boolean printing = sign == '|' && text.lastIndexOf('|', name - 2) > 0;
            return split && !printing
                    ? behind(CountForm.SIGN_LAST, count, sign, text.substring(0, name))
                    : null;
        }
        return ListSigns.isBlank(before)
                ? behind(CountForm.NUMBER_LAST, count, (char) 0, text.substring(0, start))
                : null;
    }

    private static CopyCount behind(CountForm form, int count, char sign, String name) {
        String rest = ListSigns.trim(name);
        while (!rest.isEmpty()
                && ",;:：，；.…·・-–—=|#、／/@>→⇒".indexOf(rest.charAt(rest.length() - 1)) >= 0
                && (form == CountForm.SIGN_LAST
                        || ",;:：，…・".indexOf(rest.charAt(rest.length() - 1)) >= 0)) {
            rest = ListSigns.trim(rest.substring(0, rest.length() - 1));
        }
        return rest.isEmpty() ? null : new CopyCount(form, count, sign, rest);
    }

    /** A text that is a number of copies alone: {@code 4}, {@code x4}, {@code 4x}, {@code 4枚}. */
    private static CopyCount alone(String inside) {
        String text = ListSigns.trim(inside);
        boolean first = !text.isEmpty() && ListSigns.isTimes(text.charAt(0));
        int from = first ? ListSigns.skipBlanks(text, 1, text.length()) : 0;
        int end = ListSigns.digitsEnd(text, from, text.length());
        String behind = ListSigns.trim(text.substring(end));
        boolean last =
                !behind.isEmpty() && ListSigns.dropCopies(text, from, text.length()) == end
                        || behind.length() == 1
                                && (ListSigns.isTimes(behind.charAt(0))
                                        || ListSigns.isCounter(behind.charAt(0)));
        return end == from || !behind.isEmpty() && !last
                ? null
                : new CopyCount(
                        first || last ? CountForm.TIMES_LAST : CountForm.BRACKET_LAST,
                        number(text, from, end),
                        (char) 0,
                        "");
    }

    private static CopyCount of(CountForm form, String line, int from, int to, int rest) {
        String name = ListSigns.trim(line.substring(rest));
        while (form == CountForm.TIMES_FIRST
                && name.length() > 1
                && ("-:|".indexOf(name.charAt(0)) >= 0 && name.charAt(1) == ' '
                        || "：、，".indexOf(name.charAt(0)) >= 0)) {
            name = ListSigns.trim(name.substring(1));
        }
        return name.isEmpty() ? null : new CopyCount(form, number(line, from, to), (char) 0, name);
    }

    private static boolean isSmall(char c) {
        return c >= 'a' && c <= 'z';
    }

    private static boolean isLetterOrDigit(char c) {
        return ListText.isLetter(c) || ListSigns.isDigit(c);
    }

    /**
     * The number that digits from {@code from} to {@code to} are; one more than {@link
     * CardLine#MAX_COPIES} if there are more than {@value #MAX_DIGITS}.
     */
    public static int number(String line, int from, int to) {
        return to - from > MAX_DIGITS ? CardLine.MAX_COPIES + 1 : ListSigns.number(line, from, to);
    }
}

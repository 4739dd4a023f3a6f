package cardbench.codes.list;

import cardbench.base.text.ListSigns;

/**
 * A line that may be the title of a section.
 *
 * @param title without signs and without the number of cards
 * @param zone the zone that a known title names; {@code null} if the title is not known
 * @param declared the number of cards that the line announces, or {@link ListLine#ABSENT}
 * @param ends whether the line ends with a colon
 */
record HeadingLine(String title, Zone zone, int declared, boolean ends) {

    private static final String SIGNS = "#/=~-–—*_:：<>|";

    private static final int MAX_TITLE = 40;

    /**
     * Reads a line as a title. A text that is no title has neither a zone nor a number nor a colon.
     */
    static HeadingLine read(String line) {
        String text = trimmed(line);
        boolean ends = line.endsWith(":") || line.endsWith("：");
        int declared = ListLine.ABSENT;
        int end = text.length();
        boolean bracket = end > 0 && ")]）】".indexOf(text.charAt(end - 1)) >= 0;
        int last = bracket ? end - 1 : end;
        last -= last > 0 && ListSigns.isCounter(text.charAt(last - 1)) ? 1 : 0;
        int start = last;
        while (start > 0 && ListSigns.isDigit(text.charAt(start - 1))) {
            start--;
        }
        String title = text;
        if (start < last
                && last - start <= 3
                && start > 0
                && (bracket ? isOpening(text.charAt(start - 1)) : isDivider(text, start))) {
            title = trimmed(text.substring(0, bracket ? start - 1 : start));
            declared = CopyCount.number(text, start, last);
        }
        // a number behind a blank alone belongs to a title only if the title is known
        Zone zone = ListWords.zone(title);
        boolean loose =
                declared != ListLine.ABSENT
                        && !bracket
                        && text.charAt(start - 1) == ' '
                        && !hasSign(text, start);
        return zone == null && loose || title.length() > MAX_TITLE
                ? new HeadingLine(text, null, ListLine.ABSENT, ends && text.length() <= MAX_TITLE)
                : new HeadingLine(title, zone, declared, ends);
    }

    /** Whether lists of cards alone have such a title. */
    boolean isOfDecks() {
        String folded = ListSigns.lower(title);
        return zone != null
                && !folded.isEmpty()
                && (folded.contains("deck")
                        || folded.contains("board")
                        || folded.startsWith("pok")
                        || folded.startsWith("command")
                        || folded.startsWith("companion")
                        || folded.charAt(0) > '\u2e80');
    }

    private static boolean isOpening(char c) {
        return "([（【".indexOf(c) >= 0;
    }

    private static boolean isDivider(String text, int start) {
        char before = text.charAt(start - 1);
        return before == ' ' || before == ':' || before == '：';
    }

    private static boolean hasSign(String text, int start) {
        String before = ListText.trimEnd(text.substring(0, start));
        return !before.isEmpty() && SIGNS.indexOf(before.charAt(before.length() - 1)) >= 0;
    }

    /** The text without signs and blanks at both ends. */
    private static String trimmed(String text) {
        int from = 0;
        int to = text.length();
        while (from < to && isTrimmed(text.charAt(from))) {
            from++;
        }
        while (to > from && isTrimmed(text.charAt(to - 1))) {
            to--;
        }
        return text.substring(from, to);
    }

    private static boolean isTrimmed(char c) {
        return ListSigns.isBlank(c) || SIGNS.indexOf(c) >= 0;
    }
}

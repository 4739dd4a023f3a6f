package cardbench.ygo;

import cardbench.text.Ascii;

/** Finds {@code .ydk} decks: lines of marks, of ids, and of comments that stand together. */
final class YdkLines {

    static final String KIND = "ydk";

    static final String[] MARKS = {"#main", "#extra", "!side"};

    private static final String CREATED = "#created";

    /** Cards in front of the first mark are told from other numbers by this many digits. */
    private static final int LONG = 6;

    private YdkLines() {}

    /** The first deck from a character on, or {@code null}. */
    static Stretch next(String text, int start) {
        int first = -1;
        int end = -1;
        boolean marked = false;
        for (int at = lineStart(text, start); at < text.length(); at = lineEnd(text, at) + 1) {
            int to = lineEnd(text, at);
            int mark = part(text, at, to);
            boolean belongs = mark >= 0 || isCard(text, at, to) || text.charAt(at) == '#';
            if (first < 0) {
                boolean begins =
                        mark >= 0 || text.startsWith(CREATED, at) || isLongCard(text, at, to);
                first = begins && at >= start ? at : -1;
                end = to;
            } else if (belongs) {
                end = to;
            } else if (Ascii.skipBlanks(text, at, to) < to && !goesOn(text, to + 1)) {
                if (marked) {
                    break;
                }
                first = -1;
            }
            marked |= first >= 0 && mark >= 0;
        }
        return marked ? new Stretch(first, Ascii.dropBlanks(text, first, end)) : null;
    }

    private static int lineStart(String text, int from) {
        return from == 0 ? 0 : lineEnd(text, from) + 1;
    }

    /** The end of the line that a character stands in. */
    static int lineEnd(String text, int from) {
        int to = text.indexOf('\n', Math.min(from, text.length()));
        return to < 0 ? text.length() : to;
    }

    /** Whether the next line that is not blank is a card or a mark. */
    private static boolean goesOn(String text, int from) {
        int at = Ascii.skipBlanks(text, Math.min(from, text.length()), text.length());
        int to = lineEnd(text, at);
        return part(text, at, to) >= 0 || isCard(text, at, to);
    }

    private static boolean isCard(String text, int from, int to) {
        int at = from;
        while (at < to && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
            at++;
        }
        return at > from && (at == to || Ascii.isBlank(text.charAt(at)));
    }

    /** Whether the line is a number that is hardly anything but a card. */
    private static boolean isLongCard(String text, int from, int to) {
        return to - from >= LONG && isCard(text, from, to);
    }

    /** The part that a line begins, in whatever case, or -1. */
    static int part(String text, int from, int to) {
        int end = Ascii.dropBlanks(text, from, to);
        for (int part = 0; part < MARKS.length; part++) {
            String mark = MARKS[part];
            boolean same = end - from == mark.length();
            for (int i = 0; i < mark.length() && same; i++) {
                char c = text.charAt(from + i);
                same = i == 0 ? c == '#' || c == '!' : (c | 0x20) == mark.charAt(i);
            }
            if (same) {
                return part;
            }
        }
        return -1;
    }
}

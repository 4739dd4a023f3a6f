package cardbench.codes.ygo.deck;

import cardbench.base.text.Ascii;

/** Separates the ids and marks of a file whose line breaks became blanks or commas. */
final class LineWords {

    /** What stands between ids of one line, besides blanks. */
    private static final String SEPARATORS = ",;|";

    private static final String MAIN = "#main";

    private LineWords() {}

    /** Whether something stands behind a mark of the main deck, on its line. */
    static boolean hasList(String input) {
        int at = input.indexOf(MAIN);
        while (at >= 0) {
            int behind = at + MAIN.length();
            if (behind < input.length() && isGap(input.charAt(behind))) {
                return true;
            }
            at = input.indexOf(MAIN, behind);
        }
        return false;
    }

    private static boolean isGap(char c) {
        return c == ' ' || c == '\t' || SEPARATORS.indexOf(c) >= 0;
    }

    /** The start of a mark behind which there are ids on the same line; -1 if there is none. */
    static int listStart(String line, int start, int end) {
        int main = Ascii.find(line, MAIN, start, end);
        boolean apart = main == start || main > start && isGap(line.charAt(main - 1));
        return apart && isList(line, main, end) ? main : -1;
    }

    /** Whether a range is several words, all of them ids and marks. */
    static boolean isList(String line, int start, int end) {
        int words = 0;
        int i = start;
        while (i < end) {
            int next = wordEnd(line, i, end);
            boolean id = next - i >= YdkLines.LONG && Ascii.digitsEnd(line, i, next) == next;
            if (!id && YdkLines.part(line, i, next) < 0) {
                return false;
            }
            words++;
            i = gapEnd(line, next, end);
        }
        return words > 1;
    }

    /** The end of the word at a character. */
    static int wordEnd(String line, int i, int end) {
        int at = i;
        while (at < end && !isGap(line.charAt(at))) {
            at++;
        }
        return at;
    }

    /** The end of the gap at a character. */
    static int gapEnd(String line, int i, int end) {
        int at = i;
        while (at < end && isGap(line.charAt(at))) {
            at++;
        }
        return at;
    }
}

package cardbench.codes.ygo.deck;

import cardbench.base.text.Ascii;

/** Digits among other characters, which may be the id of a card that would be lost with them. */
final class StrayDigits {

    /** Passcodes have eight digits; leading zeros may be left out, and newer ids have one more. */
    private static final int MIN = 7;

    private static final int MAX = 10;

    private StrayDigits() {}

    /**
     * Whether a line that is no card holds an id, or nothing but digits, as many as those of an id,
     * and signs among them: {@code 89,631,139}. A date is neither.
     */
    static boolean mayBeACard(String line) {
        int digits = 0;
        int groups = 0;
        int longest = 0;
        boolean letters = false;
        int at = 0;
        while (at < line.length()) {
            int end = Ascii.digitsEnd(line, at, line.length());
            groups += end > at ? 1 : 0;
            digits += end - at;
            longest = Math.max(longest, end - at);
            letters |= end < line.length() && isLetter(line.charAt(end));
            at = Math.max(end, at) + 1;
        }
        boolean date = groups >= 3 && longest == 4;
        return hasId(line, 0, line.length()) || !letters && !date && digits >= YdkLines.LONG;
    }

    /** Whether a range holds as many digits in a row as an id has. */
    static boolean hasId(String text, int from, int to) {
        int at = from;
        while (at < to) {
            int end = Ascii.digitsEnd(text, at, to);
            if (end - at >= MIN && end - at <= MAX) {
                return true;
            }
            at = end + 1;
        }
        return false;
    }

    private static boolean isLetter(char c) {
        return (c | 0x20) >= 'a' && (c | 0x20) <= 'z' || c >= 0xc0 || c == '/';
    }
}

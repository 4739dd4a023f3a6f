package cardbench.export;

/**
 * Makes any text fit to stand on one line of somebody else's page. Line breaks, tabs and control
 * characters become spaces; half characters and what is no character become U+FFFD; signs that turn
 * the direction of everything behind them (Unicode Standard Annex 9, sections 2.1 to 2.4) go; what
 * is too long is cut.
 */
final class OneLine {

    /** How many UTF-16 units of a name are kept. */
    static final int LONGEST = 160;

    private static final char REPLACEMENT = '\uFFFD';

    private OneLine() {}

    /** The text on one line, without blanks around. */
    static String of(String text) {
        StringBuilder line = new StringBuilder();
        boolean blank = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (turnsDirection(c)) {
                continue;
            }
            if (isBlank(c)) {
                blank = line.length() > 0;
                continue;
            }
            boolean pair =
                    Character.isHighSurrogate(c)
                            && i + 1 < text.length()
                            && Character.isLowSurrogate(text.charAt(i + 1));
            int needed = (blank ? 1 : 0) + (pair ? 2 : 1);
            if (line.length() + needed > LONGEST) {
                return line.append('…').toString();
            }
            if (blank) {
                line.append(' ');
                blank = false;
            }
            if (pair) {
                line.append(c).append(text.charAt(i + 1));
                i++;
            } else {
                line.append(isNoCharacter(c) ? REPLACEMENT : c);
            }
        }
        return line.toString();
    }

    /** A code as it is, but for what no code has and no file may hold. */
    static String printable(String code) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < code.length(); i++) {
            char c = code.charAt(i);
            text.append(c > ' ' && c < 0x7f ? c : REPLACEMENT);
        }
        return text.toString();
    }

    private static boolean isBlank(char c) {
        return c <= ' ' || c >= 0x7f && c <= 0xa0 || c == 0x2028 || c == 0x2029 || c == 0xfeff;
    }

    private static boolean turnsDirection(char c) {
        return c >= 0x202a && c <= 0x202e || c >= 0x2066 && c <= 0x2069;
    }

    private static boolean isNoCharacter(char c) {
        return Character.isSurrogate(c) || c >= 0xfffe || c >= 0xfdd0 && c <= 0xfdef;
    }
}

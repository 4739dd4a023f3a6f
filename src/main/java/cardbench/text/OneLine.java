package cardbench.text;

/**
 * Makes any text fit to stand on one line of somebody else's page. Line breaks, tabs and control
 * characters become spaces; half characters and what is no character become U+FFFD; signs that turn
 * the direction of everything behind them go ({@link ControlCharacters#turnsDirection}).
 */
public final class OneLine {

    /** How many UTF-16 units of a name are kept where it is cut. */
    public static final int LONGEST = 160;

    private static final char REPLACEMENT = '\uFFFD';

    private OneLine() {}

    /**
     * The text on one line, without blanks around, cut where it is longer than {@link #LONGEST}.
     */
    public static String of(String text) {
        return of(text, LONGEST);
    }

    /** The text on one line, without blanks around, however long it is. */
    public static String whole(String text) {
        return of(text, Integer.MAX_VALUE);
    }

    private static String of(String text, int longest) {
        StringBuilder line = new StringBuilder();
        boolean blank = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (ControlCharacters.turnsDirection(c)) {
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
            if (line.length() > longest - needed) {
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
    public static String printable(String code) {
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

    private static boolean isNoCharacter(char c) {
        return Character.isSurrogate(c) || c >= 0xfffe || c >= 0xfdd0 && c <= 0xfdef;
    }
}

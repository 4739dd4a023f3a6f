package cardbench.base.text;

/**
 * Converts any text to one safe line, for texts that other pages and files will show. Line breaks,
 * tabs and control characters become spaces; unpaired surrogates and noncharacters become U+FFFD;
 * characters that change the direction of the text are removed ({@link
 * ControlCharacters#turnsDirection}).
 */
public final class OneLine {

    /** The maximum length of a line, in UTF-16 units. */
    public static final int MAX_LENGTH = 160;

    private static final char REPLACEMENT = '\uFFFD';

    private OneLine() {}

    /** The text on one line, without leading and trailing blanks, cut to {@link #MAX_LENGTH}. */
    public static String of(String text) {
        return of(text, MAX_LENGTH);
    }

    /** The text on one line, without leading and trailing blanks, of any length. */
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

    /** A code in which everything but printable ASCII is replaced by U+FFFD. */
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

package cardbench.codes.export;

/**
 * Estimates the width of a text without knowing the font, in hundredths of the font size, rather
 * too wide than too narrow. East Asian characters are as wide as they are high (<a
 * href="https://www.unicode.org/reports/tr11/">Unicode Standard Annex 11</a>).
 */
final class TextWidth {

    private static final int WIDE = 100;
    private static final String NARROW = " !'(),-./:;I[]`fijlrt|";
    private static final String BROAD = "%&@GMNOQWmw";

    private TextWidth() {}

    /** The width of a text, in hundredths of its size. */
    static int of(String text) {
        int width = 0;
        for (int i = 0; i < text.length(); i++) {
            width += of(text.charAt(i));
        }
        return width;
    }

    /**
     * The text, cut with an ellipsis if it is too wide.
     *
     * @param most the largest width, in hundredths of the font size
     */
    static String fitted(String text, int most) {
        if (of(text) <= most) {
            return text;
        }
        int width = of('…');
        int end = 0;
        while (end < text.length() && width + of(text.charAt(end)) <= most) {
            width += of(text.charAt(end));
            end++;
        }
        // half of a surrogate pair is not well-formed, and breaks the whole picture
        if (end > 0 && Character.isHighSurrogate(text.charAt(end - 1))) {
            end--;
        }
        return text.substring(0, end) + '…';
    }

    /**
     * The font size at which a text fits.
     *
     * @param room in pixels
     * @param wanted the size of a text that is short enough
     * @param smallest the size of a text that is too long even then
     */
    static int size(String text, int room, int wanted, int smallest) {
        int size = wanted;
        while (size > smallest && of(text) > room * 100 / size) {
            size--;
        }
        return size;
    }

    private static int of(char c) {
        if (c >= 0x80) {
            // of a pair, each half counts for half of it
            return Character.isSurrogate(c) ? WIDE / 2 : isEastAsian(c) ? WIDE : 64;
        }
        if (NARROW.indexOf(c) >= 0) {
            return 36;
        }
        return BROAD.indexOf(c) >= 0 ? 92 : c >= 'A' && c <= 'Z' ? 70 : 58;
    }

    private static boolean isEastAsian(char c) {
        return c >= 0x1100 && c <= 0x115f
                || c >= 0x2e80 && c <= 0xa4cf
                || c >= 0xac00 && c <= 0xd7a3
                || c >= 0xf900 && c <= 0xfaff
                || c >= 0xfe30 && c <= 0xfe6f
                || c >= 0xff00 && c <= 0xff60
                || c == '…'
                || c == '—';
    }
}

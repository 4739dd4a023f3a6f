package cardbench.base.text;

/** Converts full-width characters, as Chinese and Japanese keyboards type them, to half-width. */
public final class FullWidth {

    /** U+FF01 to U+FF5E are the printable ASCII characters, shifted by this distance. */
    private static final int TO_HALF = 0xfee0;

    private FullWidth() {}

    /**
     * The half-width form of a punctuation mark, blank or digit. Letters stay as they are, since a
     * name may be written with full-width letters.
     */
    public static char sign(char c) {
        return switch (c) {
            case '\u3000' -> ' ';
            case '\u201c', '\u201d' -> '"';
            case '\u2018', '\u2019' -> '\'';
            case '\u3010' -> '[';
            case '\u3011' -> ']';
            default -> {
                char half = letter(c);
                yield half >= 'A' && half <= 'Z' || half >= 'a' && half <= 'z' ? c : half;
            }
        };
    }

    /** The half-width form of a letter, digit or mark of the full-width ASCII block. */
    public static char letter(char c) {
        return c >= '\uff01' && c <= '\uff5e' ? (char) (c - TO_HALF) : c;
    }

    /** The half-width form of any character. */
    static char half(char c) {
        return letter(c) == c ? sign(c) : letter(c);
    }

    /** A text with all full-width characters made half-width. */
    public static String folded(String text) {
        StringBuilder half = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            half.append(half(text.charAt(i)));
        }
        return half.toString();
    }
}

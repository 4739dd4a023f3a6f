package cardbench.yisp.syntax;

/** Full-width signs, as Chinese and Japanese keyboards give them, and their half-width forms. */
public final class FullWidth {

    private static final int TO_HALF = 0xfee0;

    private FullWidth() {}

    /** The half-width form of a sign or digit; letters and everything else stay as they are. */
    static char sign(char c) {
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

    /** The half-width form of a letter, sign or digit; everything else stays as it is. */
    static char letter(char c) {
        return c >= '\uff01' && c <= '\uff5e' ? (char) (c - TO_HALF) : c;
    }

    /** A text with all its letters, signs and digits made half-width. */
    public static String folded(String text) {
        StringBuilder half = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            half.append(letter(c) == c ? sign(c) : letter(c));
        }
        return half.toString();
    }
}

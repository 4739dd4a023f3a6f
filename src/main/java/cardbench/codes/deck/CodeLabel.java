package cardbench.codes.deck;

import cardbench.base.text.Ascii;
import cardbench.base.text.Base64Text;

/**
 * The word in front of a code by which a text states that a code follows: {@code deck code:},
 * {@code 卡组代码：}, {@code デッキコード}. It supports a reading that the letters alone do not.
 */
public final class CodeLabel {

    /** The ends of such words, in lower case. */
    private static final String[] WORDS = {
        "code",
        "deck",
        "decks",
        "codes",
        "deckstring",
        "\u7801",
        "\u78bc",
        "\u30b3\u30fc\u30c9",
        "\u5361\u7ec4",
        "\u5361\u7d44",
        "\u724c\u7ec4",
        "\u724c\u7d44",
        "\u30c7\u30c3\u30ad"
    };

    /** The length of the longest word. */
    private static final int MAX_LENGTH = 10;

    private CodeLabel() {}

    /** Whether a label ends in front of this character, with nothing but signs in between. */
    public static boolean precedes(String text, int codeFrom) {
        int end = codeFrom;
        while (end > 0 && !isWordLetter(text.charAt(end - 1)) && text.charAt(end - 1) != '\n') {
            end--;
        }
        String before = Ascii.lower(text.substring(Math.max(0, end - MAX_LENGTH), end));
        for (String word : WORDS) {
            // a word of Latin letters that touches the code is the beginning of a longer word
            if (before.endsWith(word) && (end < codeFrom || word.charAt(0) > '~')) {
                return true;
            }
        }
        return false;
    }

    /** Whether a character is part of a word of any language, and no sign or blank. */
    public static boolean isWordLetter(char c) {
        if (c < 0xc0) {
            return Base64Text.value(c) >= 0 && c != '+' && c != '/';
        }
        // general punctuation to dingbats, ideographic punctuation, forms of punctuation
        boolean sign =
                c >= 0x2000 && c < 0x2c00 || c >= 0x3000 && c < 0x3040 || c >= 0xfe00 && c < 0xff10;
        return !sign
                && !Ascii.isBlank(c)
                && (c < 0xff1a || c > 0xff20)
                && (c < 0xff3b || c > 0xff40);
    }
}

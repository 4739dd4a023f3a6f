package cardbench.codes.export;

/**
 * The length of a post on X. Characters of most alphabets and the usual punctuation count as one,
 * all others, Chinese and Japanese among them, as two; a post has 280 at most. X counts a sequence
 * that shows one emoji as two; here each of its code points counts, so that the result is not too
 * small. Addresses, which X counts as 23 each, are counted by their characters: decks are written
 * without any, and only a post that is given back with its names can have some.
 *
 * @see <a href="https://developer.x.com/en/docs/counting-characters">Counting characters</a>
 */
final class WeightedLength {

    private WeightedLength() {}

    /** The weighted length of a text. */
    static int of(String text) {
        int length = 0;
        for (int i = 0; i < text.length(); i++) {
            // the second half of a pair is counted with the first
            if (!Character.isLowSurrogate(text.charAt(i))) {
                length += isLight(text.charAt(i)) ? 1 : 2;
            }
        }
        return length;
    }

    private static boolean isLight(char c) {
        return c <= 0x10ff
                || c >= 0x2000 && c <= 0x200d
                || c >= 0x2010 && c <= 0x201f
                || c >= 0x2032 && c <= 0x2037;
    }
}

package cardbench.codes.snap;

import cardbench.base.text.Ascii;

/**
 * A card of a deck. Immutable.
 *
 * @param id as the code spells it: {@code IronMan} in the long form, {@code IrnMn7} in the short
 *     one
 * @param name what the text above the code calls it; empty if nothing does
 * @param cost in energy, from that text; {@link #NO_COST} without it
 */
public record SnapCard(String id, String name, int cost) {

    /** The cost of a card without a cost in the text. */
    public static final int NO_COST = -1;

    private static final String HEX = "0123456789ABCDEF";

    /** A card of which only the id is known. */
    public static SnapCard of(String id) {
        return new SnapCard(id, "", NO_COST);
    }

    /**
     * The short id of a long one: without small vowels, {@code y} among them, and with its length
     * in hexadecimal digits.
     */
    static String shortId(String id) {
        StringBuilder letters = new StringBuilder();
        for (int i = 0; i < id.length(); i++) {
            if (!isVowel(id.charAt(i)) && id.charAt(i) != 'y') {
                letters.append(id.charAt(i));
            }
        }
        int length = id.length();
        if (length > 15) {
            letters.append(HEX.charAt(length >> 4 & 15));
        }
        return letters.append(HEX.charAt(length & 15)).toString();
    }

    private static boolean isVowel(char c) {
        return c == 'a' || c == 'e' || c == 'i' || c == 'o' || c == 'u';
    }

    /** Whether a text may be an id of the long form: letters and digits, as ids have them. */
    public static boolean isLong(String id) {
        if (id.isEmpty() || id.length() > SnapDeck.MAX_LETTERS) {
            return false;
        }
        for (int i = 0; i < id.length(); i++) {
            if (!Ascii.isLetterOrDigit(id.charAt(i)) && id.charAt(i) != '_') {
                return false;
            }
        }
        return true;
    }

    /** Whether a text may be an id of the short form. */
    public static boolean isShort(String id) {
        return isLong(id)
                && id.charAt(0) != '_'
                && (isShort(id, id.length() - 1) || isShort(id, id.length() - 2));
    }

    /** Whether the letters up to an index are without small vowels, and the rest their length. */
    private static boolean isShort(String id, int end) {
        if (end < 1) {
            return false;
        }
        int length = 0;
        for (int i = end; i < id.length(); i++) {
            int digit = HEX.indexOf(id.charAt(i));
            if (digit < 0) {
                return false;
            }
            length = 16 * length + digit;
        }
        for (int i = 0; i < end; i++) {
            if (isVowel(id.charAt(i))) {
                return false;
            }
        }
        // two digits are written only for lengths that need them
        return length >= end && (id.length() - end == 1 || length > 15);
    }
}

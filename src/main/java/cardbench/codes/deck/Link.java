package cardbench.codes.deck;

import cardbench.base.text.Ascii;

/**
 * Addresses, paths, data URIs and checksums in a text. Letters inside them are no code unless the
 * code is flawless, or the address states that one follows: {@code ?deckcode=}, {@code /deck/}.
 */
public final class Link {

    /** The most characters of an address in front of a code. Bounds the time for each mark. */
    private static final int MAX_LENGTH = 512;

    /** What can stand around an address, but not in it. */
    private static final String BOUNDS = "\"'<>()[]{}|`\u201c\u201d\u2018\u2019";

    private Link() {}

    /** Whether the letters from this character on belong to an address that names no code. */
    public static boolean hides(String text, int at) {
        int from = at;
        while (from > 0 && at - from < MAX_LENGTH && !isBound(text.charAt(from - 1))) {
            from--;
        }
        return isAddress(text, from, at) && !CodeLabel.precedes(text, at);
    }

    private static boolean isBound(char c) {
        return Ascii.isBlank(c) || BOUNDS.indexOf(c) >= 0;
    }

    /** Whether a word begins like {@code sha512-}. */
    private static boolean isChecksum(String text, int from, int to) {
        return text.startsWith("sha", from)
                && from + 3 < to
                && Ascii.isDigit(text.charAt(from + 3));
    }

    private static boolean isAddress(String text, int from, int to) {
        if (text.startsWith("data:", from) || isChecksum(text, from, to)) {
            return true;
        }
        boolean dot = false;
        for (int at = from; at < to; at++) {
            char c = text.charAt(at);
            // a domain or a file, and a path behind it; or the beginning of a path
            if (c == '/' && (dot || at == from || text.startsWith("://", at - 1))) {
                return true;
            }
            dot |= c == '.' && at > from;
        }
        return false;
    }
}

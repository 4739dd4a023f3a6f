package cardbench.codes.deck;

import cardbench.base.text.Ascii;
import cardbench.base.text.Base64Text;
import cardbench.base.text.Diagnostic;
import cardbench.base.text.Location;

/**
 * Classifies a text without a code: a code of a game that Cardbench does not read, an address of a
 * page about a deck, a list of cards.
 */
public final class ForeignText {

    /** The beginnings of codes, and the games that they are of. */
    private static final String[] MARKS = {
        "ADC", "a deck code of Artifact", "DCG", "a deck code of Digimon",
    };

    /** The fewest letters of such a code. */
    private static final int MIN_LENGTH = 20;

    /** The sites whose addresses hold decks of Shadowverse, as a text of their own form. */
    private static final String SHADOWVERSE = "shadowverse";

    /** The characters in front of the cards of such a text: two digits with a point between. */
    private static final int SHADOWVERSE_HEAD = 3;

    /** The characters of a card: a point and five letters. */
    private static final int SHADOWVERSE_CARD = 6;

    private static final int MIN_CARDS = 10;

    /** At least three lines, and two of three, make a text a list. */
    private static final int OF_LINES = 3;

    private static final String HTTP = "://";

    private ForeignText() {}

    /** What a text looks like; {@code null} if like nothing known. */
    public static Diagnostic of(String text) {
        int from = Ascii.skipBlanks(text, 0, text.length());
        int to = Ascii.wordEnd(text, from, text.length());
        String game = game(text, from, to);
        if (game != null) {
            return ForeignCodes.LOOKS_LIKE.at(Location.range(from, to)).with("what", game);
        }
        int page = deckPage(text);
        if (page >= 0) {
            return ForeignCodes.DECK_PAGE.at(
                    Location.range(page, Ascii.wordEnd(text, page, text.length())));
        }
        return isList(text) ? ForeignCodes.LIST.at(Location.range(0, text.length())) : null;
    }

    /** The game of the code that is the first word of the text, or {@code null}. */
    private static String game(String text, int from, int to) {
        if (isKards(text, from, to)) {
            return "a deck code of KARDS";
        }
        if (text.substring(from, to).contains(SHADOWVERSE) || isShadowverse(text, from, to)) {
            return "a deck of Shadowverse";
        }
        for (int i = 0; i < MARKS.length; i += 2) {
            if (text.startsWith(MARKS[i], from) && isCode(text, from, to)) {
                return MARKS[i + 1];
            }
        }
        return null;
    }

    /** Two percent signs, the numbers of two nations, a bar; letters and semicolons. */
    private static boolean isKards(String text, int from, int to) {
        int cards = from + 5;
        if (!text.startsWith("%%", from) || cards > to || text.charAt(cards - 1) != '|') {
            return false;
        }
        int semicolons = 0;
        for (int at = cards; at < to; at++) {
            char c = text.charAt(at);
            semicolons += c == ';' ? 1 : 0;
            if (c != ';' && Base64Text.value(c) < 0) {
                return false;
            }
        }
        return semicolons >= 2
                && Ascii.isDigit(text.charAt(from + 2))
                && Ascii.isDigit(text.charAt(from + 3));
    }

    /** Two numbers of one digit, then cards of five letters, all with points in between. */
    private static boolean isShadowverse(String text, int from, int to) {
        int cards = to - from - SHADOWVERSE_HEAD;
        boolean whole = cards >= MIN_CARDS * SHADOWVERSE_CARD && cards % SHADOWVERSE_CARD == 0;
        for (int at = from + SHADOWVERSE_HEAD; whole && at < to; at += SHADOWVERSE_CARD) {
            whole = text.charAt(at) == '.';
        }
        return whole
                && Ascii.isDigit(text.charAt(from))
                && text.charAt(from + 1) == '.'
                && Ascii.isDigit(text.charAt(from + 2));
    }

    private static boolean isCode(String text, int from, int to) {
        int small = 0;
        for (int at = from; at < to; at++) {
            char c = text.charAt(at);
            small += c >= 'a' && c <= 'z' ? 1 : 0;
            if (!Base64Text.isLetter(c) && c != '=') {
                return false;
            }
        }
        return to - from >= MIN_LENGTH && small > 0;
    }

    /** The beginning of the first address with a part {@code deck} or {@code decks}, or -1. */
    private static int deckPage(String text) {
        int at = text.indexOf(HTTP);
        while (at >= 0) {
            int end = Ascii.wordEnd(text, at, text.length());
            int path = Ascii.find(text, "/deck", at + HTTP.length(), end);
            if (path >= 0) {
                int from = at;
                while (from > 0 && text.charAt(from - 1) >= 'a' && text.charAt(from - 1) <= 'z') {
                    from--;
                }
                return from;
            }
            at = text.indexOf(HTTP, end);
        }
        return -1;
    }

    /** Whether at least three lines, and two of three, are a number of copies and a name. */
    private static boolean isList(String text) {
        int lines = 0;
        int cards = 0;
        int at = 0;
        while (at < text.length()) {
            int end = Ascii.lineEnd(text, at, text.length());
            int first = Ascii.skipBlanks(text, at, end);
            lines += first < end ? 1 : 0;
            cards += isCard(text, first, end) ? 1 : 0;
            at = end + 1;
        }
        return cards >= OF_LINES && cards * OF_LINES >= lines * 2;
    }

    private static boolean isCard(String text, int from, int to) {
        int digits = Ascii.digitsEnd(text, from, to);
        int sign = digits < to && (text.charAt(digits) | 0x20) == 'x' ? digits + 1 : digits;
        int name = Ascii.skipBlanks(text, sign, to);
        return digits > from && digits - from <= 2 && name > sign && to - name > 2;
    }
}

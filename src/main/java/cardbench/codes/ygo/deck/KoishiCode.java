package cardbench.codes.ygo.deck;

import cardbench.base.text.Ascii;
import cardbench.base.text.Location;
import cardbench.codes.ygo.text.Utf8Bytes;

/**
 * The letters of a deck in links of srv.koishi.pro: numbers to the base 60, in which the letters O
 * and Q are no digits.
 *
 * <pre>{@code
 * digits   0 ... 9  A ... Z without O and Q  a ... z
 *
 * xxxxx    the id of a card
 * Ox       the same as the x-th element       copies; an element is counted from 1
 * Qxx      the same, where two digits are needed
 * O0       the end of the main deck; a later end refers to this element
 * }</pre>
 *
 * <p>No description is known. The rule was read off a public link with 40, 15 and 14 cards, all of
 * which are cards that its name promises.
 */
final class KoishiCode {

    private static final int BASE = 60;

    /** Digits of an id. */
    private static final int ID = 5;

    private static final char COPY = 'O';

    private static final char FAR_COPY = 'Q';

    /** A shorter list may be any word. */
    private static final int MIN_CARDS = 10;

    /** The element between two parts, and the one in front of the first card. */
    private static final int END = 0;

    private static final int UNREADABLE = -1;

    private final String text;
    private final int[] elements;
    private int count = 1;
    private int at;

    private KoishiCode(String text) {
        this.text = text;
        // each element takes two characters at least
        this.elements = new int[text.length() / 2 + 2];
    }

    /** Whether letters are a deck: three parts of ids that may be printed on cards. */
    static boolean isCode(String text) {
        KoishiCode code = new KoishiCode(text);
        return code.cards() >= MIN_CARDS && code.at == text.length();
    }

    /** Whether letters are the beginning of a deck; digits alone are the number of one. */
    static boolean isCut(String text) {
        KoishiCode code = new KoishiCode(text);
        boolean letters = false;
        for (int i = 0; i < text.length(); i++) {
            letters |= !Ascii.isDigit(text.charAt(i));
        }
        return letters && code.cards() >= 0 && text.length() - code.at < ID;
    }

    /** Reads as far as possible. Returns the number of cards; -1 if no deck has them. */
    private int cards() {
        int ends = 0;
        int element = END;
        while (at < text.length() && element != UNREADABLE) {
            element = next();
            if (element > END && !DeckBuilder.isPrinted(element)) {
                return -1;
            }
            ends += element == END ? 1 : 0;
        }
        return ends < YgoDeck.PARTS ? count - 1 - ends : -1;
    }

    /** Reads the deck in the builder's text. */
    static void read(DeckBuilder builder) {
        KoishiCode code = new KoishiCode(builder.text());
        builder.bytes(Utf8Bytes.of(code.text, 0, code.text.length()));
        int part = 0;
        int from = 0;
        while (code.at < code.text.length()) {
            from = code.at;
            int element = code.next();
            int to = element == UNREADABLE ? code.text.length() : code.at;
            Location place = Location.range(from, to).withByte(from);
            if (element == UNREADABLE) {
                builder.field("rest", place, to, 0);
                builder.report(YgoCodes.CUT_OFF.at(place));
                return;
            }
            if (element == END) {
                builder.field("part", place, to, Math.min(++part, YgoDeck.PARTS - 1));
            } else {
                builder.add(Math.min(part, YgoDeck.PARTS - 1), element, 1, place, to);
            }
        }
        if (part == 0 && builder.size() < MIN_CARDS) {
            builder.report(YgoCodes.CUT_OFF.at(Location.range(from, code.at).withByte(from)));
        }
    }

    /** Reads an element: an id, {@link #END}, or {@link #UNREADABLE}. */
    private int next() {
        char first = text.charAt(at);
        boolean copy = first == COPY || first == FAR_COPY;
        int digits = first == COPY ? 1 : first == FAR_COPY ? 2 : ID;
        int from = copy ? at + 1 : at;
        int to = from + digits;
        int number = to > text.length() ? UNREADABLE : 0;
        for (int i = from; i < to && number >= 0; i++) {
            int digit = digit(text.charAt(i));
            number = digit < 0 ? UNREADABLE : number * BASE + digit;
        }
        if (number < 0 || copy && number >= count) {
            return UNREADABLE;
        }
        at = to;
        elements[count] = copy ? elements[number] : number;
        return elements[count++];
    }

    private static int digit(char c) {
        if (Ascii.isDigit(c)) {
            return c - '0';
        }
        if (c >= 'a' && c <= 'z') {
            return c - 'a' + BASE - 26;
        }
        boolean capital = c >= 'A' && c <= 'Z' && c != COPY && c != FAR_COPY;
        int skipped = (c > COPY ? 1 : 0) + (c > FAR_COPY ? 1 : 0);
        return capital ? c - 'A' + 10 - skipped : -1;
    }
}

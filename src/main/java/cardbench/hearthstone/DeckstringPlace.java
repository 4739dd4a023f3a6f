package cardbench.hearthstone;

import cardbench.text.Ascii;
import cardbench.text.Base64Text;

/**
 * A place in a text at which a deckstring begins, or may begin, with the better of the two ways to
 * read the spaces in it: as nothing (a forum broke a long word) or as plus signs (an address was
 * decoded).
 */
final class DeckstringPlace {

    /** Letters of a code that is looked for inside other text; real ones have up to 300. */
    static final int LONGEST = 2000;

    /** Letters of the shortest text that is taken for a damaged code without its mark. */
    private static final int SHORTEST = 10;

    /** Letters that every code of version 1 with a known format and up to three heroes shares. */
    private static final int MARK = 5;

    private final String text;
    private final int from;
    private final Base64Text code;
    private final boolean readable;
    private final int size;

    private DeckstringPlace(String text, int from, int limit, boolean spaceIsPlus) {
        this.text = text;
        this.from = from;
        this.code = Base64Text.run(text, from, limit, spaceIsPlus);
        DeckstringReader reader = new DeckstringReader(code, null);
        this.readable = reader.read() && !reader.failed();
        this.size = readable ? code.codeSize(reader.size()) : code.size();
    }

    /** What begins at this character, of at most so many letters. */
    static DeckstringPlace at(String text, int from, int limit) {
        DeckstringPlace dropped = new DeckstringPlace(text, from, limit, false);
        if (dropped.exact() || !dropped.hasSpace()) {
            return dropped;
        }
        DeckstringPlace plus = new DeckstringPlace(text, from, limit, true);
        return plus.exact() || plus.readable && !dropped.readable ? plus : dropped;
    }

    /**
     * The first place where a code can be read; where there is none, the first that bears the mark;
     * where there is none, the longest run of letters, or the end of the text.
     */
    static DeckstringPlace first(String text) {
        int mark = nextMark(text, 0);
        for (int at = mark; at >= 0; at = nextMark(text, at + 1)) {
            DeckstringPlace place = at(text, at, LONGEST);
            if (place.readable) {
                return place;
            }
        }
        return at(text, mark >= 0 ? mark : longestRun(text), text.length());
    }

    /** The first character from {@code from} on at which letters bear the mark, or -1. */
    static int nextMark(String text, int from) {
        int at = text.indexOf('A', from);
        while (at >= 0 && !bearsMark(text, at)) {
            at = text.indexOf('A', at + 1);
        }
        return at;
    }

    /** The bytes 0, 1, a known format, and six bits of a hero count below four: AAE, B to E, A. */
    private static boolean bearsMark(String text, int at) {
        char next = at + 1 < text.length() ? text.charAt(at + 1) : '=';
        if (next != 'A' && Base64Text.value(next) >= 0) {
            return false;
        }
        Base64Text head = Base64Text.run(text, at, MARK, false);
        return head.letters() == MARK
                && head.byteAt(0) == 0
                && head.byteAt(1) == 1
                && Format.isKnown(head.byteAt(2))
                && head.letterAt(MARK - 1) == 0;
    }

    /** Whether the text is one word of base64 that begins, or goes on, like a deckstring. */
    static boolean standsAlone(String text) {
        int start = Ascii.skipBlanks(text, 0, text.length());
        int end = Ascii.dropBlanks(text, start, text.length());
        Base64Text code = Base64Text.run(text, start, text.length(), false);
        return code.letters() >= SHORTEST
                && code.end(code.size()) == end
                && (code.byteAt(0) == 0 || new DeckstringReader(code, null).read());
    }

    private static int longestRun(String text) {
        int best = text.length();
        int longest = 0;
        int start = 0;
        for (int i = 0; i <= text.length(); i++) {
            if (i == text.length() || !isLetter(text.charAt(i))) {
                if (i - start > longest) {
                    longest = i - start;
                    best = start;
                }
                start = i + 1;
            }
        }
        return best;
    }

    private static boolean isLetter(char c) {
        return Base64Text.value(c) >= 0 || c == '-' || c == '_';
    }

    private boolean hasSpace() {
        int end = code.end(code.size());
        int at = from;
        while (at < end && text.charAt(at) != ' ') {
            at++;
        }
        return at < end;
    }

    /** Whether the code is readable and ends as a whole base64 text does. */
    private boolean exact() {
        if (!readable) {
            return false;
        }
        int end = to();
        boolean goesOn = end < text.length() && Base64Text.value(text.charAt(end)) >= 0;
        return !goesOn && code.endsWell(size);
    }

    /** Whether a deck can be read here without an error. */
    boolean readable() {
        return readable;
    }

    /** The bytes, and what may follow them. */
    Base64Text code() {
        return code;
    }

    /** The first character. */
    int from() {
        return from;
    }

    /** The character behind the code, if it is readable; otherwise behind all its letters. */
    int to() {
        return code.end(size);
    }
}

package cardbench.hearthstone;

import cardbench.text.Ascii;
import cardbench.text.Base64Beginning;
import cardbench.text.Base64Ending;
import cardbench.text.Base64Text;

/**
 * A place in a text at which a deckstring begins, or may begin, with the better of the two ways to
 * read the spaces in it: as nothing (a forum broke a long word) or as plus signs (an address was
 * decoded).
 */
final class DeckstringPlace {

    /** Letters of a code that is looked for inside other text; real ones have up to 300. */
    static final int LONGEST = 2000;

    /** The first letters of every code of version 1. */
    private static final String START = "AAE";

    private static final char WIDE_A = '\uff21';

    /** Letters of the shortest text that is taken for a damaged code without its mark. */
    private static final int SHORTEST = 10;

    /** The most letters that are read: more than {@link HearthstoneDeck#MOST_ENTRIES} need. */
    private static final int MOST_LETTERS = 250_000;

    /**
     * So many characters that no code holds may have come into one, if it is sound without them.
     */
    private static final int MOST_FOREIGN = 4;

    private static final Base64Beginning BEGINNING = DeckstringPlace::beforeMark;

    /**
     * Letters that every code of version 1 with a known format and up to three heroes shares: AAE,
     * B to E, A.
     */
    private static final int MARK = 5;

    private final String text;
    private final int from;
    private final Base64Text code;
    private final boolean readable;
    private final boolean flawless;
    private final int size;

    private DeckstringPlace(
            String text, int from, int limit, boolean spaceIsPlus, int foreign, int passed) {
        this.text = text;
        this.from = from;
        this.code = Base64Text.run(text, from, limit, spaceIsPlus, foreign, BEGINNING, passed);
        DeckstringReader reader = new DeckstringReader(code, null);
        this.readable = reader.read() && !reader.failed();
        this.flawless = reader.flawless();
        this.size = readable ? size(code, reader) : code.size();
    }

    /** How many letters stand before the mark, where the letters end in it. */
    private static int beforeMark(CharSequence text, int from, int to) {
        int at = to - MARK;
        boolean bearsMark =
                at > from
                        && text.charAt(at + 4) == 'A'
                        && text.charAt(at + 2) == 'E'
                        && text.charAt(at + 1) == 'A'
                        && text.charAt(at) == 'A'
                        && Format.isKnown(Base64Text.value(text.charAt(at + 3)));
        return bearsMark ? at - from : 0;
    }

    /** Whether the letters behind so many bytes bear the mark: another code, glued to this one. */
    static boolean beginsBehind(Base64Text code, int bytes) {
        int at = Base64Text.lettersFor(bytes);
        return at + MARK <= code.letters()
                && code.letterAt(at) == 0
                && code.letterAt(at + 1) == 0
                && code.letterAt(at + 2) == 4
                && Format.isKnown(code.letterAt(at + 3))
                && code.letterAt(at + 4) == 0;
    }

    /** How many bytes belong to a code of which everything was read. */
    static int size(Base64Text code, DeckstringReader reader) {
        return beginsBehind(code, reader.size())
                ? reader.size()
                : new Base64Ending(code).codeSize(reader.size());
    }

    /** What begins at this character, of at most so many letters. */
    static DeckstringPlace at(String text, int from, int limit) {
        DeckstringPlace dropped = new DeckstringPlace(text, from, limit, false, 0, 0);
        if (dropped.exact()) {
            return dropped;
        }
        if (!dropped.readable && text.startsWith(START, dropped.to())) {
            // a code that holds one of the cards 1 to 3 may look like two codes
            dropped = new DeckstringPlace(text, from, limit, false, 0, 1);
        }
        if (dropped.hasSpace()) {
            DeckstringPlace plus = new DeckstringPlace(text, from, limit, true, 0, 0);
            if (plus.exact() || plus.readable && !dropped.readable) {
                return plus;
            }
        }
        if (!dropped.readable && dropped.stopsAtOther()) {
            DeckstringPlace passed = new DeckstringPlace(text, from, limit, false, MOST_FOREIGN, 0);
            if (passed.exact() && passed.flawless) {
                return passed;
            }
        }
        return dropped;
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
        return at(text, mark >= 0 ? mark : longestRun(text), MOST_LETTERS);
    }

    /** The first character from {@code from} on at which letters bear the mark, or -1. */
    static int nextMark(String text, int from) {
        for (int at = from; at < text.length(); at++) {
            char c = text.charAt(at);
            if ((c == 'A' || c == WIDE_A) && bearsMark(text, at)) {
                return at;
            }
        }
        return -1;
    }

    /** The bytes 0, 1, a known format, and six bits of a hero count below four: AAE, B to E, A. */
    private static boolean bearsMark(String text, int at) {
        // most places are told by the next two letters, without the steps of a run
        int next = at;
        for (int i = 1; i < START.length(); i++) {
            next = Ascii.skipBlanks(text, next + 1, text.length());
            char c = next < text.length() ? text.charAt(next) : '=';
            if (c != START.charAt(i)) {
                return Base64Text.value(c) < 0 && runBearsMark(text, at);
            }
        }
        char format = next + 1 < text.length() ? text.charAt(next + 1) : '=';
        boolean plain = next == at + 2 && text.startsWith("A", next + 2);
        return plain && Format.isKnown(Base64Text.value(format)) || runBearsMark(text, at);
    }

    private static boolean runBearsMark(String text, int at) {
        Base64Text head = Base64Text.run(text, at, MARK, false);
        return head.letters() == MARK && beginsBehind(head, 0);
    }

    /** Whether the text is one word of base64 that begins, or goes on, like a deckstring. */
    static boolean standsAlone(String text) {
        int start = Ascii.skipBlanks(text, 0, text.length());
        int end = Ascii.dropBlanks(text, start, text.length());
        Base64Text code = Base64Text.run(text, start, LONGEST, false);
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

    /** Whether what follows the letters is no letter, no gap, and no end of the text. */
    private boolean stopsAtOther() {
        char c = to() < text.length() ? text.charAt(to()) : ' ';
        return !Ascii.isBlank(c) && Base64Text.value(c) < 0;
    }

    /** Whether the code is readable and ends as a whole base64 text does. */
    private boolean exact() {
        if (!readable) {
            return false;
        }
        int end = to();
        boolean goesOn = end < text.length() && Base64Text.value(text.charAt(end)) >= 0;
        return !goesOn && new Base64Ending(code).isWell(size);
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

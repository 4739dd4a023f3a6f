package cardbench.codes.hearthstone;

import cardbench.base.text.Ascii;
import cardbench.base.text.Base64Beginning;
import cardbench.base.text.Base64Ending;
import cardbench.base.text.Base64Text;
import cardbench.base.text.Diagnostics;
import cardbench.base.text.Transport;
import cardbench.codes.deck.CodeLabel;
import cardbench.codes.deck.CommentLines;
import cardbench.codes.deck.Link;

/**
 * A place in a text where a deckstring begins or may begin. A space inside a code has two readings:
 * nothing, because a forum broke a long word, or a plus sign, because an address was decoded. This
 * class picks the better one.
 */
final class DeckstringPlace {

    /**
     * The most letters of a code that is searched for inside other text. Real codes have up to 300.
     */
    static final int MAX_CODE = 2000;

    /** The first letters of every code of version 1. */
    private static final String START = "AAE";

    /** The first letters of every code of version 0, whose layout is not read. */
    private static final String OLD = "AAA";

    /**
     * The fewest letters of a text that is taken for a damaged code although it does not begin like
     * one.
     */
    private static final int MIN_LENGTH = 10;

    /**
     * The most letters that are read of one code, more than {@link HearthstoneDeck#MAX_ENTRIES}
     * take.
     */
    // 10,000 entries of three numbers with five bytes each are 200,000 letters
    private static final int MAX_LETTERS = 250_000;

    /**
     * The most characters foreign to base64 that are skipped inside a code. Only done if the code
     * is flawless without them.
     */
    private static final int MAX_FOREIGN = 4;

    /**
     * The most marks that are passed as parts of one code: a code that holds cards of the numbers 1
     * to 3 may look like several codes.
     */
    private static final int MAX_PASSED = 3;

    /** The damaged codes of a text that are read in other ways; a hostile text has thousands. */
    private static final int MAX_DAMAGED = 50;

    private static final Base64Beginning BEGINNING = DeckstringPlace::isMark;

    /**
     * The length of the mark: the letters that every code of version 1 with a known format and up
     * to three heroes begins with, which are AAE, one of B to E, and A.
     */
    private static final int MARK = Base64Beginning.LETTERS;

    private final String text;
    private final int from;
    private final Base64Text code;
    private final boolean readable;
    private final boolean flawless;
    private final int size;

    private DeckstringPlace(
            String text, int from, int limit, Transport transport, int foreign, int passed) {
        this.text = text;
        this.from = from;
        this.code = Base64Text.run(text, from, limit, transport, foreign, BEGINNING, passed);
        DeckstringReader reader = new DeckstringReader(code, null);
        this.readable = reader.read() && !reader.failed();
        this.flawless = reader.flawless();
        this.size = readable ? size(code, reader) : code.size();
    }

    /** Whether five letters of six bits each are the mark: AAE, the format, A. */
    private static boolean isMark(int letters) {
        return (letters >> 12) == 4 && (letters & 63) == 0 && Format.isKnown(letters >> 6 & 63);
    }

    /**
     * Whether the letters behind the first {@code bytes} bytes are the mark: the next code, pasted
     * without a gap.
     */
    static boolean beginsBehind(Base64Text code, int bytes) {
        int at = Base64Text.lettersFor(bytes);
        return at + MARK <= code.letters()
                && code.letterAt(at) == 0
                && code.letterAt(at + 1) == 0
                && code.letterAt(at + 2) == 4
                && Format.isKnown(code.letterAt(at + 3))
                && code.letterAt(at + 4) == 0;
    }

    /** The number of bytes that belong to a code that was read to its end. */
    static int size(Base64Text code, DeckstringReader reader) {
        return beginsBehind(code, reader.size())
                ? reader.size()
                : new Base64Ending(code).codeSize(reader.size());
    }

    /**
     * The code that begins at this character, with at most {@code limit} letters.
     *
     * @param damaged the number of damaged codes in front of it
     */
    static DeckstringPlace at(String text, int from, int limit, int damaged) {
        DeckstringPlace dropped = new DeckstringPlace(text, from, limit, Transport.TEXT, 0, 0);
        if (damaged >= MAX_DAMAGED) {
            return dropped;
        }
        if (!(dropped.readable && dropped.flawless) && dropped.stopsAtSoftBreak()) {
            DeckstringPlace mail = new DeckstringPlace(text, from, limit, Transport.MAIL, 0, 0);
            if (mail.readable && (mail.flawless || !dropped.readable)) {
                return mail;
            }
        }
        if (dropped.exact()) {
            return dropped;
        }
        DeckstringPlace passed = dropped;
        for (int marks = 1;
                marks <= MAX_PASSED && !dropped.readable && text.startsWith(START, passed.to());
                marks++) {
            passed = new DeckstringPlace(text, from, limit, Transport.TEXT, 0, marks);
            dropped = marks == 1 || passed.readable ? passed : dropped;
        }
        if (dropped.hasSpace()) {
            DeckstringPlace plus = new DeckstringPlace(text, from, limit, Transport.FORM, 0, 0);
            if (plus.exact() || plus.readable && !dropped.readable) {
                return plus;
            }
        }
        if (!dropped.readable && dropped.stopsAtOther()) {
            DeckstringPlace cleaned =
                    new DeckstringPlace(text, from, limit, Transport.TEXT, MAX_FOREIGN, 0);
            if (cleaned.exact() && cleaned.flawless) {
                return cleaned;
            }
        }
        return dropped;
    }

    /**
     * The first place with a readable code, outside of comments if there is one; without any, the
     * first place with the mark of a damaged one; without one, the longest run of letters, or the
     * end of the text.
     */
    static DeckstringPlace first(String text) {
        DeckstringPlace inComment = null;
        CommentLines comments = new CommentLines(text);
        int damaged = 0;
        int at = nextMark(text, 0);
        while (at >= 0) {
            DeckstringPlace place = at(text, at, MAX_CODE, damaged);
            if (place.readable && !comments.hold(at)) {
                return place;
            }
            damaged += place.readable ? 0 : 1;
            inComment = inComment == null && place.readable ? place : inComment;
            at = nextMark(text, place.readable ? place.to() : at + 1);
        }
        if (inComment != null) {
            return inComment;
        }
        int mark = damagedMark(text);
        return at(text, mark >= 0 ? mark : longestRun(text), MAX_LETTERS, 0);
    }

    /**
     * The first character where a damaged code begins, or -1. A damaged code is known by its mark
     * alone, which other letters may hold by chance; so it must begin a word, and be no part of an
     * address.
     */
    static int damagedMark(String text) {
        int at = nextMark(text, 0);
        while (at > 0 && (isInWord(text, at) || Link.hides(text, at))) {
            at = nextMark(text, at + 1);
        }
        return at;
    }

    /**
     * Whether a letter is in front of a mark, other than the slash behind a label in an address.
     */
    private static boolean isInWord(String text, int at) {
        char c = text.charAt(at - 1);
        return Base64Text.isLetter(c) && !(c == '/' && CodeLabel.precedes(text, at));
    }

    /** The first character from {@code from} on where the mark begins, or -1. */
    static int nextMark(String text, int from) {
        for (int at = from; at < text.length(); at++) {
            char c = text.charAt(at);
            if ((c == 'A' || c > '\u007f' && Base64Text.latin(Ascii.narrow(c)) == 'A')
                    && bearsMark(text, at)) {
                return at;
            }
        }
        return -1;
    }

    /** The bytes 0, 1, a known format, and six bits of a hero count below four: AAE, B to E, A. */
    private static boolean bearsMark(String text, int at) {
        // the next two letters rule out most places, without the cost of a base64 run
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
        Base64Text head = Base64Text.run(text, at, MARK);
        return head.letters() == MARK && beginsBehind(head, 0);
    }

    /**
     * Whether the whole text is one word of base64 that begins like a deckstring, though with a
     * format that is not known, or in the old layout; or whose blocks end with it, whatever is
     * wrong with its first bytes.
     */
    static boolean standsAlone(String text) {
        int start = Ascii.skipBlanks(text, 0, text.length());
        int end = Ascii.dropBlanks(text, start, text.length());
        Base64Text code = Base64Text.run(text, start, MAX_CODE);
        return code.letters() >= MIN_LENGTH
                && code.end(code.size()) == end
                && (text.startsWith(START, start)
                        || text.startsWith(OLD, start)
                                && Format.isKnown(code.letterAt(OLD.length()))
                        || isComplete(code));
    }

    private static boolean isComplete(Base64Text code) {
        DeckstringNotes notes = new DeckstringNotes(code, new Diagnostics(), false);
        DeckstringReader reader = new DeckstringReader(code, notes);
        reader.read();
        return reader.complete() && reader.size() == code.size();
    }

    private static int longestRun(String text) {
        int best = text.length();
        int longest = 0;
        int start = 0;
        for (int i = 0; i <= text.length(); i++) {
            if (i == text.length() || !Base64Text.isLetter(text.charAt(i))) {
                if (i - start > longest) {
                    longest = i - start;
                    best = start;
                }
                start = i + 1;
            }
        }
        return best;
    }

    /** Whether the letters are followed by an equals sign at the end of a line. */
    private boolean stopsAtSoftBreak() {
        int stop = code.stop();
        int next = stop + 1;
        return stop < text.length()
                && text.charAt(stop) == '='
                && next < text.length()
                && Ascii.isBreak(text.charAt(next));
    }

    private boolean hasSpace() {
        int end = code.end(code.size());
        int at = from;
        while (at < end && text.charAt(at) != ' ') {
            at++;
        }
        return at < end;
    }

    /**
     * Whether the letters are followed by something other than a letter, a blank or the end of the
     * text.
     */
    private boolean stopsAtOther() {
        char c = to() < text.length() ? text.charAt(to()) : ' ';
        return !Ascii.isBlank(c) && Base64Text.value(c) < 0;
    }

    /** Whether the code is readable and ends as complete base64 does. */
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

    /** The bytes of the code and of what follows it. */
    Base64Text code() {
        return code;
    }

    /** The first character. */
    int from() {
        return from;
    }

    /** The character behind the code if it is readable, otherwise behind all of its letters. */
    int to() {
        return code.end(size);
    }
}

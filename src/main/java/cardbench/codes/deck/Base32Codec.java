package cardbench.codes.deck;

import cardbench.base.text.Ascii;
import cardbench.base.text.Base32Codes;
import cardbench.base.text.Base32Text;
import cardbench.base.text.Diagnostic;
import cardbench.base.text.DiagnosticCode;
import cardbench.base.text.Diagnostics;
import cardbench.base.text.Location;
import cardbench.base.text.Severity;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * What codes of base32 have in common, whatever their bytes mean: they stand in a text as one word
 * of capitals and digits, and they have no mark but their first byte. So a word counts as a code
 * only if all of its bytes are a deck: nothing is left over, nothing is missing, and nothing is
 * unusual. A text that is nothing but one code may need repairs.
 *
 * <p>There is no checksum. A letter that is mistyped for another one of the alphabet often breaks
 * the structure, and the diagnostic states where; if it only changes the number of a card, the
 * change is not detectable.
 *
 * @see <a href="https://www.rfc-editor.org/rfc/rfc4648">RFC 4648, base32</a>
 */
public abstract class Base32Codec<D extends Deck> implements Codec<D> {

    /** The fewest letters of a code inside a text. A deck has forty and more. */
    private static final int MIN = 12;

    /** The fewest letters of a damaged code, and how many of them may be foreign. */
    private static final int MIN_DAMAGED = 16;

    private static final int FOREIGN = 2;

    /** The most letters of a code that is read with repairs. */
    private static final int MAX_LETTERS = 4_000;

    /** Each codec claims a damaged code as far as it can read it. */
    private static final int MAX_LIKENESS = MARKED - 10;

    /** Steps of likeness for each step of other formats: the games of base32 differ by less. */
    private static final int FINE = 100;

    private static final int LETTER_BITS = 5;

    /** The number of bytes behind format and version whose values differ from game to game. */
    protected static final int HEAD = 3;

    /** The oddities that such bytes add if they look like those of another game. */
    protected static final int FOREIGN_START = 64;

    /** The oddities that a property adds which no deck of the game has. */
    protected static final int IMPOSSIBLE = 8;

    /**
     * Bits of evidence, for each byte of a word, that the word is a code and not random letters.
     * Three of five bytes of a code are sets, regions, and numbers of cards and lists below {@link
     * #SMALL}; of random bytes, one in sixteen is. One in twenty of a code is {@link #LARGE} or
     * more, as half of a long number; of random bytes, every second one is.
     */
    private static final int SMALL_BITS = 3;

    private static final int LARGE_BITS = -5;
    private static final int SMALL = 16;
    private static final int LARGE = 128;

    /** The evidence that random letters have once in about 2<sup>15</sup> words. */
    private static final int MIN_EVIDENCE = 15;

    /** The letters of a word in which a code has it. */
    private static final int BEGINNING = 64;

    /** Reports that a text holds no code. */
    private final DiagnosticCode noCode;

    /** Creates a codec. */
    protected Base32Codec(DiagnosticCode noCode) {
        this.noCode = noCode;
    }

    /** Whether a code of this kind may begin with this byte: format and version. */
    protected abstract boolean begins(int first);

    /**
     * Whether this first byte is that of the game's own codes; a code with another one is claimed
     * only if its deck is {@linkplain #isPlayable playable}.
     */
    protected boolean isMarked(int first) {
        return begins(first);
    }

    /** Whether a deck is one that the game plays. */
    protected boolean isPlayable(D deck) {
        return true;
    }

    /**
     * The number of oddities in the part of a deck that was read: properties that decks of the game
     * rarely have. Of two games, a damaged code is taken for that with fewer oddities.
     *
     * @param zeros whether the {@link #HEAD} bytes behind format and version are 0, as far as they
     *     are there
     */
    protected abstract int oddities(D deck, boolean zeros);

    /**
     * Reads the deck, as far as there is no error.
     *
     * @param in all bytes of the code
     * @param joined those of a second code behind a {@link #joint}, or {@code null}
     */
    protected abstract D deck(FieldReader in, FieldReader joined);

    /** The character that joins two codes which are one deck; 0 if there is none. */
    protected char joint() {
        return 0;
    }

    /**
     * The code of a deck without a card if it is shorter than a code inside a text may be: it is
     * one where it is the whole text. Otherwise empty.
     */
    protected String empty() {
        return "";
    }

    /** The letters of a code, and those of a second one that belongs to it, or {@code null}. */
    private record Letters(Base32Text first, Base32Text second) {

        int from() {
            return first.from();
        }

        int to() {
            return second == null ? first.to() : second.to();
        }

        boolean isClean() {
            return first.isClean() && (second == null || second.isClean());
        }

        void repairs(Diagnostics diagnostics) {
            first.repairs(diagnostics);
            if (second != null) {
                second.repairs(diagnostics);
            }
        }
    }

    /** The deck of some letters: what could be read of it, and how far. */
    private static final class Body<D> {

        private final Diagnostics diagnostics = new Diagnostics();
        private D deck;
        private int reached;
        private boolean zeros;
    }

    private Body<D> body(Letters letters, List<Field> fields) {
        Body<D> body = new Body<>();
        Base32Text first = letters.first;
        FieldReader in = new FieldReader(first, 0, body.diagnostics, fields);
        FieldReader joined =
                letters.second == null
                        ? null
                        : new FieldReader(letters.second, first.size(), body.diagnostics, fields);
        body.deck = deck(in, joined);
        in.end();
        body.reached = in.reached();
        body.zeros = true;
        for (int i = 1; i <= HEAD && i < first.size(); i++) {
            body.zeros &= first.byteAt(i) == 0;
        }
        if (joined != null) {
            joined.end();
        }
        return body;
    }

    @Override
    public List<Found> find(String text) {
        List<Found> found = new ArrayList<>();
        Letters refused = null;
        Base32Word word = Base32Word.next(text, 0);
        while (word != null && found.size() <= MOST) {
            Letters letters = word(text, word);
            refused = letters != null && letters.isClean() ? letters : null;
            if (refused != null && isCode(letters)) {
                found.add(new Found(kind(), letters.from(), letters.to(), true));
                word = Base32Word.next(text, letters.to());
            } else {
                word = Base32Word.next(text, word.to());
            }
        }
        if (found.isEmpty()) {
            Letters letters = whole(text, refused);
            if (letters != null) {
                found.add(new Found(kind(), letters.from(), letters.to(), true));
            }
        }
        return found;
    }

    /** The letters of a word that may be a code as it is, or {@code null}. */
    private Letters word(String text, Base32Word word) {
        // all letters of a word are kept while it is read, so a longer word would take memory
        boolean fits = word.length() >= MIN && word.length() <= MAX_LETTERS;
        if (!fits || word.foreign(text, 1) > 0) {
            return null;
        }
        Base32Text first = Base32Text.run(text, word.from(), word.to());
        if (!begins(first.byteAt(0))) {
            return null;
        }
        Base32Word next = joined(text, word);
        Base32Text second =
                next == null || next.length() > MAX_LETTERS || next.foreign(text, 1) > 0
                        ? null
                        : Base32Text.run(text, next.from(), next.to());
        return new Letters(first, second);
    }

    /** Whether letters are a deck with which nothing is unusual. */
    private boolean isCode(Letters letters) {
        Body<D> body = body(letters, null);
        for (Diagnostic each : body.diagnostics.list()) {
            if (each.severity() != Severity.INFO) {
                return false;
            }
        }
        return isMarked(letters.first.byteAt(0)) || isPlayable(body.deck);
    }

    /**
     * The letters of a text that is nothing but a code, with repairs; or {@code null}.
     *
     * @param refused the last letters without repairs that are no code, or {@code null}
     */
    private Letters whole(String text, Letters refused) {
        int from = Ascii.skipBlanks(text, 0, text.length());
        int to = Ascii.dropBlanks(text, from, text.length());
        if (refused != null && refused.from() == from && refused.to() == to) {
            return null;
        }
        if (from < to && to - from == empty().length() && text.startsWith(empty(), from)) {
            return letters(text, from, to);
        }
        if (to - from < MIN || to - from > MAX_LETTERS) {
            return null;
        }
        Letters letters = letters(text, from, to);
        if (letters.to() < to
                || letters.first.letters() < MIN
                || !begins(letters.first.byteAt(0))) {
            return null;
        }
        Diagnostics diagnostics = new Diagnostics();
        letters.repairs(diagnostics);
        return diagnostics.failed() || !isCode(letters) ? null : letters;
    }

    /** The letters of a part of a text, with repairs. */
    private Letters letters(String text, int from, int to) {
        Base32Text first = Base32Text.run(text, from, to);
        int next = Ascii.skipBlanks(text, first.to(), to);
        boolean joined = joint() != 0 && next < to && text.charAt(next) == joint();
        Base32Text second =
                joined ? Base32Text.run(text, Ascii.skipBlanks(text, next + 1, to), to) : null;
        return new Letters(first, second == null || second.letters() == 0 ? null : second);
    }

    /** The first word that looks like a damaged code of this kind, or {@code null}. */
    private Base32Word damaged(String text) {
        Base32Word word = Base32Word.next(text, 0);
        while (word != null) {
            Base32Word whole = word.overSigns(text, FOREIGN);
            if (whole.length() >= MIN_DAMAGED
                    && whole.length() <= MAX_LETTERS
                    && text.charAt(whole.from()) == 'C'
                    && whole.foreign(text, FOREIGN + 1) <= FOREIGN
                    && isMarked(Base32Text.run(text, whole.from(), whole.to()).byteAt(0))) {
                return whole;
            }
            word = Base32Word.next(text, word.to());
        }
        return null;
    }

    @Override
    public int likeness(String text) {
        Base32Word word = damaged(text);
        if (word == null) {
            return 0;
        }
        if (!isEvident(word.letters(text, BEGINNING))) {
            return 0;
        }
        Body<D> body = body(letters(text, word.from(), word.to()), null);
        // one slip gives one complaint, and another game's bytes give many
        int complaints = oddities(body.deck, body.zeros);
        for (Diagnostic each : body.diagnostics.list()) {
            complaints += each.code() == Base32Codes.CUT ? 0 : 1;
        }
        int bytes = Math.max(1, word.length() * LETTER_BITS / Byte.SIZE);
        int likeness = MAX_LIKENESS * FINE * body.reached / bytes / (1 + complaints);
        // the mark of another kind may stand in it by chance: AAEC is four numbers of 0 to 2 here
        return MARKED + 1 + likeness;
    }

    /**
     * Whether the bytes of a code, or only its first ones, have the evidence: a missing letter
     * changes all bytes behind it. The first byte, which each such word shares, does not count.
     */
    private static boolean isEvident(Base32Text code) {
        int evidence = 0;
        for (int i = 1; i < code.size() && evidence < MIN_EVIDENCE; i++) {
            int value = code.byteAt(i);
            if (value < SMALL) {
                evidence += SMALL_BITS;
            } else if (value >= LARGE) {
                evidence += LARGE_BITS;
            }
        }
        return evidence >= MIN_EVIDENCE;
    }

    /** The letters that are read: of the first code, of what looks like one, of the whole text. */
    private Letters chosen(String text) {
        List<Found> found = find(text);
        if (!found.isEmpty()) {
            return letters(text, found.get(0).from(), found.get(0).to());
        }
        Base32Word word = damaged(text);
        if (word != null) {
            Base32Word next = joined(text, word);
            return letters(text, word.from(), next == null ? word.to() : next.to());
        }
        int from = Ascii.skipBlanks(text, 0, text.length());
        return letters(text, from, Math.min(text.length(), from + MAX_LETTERS));
    }

    /** The word that a joint joins to another one, or {@code null}. */
    private Base32Word joined(String text, Base32Word word) {
        int at = joint() == 0 ? text.length() : Ascii.skipBlanks(text, word.to(), text.length());
        if (at == text.length() || text.charAt(at) != joint()) {
            return null;
        }
        int from = Ascii.skipBlanks(text, at + 1, text.length());
        Base32Word next = Base32Word.next(text, from);
        return next == null || next.from() > from || next.length() < MIN ? null : next;
    }

    @Override
    public Reading<D> read(String text) {
        return read(text, chosen(text), null);
    }

    private Reading<D> read(String text, Letters letters, List<Field> fields) {
        Diagnostics diagnostics = new Diagnostics();
        int head = letters.first.size() == 0 ? 0 : letters.first.byteAt(0);
        if (!begins(head) || !isMarked(head) && !isCode(letters)) {
            diagnostics.add(noCode.at(Location.range(0, text.length())));
            return new Reading<>(null, 0, text.length(), diagnostics.list());
        }
        Surroundings around = new Surroundings(text, false, diagnostics);
        around.before(letters.from());
        letters.repairs(diagnostics);
        Body<D> body = body(letters, fields);
        diagnostics.addAll(body.diagnostics.list());
        around.after(letters.to());
        return new Reading<>(body.deck, letters.from(), letters.to(), diagnostics.list());
    }

    @Override
    public Explanation explain(String text) {
        Letters letters = chosen(text);
        List<Field> fields = new ArrayList<>();
        Reading<D> reading = read(text, letters, fields);
        if (reading.deck() == null) {
            return new Explanation("", List.of(), reading.diagnostics());
        }
        byte[] first = letters.first.bytes();
        byte[] second = letters.second == null ? new byte[0] : letters.second.bytes();
        byte[] bytes = Arrays.copyOf(first, first.length + second.length);
        System.arraycopy(second, 0, bytes, first.length, second.length);
        return new Explanation(Explanation.hex(bytes, bytes.length), fields, reading.diagnostics());
    }
}

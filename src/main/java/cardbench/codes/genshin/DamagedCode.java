package cardbench.codes.genshin;

import cardbench.base.text.Ascii;
import cardbench.base.text.Base64Text;
import cardbench.base.text.Diagnostic;
import cardbench.base.text.Diagnostics;
import cardbench.base.text.Location;
import cardbench.base.text.Transport;
import cardbench.codes.deck.CodeLabel;
import cardbench.codes.deck.DeckCodes;
import cardbench.codes.genshin.ShareCodeFinder.Place;

/**
 * Examines a text in which no share code was found: finds what was probably meant as one, and
 * explains why it is none.
 */
final class DamagedCode implements Damage {

    /** The shortest word that may have been meant as a share code, which has 68 letters. */
    private static final int MIN_WORD = 56;

    private static final int MAX_WORD = 76;

    /** A word that has so many letters more or fewer is reported among other words, too. */
    private static final int NEAR = 2;

    /** The most foreign characters inside a code; prose has more that are no letters. */
    private static final int MAX_GAPS = 4;

    /** The fewest digits of such a word: random letters have ten, names and paths few. */
    private static final int MIN_DIGITS = 3;

    /** How often a letter stands in a guess at most; in codes that were tried, a dozen times. */
    private static final int MAX_ALIKE = 17;

    private static final int UNLIKELY = 40;
    private static final int MISTAKEN = 60;
    private static final int SLIPPED = 90;

    private final String text;
    private final ShareCodeFinder finder;

    /** The first row of letters with one wrong letter, or {@code null}. */
    private final SlippedRow slipped;

    DamagedCode(String text) {
        this.text = text;
        this.finder = new ShareCodeFinder(text);
        this.slipped = SlippedRow.first(text);
    }

    /**
     * The likeness of the text to a damaged share code; 0 if there is none. A code with one wrong
     * letter is certain anywhere. Any other 68 letters are read only if they are the whole text, or
     * stand behind a word that states what they are: links, keys and hashes have rows of letters as
     * long as a code. A word with fewer or more letters gives no deck, so one of nearly the length
     * of a code is reported in a sentence, too.
     */
    @Override
    public int likeness() {
        if (slipped != null) {
            return SLIPPED;
        }
        Place place = unlikely();
        if (place != null) {
            boolean supported = place.code().isConceivable() || Doubts.hasLostCase(place);
            boolean varied = isVaried(place) || isOfFewCards(place);
            return supported && varied && isBare(place.from(), place.to()) ? MISTAKEN : 0;
        }
        int from = longestWord();
        int to = Ascii.wordEnd(text, from, text.length());
        boolean near = Math.abs(to - from - ShareCode.LETTERS) <= NEAR;
        return (near || isBare(from, to)) && isCodeLike(from, to) ? UNLIKELY : 0;
    }

    /** Whether no letter stands too often, as in a drawn line or in bytes that are mostly 0. */
    private static boolean isVaried(Place place) {
        int[] counts = new int[Base64Text.LETTERS];
        int most = 0;
        for (int i = 0; i < ShareCode.LETTERS; i++) {
            most = Math.max(most, ++counts[place.run().letterAt(i)]);
        }
        return most <= MAX_ALIKE;
    }

    /** Whether a text is the code of a deck most of whose slots are empty, and nothing else. */
    private boolean isOfFewCards(Place place) {
        int empty = 0;
        for (int slot = 0; slot < GenshinDeck.SLOTS; slot++) {
            empty += place.code().deck().shareId(slot) == 0 ? 1 : 0;
        }
        return empty > GenshinDeck.SLOTS / 2
                && Ascii.skipBlanks(text, 0, place.from()) == place.from()
                && Ascii.skipBlanks(text, place.to(), text.length()) == text.length();
    }

    /** Whether a word has the length and the letters of a code with a few slips. */
    private boolean isCodeLike(int from, int to) {
        int length = to - from;
        int end = to;
        while (end > from && !finder.isLetter(end - 1)) {
            end--;
        }
        int digits = 0;
        boolean hex = true;
        boolean joined = false;
        for (int at = from; at < to; at++) {
            char c = Ascii.narrow(text.charAt(at));
            digits += Ascii.isDigit(c) ? 1 : 0;
            hex &= Ascii.hexDigit(c) >= 0 || !finder.isLetter(at);
            joined |= SlippedRow.JOINTS.indexOf(c) >= 0 && at > from && at < end;
        }
        return length >= MIN_WORD
                && length <= MAX_WORD
                && letters(from) * 2 > length
                && digits >= MIN_DIGITS
                && !hex
                && !joined;
    }

    /** Whether nothing but signs is around a part of the text, or a label is in front of it. */
    private boolean isBare(int from, int to) {
        return !hasWords(to, text.length()) && !hasWords(0, from) || CodeLabel.precedes(text, from);
    }

    private boolean hasWords(int from, int to) {
        int at = from;
        while (at < to && !CodeLabel.isWordLetter(text.charAt(at))) {
            at++;
        }
        return at < to;
    }

    /**
     * The letters that are read if any must be: those of a code with one wrong letter, or the first
     * row of the right length; {@code null} if there is none, or a letter was lost or added.
     */
    @Override
    public Place guess() {
        if (slipped == null) {
            return unlikely();
        }
        return slipped.isWhole() ? finder.any(slipped.from(), Transport.TEXT) : null;
    }

    /** The first 68 letters without long gaps, although they do not encode a likely deck. */
    private Place unlikely() {
        int limit = ShareCodeFinder.BROKEN_LIMIT;
        int start = finder.nextStart(0);
        while (start >= 0 && start < limit) {
            Place place = isDense(start) ? finder.any(start, Transport.TEXT) : null;
            if (place != null && span(place.run(), start) <= ShareCode.LETTERS + MAX_GAPS) {
                return place;
            }
            start = finder.nextStart(start + 1);
        }
        return null;
    }

    /** The reason why there is no code. */
    @Override
    public Diagnostic reason() {
        if (Ascii.skipBlanks(text, 0, text.length()) == text.length()) {
            return DeckCodes.EMPTY.at(Location.range(0, text.length()));
        }
        if (slipped != null && !slipped.isWhole()) {
            return slipped.foreign() < 0
                    ? slipped.slip().report(slipped.from())
                    : badLetter(slipped.from(), slipped.foreign());
        }
        int from = longestWord();
        int to = Ascii.wordEnd(text, from, text.length());
        int bad = firstBad(from, to);
        if (bad >= 0 && to - from >= MIN_WORD && to - from <= MAX_WORD) {
            return badLetter(from, bad);
        }
        int start = longestRun();
        int letters = start < 0 ? 0 : runLetters(start);
        if (letters < MIN_WORD / 2) {
            return GenshinCodes.NO_CODE
                    .at(Location.range(0, text.length()))
                    .with("expected", ShareCode.LETTERS);
        }
        int end = end(start, letters);
        if (letters > ShareCode.LETTERS) {
            return DamageCodes.TOO_LONG
                    .at(Location.range(end(start, ShareCode.LETTERS), end))
                    .with("expected", ShareCode.LETTERS);
        }
        return DamageCodes.TOO_SHORT
                .at(Location.range(start, end))
                .with("letters", letters)
                .with("expected", ShareCode.LETTERS);
    }

    /** The number of letters from {@code start}, with few gaps, up to {@link #MAX_WORD}. */
    private int runLetters(int start) {
        if (isDense(start)) {
            Base64Text run = Base64Text.run(text, start, MAX_WORD);
            if (span(run, start) <= run.letters() + MAX_GAPS) {
                return run.letters();
            }
        }
        int at = start;
        while (at < start + MAX_WORD && finder.isLetter(at)) {
            at++;
        }
        return at - start;
    }

    /** Whether at most {@link #MAX_GAPS} of the next characters are no letters. */
    private boolean isDense(int start) {
        // Prose has more signs and fails this test, so that base64 is not read at each of its
        // words.
        int gaps = 0;
        int end = Math.min(text.length(), start + MIN_WORD);
        for (int at = start; at < end && gaps <= MAX_GAPS; at++) {
            gaps += finder.isLetter(at) ? 0 : 1;
        }
        return gaps <= MAX_GAPS;
    }

    private static int span(Base64Text run, int start) {
        return run.range(0, MAX_WORD).to() - start;
    }

    /** The index after a number of letters. */
    private int end(int start, int letters) {
        return Base64Text.run(text, start, letters).range(0, MAX_WORD).to();
    }

    private Diagnostic badLetter(int from, int bad) {
        // Half of a surrogate pair would be replaced on its way to the page.
        boolean pair =
                Character.isHighSurrogate(text.charAt(bad))
                        && bad + 1 < text.length()
                        && Character.isLowSurrogate(text.charAt(bad + 1));
        return DamageCodes.BAD_LETTER
                .at(Location.range(bad, bad + (pair ? 2 : 1)))
                .with("letter", text.substring(bad, bad + (pair ? 2 : 1)))
                .with("position", bad - from + 1);
    }

    /**
     * The first character inside a word that cannot be part of a code, or -1. Characters around the
     * letters, such as quotation marks, do not count.
     */
    private int firstBad(int from, int to) {
        int end = to;
        while (end > from && !finder.isLetter(end - 1)) {
            end--;
        }
        int at = from;
        while (at < end && !finder.isLetter(at)) {
            at++;
        }
        while (at < end && finder.isLetter(at)) {
            at++;
        }
        return at < end ? at : -1;
    }

    /** The start of the word with the most base64 letters. */
    private int longestWord() {
        int best = 0;
        int most = -1;
        int limit = Math.min(text.length(), ShareCodeFinder.BROKEN_LIMIT);
        for (int from = 0;
                from < limit;
                from = Math.max(Ascii.wordEnd(text, from, text.length()), from + 1)) {
            int letters = letters(from);
            if (letters > most) {
                most = letters;
                best = from;
            }
        }
        return best;
    }

    private int letters(int from) {
        int letters = 0;
        int end = Ascii.wordEnd(text, from, text.length());
        for (int at = from; at < end; at++) {
            letters += finder.isLetter(at) ? 1 : 0;
        }
        return letters;
    }

    /** The start of the longest run of letters, or -1. */
    private int longestRun() {
        int best = -1;
        int most = 0;
        int start = finder.nextStart(0);
        while (start >= 0 && start < ShareCodeFinder.BROKEN_LIMIT) {
            int letters = runLetters(start);
            if (letters > most) {
                most = letters;
                best = start;
            }
            start = finder.nextStart(start + 1);
        }
        return best;
    }

    /** Reports what makes the deck unlikely; false if it cannot be the intended deck. */
    @Override
    public boolean doubts(Place place, Diagnostics diagnostics) {
        return Doubts.of(place, diagnostics);
    }
}

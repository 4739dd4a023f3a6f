package cardbench.genshin;

import cardbench.deck.Found;
import cardbench.deck.Recogniser;
import cardbench.text.Ascii;
import cardbench.text.Base64Text;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds share codes in any text. They have no mark, but random letters practically never pass
 * {@link ShareCode#isLikely}; so a code is also found if spaces, line breaks or invisible
 * characters were inserted into it.
 */
final class ShareCodeFinder {

    /** Codes with gaps are searched in this many characters, others in the whole text. */
    static final int BROKEN_LIMIT = 100_000;

    private final String text;
    private final ShareCodeFilter unbroken;
    private final ShareCodeFilter spacesArePlus;

    ShareCodeFinder(String text) {
        this.text = text;
        this.unbroken = new ShareCodeFilter(text, false);
        this.spacesArePlus = new ShareCodeFilter(text, true);
    }

    /** A code at its place in the text. */
    record Place(Base64Text run, int from, ShareCode code) {

        /** The index after the code, with any padding signs, although 51 bytes need none. */
        int to() {
            return run.end(ByteShuffle.BYTES);
        }
    }

    /** All codes, in the order of the text. */
    List<Found> all() {
        List<Found> found = new ArrayList<>();
        Place place = next(0);
        while (place != null && found.size() <= Recogniser.MOST) {
            found.add(new Found(ShareCode.KIND, place.from(), place.to(), false));
            place = next(place.to());
        }
        return found;
    }

    /** The first code at or after {@code from}, or {@code null}. A code may begin there. */
    Place next(int from) {
        int start = isLetter(from) ? from : nextStart(from);
        for (; start >= 0; start = nextStart(start + 1)) {
            int letters = lettersFrom(start);
            if (letters < ShareCode.LETTERS && start < BROKEN_LIMIT) {
                Place broken = likely(start, false);
                broken = broken == null ? likely(start, true) : broken;
                if (broken != null) {
                    return broken;
                }
            } else if (letters >= ShareCode.LETTERS) {
                Place whole = likely(start, false);
                if (whole != null) {
                    return whole;
                }
            }
        }
        return null;
    }

    /**
     * The first letter of a row of letters at or after {@code from}, or -1. A new row begins after
     * a slash, as in an address, and after a hyphen or underscore.
     */
    int nextStart(int from) {
        for (int at = from; at < text.length(); at++) {
            if (isLetter(at) && (!isLetter(at - 1) || isSign(at - 1))) {
                return at;
            }
        }
        return -1;
    }

    /** The number of letters without a gap, up to one more than a code has. */
    private int lettersFrom(int start) {
        int at = start;
        while (at <= start + ShareCode.LETTERS && isLetter(at)) {
            at++;
        }
        return at - start;
    }

    /** Whether another code follows without a gap. */
    private boolean nextIsLikely(int at) {
        if (!unbroken.mayBegin(at)) {
            return false;
        }
        Base64Text run = Base64Text.run(text, at, ShareCode.LETTERS, false);
        return run.letters() == ShareCode.LETTERS
                && run.range(0, ByteShuffle.BYTES).to() == at + ShareCode.LETTERS
                && ShareCode.of(run.bytes()).isLikely();
    }

    /** Whether there is a letter of the two alphabets that is punctuation in other texts. */
    private boolean isSign(int at) {
        char c = at >= 0 && at < text.length() ? text.charAt(at) : 'A';
        return c == '/' || c == '-' || c == '_';
    }

    /** The likely code of 68 separate letters at a place, or {@code null}. */
    private Place likely(int start, boolean spaceIsPlus) {
        ShareCodeFilter filter = spaceIsPlus ? spacesArePlus : unbroken;
        Place place = filter.mayBegin(start) ? any(start, spaceIsPlus) : null;
        return place != null && place.code().isLikely() ? place : null;
    }

    /** The code of 68 letters that are not part of a longer row, or {@code null}. */
    Place any(int start, boolean spaceIsPlus) {
        Base64Text run = Base64Text.run(text, start, ShareCode.LETTERS, spaceIsPlus);
        if (run.letters() < ShareCode.LETTERS) {
            return null;
        }
        int behind = run.range(0, ByteShuffle.BYTES).to();
        boolean standsAlone = !isLetter(behind) || isSign(behind) || nextIsLikely(behind);
        return standsAlone ? new Place(run, start, ShareCode.of(run.bytes())) : null;
    }

    /** Whether there is a letter of one of the two base64 alphabets. */
    boolean isLetter(int at) {
        if (at < 0 || at >= text.length()) {
            return false;
        }
        char c = Ascii.narrow(text.charAt(at));
        return Base64Text.value(c) >= 0 || c == '-' || c == '_';
    }
}

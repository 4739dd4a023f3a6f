package cardbench.genshin;

import cardbench.deck.Found;
import cardbench.deck.Recogniser;
import cardbench.text.Ascii;
import cardbench.text.Base64Text;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds share codes in any text. They bear no mark, but 51 bytes hold so much that must be as it is
 * that chance does not make it ({@link ShareCode#isLikely}); so a code is also found where spaces,
 * line breaks or invisible characters came into it.
 */
final class ShareCodeFinder {

    /** Broken codes are looked for in this many characters, unbroken ones in the whole text. */
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

        /** The character behind the code, its padding signs (which do not belong) included. */
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

    /** The first code from a character on, at which a row may begin, or {@code null}. */
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
     * The first letter of a row of letters from a character on, or -1. What follows a slash in an
     * address, or an underline around a word, is a row of its own.
     */
    int nextStart(int from) {
        for (int at = from; at < text.length(); at++) {
            if (isLetter(at) && (!isLetter(at - 1) || isSign(at - 1))) {
                return at;
            }
        }
        return -1;
    }

    /** How many letters stand without a gap, up to one more than a code has. */
    private int lettersFrom(int start) {
        int at = start;
        while (at <= start + ShareCode.LETTERS && isLetter(at)) {
            at++;
        }
        return at - start;
    }

    /** Whether another code is glued to a code that ends here. */
    private boolean nextIsLikely(int at) {
        if (!unbroken.mayBegin(at)) {
            return false;
        }
        Base64Text run = Base64Text.run(text, at, ShareCode.LETTERS, false);
        return run.letters() == ShareCode.LETTERS
                && run.range(0, ByteShuffle.BYTES).to() == at + ShareCode.LETTERS
                && ShareCode.of(run.bytes()).isLikely();
    }

    /** Whether a letter of the two alphabets stands there that is a sign elsewhere. */
    private boolean isSign(int at) {
        char c = at >= 0 && at < text.length() ? text.charAt(at) : 'A';
        return c == '/' || c == '-' || c == '_';
    }

    /**
     * The code at a place, if there are 68 letters that stand for themselves and are likely one.
     */
    private Place likely(int start, boolean spaceIsPlus) {
        ShareCodeFilter filter = spaceIsPlus ? spacesArePlus : unbroken;
        Place place = filter.mayBegin(start) ? any(start, spaceIsPlus) : null;
        return place != null && place.code().isLikely() ? place : null;
    }

    /**
     * What 68 letters that stand for themselves hold, or {@code null} where there are not as many.
     */
    Place any(int start, boolean spaceIsPlus) {
        Base64Text run = Base64Text.run(text, start, ShareCode.LETTERS, spaceIsPlus);
        if (run.letters() < ShareCode.LETTERS) {
            return null;
        }
        int behind = run.range(0, ByteShuffle.BYTES).to();
        boolean standsAlone = !isLetter(behind) || isSign(behind) || nextIsLikely(behind);
        return standsAlone ? new Place(run, start, ShareCode.of(run.bytes())) : null;
    }

    /** Whether a letter of one of the two base64 alphabets stands there. */
    boolean isLetter(int at) {
        if (at < 0 || at >= text.length()) {
            return false;
        }
        char c = Ascii.narrow(text.charAt(at));
        return Base64Text.value(c) >= 0 || c == '-' || c == '_';
    }
}

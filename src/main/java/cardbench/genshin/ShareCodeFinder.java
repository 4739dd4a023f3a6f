package cardbench.genshin;

import cardbench.deck.Found;
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

    ShareCodeFinder(String text) {
        this.text = text;
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
        for (Place place = next(0); place != null; place = next(place.to())) {
            found.add(new Found(ShareCode.KIND, place.from(), place.to(), false));
        }
        return found;
    }

    /** The first code from a character on, or {@code null}. */
    Place next(int from) {
        for (int start = nextStart(from); start >= 0; start = nextStart(start + 1)) {
            int letters = lettersFrom(start);
            if (letters < ShareCode.LETTERS && start < BROKEN_LIMIT) {
                Place broken = likely(start, false);
                broken = broken == null ? likely(start, true) : broken;
                if (broken != null) {
                    return broken;
                }
            } else if (letters == ShareCode.LETTERS
                    || letters > ShareCode.LETTERS && slash(start)) {
                Place whole = likely(start, false);
                if (whole != null) {
                    return whole;
                }
            }
        }
        return null;
    }

    /**
     * The first letter of a row of letters from a character on, or -1. In an address, what follows
     * a slash is a row of its own.
     */
    int nextStart(int from) {
        for (int at = from; at < text.length(); at++) {
            if (isLetter(at) && (!isLetter(at - 1) || text.charAt(at - 1) == '/')) {
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

    private boolean slash(int start) {
        int behind = start + ShareCode.LETTERS;
        return behind < text.length() && text.charAt(behind) == '/';
    }

    /**
     * The code at a place, if there are 68 letters that stand for themselves and are likely one.
     */
    private Place likely(int start, boolean spaceIsPlus) {
        Place place = any(start, spaceIsPlus);
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
        boolean standsAlone = !isLetter(behind) || text.charAt(behind) == '/';
        return standsAlone ? new Place(run, start, ShareCode.of(run.bytes())) : null;
    }

    /** Whether a letter of one of the two base64 alphabets stands there. */
    boolean isLetter(int at) {
        if (at < 0 || at >= text.length()) {
            return false;
        }
        char c = text.charAt(at);
        return Base64Text.value(c) >= 0 || c == '-' || c == '_';
    }
}

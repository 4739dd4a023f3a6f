package cardbench.codes.genshin;

import cardbench.base.text.Base64Text;
import cardbench.base.text.Transport;
import cardbench.codes.deck.Found;
import cardbench.codes.deck.Recogniser;
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

    /** The codes without a gap behind a code that are looked at. */
    private static final int MAX_BEHIND = 4;

    private final String text;
    private final ShareCodeFilter unbroken;

    /** One filter for each transport, in the order of their constants. */
    private final ShareCodeFilter[] filters;

    /** The end of the row of letters that was counted last. */
    private int rowEnd;

    ShareCodeFinder(String text) {
        this.text = text;
        Transport[] transports = Transport.values();
        this.filters = new ShareCodeFilter[transports.length];
        for (Transport transport : transports) {
            filters[transport.ordinal()] = new ShareCodeFilter(text, transport);
        }
        this.unbroken = filters[Transport.TEXT.ordinal()];
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

    /**
     * The first code at or after {@code from}, or {@code null}. A code may begin there.
     *
     * @param from not less than in an earlier call
     */
    Place next(int from) {
        int start = isLetter(from) ? from : nextStart(from);
        for (; start >= 0; start = nextStart(start + 1)) {
            int letters = lettersFrom(start);
            if (letters < ShareCode.LETTERS && start < BROKEN_LIMIT) {
                for (Transport transport : Transport.values()) {
                    Place broken = likely(start, transport);
                    if (broken != null) {
                        return broken;
                    }
                }
            } else if (letters >= ShareCode.LETTERS) {
                Place whole = likely(start, Transport.TEXT);
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

    /** The number of letters without a gap. */
    private int lettersFrom(int start) {
        // a code may begin after each slash of a row, whose letters are counted once
        rowEnd = Math.max(rowEnd, start);
        while (isLetter(rowEnd)) {
            rowEnd++;
        }
        return rowEnd - start;
    }

    /**
     * Whether other codes follow without a gap, up to the end of the row of letters. Bytes that are
     * mostly 0 have a likely code in front of further letters.
     *
     * @param limit the codes that are tried: of so many in a row, none is there by chance
     */
    private boolean nextAreLikely(int at, int limit) {
        if (!unbroken.mayBegin(at)) {
            return false;
        }
        Base64Text run = Base64Text.run(text, at, ShareCode.LETTERS);
        int behind = at + ShareCode.LETTERS;
        return run.letters() == ShareCode.LETTERS
                && run.range(0, ByteShuffle.BYTES).to() == behind
                && ShareCode.of(run.bytes()).isLikely()
                && (limit == 1 || ends(behind) || nextAreLikely(behind, limit - 1));
    }

    /** Whether a row of letters ends in front of a character. */
    private boolean ends(int behind) {
        return !isLetter(behind) || isSign(behind);
    }

    /** Whether there is a letter of the two alphabets that is punctuation in other texts. */
    private boolean isSign(int at) {
        char c = at >= 0 && at < text.length() ? text.charAt(at) : 'A';
        return c == '/' || c == '-' || c == '_';
    }

    /** The likely code of 68 separate letters at a place, or {@code null}. */
    private Place likely(int start, Transport transport) {
        ShareCodeFilter filter = filters[transport.ordinal()];
        Place place = filter.mayBegin(start) ? any(start, transport) : null;
        return place != null && place.code().isLikely() ? place : null;
    }

    /** The code of 68 letters that are not part of a longer row, or {@code null}. */
    Place any(int start, Transport transport) {
        // the filter has read the letters, so a longer row costs no reading
        int end = filters[transport.ordinal()].end(start);
        if (end >= 0 && !standsAlone(end)) {
            return null;
        }
        Base64Text run = Base64Text.run(text, start, ShareCode.LETTERS, transport);
        return run.letters() == ShareCode.LETTERS
                        && standsAlone(run.range(0, ByteShuffle.BYTES).to())
                ? new Place(run, start, ShareCode.of(run.bytes()))
                : null;
    }

    private boolean standsAlone(int behind) {
        return ends(behind) || nextAreLikely(behind, MAX_BEHIND);
    }

    /** Whether there is a letter of one of the two base64 alphabets. */
    boolean isLetter(int at) {
        if (at < 0 || at >= text.length()) {
            return false;
        }
        return Base64Text.isLetter(text.charAt(at));
    }
}

package cardbench.codes.genshin;

import cardbench.base.text.Base64Text;
import cardbench.base.text.Diagnostic;
import cardbench.base.text.Location;

/**
 * One letter that was lost, added or mistyped in a share code. Of all texts of 67 to 69 random
 * letters practically none becomes a {@linkplain ShareCode#isLikely likely} code by the change of
 * one letter, so a text that does is a damaged share code, whatever stands around it.
 *
 * @param kind what happened
 * @param first the first letter at which it may have happened, from 0 on
 * @param last the last such letter
 */
record LetterSlip(Kind kind, int first, int last) {

    /** What happened to the letter. */
    enum Kind {
        LOST,
        ADDED,
        MISTYPED
    }

    /** Fewer capitals or small letters than this are in no share code, but in hashes and names. */
    private static final int MIN_OF_A_CASE = 5;

    /**
     * The slip in a row of letters of the alphabet; {@code null} if it is not a code with one slip.
     */
    static LetterSlip in(String letters) {
        int missing = ShareCode.LETTERS - letters.length();
        if (missing < -1 || missing > 1 || !hasBothCases(letters)) {
            return null;
        }
        Kind kind = missing == 0 ? Kind.MISTYPED : missing > 0 ? Kind.LOST : Kind.ADDED;
        int first = -1;
        int last = -1;
        int end = missing > 0 ? letters.length() : letters.length() - 1;
        for (int at = 0; at <= end; at++) {
            if (isMended(letters, at, kind)) {
                first = first < 0 ? at : first;
                last = at;
            }
        }
        return first < 0 ? null : new LetterSlip(kind, first, last);
    }

    private static boolean hasBothCases(String letters) {
        int small = 0;
        int capital = 0;
        for (int i = 0; i < letters.length(); i++) {
            char c = letters.charAt(i);
            small += c >= 'a' && c <= 'z' ? 1 : 0;
            capital += c >= 'A' && c <= 'Z' ? 1 : 0;
        }
        return small >= MIN_OF_A_CASE && capital >= MIN_OF_A_CASE;
    }

    /** Whether a change at one letter gives a likely code. */
    private static boolean isMended(String letters, int at, Kind kind) {
        String before = letters.substring(0, at);
        String after = letters.substring(kind == Kind.LOST ? at : at + 1);
        if (kind == Kind.ADDED) {
            return isLikely(before + after);
        }
        boolean mended = false;
        for (int value = 0; value < Base64Text.LETTERS && !mended; value++) {
            mended = isLikely(before + Base64Text.letter(value) + after);
        }
        return mended;
    }

    private static boolean isLikely(String letters) {
        return ShareCodeFilter.isLikely(Base64Text.run(letters, 0, ShareCode.LETTERS), 0);
    }

    /** The report on a lost or added letter of a row that begins at this character of its text. */
    Diagnostic report(int from) {
        boolean lost = kind == Kind.LOST;
        int to = from + last + (lost ? 0 : 1);
        return (lost ? DamageCodes.LETTER_LOST : DamageCodes.LETTER_ADDED)
                .at(Location.range(from + first, to))
                .with("first", lost ? first : first + 1)
                .with("last", last + 1);
    }
}

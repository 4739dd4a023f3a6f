package cardbench.codes.ygo.deck;

import cardbench.base.text.Ascii;
import cardbench.base.text.Base64Text;
import cardbench.base.text.Diagnostic;
import cardbench.base.text.Diagnostics;
import cardbench.base.text.Location;
import cardbench.base.text.TextCodes;
import cardbench.codes.ygo.text.TextRange;
import java.util.Arrays;

/**
 * URL-safe base64 without padding as a stream of bits, the highest bit of each letter first.
 *
 * @param builder the builder of the code
 */
record UrlSafe(DeckBuilder builder, TextRange place, Base64Text letters) {

    /** The maximum number of letters: more than the rows of a deck of 1,000 cards need. */
    private static final int LIMIT = 6000;

    /** Lines of fewer letters may be words. */
    private static final int NARROWEST = 20;

    /**
     * Reads the letters of a range. Another character among them is reported as an error, and ends
     * the letters; what happens to letters on their way is repaired, and reported.
     */
    static UrlSafe of(int from, int end, DeckBuilder builder) {
        int to = Math.min(end, from + LIMIT);
        if (to < end) {
            builder.report(YgoCodes.TOO_LONG.at(Location.range(to, end)).with("limit", LIMIT));
        }
        String text = builder.text();
        // without a mark, blanks may be those between words, so only the breaks of a mail are none
        boolean whole = builder.marked() || !hasBlank(text) || isWrapped(text);
        int last = whole ? to : Ascii.wordEnd(text, from, to);
        Base64Text letters = Base64Text.within(text, from, last, LIMIT);
        int stop = letters.letters() == 0 ? from : letters.stop();
        while (stop < to && text.charAt(stop) == '=') {
            stop++;
        }
        if (stop < to) {
            builder.report(
                    YgoCodes.BAD_LETTER
                            .at(Location.range(stop, stop + 1))
                            .with("written", text.substring(stop, stop + 1)));
        }
        Diagnostics repairs = new Diagnostics();
        letters.repairs(letters.size(), repairs);
        for (Diagnostic repair : repairs.list()) {
            if (repair.code() != TextCodes.URL_SAFE) {
                builder.report(repair);
            }
        }
        return new UrlSafe(builder, new TextRange(from, to), letters);
    }

    private static boolean hasBlank(String text) {
        return Ascii.wordEnd(text, 0, text.length()) < text.length();
    }

    /** Whether a text is lines of one length, and a last one that is no longer, without blanks. */
    private static boolean isWrapped(String text) {
        int width = Ascii.lineEnd(text, 0, text.length());
        int at = 0;
        while (at < text.length()) {
            int end = Ascii.lineEnd(text, at, text.length());
            while (at < end && (text.charAt(at) == '>' || text.charAt(at) == ' ')) {
                at++;
            }
            boolean fits = end == text.length() ? end - at <= width : end - at == width;
            for (int i = at; i < end; i++) {
                fits &= !Ascii.isBlank(text.charAt(i));
            }
            if (!fits || width < NARROWEST) {
                return false;
            }
            at = Ascii.lineBehind(text, end);
        }
        return true;
    }

    /** Reports letters of the other alphabet. */
    void reportStandard() {
        String written = builder.text().substring(place.from(), place.to());
        if (written.indexOf('+') >= 0 || written.indexOf('/') >= 0) {
            builder.report(
                    YgoCodes.STANDARD_LETTERS
                            .at(Location.range(place.from(), place.to()))
                            .fixedBy(written.replace('+', '-').replace('/', '_')));
        }
    }

    /** The number of bits. */
    int bits() {
        return 6 * letters.letters();
    }

    /** The first bytes; missing bits are 0. */
    byte[] bytes(int count) {
        byte[] bytes = Arrays.copyOf(letters.bytes(), count);
        for (int i = letters.size(); i < count; i++) {
            bytes[i] = (byte) number(8 * i, 8);
        }
        return bytes;
    }

    /** The number in a range of at most 32 bits; bits beyond the end are 0. */
    int number(int bit, int count) {
        int number = 0;
        int end = bit + count;
        for (int at = bit; at < end; ) {
            int letter = at < bits() ? letters.letterAt(at / 6) : 0;
            int left = 6 - at % 6;
            int taken = Math.min(left, end - at);
            number = number << taken | letter >> left - taken & (1 << taken) - 1;
            at += taken;
        }
        return number;
    }

    /** The characters that contain a range of bits, with a byte offset. */
    Location place(int bit, int count, int byteAt) {
        int first = bit / 6;
        int last = Math.min((bit + count + 5) / 6, letters.letters());
        int from = Math.min(first, last);
        return Location.range(character(from), last == 0 ? character(0) : end(last))
                .withByte(byteAt);
    }

    /** The character of a letter; of one behind the last, the end. */
    private int character(int letter) {
        return letter < letters.letters()
                ? letters.letterFrom(letter)
                : letter == 0 ? place.from() : end(letter);
    }

    /** The end of the letters in front of one. */
    private int end(int letter) {
        return letters.letterFrom(letter - 1) + 1;
    }
}

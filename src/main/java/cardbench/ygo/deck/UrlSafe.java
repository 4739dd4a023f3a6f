package cardbench.ygo.deck;

import cardbench.text.Base64Text;
import cardbench.text.Location;
import java.util.Arrays;

/** URL-safe base64 without padding as a stream of bits, the highest bit of each letter first. */
final class UrlSafe {

    /** The maximum number of letters: more than the rows of a deck of 1,000 cards need. */
    private static final int LIMIT = 6000;

    private final DeckBuilder builder;
    private final int from;
    private final Base64Text letters;

    private UrlSafe(DeckBuilder builder, int from, Base64Text letters) {
        this.builder = builder;
        this.from = from;
        this.letters = letters;
    }

    /**
     * Reads the letters of a range. Another character among them is reported as an error, and ends
     * the letters.
     */
    static UrlSafe of(int from, int end, DeckBuilder builder) {
        int to = Math.min(end, from + LIMIT);
        if (to < end) {
            builder.say(YgoCodes.TOO_LONG.at(Location.range(to, end)).with("limit", LIMIT));
        }
        String written = builder.text().substring(from, to);
        int last = written.length();
        while (last > 0 && written.charAt(last - 1) == '=') {
            last--;
        }
        String standard = standard(written.substring(0, last));
        for (int i = 0; i < last; i++) {
            if (Base64Text.value(standard.charAt(i)) < 0) {
                builder.say(
                        YgoCodes.BAD_LETTER
                                .at(Location.range(from + i, from + i + 1))
                                .with("written", written.substring(i, i + 1)));
                last = i;
            }
        }
        if (written.indexOf('+') >= 0 || written.indexOf('/') >= 0) {
            builder.say(
                    YgoCodes.STANDARD_LETTERS
                            .at(Location.range(from, from + written.length()))
                            .fixedBy(written.replace('+', '-').replace('/', '_')));
        }
        String taken = standard.substring(0, last);
        return new UrlSafe(builder, from, Base64Text.run(taken, 0, last));
    }

    /** The letters in the standard alphabet. Most codes have no sign, and replacing takes long. */
    private static String standard(String letters) {
        String standard = letters.indexOf('-') < 0 ? letters : letters.replace('-', '+');
        return standard.indexOf('_') < 0 ? standard : standard.replace('_', '/');
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
        return Location.range(from + Math.min(first, last), from + last).withByte(byteAt);
    }

    /** The builder of the code. */
    DeckBuilder builder() {
        return builder;
    }
}

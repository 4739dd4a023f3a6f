package cardbench.codes.ygo.deck;

import cardbench.base.text.Base64Letters;
import cardbench.base.text.CodeBuffer;

/**
 * Reads texts that are one {@code ydke://} address and nothing else, and about which there is
 * nothing to report. {@link Ydke} describes the layout, and reads every other text.
 *
 * <pre>{@code
 * letters   16           6 and ==         11 and =
 * bytes     12           4                8
 * ids       3            1                2
 * }</pre>
 */
final class FlawlessYdke {

    /** Letters and ids between two points where both begin anew. */
    private static final int LETTERS = 16;

    private static final int IDS = 3;

    private final byte[] letters;
    private final int length;
    private final int[] numbers;
    private int at;
    private int size = DeckNumbers.CARDS;

    private FlawlessYdke(CodeBuffer buffer, int length) {
        this.letters = buffer.letters();
        this.length = length;
        this.numbers = buffer.numbers();
    }

    /**
     * Reads the address in the letters of a buffer, and leaves the deck in it as {@link
     * DeckNumbers}.
     *
     * @return how many integers the deck has; 0 if the text has to be read by {@link Ydke}
     */
    static int read(CodeBuffer buffer, int length) {
        return new FlawlessYdke(buffer, length).deck();
    }

    private int deck() {
        String mark = YdkeMark.MARK;
        if (length < mark.length() + YgoDeck.PARTS) {
            return 0;
        }
        for (int i = 0; i < mark.length(); i++) {
            if (letters[i] != mark.charAt(i)) {
                return 0;
            }
        }
        at = mark.length();
        for (int part = 0; part < YgoDeck.PARTS; part++) {
            int before = size;
            if (!part()) {
                return 0;
            }
            numbers[part] = size - before;
        }
        int cards = size - DeckNumbers.CARDS;
        return at == length && cards > 0 && cards <= YgoDeck.LIMIT ? size : 0;
    }

    /** Reads a part and the sign after it. */
    private boolean part() {
        byte[] in = letters;
        int[] out = numbers;
        Base64Letters base64 = Base64Letters.STANDARD;
        int from = at;
        int id = size;
        int last = length - LETTERS;
        boolean sound = true;
        while (from < last && in[from] != '!' && sound) {
            int first = base64.group(in, from);
            int second = base64.group(in, from + 4);
            int third = base64.group(in, from + 8);
            int fourth = base64.group(in, from + 12);
            sound = (first | second | third | fourth) >= 0;
            if (sound) {
                int one = reversed(first << 8 | second >> 16);
                int two = reversed(second << 16 | third >> 8);
                int three = reversed(third << 24 | fourth);
                if (one == 0 || two == 0 || three == 0) {
                    return false;
                }
                out[id] = one;
                out[id + 1] = two;
                out[id + 2] = three;
                id += IDS;
                from += LETTERS;
            }
        }
        at = from;
        size = id;
        return end();
    }

    /** Reads the last one or two ids of a part, if there are any, and the sign after it. */
    private boolean end() {
        int ids = isSign(at, '!') ? 0 : isSign(at + 8, '!') ? 1 : isSign(at + 12, '!') ? 2 : -1;
        if (ids < 0) {
            return false;
        }
        if (ids > 0) {
            Base64Letters base64 = Base64Letters.STANDARD;
            int whole = 4 * ids;
            int first = base64.group(letters, at);
            int second = ids == 1 ? 0 : base64.group(letters, at + 4);
            // the last group has two padding signs behind one id, and one behind two ids
            int two =
                    base64.value(letters, at + whole) << 18
                            | base64.value(letters, at + whole + 1) << 12;
            int third = ids == 1 ? 0 : base64.value(letters, at + whole + 2) << 6;
            int bits = two | third;
            int spare = ids == 1 ? 0xffff : 0xff;
            boolean padded =
                    letters[at + whole + 3] == '=' && (ids == 2 || letters[at + whole + 2] == '=');
            if (!padded || (first | second | bits) < 0 || (bits & spare) != 0) {
                return false;
            }
            numbers[size++] = reversed(first << 8 | (ids == 1 ? bits : second) >> 16);
            if (ids == 2) {
                numbers[size++] = reversed(second << 16 | bits >> 8);
            }
            if (numbers[size - 1] == 0 || numbers[size - ids] == 0) {
                return false;
            }
            at += whole + 4;
        }
        at++;
        return true;
    }

    private boolean isSign(int index, char sign) {
        return index < length && letters[index] == sign;
    }

    /** The bytes of an integer in the reverse order. */
    static int reversed(int value) {
        return value << 24 | (value & 0xff00) << 8 | value >>> 8 & 0xff00 | value >>> 24;
    }
}

package cardbench.base.text;

import java.util.Arrays;

/**
 * Where and how the letters of a code are read from a text.
 *
 * @param start index of the first character
 * @param end where the text ends for this code
 * @param transport what spaces and equals signs mean
 * @param foreign how many characters that cannot be part of a code are skipped
 */
record Base64Run(String text, int start, int end, Transport transport, int foreign) {

    /** Initial capacity, in letters: most runs end soon. */
    private static final int ROOM = 16;

    /** The bits of a letter. */
    private static final int BITS = 6;

    /** A cursor in front of the element at {@code at}. */
    Base64Cursor cursor(int at) {
        return new Base64Cursor(text, at, end, transport, foreign);
    }

    /** A cursor for padding, where a space is a gap and nothing is skipped. */
    Base64Cursor plainCursor(int at) {
        return new Base64Cursor(text, at, end, Transport.TEXT, 0);
    }

    /** The padding after the letters that end at {@code at}; its count may be 0. */
    Base64Padding padding(int at) {
        return Base64Padding.behind(plainCursor(at));
    }

    /**
     * Reads letters up to a character that cannot be part of a code, to padding, or to {@code
     * limit} letters.
     *
     * @param beginning recognises another code, at which this one ends; or {@code null}
     * @param passed how many such beginnings are read as part of this code
     */
    Base64Text read(int limit, Base64Beginning beginning, int passed) {
        // Nearly all letters are plain. They are counted in place: copying the letters and their
        // places from each of many broken beginnings made large texts slow in JavaScript.
        int plain = 0;
        int left = passed;
        int last = 0;
        while (plain < limit && start + plain < end) {
            int value = Base64Text.value(text.charAt(start + plain));
            if (value < 0) {
                break;
            }
            plain++;
            last = last << BITS | value;
            int first = plain - Base64Beginning.LETTERS;
            // There is no gap among plain letters, so only the position in the group decides.
            if (first > 0 && (first & 3) == 0 && isBeginning(beginning, last) && left-- == 0) {
                return plain(first);
            }
        }
        Base64Cursor cursor = cursor(start + plain);
        int element = plain == limit ? Base64Cursor.STOP : cursor.next();
        if (element < Base64Cursor.GAP) {
            return plain(plain);
        }
        return read(limit, beginning, left, plain, cursor);
    }

    private static boolean isBeginning(Base64Beginning beginning, int last) {
        return beginning != null && beginning.isAt(last & Base64Beginning.MASK);
    }

    private Base64Text plain(int count) {
        return new Base64Text(this, count, null, null, start + count);
    }

    /** Continues after {@code plain} plain letters, with the current element of the cursor. */
    private Base64Text read(
            int limit, Base64Beginning beginning, int passed, int plain, Base64Cursor cursor) {
        byte[] values = new byte[Math.min(limit, Math.max(ROOM, 2 * plain))];
        int[] places = new int[2 * values.length];
        int last = 0;
        for (int i = 0; i < plain; i++) {
            values[i] = (byte) Base64Text.value(text.charAt(start + i));
            last = last << BITS | values[i];
            places[2 * i] = start + i;
            places[2 * i + 1] = start + i + 1;
        }
        int count = plain;
        int left = passed;
        boolean ended = false;
        for (int element = cursor.element(); !ended; element = cursor.next()) {
            if (element >= 0) {
                if (count == values.length) {
                    values = Arrays.copyOf(values, 2 * count);
                    places = Arrays.copyOf(places, 4 * count);
                }
                values[count] = (byte) element;
                places[2 * count] = cursor.from();
                places[2 * count + 1] = cursor.to();
                count++;
                last = last << BITS | element;
                int first = count - Base64Beginning.LETTERS;
                if (first > 0
                        && startsAnew(first, places)
                        && isBeginning(beginning, last)
                        && left-- == 0) {
                    count = first;
                    ended = true;
                }
            }
            ended |= element < Base64Cursor.GAP || count == limit;
        }
        return new Base64Text(this, count, values, places, cursor.from());
    }

    private static boolean startsAnew(int letter, int[] places) {
        return (letter & 3) == 0 || places[2 * letter] > places[2 * letter - 1];
    }
}

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
        return read(limit, beginning, left, plain, last, cursor);
    }

    private static boolean isBeginning(Base64Beginning beginning, int last) {
        return beginning != null && beginning.isAt(last & Base64Beginning.MASK);
    }

    private Base64Text plain(int count) {
        return new Base64Text(this, count, null, start + count);
    }

    /**
     * Continues after {@code plain} plain letters, with the current element of the cursor.
     *
     * @param last the last letters, six bits each
     */
    private Base64Text read(
            int limit,
            Base64Beginning beginning,
            int passed,
            int plain,
            int last,
            Base64Cursor cursor) {
        int[] letters = new int[3 * Math.min(limit, Math.max(ROOM, 2 * plain))];
        for (int i = 0; i < plain; i++) {
            put(letters, i, start + i, start + i + 1, Base64Text.value(text.charAt(start + i)));
        }
        int count = plain;
        int left = passed;
        int window = last;
        boolean ended = false;
        for (int element = cursor.element(); !ended; element = cursor.next()) {
            if (element >= 0) {
                if (3 * count == letters.length) {
                    letters = Arrays.copyOf(letters, 6 * count);
                }
                put(letters, count++, cursor.from(), cursor.to(), element);
                window = window << BITS | element;
                int first = count - Base64Beginning.LETTERS;
                if (first > 0
                        && startsAnew(first, letters)
                        && isBeginning(beginning, window)
                        && left-- == 0) {
                    count = first;
                    ended = true;
                }
            }
            ended |= element < Base64Cursor.GAP || count == limit;
        }
        return new Base64Text(this, count, letters, cursor.from());
    }

    private static void put(int[] letters, int number, int from, int to, int value) {
        letters[3 * number] = from;
        letters[3 * number + 1] = to;
        letters[3 * number + 2] = value;
    }

    private static boolean startsAnew(int number, int[] letters) {
        return (number & 3) == 0 || letters[3 * number] > letters[3 * number - 2];
    }
}

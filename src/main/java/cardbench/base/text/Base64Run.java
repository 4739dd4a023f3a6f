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
    private static final int ROOM = 32;

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
        while (plain < limit && start + plain < end && isPlain(start + plain)) {
            plain++;
            int first = beginning == null ? 0 : beginning.before(text, start, start + plain);
            // There is no gap among plain letters, so only the position in the group decides.
            if (first > 0 && (first & 3) == 0 && left-- == 0) {
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

    private boolean isPlain(int at) {
        return Base64Text.value(text.charAt(at)) >= 0;
    }

    private Base64Text plain(int count) {
        return new Base64Text(
                this, text.substring(start, start + count), count, null, start + count);
    }

    /** Continues after {@code plain} plain letters, with the current element of the cursor. */
    private Base64Text read(
            int limit, Base64Beginning beginning, int passed, int plain, Base64Cursor cursor) {
        StringBuilder letters = new StringBuilder();
        letters.append(text, start, start + plain);
        int[] places = new int[2 * Math.min(limit, Math.max(ROOM, 2 * plain))];
        for (int i = 0; i < plain; i++) {
            places[2 * i] = start + i;
            places[2 * i + 1] = start + i + 1;
        }
        int count = plain;
        int left = passed;
        boolean ended = false;
        for (int element = cursor.element(); !ended; element = cursor.next()) {
            if (element >= 0) {
                int at = 2 * count;
                if (at == places.length) {
                    places = Arrays.copyOf(places, 2 * at);
                }
                places[at] = cursor.from();
                places[at + 1] = cursor.to();
                letters.append(Base64Text.letter(element));
                count++;
                int first = beginning == null ? 0 : beginning.before(letters, 0, count);
                if (first > 0 && startsAnew(first, places) && left-- == 0) {
                    count = first;
                    ended = true;
                }
            }
            ended |= element < Base64Cursor.GAP || count == limit;
        }
        return new Base64Text(this, letters.toString(), count, places, cursor.from());
    }

    private static boolean startsAnew(int letter, int[] places) {
        return (letter & 3) == 0 || places[2 * letter] > places[2 * letter - 1];
    }
}

package cardbench.base.text;

/**
 * The padding signs after some base64, with the gaps between them.
 *
 * @param from index of the first sign, or where it belongs if there is none
 * @param to index after the last sign
 * @param count the number of signs
 */
record Base64Padding(int from, int to, int count) {

    /** Reads the padding after the cursor; its count may be 0. */
    static Base64Padding behind(Base64Cursor cursor) {
        int from = cursor.to();
        int to = from;
        int count = 0;
        int element = cursor.next();
        while (element == Base64Cursor.PADDING || element == Base64Cursor.GAP) {
            if (element == Base64Cursor.PADDING) {
                from = count == 0 ? cursor.from() : from;
                to = cursor.to();
                count++;
            }
            element = cursor.next();
        }
        return new Base64Padding(from, to, count);
    }

    /** The number of padding signs that {@code size} bytes need. */
    static int needed(int size) {
        return (3 - size % 3) % 3;
    }

    /** Reports missing and extra signs, compared with what {@code size} bytes need. */
    void compare(int size, Diagnostics diagnostics) {
        String right = "==".substring(2 - needed(size));
        if (count < right.length()) {
            String missing = right.substring(count);
            diagnostics.add(
                    TextCodes.PADDING_MISSING
                            .at(Location.range(to, to).withByte(size))
                            .with("missing", missing)
                            .fixedBy(missing));
        } else if (count > right.length()) {
            diagnostics.add(
                    TextCodes.PADDING_EXTRA
                            .at(Location.range(from, to).withByte(size))
                            .fixedBy(right));
        }
    }
}

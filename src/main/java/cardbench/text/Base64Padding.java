package cardbench.text;

/**
 * The padding signs behind some base64, with what may stand between them.
 *
 * @param from the first one, or where it should stand
 * @param to the character behind the last one
 * @param count how many
 */
record Base64Padding(int from, int to, int count) {

    /** The padding behind the cursor, which may be none. */
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

    /** How many padding signs belong behind so many bytes. */
    static int needed(int size) {
        return (3 - size % 3) % 3;
    }

    /** Says where it is more or less than so many bytes need. */
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

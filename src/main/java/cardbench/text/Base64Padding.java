package cardbench.text;

import cardbench.text.Base64Cursor.Kind;

/**
 * The padding signs behind some base64, with what may stand between them.
 *
 * @param from the first one, or where it should stand
 * @param to the character behind the last one
 * @param count how many
 */
record Base64Padding(int from, int to, int count) {

    /** The padding at this place of the text, which may be none. */
    static Base64Padding at(String text, int at) {
        Base64Cursor cursor = new Base64Cursor(text, at, false);
        int from = at;
        int to = at;
        int count = 0;
        Kind kind = cursor.next();
        while (kind == Kind.PADDING || kind == Kind.GAP) {
            if (kind == Kind.PADDING) {
                from = count == 0 ? cursor.from() : from;
                to = cursor.to();
                count++;
            }
            kind = cursor.next();
        }
        return new Base64Padding(from, to, count);
    }
}

package cardbench.base.text;

/**
 * Splits pasted base32 into elements, as {@link Base64Cursor} does base64. Small letters, and
 * digits that the alphabet leaves out, are letters here as well; {@link Base32Text} reports them.
 */
final class Base32Cursor extends Base64Cursor {

    /** Creates a cursor in front of the element at {@code at}. */
    Base32Cursor(String text, int at, int end) {
        super(text, at, end, Transport.TEXT, 0);
    }

    @Override
    int value(char c) {
        return Base32Text.value(c);
    }

    @Override
    int urlSafe(char c) {
        return -1;
    }

    @Override
    char letter(int value) {
        return Base32Text.letter(value);
    }

    @Override
    int bits() {
        return Base32Text.BITS;
    }
}

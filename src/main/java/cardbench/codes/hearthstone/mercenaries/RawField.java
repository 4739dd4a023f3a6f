package cardbench.codes.hearthstone.mercenaries;

/**
 * A field of a message that has no known meaning or an unusual value. Its bytes are kept as they
 * are, so that a code of a later version of the game loses nothing when it is written again.
 *
 * @param number the field number, from 1
 * @param bytes tag and value, a character from 0 to 255 for each byte
 */
public record RawField(int number, String bytes) {

    /** The field with these bytes; {@code null} if they are not exactly one. */
    public static RawField of(byte[] bytes) {
        return WireFormat.rawField(bytes);
    }
}

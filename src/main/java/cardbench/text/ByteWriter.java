package cardbench.text;

import java.util.Arrays;

/** Writes bytes and varints into a block that grows, the counterpart of {@link ByteReader}. */
public final class ByteWriter {

    private byte[] bytes = new byte[128];
    private int size;

    /** Writes the low eight bits. */
    public void unsignedByte(int value) {
        if (size == bytes.length) {
            bytes = Arrays.copyOf(bytes, 2 * size);
        }
        bytes[size++] = (byte) value;
    }

    /** Writes a number from 0 on as a varint of as few bytes as can be. */
    public void varint(int value) {
        int rest = value;
        while (rest >= 0x80) {
            unsignedByte(rest | 0x80);
            rest >>>= 7;
        }
        unsignedByte(rest);
    }

    /** What was written, in base64 with padding (RFC 4648, section 4). */
    public String base64() {
        return Base64Text.encode(bytes, size);
    }
}

package cardbench.codes.hearthstone.mercenaries;

import cardbench.base.text.Base64Text;
import cardbench.base.text.ByteReader;

/**
 * The fields of Protocol Buffers as bytes, whatever they mean: a tag with the number of the field
 * and its wire type, then a value, whose length follows from the wire type or stands before it.
 *
 * @see <a href="https://protobuf.dev/programming-guides/encoding/">Protocol Buffers, encoding</a>
 */
final class WireFormat {

    /** The wire type of a field with a length. */
    static final int BYTES = 2;

    private WireFormat() {}

    /** Whether a number is the tag of a field: the number of the field and its wire type. */
    static boolean isTag(int tag) {
        // the wire types: number, 64 bits, bytes with a length, 32 bits
        return tag > 7 && ((tag & 7) <= BYTES || (tag & 7) == 5);
    }

    /** Moves behind a value of this wire type; false if it ends too early or beyond the end. */
    static boolean skip(ByteReader in, int wire, int end) {
        int length = wire == 1 ? 8 : wire == 5 ? 4 : in.varint();
        if (wire == 0) {
            return length != ByteReader.END;
        }
        boolean fits = length >= 0 && length <= end - in.position();
        for (int i = 0; fits && i < length; i++) {
            in.unsignedByte();
        }
        return fits;
    }

    /** The field with these bytes; {@code null} if they are not exactly one. */
    static RawField rawField(byte[] bytes) {
        Base64Text code = Base64Text.clean(Base64Text.encode(bytes, bytes.length));
        if (code == null) {
            return null;
        }
        ByteReader in = new ByteReader(code);
        int tag = in.varint();
        boolean field = isTag(tag) && skip(in, tag & 7, bytes.length) && in.remaining() == 0;
        return field ? new RawField(tag >> 3, raw(code, 0, bytes.length)) : null;
    }

    /** The bytes as characters of a string, one each. */
    static String raw(Base64Text code, int from, int to) {
        StringBuilder raw = new StringBuilder();
        for (int i = from; i < to; i++) {
            raw.append((char) code.byteAt(i));
        }
        return raw.toString();
    }
}

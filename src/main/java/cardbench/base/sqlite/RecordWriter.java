package cardbench.base.sqlite;

import java.util.Arrays;

/**
 * Writes the values of one row as a record (the SQLite file format, section 2.1), in the form that
 * {@link SqliteRow} reads. The object is used once.
 */
public final class RecordWriter {

    private static final int FIRST_TEXT = 13;

    private final TextEncoding encoding;
    private byte[] header = new byte[32];
    private int headerSize;
    private byte[] body = new byte[64];
    private int bodySize;

    RecordWriter(TextEncoding encoding) {
        this.encoding = encoding;
    }

    /** Writes NULL; the rowid of a row stands outside of its record and is NULL in it. */
    public RecordWriter absent() {
        type(0);
        return this;
    }

    /** Writes an integer in as few bytes as it needs. */
    public RecordWriter integer(long value) {
        if (value == 0 || value == 1) {
            type((int) value + 8);
            return this;
        }
        int[] sizes = {1, 2, 3, 4, 6, 8};
        int type = 0;
        while (type < 5 && !fits(value, sizes[type])) {
            type++;
        }
        type(type + 1);
        for (int i = sizes[type] - 1; i >= 0; i--) {
            append((byte) (value >> 8 * i));
        }
        return this;
    }

    private static boolean fits(long value, int bytes) {
        int unused = Long.SIZE - 8 * bytes;
        return value << unused >> unused == value;
    }

    /** Writes a text in the encoding of the file. */
    public RecordWriter text(String text) {
        byte[] bytes = encoding.bytes(text);
        type(FIRST_TEXT + 2 * bytes.length);
        for (byte one : bytes) {
            append(one);
        }
        return this;
    }

    /** Writes a value as another record has it. */
    void raw(int type, byte[] bytes, int from, int to) {
        type(type);
        for (int i = from; i < to; i++) {
            append(bytes[i]);
        }
    }

    private void type(int type) {
        byte[] number = Varint.write(type);
        while (headerSize + number.length > header.length) {
            header = Arrays.copyOf(header, 2 * header.length);
        }
        System.arraycopy(number, 0, header, headerSize, number.length);
        headerSize += number.length;
    }

    private void append(byte one) {
        if (bodySize == body.length) {
            body = Arrays.copyOf(body, 2 * bodySize);
        }
        body[bodySize++] = one;
    }

    /** The record: the size of its header, the types, the values. */
    byte[] record() {
        // the size counts itself, and may need a second byte by that
        int sizeLength = 1;
        while (Varint.write(headerSize + sizeLength).length != sizeLength) {
            sizeLength++;
        }
        byte[] size = Varint.write(headerSize + sizeLength);
        byte[] record = new byte[sizeLength + headerSize + bodySize];
        System.arraycopy(size, 0, record, 0, sizeLength);
        System.arraycopy(header, 0, record, sizeLength, headerSize);
        System.arraycopy(body, 0, record, sizeLength + headerSize, bodySize);
        return record;
    }
}

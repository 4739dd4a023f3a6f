package cardbench.base.sqlite;

import cardbench.base.text.Utf8;
import java.util.Arrays;

/** The encoding of all texts of a database. */
enum TextEncoding {
    UTF_8,
    UTF_16LE,
    UTF_16BE;

    /** The encoding with a number in the header, or {@code null}; an empty database has 0. */
    static TextEncoding of(int number) {
        return switch (number) {
            case 0, 1 -> UTF_8;
            case 2 -> UTF_16LE;
            case 3 -> UTF_16BE;
            default -> null;
        };
    }

    /** Decodes a range of bytes. */
    String text(byte[] bytes, int from, int to) {
        if (this == UTF_8) {
            return utf8(bytes, from, to);
        }
        int low = this == UTF_16LE ? 0 : 1;
        char[] text = new char[(to - from) / 2];
        for (int i = 0; i < text.length; i++) {
            int at = from + 2 * i;
            text[i] = (char) (bytes[at + 1 - low] << 8 | bytes[at + low] & 255);
        }
        return new String(text);
    }

    /** Encodes a text. */
    byte[] bytes(String text) {
        if (this == UTF_8) {
            return Utf8.encode(text);
        }
        int low = this == UTF_16LE ? 0 : 1;
        byte[] bytes = new byte[2 * text.length()];
        for (int i = 0; i < text.length(); i++) {
            bytes[2 * i + low] = (byte) text.charAt(i);
            bytes[2 * i + 1 - low] = (byte) (text.charAt(i) >> 8);
        }
        return bytes;
    }

    private static String utf8(byte[] bytes, int from, int to) {
        char[] text = new char[to - from];
        for (int i = from; i < to; i++) {
            if (bytes[i] < 0) {
                return Utf8.decode(Arrays.copyOfRange(bytes, from, to));
            }
            text[i - from] = (char) bytes[i];
        }
        return new String(text);
    }
}

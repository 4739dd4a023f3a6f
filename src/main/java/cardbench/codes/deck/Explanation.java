package cardbench.codes.deck;

import cardbench.base.text.Diagnostic;
import java.util.List;

/**
 * The bytes of a code, divided into fields: every byte belongs to exactly one field.
 *
 * @param bytes the bytes in hexadecimal, separated by spaces
 * @param fields in the order of the bytes, without empty ones
 * @param diagnostics the diagnostics of the reading
 */
public record Explanation(String bytes, List<Field> fields, List<Diagnostic> diagnostics) {

    private static final String HEX = "0123456789abcdef";

    /** Copies the lists, so that an explanation never changes. */
    public Explanation {
        fields = List.copyOf(fields);
        diagnostics = List.copyOf(diagnostics);
    }

    /** The first {@code size} bytes as two digits each. */
    public static String hex(byte[] bytes, int size) {
        StringBuilder text = new StringBuilder(3 * size);
        for (int i = 0; i < size; i++) {
            if (i > 0) {
                text.append(' ');
            }
            text.append(HEX.charAt(bytes[i] >> 4 & 15)).append(HEX.charAt(bytes[i] & 15));
        }
        return text.toString();
    }
}

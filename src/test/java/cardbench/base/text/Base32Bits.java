package cardbench.base.text;

import java.util.List;

/**
 * Base32 (RFC 4648) as a row of digits 0 and 1, the way one does it by hand; for expected values.
 */
public final class Base32Bits {

    private Base32Bits() {}

    /** The code of some bytes, without padding. */
    public static String of(List<Integer> bytes) {
        StringBuilder bits = new StringBuilder();
        for (int value : bytes) {
            String digits = Integer.toBinaryString(value);
            bits.append("0".repeat(8 - digits.length())).append(digits);
        }
        while (bits.length() % 5 != 0) {
            bits.append('0');
        }
        StringBuilder code = new StringBuilder();
        for (int i = 0; i < bits.length(); i += 5) {
            int value = Integer.parseInt(bits.substring(i, i + 5), 2);
            code.append((char) (value < 26 ? 'A' + value : '2' + value - 26));
        }
        return code.toString();
    }

    /** The code of bytes in hexadecimal digits with blanks between them. */
    public static String ofHex(String hex) {
        return of(
                List.of(hex.trim().split("\\s+")).stream()
                        .map(each -> Integer.parseInt(each, 16))
                        .toList());
    }
}

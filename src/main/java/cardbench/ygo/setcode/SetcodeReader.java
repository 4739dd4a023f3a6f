package cardbench.ygo.setcode;

import cardbench.text.Ascii;
import cardbench.text.Diagnostics;
import cardbench.text.Location;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads setcodes in all common notations: {@code 0x307b1048}; signed or unsigned decimal, as SQLite
 * and its tools print it; and lists of slots such as {@code 0066-0043-0100}, in hexadecimal,
 * highest slot first.
 */
public final class SetcodeReader {

    private static final String MOST = "18446744073709551615";
    private static final String LEAST = "9223372036854775808";
    private static final String SEPARATORS = "-,;/|+、，";

    private final String text;
    private final Diagnostics diagnostics;

    private SetcodeReader(String text, Diagnostics diagnostics) {
        this.text = text;
        this.diagnostics = diagnostics;
    }

    /** Reads a text; if it is not a setcode, adds an error and returns {@code null}. */
    public static Setcode read(String text, Diagnostics diagnostics) {
        return new SetcodeReader(narrow(text), diagnostics).whole();
    }

    /**
     * A text as long as the given one, with signs as they are meant: full-width letters and the
     * minus sign of mathematics are the plain ones. A name in corner brackets behind the number, as
     * lists of archetypes have it, is blank.
     */
    private static String narrow(String text) {
        StringBuilder narrow = new StringBuilder();
        boolean named = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            named |= c == '「' && i > 0;
            boolean wide = c > '\uff00' && c < '\uff5f';
            narrow.append(
                    named || c == '\u3000'
                            ? ' '
                            : c == '\u2212' ? '-' : wide ? (char) (c - 0xfee0) : c);
        }
        return narrow.toString();
    }

    private Setcode whole() {
        int from = Ascii.skipBlanks(text, 0, text.length());
        int to = Ascii.dropBlanks(text, from, text.length());
        if (from == to) {
            diagnostics.add(SetcodeCodes.NO_SETCODE.at(Location.range(0, text.length())));
            return null;
        }
        // Before the lists of slots, because the minus sign is one of their separators.
        if (text.charAt(from) == '-' && areDigits(from + 1, to)) {
            return decimal(from, from + 1, to, LEAST, -1);
        }
        if (separator(from, to) < to) {
            return list(from, to);
        }
        if (isMarked(from, to)) {
            return hexadecimal(from, from + 2, to);
        }
        if (areDigits(from, to)) {
            return decimal(from, from, to, MOST, 1);
        }
        Setcode setcode = hexadecimal(from, from, to);
        if (setcode != null) {
            diagnostics.add(
                    SetcodeCodes.HEX_WITHOUT_MARK
                            .at(Location.range(from, to))
                            .fixedBy("0x" + text.substring(from, to)));
        }
        return setcode;
    }

    private boolean isMarked(int from, int to) {
        return to - from > 2
                && text.charAt(from) == '0'
                && (text.charAt(from + 1) == 'x' || text.charAt(from + 1) == 'X');
    }

    private boolean areDigits(int from, int to) {
        for (int i = from; i < to; i++) {
            if (text.charAt(i) < '0' || text.charAt(i) > '9') {
                return false;
            }
        }
        return from < to;
    }

    private Setcode decimal(int start, int from, int to, String limit, int sign) {
        int first = skipZeros(from, to);
        String digits = text.substring(first, to);
        // Without leading zeros, texts of equal length compare like their numbers.
        int longer = digits.length() - limit.length();
        if (longer > 0 || longer == 0 && digits.compareTo(limit) > 0) {
            return tooLarge(start, to);
        }
        long value = 0;
        for (int i = 0; i < digits.length(); i++) {
            value = value * 10 + digits.charAt(i) - '0';
        }
        // 2^63 has wrapped around to the least value, which is its own negation.
        return new Setcode(sign * value);
    }

    private Setcode hexadecimal(int start, int from, int to) {
        for (int i = from; i < to; i++) {
            if (Ascii.hexDigit(text.charAt(i)) < 0) {
                return notANumber(i, i + 1);
            }
        }
        int first = skipZeros(from, to);
        return to - first > 16 ? tooLarge(start, to) : new Setcode(hexValue(first, to));
    }

    private int skipZeros(int from, int to) {
        int first = from;
        while (first < to - 1 && text.charAt(first) == '0') {
            first++;
        }
        return first;
    }

    private long hexValue(int from, int to) {
        long value = 0;
        for (int i = from; i < to; i++) {
            value = value << 4 | Ascii.hexDigit(text.charAt(i));
        }
        return value;
    }

    /** The next separator of slots, or {@code to}. */
    private int separator(int from, int to) {
        int at = from;
        while (at < to
                && SEPARATORS.indexOf(text.charAt(at)) < 0
                && !Ascii.isBlank(text.charAt(at))) {
            at++;
        }
        return at;
    }

    private Setcode list(int from, int to) {
        List<Integer> codes = new ArrayList<>();
        int at = from;
        while (at < to) {
            int end = separator(at, to);
            if (end > at) {
                Setcode slot =
                        isMarked(at, end) ? hexadecimal(at, at + 2, end) : hexadecimal(at, at, end);
                if (slot == null) {
                    return null;
                }
                // The complement is an int; widened with its sign, it covers the upper 48 bits.
                if ((slot.value() & ~Archetype.MAX) != 0) {
                    diagnostics.add(
                            SetcodeCodes.SLOT_TOO_LARGE
                                    .at(Location.range(at, end))
                                    .with("slot", slot.hex()));
                    return null;
                }
                codes.add(slot.slot(0));
            }
            at = end + 1;
        }
        if (codes.size() > Setcode.SLOTS) {
            diagnostics.add(
                    SetcodeCodes.TOO_MANY_SLOTS
                            .at(Location.range(from, to))
                            .with("count", codes.size()));
            return null;
        }
        return codes.isEmpty() ? notANumber(from, to) : Setcode.of(codes);
    }

    private Setcode notANumber(int from, int to) {
        diagnostics.add(
                SetcodeCodes.NOT_A_NUMBER
                        .at(Location.range(from, to))
                        .with("written", text.substring(from, to)));
        return null;
    }

    private Setcode tooLarge(int from, int to) {
        diagnostics.add(SetcodeCodes.TOO_LARGE.at(Location.range(from, to)));
        return null;
    }
}

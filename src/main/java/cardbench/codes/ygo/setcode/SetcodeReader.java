package cardbench.codes.ygo.setcode;

import cardbench.base.text.Ascii;
import cardbench.base.text.Diagnostics;
import cardbench.base.text.Location;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads setcodes in all common notations: {@code 0x307b1048}; signed or unsigned decimal, as SQLite
 * and its tools print it; and lists of slots such as {@code 0066-0043-0100}, in hexadecimal,
 * highest slot first.
 */
public final class SetcodeReader {

    private static final String MAX_UNSIGNED = "18446744073709551615";
    private static final String MIN_SIGNED = "9223372036854775808";
    private static final String SEPARATORS = "-,;/|+、，";

    /** Brackets that names stand in, and what ends them. */
    private static final String OPENING = "「『【〔《〈（(［[";

    private static final String CLOSING = "」』】〕》〉）)］]";

    /** Hyphen, dashes, the minus sign, and its small form. */
    private static final String DASHES = "\u2010\u2011\u2012\u2013\u2212\ufe63";

    /** Blanks that are not ASCII, and signs without width. */
    private static final String UNSEEN = "\u00a0\u3000\u200b\u200e\u200f\u2060\ufeff";

    /** What a line of {@code strings.conf} begins with. */
    private static final String SETNAME = "!setname ";

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
     * A text as long as the given one, with signs as they are meant: full-width letters are the
     * plain ones, and so are dashes and the minus sign of mathematics. Names in brackets behind
     * numbers are blank, and so are the mark of {@code strings.conf} and the name there.
     */
    private static String narrow(String text) {
        StringBuilder narrow = new StringBuilder();
        int close = -1;
        boolean begun = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            int open = OPENING.indexOf(c);
            if (open >= 0 && close < 0 && begun) {
                close = open;
            }
            narrow.append(close >= 0 ? ' ' : narrow(c));
            begun |= !Ascii.isBlank(narrow.charAt(i));
            if (close >= 0 && c == CLOSING.charAt(close)) {
                close = -1;
            }
        }
        return withoutName(narrow.toString());
    }

    private static char narrow(char c) {
        if (c > '\uff00' && c < '\uff5f') {
            return (char) (c - 0xfee0);
        }
        return DASHES.indexOf(c) >= 0 ? '-' : UNSEEN.indexOf(c) >= 0 ? ' ' : c;
    }

    /** Blanks the mark of a line of names, and the name behind a marked number. */
    private static String withoutName(String text) {
        int from = Ascii.skipBlanks(text, 0, text.length());
        boolean line = text.startsWith(SETNAME, from);
        String number = line ? blank(text, from, from + SETNAME.length()) : text;
        from = Ascii.skipBlanks(number, 0, number.length());
        int end = Ascii.wordEnd(number, from, number.length());
        int name = Ascii.skipBlanks(number, end, number.length());
        if (name < number.length() && number.charAt(name) == '=') {
            return blank(number, end, number.length());
        }
        boolean marked = number.startsWith("0x", from) || number.startsWith("0X", from);
        return marked && (line || isName(number, name))
                ? blank(number, end, number.length())
                : number;
    }

    private static String blank(String text, int from, int to) {
        return text.substring(0, from) + " ".repeat(to - from) + text.substring(to);
    }

    /** Whether the text from there begins with a word that is no number of a list. */
    private static boolean isName(String text, int from) {
        if (text.startsWith("0x", from) || text.startsWith("0X", from)) {
            return false;
        }
        for (int i = from; i < text.length() && !Ascii.isBlank(text.charAt(i)); i++) {
            char c = text.charAt(i);
            if (Ascii.hexDigit(c) < 0 && SEPARATORS.indexOf(c) < 0) {
                return true;
            }
        }
        return false;
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
            return decimal(from, from + 1, to, MIN_SIGNED, -1);
        }
        if (separator(from, to) < to) {
            return list(from, to);
        }
        if (isMarked(from, to)) {
            return hexadecimal(from, from + 2, to);
        }
        if (areDigits(from, to)) {
            return decimal(from, from, to, MAX_UNSIGNED, 1);
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
        return from < to && Ascii.digitsEnd(text, from, to) == to;
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

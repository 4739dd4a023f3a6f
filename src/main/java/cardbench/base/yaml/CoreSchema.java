package cardbench.base.yaml;

import cardbench.base.text.Ascii;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Converts texts to numbers and booleans: the core schema of YAML 1.2 (section 10.3.2), and the
 * further words for yes and no of yaml-cpp, for which many deck files were written.
 */
public final class CoreSchema {

    private static final String[] YES = {"true", "yes", "on", "y"};
    private static final String[] NO = {"false", "no", "off", "n"};

    private CoreSchema() {}

    /** A 32-bit integer: decimal with or without sign, {@code 0o17} or {@code 0x1F}; or empty. */
    public static OptionalInt integer(String text) {
        if (text.startsWith("0x")) {
            return digits(text, 2, 16, false);
        } else if (text.startsWith("0o")) {
            return digits(text, 2, 8, false);
        }
        boolean negative = text.startsWith("-");
        return digits(text, negative || text.startsWith("+") ? 1 : 0, 10, negative);
    }

    private static OptionalInt digits(String text, int from, int base, boolean negative) {
        if (from == text.length()) {
            return OptionalInt.empty();
        }
        int value = 0;
        // Computed as a negative number, because there is one more of these.
        int least = negative ? Integer.MIN_VALUE : -Integer.MAX_VALUE;
        for (int i = from; i < text.length(); i++) {
            int digit = digit(text.charAt(i));
            if (digit < 0 || digit >= base || value < (least + digit) / base) {
                return OptionalInt.empty();
            }
            value = value * base - digit;
        }
        return OptionalInt.of(negative ? value : -value);
    }

    private static int digit(char c) {
        if (Ascii.isDigit(c)) {
            return c - '0';
        }
        int letter = c | 0x20;
        return letter >= 'a' && letter <= 'f' ? letter - 'a' + 10 : -1;
    }

    /**
     * A boolean: {@code true}, {@code yes}, {@code on}, {@code y} and their opposites; or empty.
     */
    public static Optional<Boolean> truth(String text) {
        for (int i = 0; i < YES.length; i++) {
            if (isWord(text, YES[i])) {
                return Optional.of(true);
            } else if (isWord(text, NO[i])) {
                return Optional.of(false);
            }
        }
        return Optional.empty();
    }

    /** Whether a text is a word in lower case, in upper case, or capitalised. */
    private static boolean isWord(String text, String word) {
        if (text.length() != word.length()) {
            return false;
        }
        boolean capital = text.charAt(0) != word.charAt(0);
        boolean capitals = capital && text.length() > 1 && text.charAt(1) != word.charAt(1);
        for (int i = 0; i < word.length(); i++) {
            boolean upper = capitals || capital && i == 0;
            if (text.charAt(i) != (upper ? word.charAt(i) - 'a' + 'A' : word.charAt(i))) {
                return false;
            }
        }
        return true;
    }
}

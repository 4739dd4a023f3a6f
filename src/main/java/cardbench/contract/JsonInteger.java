package cardbench.contract;

import com.eclipsesource.json.JsonValue;

/** Recognises integers among JSON numbers, which may have a decimal point or an exponent. */
public final class JsonInteger {

    /** No 64-bit integer has more digits. */
    private static final int DIGITS = 20;

    private JsonInteger() {}

    /**
     * The value as an integer between two bounds, both inclusive; {@code otherwise} if there is
     * none. A fraction, an exponent or more than 32 bits are no integer here.
     */
    public static int of(JsonValue value, int least, int most, int otherwise) {
        try {
            int number = value != null && value.isNumber() ? value.asInt() : otherwise;
            return number >= least && number <= most ? number : otherwise;
        } catch (NumberFormatException e) {
            return otherwise;
        }
    }

    /**
     * The decimal digits of a JSON number, with its sign: {@code 1000} for {@code 1e3}, {@code 15}
     * for {@code 1.5e1}. Numbers without point and exponent stay as they are.
     *
     * @return {@code null} if the number is not an integer, or has an exponent and more digits than
     *     a 64-bit integer
     */
    public static String text(String number) {
        int exponentAt = exponentAt(number);
        int pointAt = number.indexOf('.');
        if (exponentAt == number.length() && pointAt < 0) {
            return number;
        }
        int sign = number.charAt(0) == '-' ? 1 : 0;
        int wholeTo = pointAt < 0 ? exponentAt : pointAt;
        String digits =
                number.substring(sign, wholeTo)
                        + number.substring(Math.min(wholeTo + 1, exponentAt), exponentAt);
        int from = 0;
        while (from < digits.length() && digits.charAt(from) == '0') {
            from++;
        }
        int to = digits.length();
        while (to > from && digits.charAt(to - 1) == '0') {
            to--;
        }
        if (from == to) {
            return "0";
        }
        // checked before the zeros are written: 1e999999999 is a short text for a long number
        long size = wholeTo - sign - from + exponent(number, exponentAt);
        if (size < to - from || size > DIGITS) {
            return null;
        }
        StringBuilder text = new StringBuilder(number.substring(0, sign));
        text.append(digits, from, to);
        for (long i = to - from; i < size; i++) {
            text.append('0');
        }
        return text.toString();
    }

    private static int exponentAt(String number) {
        int at = 0;
        while (at < number.length() && (number.charAt(at) | 0x20) != 'e') {
            at++;
        }
        return at;
    }

    /** The exponent, clamped to the range of an int, which no text of digits can make up for. */
    private static long exponent(String number, int exponentAt) {
        int at = exponentAt + 1;
        boolean negative = at < number.length() && number.charAt(at) == '-';
        at += negative || at < number.length() && number.charAt(at) == '+' ? 1 : 0;
        long exponent = 0;
        for (; at < number.length(); at++) {
            exponent = Math.min(Integer.MAX_VALUE, exponent * 10 + number.charAt(at) - '0');
        }
        return negative ? -exponent : exponent;
    }
}

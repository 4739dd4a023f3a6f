package cardbench.wizard.card;

import cardbench.base.json.JsonScalar;
import cardbench.base.text.Ascii;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * The equality of {@code Equals}, whose sides the document declares as {@code any} (D-EQUALS): two
 * values are equal if they are the same JSON value. Objects are compared by their keys, in any
 * order, lists item by item, texts character by character, and numbers exactly, so that 1 and 1.0
 * are equal. A text that spells a whole number is that number (D-TYPE).
 *
 * <p>Each value has a key, and two values are equal exactly if their keys are the same text.
 */
public final class ExactEquality {

    /** The most digits of an exponent that surely fits into a {@code long}, with room to add. */
    private static final int EXPONENT_DIGITS = 15;

    private ExactEquality() {}

    /**
     * The key of a value, or {@code null} if a part of it is unresolved: it then equals nothing
     * (D-UNRESOLVED).
     *
     * @param resolve evaluates numbers, texts and getters
     */
    public static String key(Value value, Function<Value, GameValue> resolve) {
        if (value instanceof Value.Literal literal) {
            JsonScalar scalar = literal.scalar();
            return scalar.type() == JsonScalar.Type.NUMBER ? number(scalar.text()) : scalar.text();
        }
        if (value instanceof Value.Items items) {
            return list(items, resolve);
        }
        return value instanceof Value.Fields fields
                ? object(fields, resolve)
                : key(resolve.apply(value));
    }

    private static String list(Value.Items items, Function<Value, GameValue> resolve) {
        StringBuilder list = new StringBuilder("[");
        for (Value item : items.items()) {
            String key = key(item, resolve);
            if (key == null) {
                return null;
            }
            list.append(key).append(',');
        }
        return list.append(']').toString();
    }

    private static String object(Value.Fields fields, Function<Value, GameValue> resolve) {
        List<String> sorted = new ArrayList<>();
        for (Value.Field field : fields.fields()) {
            String key = key(field.value(), resolve);
            if (key == null) {
                return null;
            }
            String member = quoted(field.name()) + key;
            sorted.add(place(member, sorted), member);
        }
        return "{" + String.join(",", sorted) + "}";
    }

    /**
     * How many texts of a sorted list are before a text. A sorted map of the library would be the
     * only one in its bundle, where each kilobyte counts.
     */
    private static int place(String text, List<String> sorted) {
        int from = 0;
        int to = sorted.size();
        while (from < to) {
            int middle = (from + to) / 2;
            boolean before = sorted.get(middle).compareTo(text) < 0;
            from = before ? middle + 1 : from;
            to = before ? to : middle;
        }
        return from;
    }

    private static String key(GameValue value) {
        if (value instanceof GameValue.Unresolved) {
            return null;
        }
        if (value instanceof GameValue.Texts several) {
            return list(several.values());
        }
        Integer number = value.number();
        return number == null ? quoted(value.shown()) : number(number.toString());
    }

    private static String list(List<String> texts) {
        StringBuilder list = new StringBuilder("[");
        for (String text : texts) {
            list.append(key(new GameValue.Text(text))).append(',');
        }
        return list.append(']').toString();
    }

    /** The text behind its length, so that nothing in it can end it. */
    private static String quoted(String text) {
        return text.length() + ":" + text;
    }

    /**
     * A number of JSON as its digits without outer zeros and a power of ten: {@code 1.50} and
     * {@code 15e-1} are both {@code 15e-1}.
     */
    public static String number(String text) {
        int exponentAt = Math.max(text.indexOf('e'), text.indexOf('E'));
        String mantissa = exponentAt < 0 ? text : text.substring(0, exponentAt);
        String exponent = exponentAt < 0 ? "0" : stripped(text.substring(exponentAt + 1));
        int point = mantissa.indexOf('.');
        int places = point < 0 ? 0 : mantissa.length() - point - 1;
        StringBuilder digits = new StringBuilder();
        for (int i = 0; i < mantissa.length(); i++) {
            char c = mantissa.charAt(i);
            boolean leading = c == '0' && digits.length() == 0;
            if (Ascii.isDigit(c) && !leading) {
                digits.append(c);
            }
        }
        if (digits.length() == 0) {
            return "0";
        }
        int end = digits.length();
        while (digits.charAt(end - 1) == '0') {
            end--;
        }
        int shift = digits.length() - end - places;
        digits.setLength(end);
        // an exponent beyond any number that is ever written is kept as it is
        String power =
                exponent.length() > EXPONENT_DIGITS
                        ? exponent + "+" + shift
                        : Long.toString(Long.parseLong(exponent) + shift);
        return (mantissa.charAt(0) == '-' ? "-" : "") + digits + "e" + power;
    }

    /** An exponent without plus sign and leading zeros. */
    private static String stripped(String exponent) {
        boolean minus = exponent.charAt(0) == '-';
        int from = minus || exponent.charAt(0) == '+' ? 1 : 0;
        while (from < exponent.length() - 1 && exponent.charAt(from) == '0') {
            from++;
        }
        return (minus ? "-" : "") + exponent.substring(from);
    }
}

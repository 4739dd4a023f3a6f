package cardbench.wizard.check;

import cardbench.base.json.JsonList;
import cardbench.base.json.JsonMap;
import cardbench.base.json.JsonNode;
import cardbench.base.json.JsonScalar;
import cardbench.wizard.card.PlacedValueBuilder;

/**
 * Takes {@code 2.0} and {@code 1e0} for the integers that they are, as <a
 * href="https://json-schema.org/draft/2020-12/json-schema-core#section-4.2.3">JSON Schema</a> does.
 */
public final class IntegralNumbers {

    /** The most digits behind the point that are looked at. */
    private static final int MAX_DIGITS = 9;

    private IntegralNumbers() {}

    private static JsonNode of(JsonNode node) {
        if (node instanceof JsonMap map) {
            return of(map);
        }
        if (node instanceof JsonList list) {
            return list.withItems(IntegralNumbers::of);
        }
        return node instanceof JsonScalar scalar && scalar.type() == JsonScalar.Type.NUMBER
                ? of(scalar)
                : node;
    }

    /**
     * The same object with each integer in it written without point and exponent. Any other number
     * stays as it is written.
     */
    public static JsonMap of(JsonMap map) {
        return map.withValues(member -> of(member.value()));
    }

    private static JsonScalar of(JsonScalar number) {
        String text = number.text();
        int exponent = Math.max(text.indexOf('e'), text.indexOf('E'));
        String mantissa = exponent < 0 ? text : text.substring(0, exponent);
        int point = mantissa.indexOf('.');
        if (exponent < 0 && point < 0) {
            return number;
        }
        String power = exponent < 0 ? "0" : text.substring(exponent + 1);
        power = power.startsWith("+") ? power.substring(1) : power;
        String fraction = point < 0 ? "" : mantissa.substring(point + 1);
        if (!JsonScalar.isInteger(power) || fraction.length() > MAX_DIGITS) {
            return number;
        }
        String whole = point < 0 ? mantissa : mantissa.substring(0, point);
        StringBuilder digits = new StringBuilder(whole).append(fraction);
        int zeros = Integer.parseInt(power) - fraction.length();
        while (zeros < 0 && digits.length() > 1 && digits.charAt(digits.length() - 1) == '0') {
            digits.setLength(digits.length() - 1);
            zeros++;
        }
        while (zeros > 0 && digits.length() <= MAX_DIGITS) {
            digits.append('0');
            zeros--;
        }
        return zeros == 0 && JsonScalar.isInteger(digits.toString())
                ? PlacedValueBuilder.number(Integer.parseInt(digits.toString()), number)
                : number;
    }
}

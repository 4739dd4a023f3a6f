package cardbench.wizard.check;

import cardbench.base.json.JsonList;
import cardbench.base.json.JsonMap;
import cardbench.base.json.JsonNode;
import cardbench.base.json.JsonScalar;
import cardbench.wizard.card.ExactEquality;
import cardbench.wizard.card.PlacedValueBuilder;

/**
 * Takes {@code 2.0} and {@code 1e0} for the integers that they are, as <a
 * href="https://json-schema.org/draft/2020-12/json-schema-core#section-4.2.3">JSON Schema</a> does.
 */
public final class IntegralNumbers {

    /** The most digits of an integer. */
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
        boolean plain = text.indexOf('.') < 0 && text.indexOf('e') < 0 && text.indexOf('E') < 0;
        String exact = ExactEquality.number(text);
        int exponentAt = exact.indexOf('e');
        String power = exponentAt < 0 ? "0" : exact.substring(exponentAt + 1);
        if (plain || !JsonScalar.isInteger(power)) {
            return number;
        }
        StringBuilder digits =
                new StringBuilder(exponentAt < 0 ? exact : exact.substring(0, exponentAt));
        int zeros = Integer.parseInt(power);
        for (int i = 0; i < zeros && digits.length() <= MAX_DIGITS; i++) {
            digits.append('0');
        }
        return zeros >= 0 && JsonScalar.isInteger(digits.toString())
                ? PlacedValueBuilder.number(Integer.parseInt(digits.toString()), number)
                : number;
    }
}

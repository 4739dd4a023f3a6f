package cardbench.wizard.card;

import cardbench.json.JsonMap;
import cardbench.json.JsonNode;
import cardbench.json.JsonScalar;

/** The truth value of a condition in every game, as far as it is known without playing. */
public enum StaticTruth {
    ALWAYS,
    NEVER,
    DEPENDS;

    /** The truth value of a normalised condition. */
    public static StaticTruth of(JsonNode node) {
        if (!(node instanceof JsonMap map)) {
            return DEPENDS;
        }
        return switch (map.text("type", "")) {
            case "AlwaysTrue" -> ALWAYS;
            case "AlwaysFalse" -> NEVER;
            case "Not" -> of(map.get("condition")).turned();
            case "And" -> all(map, NEVER, ALWAYS);
            case "Or" -> all(map, ALWAYS, NEVER);
            case "Equals" -> equal(map);
            case "GreaterThan", "LessThan", "GreaterThanOrEqual", "LessThanOrEqual" -> compare(map);
            default -> DEPENDS;
        };
    }

    private StaticTruth turned() {
        return this == ALWAYS ? NEVER : this == NEVER ? ALWAYS : DEPENDS;
    }

    /** One {@code deciding} part decides; without any part the result is {@code otherwise}. */
    private static StaticTruth all(JsonMap map, StaticTruth deciding, StaticTruth otherwise) {
        StaticTruth sense = otherwise;
        for (JsonNode part : map.items("conditions")) {
            StaticTruth one = of(part);
            if (one == deciding) {
                return deciding;
            }
            // go on: a later part may still decide
            sense = one == DEPENDS ? DEPENDS : sense;
        }
        return sense;
    }

    private static GameValue constant(JsonNode node) {
        if (!(node instanceof JsonScalar scalar)) {
            return null;
        }
        if (!scalar.isString()) {
            return scalar.isInteger() ? new GameValue.Number(scalar.integer()) : null;
        }
        boolean fixed = Template.references(scalar.text()).isEmpty();
        return fixed ? new GameValue.Text(scalar.text()) : null;
    }

    private static StaticTruth equal(JsonMap map) {
        GameValue a = constant(map.get("value1"));
        GameValue b = constant(map.get("value2"));
        return a == null || b == null ? DEPENDS : a.same(b) ? ALWAYS : NEVER;
    }

    private static StaticTruth compare(JsonMap map) {
        GameValue a = constant(map.get("value1"));
        GameValue b = constant(map.get("value2"));
        if (a == null || b == null || a.number() == null || b.number() == null) {
            return DEPENDS;
        }
        Condition.Order order = Condition.Order.of(map.text("type", ""));
        return order.holds(a.number(), b.number()) ? ALWAYS : NEVER;
    }
}

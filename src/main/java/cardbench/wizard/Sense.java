package cardbench.wizard;

import cardbench.json.JsonMap;
import cardbench.json.JsonNode;
import cardbench.json.JsonScalar;

/** What a condition is, whatever happens in the game, as far as that can be said. */
enum Sense {
    ALWAYS,
    NEVER,
    DEPENDS;

    /** The sense of a normalised condition. */
    static Sense of(JsonNode node) {
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

    private Sense turned() {
        return this == ALWAYS ? NEVER : this == NEVER ? ALWAYS : DEPENDS;
    }

    /** One {@code deciding} part decides; without any part it is {@code otherwise}. */
    private static Sense all(JsonMap map, Sense deciding, Sense otherwise) {
        Sense sense = otherwise;
        for (JsonNode part : map.items("conditions")) {
            Sense one = of(part);
            if (one == deciding) {
                return deciding;
            }
            sense = one == DEPENDS ? DEPENDS : sense;
        }
        return sense;
    }

    private static Datum constant(JsonNode node) {
        if (!(node instanceof JsonScalar scalar)) {
            return null;
        }
        if (!scalar.isString()) {
            return scalar.isInteger() ? new Datum.Number(scalar.integer()) : null;
        }
        boolean fixed = Template.references(scalar.text()).isEmpty();
        return fixed ? new Datum.Text(scalar.text()) : null;
    }

    private static Sense equal(JsonMap map) {
        Datum a = constant(map.get("value1"));
        Datum b = constant(map.get("value2"));
        return a == null || b == null ? DEPENDS : a.same(b) ? ALWAYS : NEVER;
    }

    private static Sense compare(JsonMap map) {
        Datum a = constant(map.get("value1"));
        Datum b = constant(map.get("value2"));
        if (a == null || b == null || a.number() == null || b.number() == null) {
            return DEPENDS;
        }
        Condition.Order order = Condition.Order.of(map.text("type", ""));
        return order.holds(a.number(), b.number()) ? ALWAYS : NEVER;
    }
}

package cardbench.wizard.card;

import cardbench.base.json.JsonList;
import cardbench.base.json.JsonMap;
import cardbench.base.json.JsonNode;
import cardbench.base.json.JsonScalar;
import java.util.List;

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

    /** The number that a value without variables and getters is; {@code null} for any other. */
    public static Integer number(JsonNode node) {
        GameValue constant = constant(node);
        return constant == null ? null : constant.number();
    }

    private static StaticTruth equal(JsonMap map) {
        String a = constantKey(map.get("value1"));
        String b = constantKey(map.get("value2"));
        return a == null || b == null ? DEPENDS : a.equals(b) ? ALWAYS : NEVER;
    }

    /**
     * The key of a value without variables and getters, by which equal values are known ({@link
     * ExactEquality}); {@code null} for any other.
     */
    public static String constantKey(JsonNode node) {
        return isConstant(node)
                ? ExactEquality.key(CardBuilder.value(node), StaticTruth::literal)
                : null;
    }

    private static GameValue literal(Value value) {
        return value instanceof Value.Constant constant
                ? new GameValue.Number(constant.number())
                : new GameValue.Text(((Value.Text) value).template());
    }

    private static boolean isConstant(JsonNode node) {
        if (node instanceof JsonScalar scalar) {
            return !scalar.isString() || Template.references(scalar.text()).isEmpty();
        }
        boolean constant =
                node instanceof JsonList
                        || node instanceof JsonMap map
                                && ObjectType.of(map, CardGrammar.GETTERS) == null;
        for (JsonNode item : constant ? node.items() : List.<JsonNode>of()) {
            constant &= isConstant(item);
        }
        for (JsonMap.Member member : constant ? node.members() : List.<JsonMap.Member>of()) {
            constant &= isConstant(member.value());
        }
        return constant;
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

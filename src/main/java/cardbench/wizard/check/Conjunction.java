package cardbench.wizard.check;

import cardbench.base.json.JsonMap;
import cardbench.base.json.JsonNode;
import cardbench.base.json.JsonScalar;
import cardbench.base.json.JsonTreeText;
import cardbench.wizard.card.Condition;
import cardbench.wizard.card.StaticTruth;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Conditions that have to hold together, and whether they can. Comparisons of a value with
 * constants leave an interval and single values; comparisons of two values leave some of the orders
 * less, equal and greater. A value without a meaning is no case of its own: no comparison with it
 * holds (D-UNRESOLVED), so that a negated comparison restricts only a value that another comparison
 * needs.
 */
final class Conjunction {

    /**
     * A condition without parts.
     *
     * @param wanted whether it has to hold; otherwise it must not
     */
    record Literal(JsonMap condition, boolean wanted) {

        String type() {
            return condition.text("type", "");
        }

        /** A comparison as a formula, any other condition as it is written. */
        String formula() {
            Condition.Order order = Condition.Order.of(type());
            String text =
                    order == null
                            ? JsonTreeText.of(condition)
                            : side("value1") + " " + sign(order) + " " + side("value2");
            return wanted ? text : "not " + text;
        }

        private String side(String key) {
            JsonNode node = condition.get(key);
            return node instanceof JsonMap getter
                    ? getter.text("property", getter.text("type", ""))
                    : node instanceof JsonScalar scalar ? scalar.text() : JsonTreeText.of(node);
        }

        private static String sign(Condition.Order order) {
            return switch (order) {
                case EQUAL -> "=";
                case GREATER -> ">";
                case LESS -> "<";
                case AT_LEAST -> "≥";
                case AT_MOST -> "≤";
            };
        }
    }

    private static final int LESS = 1;
    private static final int EQUAL = 2;
    private static final int GREATER = 4;
    private static final int ANY = LESS | EQUAL | GREATER;

    /** What is known of a value that is compared with constants. */
    private static final class Range {
        private String equal;
        private Integer number;
        private int least = Integer.MIN_VALUE;
        private int most = Integer.MAX_VALUE;
        private boolean ordered;
        private final List<String> excluded = new ArrayList<>();
        private boolean failed;

        private void equal(JsonNode constant) {
            String key = StaticTruth.constantKey(constant);
            failed |= equal != null && !equal.equals(key);
            equal = key;
            number = StaticTruth.number(constant);
        }

        private void order(int orders, int bound) {
            ordered = true;
            boolean same = (orders & EQUAL) != 0;
            if ((orders & GREATER) == 0) {
                most = Math.min(most, same ? bound : bound - 1);
            }
            if ((orders & LESS) == 0) {
                least = Math.max(least, same ? bound : bound + 1);
            }
        }

        private boolean isImpossible() {
            boolean text = equal != null && ordered && number == null;
            boolean outside = number != null && (number < least || number > most);
            boolean excludes = equal != null && excluded.contains(equal);
            return failed || text || outside || excludes || least > most;
        }
    }

    private final List<Literal> literals;

    /** For each value that equals another one, one value that stands for all of them. */
    private final Map<String, String> same = new LinkedHashMap<>();

    private final Map<String, Range> ranges = new LinkedHashMap<>();
    private final Map<String, Integer> pairs = new LinkedHashMap<>();
    private final Map<String, String> facts = new LinkedHashMap<>();
    private boolean failed;

    private Conjunction(List<Literal> literals) {
        this.literals = literals;
    }

    /** Whether not all of the conditions can hold at once. */
    static boolean isImpossible(List<Literal> literals) {
        Conjunction conjunction = new Conjunction(literals);
        conjunction.facts();
        conjunction.compare();
        return conjunction.failed;
    }

    private static int orders(Literal literal) {
        int orders =
                switch (Condition.Order.of(literal.type())) {
                    case EQUAL -> EQUAL;
                    case GREATER -> GREATER;
                    case LESS -> LESS;
                    case AT_LEAST -> GREATER | EQUAL;
                    case AT_MOST -> LESS | EQUAL;
                };
        return literal.wanted() ? orders : ANY & ~orders;
    }

    /** What is the case: a condition itself, whether a player has a card, the type of a card. */
    private void facts() {
        for (Literal one : literals) {
            JsonMap map = one.condition();
            fact("condition " + JsonTreeText.of(map), Boolean.toString(one.wanted()));
            String owner = text(map.get("playerUUID")) + " " + text(map.get("cardUUID"));
            switch (one.wanted() ? one.type() : "") {
                case "HasCard", "HasNoCard" -> fact("has " + owner, one.type());
                case "IsType" -> {
                    fact("type " + owner, map.text("cardType", ""));
                    fact(map.text("cardType", "") + " is " + owner, "IsType");
                }
                case "IsNotType" -> fact(map.text("cardType", "") + " is " + owner, "IsNotType");
                default -> {}
            }
        }
    }

    private void fact(String name, String value) {
        String before = facts.put(name, value);
        failed |= before != null && !before.equals(value);
    }

    private static String text(JsonNode node) {
        return node == null ? "" : ComparisonCheck.text(node);
    }

    private String standing(String value) {
        String one = value;
        while (same.containsKey(one)) {
            one = same.get(one);
        }
        return one;
    }

    private void compare() {
        List<Literal> comparisons = new ArrayList<>();
        for (Literal one : literals) {
            boolean both = one.condition().has("value1") && one.condition().has("value2");
            if (both && Condition.Order.of(one.type()) != null) {
                comparisons.add(one);
            }
        }
        for (Literal one : comparisons) {
            String a = standing(text(one.condition().get("value1")));
            String b = standing(text(one.condition().get("value2")));
            boolean values = !isConstant(one, "value1") && !isConstant(one, "value2");
            if (values && one.wanted() && orders(one) == EQUAL && !a.equals(b)) {
                same.put(a, b);
            }
        }
        // first what has to hold: it shows which values must have a meaning
        for (Literal one : comparisons) {
            if (one.wanted()) {
                compare(one);
            }
        }
        for (Literal one : comparisons) {
            if (!one.wanted()) {
                compare(one);
            }
        }
        for (Range range : ranges.values()) {
            failed |= range.isImpossible();
        }
    }

    private static boolean isConstant(Literal literal, String key) {
        return StaticTruth.constantKey(literal.condition().get(key)) != null;
    }

    private void compare(Literal one) {
        boolean left = isConstant(one, "value1");
        boolean right = isConstant(one, "value2");
        if (left && right) {
            return; // known without the other conditions
        }
        if (left || right) {
            JsonNode constant = one.condition().get(left ? "value1" : "value2");
            String value = standing(text(one.condition().get(left ? "value2" : "value1")));
            constant(one, value, constant, left ? turned(orders(one)) : orders(one));
        } else {
            String a = standing(text(one.condition().get("value1")));
            String b = standing(text(one.condition().get("value2")));
            pair(one, a, b);
        }
    }

    private static int turned(int orders) {
        return orders & EQUAL
                | ((orders & LESS) != 0 ? GREATER : 0)
                | ((orders & GREATER) != 0 ? LESS : 0);
    }

    private void constant(Literal one, String value, JsonNode constant, int orders) {
        Range range = ranges.get(value);
        if (range == null) {
            if (!one.wanted()) {
                return;
            }
            range = new Range();
            ranges.put(value, range);
        }
        Integer number = StaticTruth.number(constant);
        if (orders == EQUAL && one.wanted()) {
            range.equal(constant);
        } else if (orders == (LESS | GREATER)) {
            range.excluded.add(StaticTruth.constantKey(constant));
        } else if (number != null) {
            range.order(orders, number);
        }
    }

    private void pair(Literal one, String a, String b) {
        int orders = orders(one);
        if (a.equals(b)) {
            // two values that another condition makes equal; of one and itself the check of sides
            // reports it
            failed |= (orders & EQUAL) == 0 && !isItself(one);
            return;
        }
        boolean turn = a.compareTo(b) > 0;
        String key = turn ? b + " " + a : a + " " + b;
        Integer before = pairs.get(key);
        if (before == null && !one.wanted()) {
            return;
        }
        int left = (before == null ? ANY : before) & (turn ? turned(orders) : orders);
        pairs.put(key, left);
        failed |= left == 0;
    }

    private static boolean isItself(Literal one) {
        return text(one.condition().get("value1")).equals(text(one.condition().get("value2")));
    }
}

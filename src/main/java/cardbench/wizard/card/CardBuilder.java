package cardbench.wizard.card;

import cardbench.base.json.JsonList;
import cardbench.base.json.JsonMap;
import cardbench.base.json.JsonNode;
import cardbench.base.json.JsonScalar;
import java.util.ArrayList;
import java.util.List;

/**
 * Builds the model from a normalised JSON tree. The tree must have passed the checks without
 * errors: casts and missing keys are not handled here.
 */
public final class CardBuilder {

    private CardBuilder() {}

    public static Card card(JsonMap map) {
        boolean exploration = Card.isExploration(map);
        List<Card.Behavior> behaviors = new ArrayList<>();
        for (JsonMap behavior : map.objects("behaviors")) {
            behaviors.add(
                    new Card.Behavior(
                            behavior,
                            Timing.of(behavior.text("at", "")),
                            doables(behavior.items("do"))));
        }
        String type = exploration ? map.text("type", "event") : map.text("cardType", "spell");
        return new Card(
                map.text("id", ""),
                map.text("name", ""),
                map,
                map.integer("manaCost", 0),
                type,
                behaviors);
    }

    public static List<Doable> doables(List<JsonNode> items) {
        List<Doable> doables = new ArrayList<>();
        for (JsonNode item : items) {
            doables.add(doable((JsonMap) item));
        }
        return doables;
    }

    private static Doable doable(JsonMap map) {
        String id = map.text("id", "");
        String type = map.text("type", "");
        boolean set = map.text("mode", "").equals("set");
        return switch (type) {
            case "loop" ->
                    new Doable.Loop(
                            map,
                            id,
                            value(map, "times"),
                            doables(map.items("do")),
                            map.has("target") ? target(map, "target") : null,
                            map.has("until") ? condition(map.get("until")) : null);
            case "if" ->
                    new Doable.If(
                            map,
                            id,
                            condition(map.get("condition")),
                            doables(map.items("do")),
                            doables(map.items("elsedo")));
            case "damage" ->
                    new Doable.Damage(map, id, value(map, "amount"), target(map, "target"));
            case "drawCard" ->
                    new Doable.Draw(map, id, value(map, "amount"), target(map, "target"));
            case "askDiscardCard" -> {
                Value maximum = value(map, "maximum");
                Target target = target(map, "target");
                yield new Doable.AskDiscard(map, id, value(map, "minimum"), maximum, target);
            }
            case "discardCard" -> new Doable.Discard(map, id, target(map, "target"));
            case "shuffleBack" -> new Doable.ShuffleBack(map, id, target(map, "player"));
            case "addTriggers" -> new Doable.AddTriggers(map, id, triggers(map));
            case "removeTriggers" -> removeTriggers(map, id);
            case "counter" -> new Doable.Counter(map, id);
            case "school" -> {
                Target target = target(map, "target");
                yield new Doable.ChangeSchool(map, id, map.text("school", ""), target);
            }
            case "changeDamage" -> new Doable.ChangeDamage(map, id, set, value(map, "amount"));
            // all others change a number of that name
            default -> {
                Doable.Stat stat = Doable.Stat.of(type);
                Target target = target(map, "target");
                yield new Doable.Change(map, id, stat, set, value(map, "amount"), target);
            }
        };
    }

    private static Doable removeTriggers(JsonMap map, String id) {
        String by = map.text("mode", "");
        JsonNode given = map.get("targets");
        List<JsonNode> targets = given instanceof JsonMap ? List.of(given) : given.items();
        List<Doable.TriggerName> names = new ArrayList<>();
        for (JsonNode target : targets) {
            names.add(
                    target instanceof JsonMap getter
                            ? new Doable.TriggerName(
                                    value(getter.get("value")), getter.text("mode", ""))
                            : new Doable.TriggerName(value(target), by));
        }
        return new Doable.RemoveTriggers(map, id, names);
    }

    private static List<Trigger> triggers(JsonMap map) {
        List<Trigger> triggers = new ArrayList<>();
        for (JsonMap trigger : map.objects("triggers")) {
            triggers.add(trigger(trigger));
        }
        return triggers;
    }

    public static Trigger trigger(JsonMap map) {
        return new Trigger(
                map,
                map.text("id", ""),
                TriggerMode.of(map.text("mode", "")),
                Event.of(map.text("event", "")),
                map.has("condition") ? condition(map.get("condition")) : null,
                doables(map.items("do")));
    }

    public static Condition condition(JsonNode node) {
        JsonMap map = (JsonMap) node;
        String type = map.text("type", "");
        return switch (type) {
            case "And", "Or" -> {
                List<Condition> parts = new ArrayList<>();
                for (JsonNode part : map.items("conditions")) {
                    parts.add(condition(part));
                }
                yield new Condition.Join(type.equals("And"), parts);
            }
            case "Not" -> new Condition.Not(condition(map.get("condition")));
            case "HasCard", "HasNoCard" ->
                    new Condition.HasCard(
                            type.equals("HasCard"),
                            value(map, "playerUUID"),
                            value(map, "cardUUID"));
            case "IsType", "IsNotType" ->
                    new Condition.IsType(
                            type.equals("IsType"),
                            value(map, "playerUUID"),
                            map.text("cardType", ""),
                            value(map, "cardUUID"));
            case "HasWand" -> new Condition.HasWand(value(map, "playerUUID"));
            case "AlwaysTrue", "AlwaysFalse" -> new Condition.Always(type.equals("AlwaysTrue"));
            default ->
                    new Condition.Compare(
                            Condition.Order.of(type), value(map, "value1"), value(map, "value2"));
        };
    }

    /**
     * Builds a value. Each getter has two keys, the owner of the property and its name; sums and
     * products have a list of numbers.
     */
    static Value value(JsonNode node) {
        if (node instanceof JsonScalar scalar) {
            return scalar.isInteger()
                    ? new Value.Constant(scalar.integer())
                    : scalar.isString() ? new Value.Text(scalar.text()) : new Value.Literal(scalar);
        }
        if (node instanceof JsonList list) {
            return new Value.Items(values(list.items()));
        }
        JsonMap map = (JsonMap) node;
        ObjectType getter = ObjectType.of(map, CardGrammar.GETTERS);
        if (getter == null) {
            List<Value.Field> fields = new ArrayList<>();
            for (JsonMap.Member member : map.members()) {
                fields.add(new Value.Field(member.name(), value(member.value())));
            }
            return new Value.Fields(fields);
        }
        if (getter.key("values") != null) {
            boolean product = getter.name().equals("product");
            return new Value.Arithmetic(product, values(map.items("values")));
        }
        String of = getter.keys().get(0).name();
        String property = getter.keys().get(1).name();
        return new Value.Getter(getter.name(), value(map, of), map.text(property, ""));
    }

    private static List<Value> values(List<JsonNode> items) {
        List<Value> values = new ArrayList<>();
        for (JsonNode item : items) {
            values.add(value(item));
        }
        return values;
    }

    private static Target target(JsonMap doable, String key) {
        JsonNode node = doable.get(key);
        if (node instanceof JsonList list) {
            return new Target.Named(values(list.items()));
        }
        ObjectType shape =
                node instanceof JsonMap map ? ObjectType.of(map, CardGrammar.CHOOSERS) : null;
        if (shape == null) {
            // a text or a getter, either of which gives one UUID
            return new Target.Named(List.of(value(node)));
        }
        JsonMap map = (JsonMap) node;
        return new Target.Chooser(
                shape,
                value(map, "ask"),
                value(map, "amount"),
                map.text("zone", ""),
                value(map, "of"));
    }

    /** The value of a key; {@code null} without the key. */
    private static Value value(JsonMap map, String key) {
        return map.has(key) ? value(map.get(key)) : null;
    }
}

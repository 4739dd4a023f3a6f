package cardbench.wizard;

import cardbench.json.JsonList;
import cardbench.json.JsonMap;
import cardbench.json.JsonNode;
import cardbench.json.JsonScalar;
import cardbench.text.Diagnostic;
import cardbench.text.Diagnostics;
import cardbench.text.Location;
import cardbench.text.Nearest;
import cardbench.wizard.Scope.Giver;
import java.util.ArrayList;
import java.util.List;

/**
 * Follows the variables of a behaviour through its doables: each reference must have a giver before
 * it, of the kind that is wanted; each id should be used.
 */
final class VariableCheck {

    private final Diagnostics diagnostics;
    private final List<Giver> ids = new ArrayList<>();

    VariableCheck(Diagnostics diagnostics) {
        this.diagnostics = diagnostics;
    }

    /** Checks one behaviour; its context ends with it. */
    void behavior(JsonMap behavior) {
        Scope scope = new Scope();
        Timing timing = Timing.of(behavior.text("at", ""));
        if (timing != null) {
            Giver giver = scope.giver(timing.word(), null);
            for (String field : timing.fields()) {
                scope.add(giver, field, timing.kind(field));
            }
        }
        doables(behavior.items("do"), scope);
        unused();
    }

    /** Checks a trigger that stands alone. */
    void trigger(JsonMap trigger) {
        trigger(trigger, new Scope());
        unused();
    }

    private void unused() {
        for (Giver giver : ids) {
            if (!giver.isUsed()) {
                diagnostics.add(
                        WizardCodes.UNUSED_ID
                                .at(Location.range(giver.place().from(), giver.place().to()))
                                .with("id", giver.id()));
            }
        }
        ids.clear();
    }

    private void doables(List<JsonNode> items, Scope scope) {
        for (JsonNode item : items) {
            if (item instanceof JsonMap map) {
                doable(map, scope);
            }
        }
    }

    private void doable(JsonMap map, Scope scope) {
        Shape shape = Shape.of(map, Shapes.DOABLES);
        if (shape == null) {
            return;
        }
        Giver giver = giver(map, scope);
        boolean loop = shape.name().equals("loop");
        if (loop) {
            Kind item = map.has("target") ? kindOf(map.get("target"), Slot.TARGETS, scope) : null;
            if (giver != null) {
                scope.add(giver, "index", Kind.NUMBER);
                if (item != null) {
                    scope.add(giver, "item", item);
                }
            }
        }
        for (JsonMap.Member member : map.members()) {
            Shape.Key key = shape.key(member.name());
            if (key != null) {
                slot(member, key.slot(), scope);
            }
        }
        if (giver != null && !loop) {
            Kind kind = result(shape);
            scope.add(giver, "UUID", kind);
            scope.add(giver, "UUIDs", kind == Kind.CARD ? Kind.CARDS : kind);
            scope.add(giver, "count", Kind.NUMBER);
        }
    }

    private Giver giver(JsonMap map, Scope scope) {
        if (!(map.get("id") instanceof JsonScalar id) || !id.isString()) {
            return null;
        }
        references(id, scope);
        Giver giver = scope.giver(id.text(), id);
        ids.add(giver);
        return giver;
    }

    /** What a doable's {@code UUID} is: that of the last thing it was done to. */
    private static Kind result(Shape shape) {
        Shape.Key target = shape.key("target");
        return switch (shape.name()) {
            case "drawCard", "askDiscardCard" -> Kind.CARD;
            case "shuffleBack" -> Kind.PLAYER;
            default -> target == null ? Kind.ANY : target.slot().kind();
        };
    }

    private void slot(JsonMap.Member member, Slot slot, Scope scope) {
        JsonNode node = member.value();
        switch (slot) {
            case DOABLES -> {
                if (node instanceof JsonList list) {
                    doables(list.items(), scope);
                }
            }
            case CONDITION -> condition(node, scope);
            case CONDITIONS -> {
                if (node instanceof JsonList list) {
                    for (JsonNode item : list.items()) {
                        condition(item, scope);
                    }
                }
            }
            case TRIGGERS -> {
                if (node instanceof JsonList list) {
                    for (JsonNode item : list.items()) {
                        if (item instanceof JsonMap trigger) {
                            trigger(trigger, scope);
                        }
                    }
                }
            }
            case NAME -> {}
            default -> wanted(member.name(), node, slot, scope);
        }
    }

    private void trigger(JsonMap trigger, Scope around) {
        if (trigger.get("id") instanceof JsonScalar id && id.isString()) {
            references(id, around);
        }
        Scope scope = around.inside();
        Event event = Event.of(trigger.text("event", ""));
        if (event != null) {
            Giver giver = scope.giver(event.word(), null);
            for (String field : event.fields()) {
                scope.add(giver, field, event.kind(field));
            }
        }
        if (trigger.has("condition")) {
            condition(trigger.get("condition"), scope);
        }
        doables(trigger.items("do"), scope);
    }

    private void condition(JsonNode node, Scope scope) {
        if (node instanceof JsonMap map) {
            Shape shape = Shape.of(map, Shapes.CONDITIONS);
            members(map, shape, scope);
        }
    }

    private void members(JsonMap map, Shape shape, Scope scope) {
        for (JsonMap.Member member : map.members()) {
            Shape.Key key = shape == null ? null : shape.key(member.name());
            if (key != null) {
                slot(member, key.slot(), scope);
            }
        }
    }

    private void wanted(String key, JsonNode node, Slot slot, Scope scope) {
        Kind wanted = slot.kind();
        Kind given = kindOf(node, slot, scope);
        if (!given.fits(wanted)) {
            diagnostics.add(
                    WizardCodes.TARGET_KIND
                            .at(Location.range(node.from(), node.to()))
                            .with("key", key)
                            .with("given", word(given))
                            .with("wanted", word(wanted)));
        }
    }

    private static String word(Kind kind) {
        return switch (kind) {
            case PLAYER -> "player";
            case MONSTER -> "monster";
            case CARD, EXPLORED -> "card";
            case CARDS -> "list of cards";
            case NUMBER -> "number";
            case TEXTS -> "list of texts";
            case TEXT, ANY -> "text";
        };
    }

    /** What a value is, as far as it can be seen; goes through its references. */
    private Kind kindOf(JsonNode node, Slot slot, Scope scope) {
        if (node instanceof JsonScalar scalar) {
            return scalar.isString() ? references(scalar, scope) : Kind.ANY;
        }
        if (node instanceof JsonList list) {
            Kind all = Kind.ANY;
            for (JsonNode item : list.items()) {
                Kind kind = kindOf(item, slot, scope);
                all = all == Kind.ANY ? kind : all;
            }
            return all;
        }
        JsonMap map = (JsonMap) node;
        Shape getter = Shape.of(map, Shapes.GETTERS);
        if (slot == Slot.TRIGGER_NAMES) {
            members(map, Shapes.TRIGGER_GETTER, scope);
            return Kind.ANY;
        }
        Shape shape = getter == null ? Shape.of(map, Shapes.CHOOSERS) : getter;
        members(map, shape, scope);
        if (getter != null) {
            return getter.name().equals("getPlayer") ? Kind.PLAYER : Kind.ANY;
        }
        return shape == null ? Kind.ANY : shape.kind();
    }

    private Kind references(JsonScalar text, Scope scope) {
        if (!Template.isBalanced(text.text())) {
            diagnostics.add(WizardCodes.BRACES.at(Location.range(text.from(), text.to())));
            return Kind.ANY;
        }
        Kind kind = Kind.ANY;
        for (String pattern : Template.references(text.text())) {
            Kind given = scope.use(pattern);
            if (given == null) {
                undefined(text, pattern, scope);
            }
            kind = given == null ? Kind.ANY : given;
        }
        return Template.isAlone(text.text()) ? kind : Kind.ANY;
    }

    private void undefined(JsonScalar text, String pattern, Scope scope) {
        Diagnostic said =
                WizardCodes.UNDEFINED_VARIABLE
                        .at(Location.range(text.from(), text.to()))
                        .with("variable", pattern);
        String near = Nearest.to(pattern, scope.names());
        boolean sure = near != null && near.indexOf('*') < 0 && text.text().equals("$" + pattern);
        diagnostics.add(sure ? said.fixedBy("\"$" + near + "\"") : said);
    }
}

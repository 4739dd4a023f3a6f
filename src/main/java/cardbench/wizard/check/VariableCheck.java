package cardbench.wizard.check;

import cardbench.base.json.JsonList;
import cardbench.base.json.JsonMap;
import cardbench.base.json.JsonNode;
import cardbench.base.json.JsonScalar;
import cardbench.base.json.JsonTreeText;
import cardbench.base.text.Diagnostics;
import cardbench.wizard.card.CardGrammar;
import cardbench.wizard.card.Event;
import cardbench.wizard.card.KeyType;
import cardbench.wizard.card.ObjectType;
import cardbench.wizard.card.Scope;
import cardbench.wizard.card.Scope.Giver;
import cardbench.wizard.card.StaticTruth;
import cardbench.wizard.card.Timing;
import cardbench.wizard.card.VariableKind;
import cardbench.wizard.card.WizardCodes;
import java.util.ArrayList;
import java.util.List;

/**
 * Follows the variables of a behaviour through its doables, in order. Each reference must have a
 * definition before it, of the right kind, and each id should be used.
 */
final class VariableCheck {

    private final Diagnostics diagnostics;
    private final LiteralCheck literals;
    private final ReferenceCheck references;
    private final ComparisonCheck comparisons;
    private final ContradictionCheck contradictions;
    private final List<Giver> ids = new ArrayList<>();

    /** The ids of the loops around. */
    private final List<String> loops = new ArrayList<>();

    VariableCheck(Diagnostics diagnostics) {
        this.diagnostics = diagnostics;
        this.references = new ReferenceCheck(diagnostics);
        this.literals = new LiteralCheck(diagnostics, references);
        this.comparisons = new ComparisonCheck(diagnostics);
        this.contradictions = new ContradictionCheck(diagnostics);
    }

    /** Checks one behaviour. Its variables end with it. */
    void behavior(JsonMap behavior) {
        Scope scope = new Scope();
        Timing timing = Timing.of(behavior.text("at", ""));
        if (timing != null) {
            Giver giver = scope.giver(timing.word(), null);
            for (String field : timing.fields()) {
                scope.add(giver, field, timing.kind(field));
            }
        } else {
            scope.open();
        }
        doables(behavior.objects("do"), scope);
        unused();
    }

    /** Checks a trigger outside of a card. */
    void trigger(JsonMap trigger) {
        trigger(trigger, new Scope());
        unused();
    }

    private void unused() {
        for (Giver giver : ids) {
            if (!giver.isUsed()) {
                diagnostics.add(
                        WizardCodes.UNUSED_ID.at(giver.place().place()).with("id", giver.id()));
            }
        }
        ids.clear();
    }

    private void doables(List<JsonMap> doables, Scope scope) {
        for (JsonMap doable : doables) {
            doable(doable, scope);
        }
    }

    private void doable(JsonMap map, Scope scope) {
        ObjectType shape = ObjectType.of(map, CardGrammar.DOABLES);
        if (shape == null) {
            return;
        }
        Giver giver = giver(map, scope);
        if (shape.name().equals("loop")) {
            loop(map, shape, giver, scope);
        } else if (shape.name().equals("if")) {
            branches(map, scope);
        } else {
            members(map, shape, scope);
            if (map.text("mode", "").equals("UUID") && !map.items("targets").isEmpty()) {
                literals.triggers(map.items("targets"));
            }
        }
        // defined only now: a doable cannot refer to its own targets
        VariableKind kind = result(shape);
        if (giver != null && kind != null) {
            scope.add(giver, "UUID", kind);
            scope.add(giver, "UUIDs", kind == VariableKind.CARD ? VariableKind.CARDS : kind);
            scope.add(giver, "count", VariableKind.NUMBER);
        }
    }

    private void loop(JsonMap map, ObjectType shape, Giver giver, Scope scope) {
        VariableKind item =
                map.has("target") ? kindOf(map.get("target"), KeyType.TARGETS, scope) : null;
        // computed before the first repetition, when the loop has no index
        for (JsonMap.Member member : map.members()) {
            if (member.name().equals("times")) {
                slot(member, shape.key("times").slot(), scope);
            }
        }
        if (giver != null) {
            scope.add(giver, "index", VariableKind.NUMBER);
            if (item != null) {
                scope.add(giver, "item", item);
            }
            if (loops.contains(giver.id())) {
                diagnostics.add(
                        WizardCodes.NESTED_ID.at(giver.place().place()).with("id", giver.id()));
            }
        }
        loops.add(giver == null ? "" : giver.id());
        int before = scope.size();
        JsonMap.Member until = null;
        for (JsonMap.Member member : map.members()) {
            if (member.name().equals("until")) {
                until = member;
            } else if (!member.name().equals("times") && shape.key(member.name()) != null) {
                slot(member, shape.key(member.name()).slot(), scope);
            }
        }
        // evaluated behind each turn, when all that the turn defines has a value
        if (until != null) {
            condition(until.value(), scope);
            contradictions.check(until.value());
        }
        loops.remove(loops.size() - 1);
        Integer times = KeyTypeCheck.known(map.get("times"));
        // a loop that ends when something was found is read behind it for that
        if (until == null && (times == null || times > 1)) {
            scope.endTurns(before, "{" + (giver == null ? "loop1" : giver.id()) + ".index}");
        }
    }

    /**
     * Checks an {@code if}. A variable of the first branch is doubtful in the second, not
     * undefined: inside a loop it may come from an earlier turn.
     */
    private void branches(JsonMap map, Scope scope) {
        String condition = "";
        if (map.has("condition")) {
            condition(map.get("condition"), scope);
            contradictions.check(map.get("condition"));
            condition = JsonTreeText.of(map.get("condition"));
        }
        int from = scope.size();
        List<Conjunction.Literal> outside = contradictions.enter(map.get("condition"), true);
        branch(map.objects("do"), condition, scope);
        contradictions.leave(outside);
        int middle = scope.size();
        if (StaticTruth.of(map.get("condition")) != StaticTruth.ALWAYS) {
            scope.onlyWhen(condition, from, middle);
        }
        String otherwise = "not " + condition;
        contradictions.enter(map.get("condition"), false);
        branch(map.objects("elsedo"), otherwise, scope);
        contradictions.leave(outside);
        scope.onlyWhen(otherwise, middle, scope.size());
        // what both branches define is defined behind them
        scope.either(condition, from, otherwise, middle);
    }

    private void branch(List<JsonMap> doables, String when, Scope scope) {
        references.enter(when);
        doables(doables, scope);
        references.leave();
    }

    private Giver giver(JsonMap map, Scope scope) {
        if (!(map.get("id") instanceof JsonScalar id) || !id.isString()) {
            return null;
        }
        references.kind(id, VariableKind.ANY, scope);
        Giver giver = scope.giver(id.text(), id);
        ids.add(giver);
        return giver;
    }

    /**
     * The kind of the variable {@code UUID} of a doable: its last target, or the last trigger that
     * it mounted; {@code null} if it defines none.
     */
    private static VariableKind result(ObjectType shape) {
        return switch (shape.name()) {
            case "drawCard", "askDiscardCard" -> VariableKind.CARD;
            case "shuffleBack" -> VariableKind.PLAYER;
            case "addTriggers" -> VariableKind.TRIGGER;
            case "loop", "if", "removeTriggers", "counter", "changeDamage" -> null;
            default -> shape.key("target").slot().kind();
        };
    }

    private void slot(JsonMap.Member member, KeyType slot, Scope scope) {
        JsonNode node = member.value();
        switch (slot) {
            case DOABLES -> doables(node.objects(), scope);
            case CONDITION -> condition(node, scope);
            case CONDITIONS -> node.items().forEach(item -> condition(item, scope));
            case TRIGGERS -> node.objects().forEach(trigger -> trigger(trigger, scope));
            case NUMBERS -> {
                for (JsonNode item : node.items()) {
                    wanted(member.name(), item, KeyType.NUMBER, scope);
                }
            }
            case NAME -> {}
            default -> wanted(member.name(), node, slot, scope);
        }
    }

    private void trigger(JsonMap trigger, Scope around) {
        if (trigger.get("id") instanceof JsonScalar id && id.isString()) {
            references.kind(id, VariableKind.ANY, around);
        }
        Scope scope = around.inside();
        Event event = Event.of(trigger.text("event", ""));
        if (event != null) {
            Giver giver = scope.giver(event.word(), null);
            for (String field : event.fields()) {
                scope.add(giver, field, event.kind(field));
            }
        } else {
            scope.open();
        }
        List<Conjunction.Literal> outside = contradictions.enterTrigger(trigger.text("event", ""));
        if (trigger.has("condition")) {
            condition(trigger.get("condition"), scope);
            contradictions.check(trigger.get("condition"));
        }
        contradictions.enter(trigger.get("condition"), true);
        doables(trigger.objects("do"), scope);
        contradictions.leave(outside);
    }

    private void condition(JsonNode node, Scope scope) {
        if (node instanceof JsonMap map) {
            ObjectType shape = ObjectType.of(map, CardGrammar.CONDITIONS);
            references.comparing(map);
            members(map, shape, scope);
            // a part of a joined condition has been entered since
            references.comparing(map);
            literals.compared(map, scope);
            references.comparing(null);
            comparisons.check(map, scope);
        }
    }

    private void members(JsonMap map, ObjectType shape, Scope scope) {
        for (JsonMap.Member member : map.members()) {
            ObjectType.Key key = shape == null ? null : shape.key(member.name());
            if (key != null) {
                slot(member, key.slot(), scope);
            }
        }
    }

    private void wanted(String key, JsonNode node, KeyType slot, Scope scope) {
        VariableKind wanted = slot.kind();
        literals.wanted(key, node, slot, scope);
        VariableKind given = kindOf(node, slot, scope);
        if (!given.fits(wanted)) {
            diagnostics.add(
                    WizardCodes.TARGET_KIND
                            .at(node.place())
                            .with("key", key)
                            .with("given", word(given))
                            .with("wanted", word(wanted)));
        }
    }

    private static String word(VariableKind kind) {
        return switch (kind) {
            case PLAYER -> "player";
            case MONSTER -> "monster";
            case CARD, EXPLORED -> "card";
            case CARDS -> "list of cards";
            case TRIGGER -> "trigger";
            case NUMBER -> "number";
            case TEXTS -> "list of texts";
            case TEXT, ANY -> "text";
        };
    }

    /** The kind of a value, as far as it is known. Checks the references in it. */
    private VariableKind kindOf(JsonNode node, KeyType slot, Scope scope) {
        if (node instanceof JsonScalar scalar) {
            return scalar.isString()
                    ? references.kind(scalar, slot.kind(), scope)
                    : VariableKind.ANY;
        }
        if (node instanceof JsonList list) {
            VariableKind common = VariableKind.ANY;
            for (JsonNode item : list.items()) {
                VariableKind kind = kindOf(item, slot, scope);
                common = common == VariableKind.ANY ? kind : common;
            }
            return common;
        }
        JsonMap map = (JsonMap) node;
        ObjectType getter = ObjectType.of(map, CardGrammar.GETTERS);
        if (slot == KeyType.TRIGGER_NAMES) {
            members(map, CardGrammar.TRIGGER_GETTER, scope);
            return VariableKind.ANY;
        }
        if (slot == KeyType.VALUE && getter == null) {
            map.members().forEach(member -> kindOf(member.value(), slot, scope));
            return VariableKind.ANY;
        }
        ObjectType shape = getter == null ? ObjectType.of(map, CardGrammar.CHOOSERS) : getter;
        members(map, shape, scope);
        if (getter != null) {
            return getter.name().equals("getPlayer")
                    ? VariableKind.PLAYER
                    : getter.key("values") != null ? VariableKind.NUMBER : VariableKind.ANY;
        }
        return shape == null ? VariableKind.ANY : shape.kind();
    }
}

package cardbench.wizard.check;

import cardbench.base.json.JsonList;
import cardbench.base.json.JsonMap;
import cardbench.base.json.JsonNode;
import cardbench.base.json.JsonScalar;
import cardbench.base.json.JsonTreeText;
import cardbench.base.text.Diagnostics;
import cardbench.wizard.card.Event;
import cardbench.wizard.card.Template;
import cardbench.wizard.card.Timing;
import cardbench.wizard.card.WizardCodes;
import cardbench.wizard.check.Conjunction.Literal;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds parts of conditions that can never hold together: the parts of an {@code And}, and a
 * condition inside of another one where both ask for what cannot change in between, the fields of
 * an event.
 */
final class ContradictionCheck {

    /** So many conditions are looked at together; nobody writes more by hand. */
    private static final int MAX_CONDITIONS = 40;

    private final Diagnostics diagnostics;

    /** What the conditions around have to be, with the fields of events alone. */
    private List<Literal> around = List.of();

    ContradictionCheck(Diagnostics diagnostics) {
        this.diagnostics = diagnostics;
    }

    /** Checks a condition with all of its parts. */
    void check(JsonNode condition) {
        check(condition, true, around);
    }

    /**
     * Enters what runs only where a condition holds, or does not.
     *
     * @return what {@link #leave} takes
     */
    List<Literal> enter(JsonNode condition, boolean wanted) {
        List<Literal> before = around;
        List<Literal> literals = new ArrayList<>();
        collect(condition, wanted, literals, new ArrayList<>());
        List<Literal> inside = new ArrayList<>(before);
        for (Literal one : literals) {
            boolean fixed = true;
            for (JsonMap.Member member : one.condition().members()) {
                fixed &= isFixed(member.value());
            }
            if (fixed && inside.size() < MAX_CONDITIONS) {
                inside.add(one);
            }
        }
        around = inside;
        return before;
    }

    /**
     * Enters a trigger: the fields of its event are others than those of the same event around.
     *
     * @return what {@link #leave} takes
     */
    List<Literal> enterTrigger(String event) {
        List<Literal> before = around;
        List<Literal> inside = new ArrayList<>();
        for (Literal one : before) {
            boolean outer = true;
            for (JsonMap.Member member : one.condition().members()) {
                outer &= !JsonTreeText.of(member.value()).contains(event + ".");
            }
            if (outer) {
                inside.add(one);
            }
        }
        around = inside;
        return before;
    }

    void leave(List<Literal> before) {
        around = before;
    }

    /** Whether a value stays the same: a constant, or a field of an event or timing. */
    private static boolean isFixed(JsonNode node) {
        if (!(node instanceof JsonScalar scalar)) {
            return false;
        }
        for (String name :
                scalar.isString() ? Template.references(scalar.text()) : List.<String>of()) {
            int dot = name.indexOf('.');
            String giver = dot < 0 ? name : name.substring(0, dot);
            if (Event.of(giver) == null && Timing.of(giver) == null) {
                return false;
            }
        }
        return true;
    }

    private void check(JsonNode node, boolean wanted, List<Literal> before) {
        List<Literal> literals = new ArrayList<>(before);
        List<JsonNode> alternatives = new ArrayList<>();
        int from = literals.size();
        collect(node, wanted, literals, alternatives);
        if (literals.size() > MAX_CONDITIONS) {
            return;
        }
        if (literals.size() > from && Conjunction.isImpossible(literals)) {
            report(literals);
            return;
        }
        for (JsonNode joined : alternatives) {
            JsonMap map = (JsonMap) joined;
            if (map.text("type", "").equals("Or")) {
                for (JsonNode part : map.items("conditions")) {
                    check(part, true, literals);
                }
            } else {
                // it is not wanted, but its requirement should be possible on its own
                check(map, true, List.of());
            }
        }
    }

    /**
     * Collects the conditions that hold if a condition does, and those of which one of several
     * parts does.
     */
    private static void collect(
            JsonNode node, boolean wanted, List<Literal> literals, List<JsonNode> alternatives) {
        if (!(node instanceof JsonMap map)) {
            return;
        }
        switch (map.text("type", "")) {
            case "Not" -> collect(map.get("condition"), !wanted, literals, alternatives);
            case "And", "Or" -> {
                if (map.text("type", "").equals("And") != wanted) {
                    alternatives.add(map);
                } else if (map.get("conditions") instanceof JsonList list) {
                    for (JsonNode part : list.items()) {
                        collect(part, wanted, literals, alternatives);
                    }
                }
            }
            case "AlwaysTrue", "AlwaysFalse" -> {}
            default -> literals.add(new Literal(map, wanted));
        }
    }

    /** Names the first condition that is one too many, and those that it does not go with. */
    private void report(List<Literal> literals) {
        int last = 0;
        while (!Conjunction.isImpossible(literals.subList(0, last + 1))) {
            last++;
        }
        List<Literal> needed = new ArrayList<>(literals.subList(0, last + 1));
        for (int i = last - 1; i >= 0; i--) {
            Literal one = needed.remove(i);
            if (!Conjunction.isImpossible(needed)) {
                needed.add(i, one);
            }
        }
        StringBuilder formulas = new StringBuilder();
        for (Literal one : needed.subList(0, needed.size() - 1)) {
            formulas.append(formulas.length() == 0 ? "" : ", ").append(one.formula());
        }
        JsonMap at = literals.get(last).condition();
        diagnostics.add(
                WizardCodes.CONTRADICTION.at(at.place()).with("other", formulas.toString()));
    }
}

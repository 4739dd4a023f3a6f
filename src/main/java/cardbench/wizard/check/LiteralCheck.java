package cardbench.wizard.check;

import cardbench.base.json.JsonMap;
import cardbench.base.json.JsonNode;
import cardbench.base.json.JsonScalar;
import cardbench.base.text.Diagnostic;
import cardbench.base.text.Diagnostics;
import cardbench.wizard.card.Event;
import cardbench.wizard.card.KeyType;
import cardbench.wizard.card.Scope;
import cardbench.wizard.card.Template;
import cardbench.wizard.card.Timing;
import cardbench.wizard.card.VariableKind;
import cardbench.wizard.card.WizardCodes;
import java.util.List;

/**
 * Finds plain texts where a UUID is needed. UUIDs are assigned when a game is played, so an author
 * cannot know one; usually the {@code $} of a variable is missing.
 */
final class LiteralCheck {

    private final Diagnostics diagnostics;
    private final ReferenceCheck references;

    LiteralCheck(Diagnostics diagnostics, ReferenceCheck references) {
        this.diagnostics = diagnostics;
        this.references = references;
    }

    /** Checks a value that has to name players, monsters or cards, or a list of such values. */
    void wanted(String key, JsonNode node, KeyType slot, Scope scope) {
        node.items().forEach(item -> wanted(key, item, slot, scope));
        if (slot.kind().isThing() && isLiteral(node)) {
            report(key, (JsonScalar) node, slot.kind(), scope);
        }
    }

    /** Checks both sides of {@code Equals}: a UUID never equals a plain text. */
    void compared(JsonMap condition, Scope scope) {
        if (condition.text("type", "").equals("Equals")) {
            compared("value1", condition.get("value1"), condition.get("value2"), scope);
            compared("value2", condition.get("value2"), condition.get("value1"), scope);
        }
    }

    private void compared(String key, JsonNode node, JsonNode other, Scope scope) {
        if (!isLiteral(node)) {
            return;
        }
        String text = ((JsonScalar) node).text();
        int dot = text.indexOf('.');
        String giver = dot < 0 ? "" : text.substring(0, dot);
        // the text is the name of a variable without its $, or the other side is a UUID
        boolean variable = Timing.of(giver) != null || Event.of(giver) != null;
        boolean identifies =
                other instanceof JsonScalar scalar
                        && scalar.isString()
                        && Template.isAlone(scalar.text())
                        && scope.isThing(scalar.text());
        if (variable || identifies) {
            report(key, (JsonScalar) node, VariableKind.ANY, scope);
        }
    }

    /** Checks UUIDs of triggers. */
    void triggers(List<JsonNode> targets) {
        for (JsonNode target : targets) {
            if (isLiteral(target)) {
                report("targets", (JsonScalar) target, VariableKind.TRIGGER, new Scope());
            }
        }
    }

    private static boolean isLiteral(JsonNode node) {
        return node instanceof JsonScalar text
                && text.isString()
                && Template.isBalanced(text.text())
                && Template.references(text.text()).isEmpty();
    }

    private void report(String key, JsonScalar text, VariableKind wanted, Scope scope) {
        Diagnostic fault =
                WizardCodes.LITERAL.at(text.place()).with("key", key).with("word", text.text());
        String certain = null;
        if (text.text().indexOf('.') > 0) {
            certain = references.certain(text.text(), wanted, scope);
        } else if (text.text().equals("$")) {
            List<String> names = scope.names(wanted);
            certain = names.size() == 1 ? references.certain(names.get(0), wanted, scope) : null;
        }
        boolean sure = certain != null && certain.indexOf('*') < 0;
        diagnostics.add(sure ? fault.fixedBy("\"$" + certain + "\"") : fault);
    }
}

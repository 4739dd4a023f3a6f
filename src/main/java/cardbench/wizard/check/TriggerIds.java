package cardbench.wizard.check;

import cardbench.base.json.JsonMap;
import cardbench.base.json.JsonNode;
import cardbench.base.json.JsonScalar;
import cardbench.base.text.Diagnostic;
import cardbench.base.text.Severity;
import cardbench.wizard.card.Template;
import cardbench.wizard.card.WizardCodes;
import java.util.ArrayList;
import java.util.List;

/**
 * The ids of the triggers of cards. By the document they serve to find a kind of triggers, of any
 * card: what one card adds, another one may remove.
 */
final class TriggerIds {

    private final List<String> patterns = new ArrayList<>();
    private final int cards;

    TriggerIds(List<JsonMap> cards) {
        this.cards = cards.size();
        for (JsonMap card : cards) {
            card.visit("", this::collect);
        }
    }

    private void collect(String key, JsonNode node) {
        boolean trigger =
                node instanceof JsonMap map && (key.equals("triggers") || map.has("event"));
        if (trigger && ((JsonMap) node).get("id") instanceof JsonScalar id && id.isString()) {
            patterns.add(Template.pattern(id.text()));
        }
    }

    /**
     * The diagnostics without those about ids that a trigger of another card has. Of a card on its
     * own, an id that no trigger of it has is an information, unless it is nearly one of its ids.
     */
    List<Diagnostic> resolved(List<Diagnostic> diagnostics) {
        List<Diagnostic> left = new ArrayList<>();
        for (Diagnostic one : diagnostics) {
            if (!one.code().equals(WizardCodes.DANGLING_ID)) {
                left.add(one);
            } else if (!has(one.args().get(0).value())) {
                boolean sure = cards > 1 || one.fix() != null;
                Severity severity =
                        one.severity() == Severity.ERROR
                                ? Severity.ERROR
                                : sure ? Severity.WARNING : Severity.INFO;
                left.add(
                        new Diagnostic(
                                one.code(), severity, one.location(), one.args(), one.fix()));
            }
        }
        return left;
    }

    private boolean has(String id) {
        for (String pattern : patterns) {
            if (Template.meet(pattern, Template.pattern(id))) {
                return true;
            }
        }
        return false;
    }
}

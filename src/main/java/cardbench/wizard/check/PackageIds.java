package cardbench.wizard.check;

import cardbench.base.json.JsonMap;
import cardbench.base.json.JsonNode;
import cardbench.base.json.JsonScalar;
import cardbench.base.text.Diagnostic;
import cardbench.base.text.Nearest;
import cardbench.base.text.Severity;
import cardbench.wizard.card.CardId;
import cardbench.wizard.card.Template;
import cardbench.wizard.card.WizardCodes;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The ids of the cards of a package, in the sense of the document: the first part of an id, and of
 * their triggers. By the document, ids of triggers serve to find a kind of triggers, of any card:
 * what one card adds, another one may remove. A condition on a card of the package names one of its
 * ids; whatever another package has is not known here.
 */
final class PackageIds {

    private final List<String> patterns = new ArrayList<>();
    private final Set<String> ids = new LinkedHashSet<>();
    private final Set<String> groups = new LinkedHashSet<>();
    private final int cards;

    PackageIds(List<JsonMap> cards) {
        this.cards = cards.size();
        for (JsonMap card : cards) {
            card.visit("", this::collect);
            String id = card.text("id", "");
            if (isId(id)) {
                ids.add(id);
                groups.add(group(id));
            }
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

    private static boolean isId(String id) {
        return CardId.hasForm(id, CardId.TREASURE) || CardId.hasForm(id, CardId.EXPLORATION);
    }

    /** The package and the class of cards. */
    private static String group(String id) {
        return id.substring(0, id.indexOf('.', id.indexOf('.') + 1));
    }

    /**
     * Those of the named cards that their package does not have. One card on its own is no package.
     *
     * @param named diagnostics with the code {@link WizardCodes#FOREIGN_ID} about every card that
     *     is named
     */
    List<Diagnostic> unknown(List<Diagnostic> named) {
        List<Diagnostic> unknown = new ArrayList<>();
        for (Diagnostic one : named) {
            String id = one.args().get(0).value();
            if (ids.size() > 1 && groups.contains(group(id)) && !ids.contains(id)) {
                unknown.add(Faults.fixed(one, near(id)));
            }
        }
        return unknown;
    }

    /**
     * The one id of the group whose name is nearly the same, or {@code null}: all ids of a package
     * begin alike, so that only their last parts show how near they are.
     */
    private String near(String id) {
        List<String> names = new ArrayList<>();
        List<String> known = new ArrayList<>();
        for (String one : ids) {
            if (group(one).equals(group(id))) {
                names.add(name(one));
                known.add(one);
            }
        }
        String near = Nearest.only(name(id), names);
        return near == null ? null : known.get(names.indexOf(near));
    }

    private static String name(String id) {
        return id.substring(id.lastIndexOf('.') + 1);
    }
}

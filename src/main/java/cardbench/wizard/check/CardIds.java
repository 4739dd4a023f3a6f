package cardbench.wizard.check;

import cardbench.base.json.JsonMap;
import cardbench.base.text.Diagnostic;
import cardbench.base.text.Nearest;
import cardbench.wizard.card.CardId;
import cardbench.wizard.card.WizardCodes;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The ids of the cards of a package, in the sense of the document: the first part of an id. A
 * condition on a card of such a package names one of these ids; whatever another package has is not
 * known here.
 */
final class CardIds {

    private final Set<String> ids = new LinkedHashSet<>();
    private final Set<String> groups = new LinkedHashSet<>();

    CardIds(List<JsonMap> cards) {
        for (JsonMap card : cards) {
            String id = card.text("id", "");
            if (isId(id)) {
                ids.add(id);
                groups.add(group(id));
            }
        }
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
                String near = near(id);
                unknown.add(near == null ? one : one.fixedBy("\"" + near + "\""));
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

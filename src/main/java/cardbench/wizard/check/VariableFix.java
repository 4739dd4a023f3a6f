package cardbench.wizard.check;

import cardbench.base.text.Ascii;
import cardbench.base.text.Nearest;
import cardbench.wizard.card.Event;
import cardbench.wizard.card.Scope;
import cardbench.wizard.card.Template;
import cardbench.wizard.card.Timing;
import cardbench.wizard.card.ValueDomain;
import cardbench.wizard.card.VariableKind;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds the variable that an author certainly meant by a name that nothing defines. It keeps what
 * the name states: its event and what the value stands for. A name that is only near in spelling
 * may be another player, which would turn an error into a card that silently does something else.
 */
final class VariableFix {

    /** The most names that a message lists. */
    private static final int LISTED = 8;

    private final Scope scope;

    VariableFix(Scope scope) {
        this.scope = scope;
    }

    /** The defined variables of a root, or of all roots, that can stand where a kind is wanted. */
    private List<String> names(String root, VariableKind wanted) {
        List<String> names = new ArrayList<>();
        for (String name : scope.names(wanted)) {
            if ((root == null || Template.giver(name).equals(root)) && name.indexOf('*') < 0) {
                names.add(name);
            }
        }
        return names;
    }

    /** The variables to name in a message: those of the same event, or else all. */
    List<String> listed(String name, VariableKind wanted) {
        List<String> names = names(Template.giver(name), wanted);
        if (names.isEmpty()) {
            names = names(Template.giver(name), VariableKind.ANY);
        }
        if (names.isEmpty()) {
            names = names(null, wanted);
        }
        return names.size() > LISTED ? names.subList(0, LISTED) : names;
    }

    /**
     * The one variable that a name certainly means, or {@code null}.
     *
     * @param wanted the kind of value that its place needs
     */
    String certain(String name, VariableKind wanted) {
        String root = Template.giver(name);
        List<String> names = names(root, wanted);
        if (names.contains(name)) {
            return name;
        }
        if (!names(root, VariableKind.ANY).isEmpty()) {
            return ofRoot(Template.field(name), names, wanted);
        }
        if (Timing.of(root) != null) {
            return ofTiming(Template.field(name), wanted);
        }
        return Event.of(root) == null ? ofMisspeltRoot(root, Template.field(name), wanted) : null;
    }

    private String ofRoot(String field, List<String> names, VariableKind wanted) {
        if (field.isEmpty()) {
            // only the event is named: the place decides, if it wants something particular
            return wanted != VariableKind.ANY && names.size() == 1 ? names.get(0) : null;
        }
        ValueDomain asked = ValueDomain.asked(field);
        List<String> fitting = new ArrayList<>();
        for (String name : names) {
            if (asked == null || asked == scope.domain(name) || isSpecial(asked, name)) {
                fitting.add(name);
            }
        }
        return asked != null && fitting.size() == 1 ? fitting.get(0) : spelt(field, fitting);
    }

    /** Whether a variable has the wanted type, or a narrower one. */
    private boolean isSpecial(ValueDomain asked, String name) {
        ValueDomain domain = scope.domain(name);
        return domain != ValueDomain.ANY && domain != ValueDomain.TEXT && asked.meets(domain);
    }

    /** The only name whose last part is nearest to a field. */
    private static String spelt(String field, List<String> names) {
        List<String> fields = new ArrayList<>();
        for (String name : names) {
            fields.add(Template.field(name));
        }
        String near = Nearest.only(field, fields);
        return near == null ? null : names.get(fields.indexOf(near));
    }

    /** A behaviour that was copied to another timing: its owner, if there is one player only. */
    private String ofTiming(String field, VariableKind wanted) {
        ValueDomain asked = ValueDomain.asked(field);
        String found = null;
        for (String name : names(null, wanted)) {
            if (asked != null && scope.domain(name) == asked) {
                if (found != null) {
                    return null;
                }
                found = name;
            }
        }
        boolean same = found != null && Template.field(found).equals(field);
        return same && Timing.of(Template.giver(found)) != null ? found : null;
    }

    private String ofMisspeltRoot(String root, String field, VariableKind wanted) {
        List<String> roots = new ArrayList<>();
        for (String name : names(null, VariableKind.ANY)) {
            if (!roots.contains(Template.giver(name))) {
                roots.add(Template.giver(name));
            }
        }
        String near = Nearest.only(root, roots);
        // draw2 is no misspelling of draw1: what is missing is a doable with that id
        if (near == null || withoutDigits(near).equals(withoutDigits(root))) {
            return null;
        }
        List<String> names = names(near, wanted);
        String name = near + "." + field;
        return names.contains(name) ? name : ofRoot(field, names, wanted);
    }

    private static String withoutDigits(String text) {
        StringBuilder letters = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (!Ascii.isDigit(c)) {
                letters.append(c);
            }
        }
        return letters.toString();
    }
}

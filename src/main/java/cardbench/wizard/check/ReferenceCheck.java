package cardbench.wizard.check;

import cardbench.json.JsonScalar;
import cardbench.text.Diagnostic;
import cardbench.text.Diagnostics;
import cardbench.text.Location;
import cardbench.text.Nearest;
import cardbench.wizard.card.Scope;
import cardbench.wizard.card.Template;
import cardbench.wizard.card.VariableKind;
import cardbench.wizard.card.WizardCodes;
import java.util.ArrayList;
import java.util.List;

/** Checks that the variables of a text are defined, whichever branches were taken before. */
final class ReferenceCheck {

    private final Diagnostics diagnostics;

    /** The branches around: the condition of each {@code if}, negated in its second branch. */
    private final List<String> branches = new ArrayList<>();

    ReferenceCheck(Diagnostics diagnostics) {
        this.diagnostics = diagnostics;
    }

    /** Enters a branch. */
    void enter(String when) {
        branches.add(when);
    }

    /** Leaves the innermost branch. */
    void leave() {
        branches.remove(branches.size() - 1);
    }

    /**
     * The kind of a text that is a single variable; {@link VariableKind#ANY} for any other text.
     * Reports variables that are not defined.
     */
    VariableKind kind(JsonScalar text, Scope scope) {
        if (!Template.isBalanced(text.text())) {
            diagnostics.add(WizardCodes.BRACES.at(Location.range(text.from(), text.to())));
            return VariableKind.ANY;
        }
        VariableKind kind = VariableKind.ANY;
        for (String pattern : Template.references(text.text())) {
            VariableKind given = scope.use(pattern);
            if (given == null && !scope.isOpen()) {
                undefined(text, pattern, scope);
            } else if (scope.isDoubtful(pattern, branches)) {
                diagnostics.add(
                        WizardCodes.ONE_BRANCH
                                .at(Location.range(text.from(), text.to()))
                                .with("variable", pattern));
            }
            kind = given == null ? VariableKind.ANY : given;
        }
        return Template.isAlone(text.text()) ? kind : VariableKind.ANY;
    }

    private void undefined(JsonScalar text, String pattern, Scope scope) {
        Diagnostic said =
                WizardCodes.UNDEFINED_VARIABLE
                        .at(Location.range(text.from(), text.to()))
                        .with("variable", pattern);
        // a fix replaces the whole text, so the variable has to be all of it
        String near = Nearest.to(pattern, scope.names(VariableKind.ANY));
        boolean sure = near != null && near.indexOf('*') < 0 && text.text().equals("$" + pattern);
        diagnostics.add(sure ? said.fixedBy("\"$" + near + "\"") : said);
    }
}

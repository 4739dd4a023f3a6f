package cardbench.wizard;

import cardbench.json.JsonScalar;
import cardbench.text.Diagnostic;
import cardbench.text.Diagnostics;
import cardbench.text.Location;
import cardbench.text.Nearest;
import java.util.ArrayList;
import java.util.List;

/** Checks that what a text refers to is given, whichever branches are taken. */
final class ReferenceCheck {

    private final Diagnostics diagnostics;

    /** The branches of ifs around, each as its condition, of the second branch with a mark. */
    private final List<String> branches = new ArrayList<>();

    ReferenceCheck(Diagnostics diagnostics) {
        this.diagnostics = diagnostics;
    }

    /** Goes into a branch. */
    void enter(String when) {
        branches.add(when);
    }

    /** Goes out of the innermost branch. */
    void leave() {
        branches.remove(branches.size() - 1);
    }

    /**
     * What a text stands for, where it is one variable; {@link Kind#ANY} for any other text. Each
     * of its variables must be given.
     */
    Kind kind(JsonScalar text, Scope scope) {
        if (!Template.isBalanced(text.text())) {
            diagnostics.add(WizardCodes.BRACES.at(Location.range(text.from(), text.to())));
            return Kind.ANY;
        }
        Kind kind = Kind.ANY;
        for (String pattern : Template.references(text.text())) {
            Kind given = scope.use(pattern);
            if (given == null && !scope.isOpen()) {
                undefined(text, pattern, scope);
            } else if (scope.isDoubtful(pattern, branches)) {
                diagnostics.add(
                        WizardCodes.ONE_BRANCH
                                .at(Location.range(text.from(), text.to()))
                                .with("variable", pattern));
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
        String near = Nearest.to(pattern, scope.names(Kind.ANY));
        boolean sure = near != null && near.indexOf('*') < 0 && text.text().equals("$" + pattern);
        diagnostics.add(sure ? said.fixedBy("\"$" + near + "\"") : said);
    }
}

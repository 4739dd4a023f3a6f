package cardbench.wizard.check;

import cardbench.base.json.JsonMap;
import cardbench.base.json.JsonScalar;
import cardbench.base.text.Diagnostic;
import cardbench.base.text.Diagnostics;
import cardbench.wizard.card.Scope;
import cardbench.wizard.card.Template;
import cardbench.wizard.card.Timing;
import cardbench.wizard.card.VariableKind;
import cardbench.wizard.card.WizardCodes;
import java.util.ArrayList;
import java.util.List;

/** Checks that the variables of a text are defined, whichever branches were taken before. */
final class ReferenceCheck {

    private final Diagnostics diagnostics;

    /** The branches around: the condition of each {@code if}, negated in its second branch. */
    private final List<String> branches = new ArrayList<>();

    /** The comparison around, or {@code null}. */
    private JsonMap compared;

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

    /** Enters a condition that compares two values; {@code null} leaves it. */
    void comparing(JsonMap condition) {
        compared = condition;
    }

    /**
     * The kind of a text that is a single variable; {@link VariableKind#ANY} for any other text.
     * Reports variables that are not defined.
     *
     * @param wanted the kind that the place of the text needs
     */
    VariableKind kind(JsonScalar text, VariableKind wanted, Scope scope) {
        if (!Template.isBalanced(text.text())) {
            diagnostics.add(WizardCodes.BRACES.at(text.place()));
            return VariableKind.ANY;
        }
        String foreign = Template.ofForeign(text.text());
        if (foreign != null) {
            diagnostics.add(
                    WizardCodes.FOREIGN_TEMPLATE
                            .at(text.place())
                            .with("written", text.text())
                            .with("instead", foreign)
                            .fixedBy("\"" + foreign + "\""));
            return VariableKind.ANY;
        }
        VariableKind kind = VariableKind.ANY;
        for (String pattern : Template.references(text.text())) {
            VariableKind given = scope.use(pattern);
            String lastTurn = scope.lastTurnOf(pattern);
            if (given == null && !scope.isOpen()) {
                undefined(text, pattern, wanted, scope);
            } else if (scope.isDoubtful(pattern, branches)) {
                diagnostics.add(WizardCodes.ONE_BRANCH.at(text.place()).with("variable", pattern));
            } else if (lastTurn != null) {
                diagnostics.add(
                        WizardCodes.LAST_TURN
                                .at(text.place())
                                .with("variable", pattern)
                                .with("index", lastTurn));
            }
            kind = given == null ? VariableKind.ANY : given;
            int dot = pattern.indexOf('.');
            Timing timing = dot < 0 ? null : Timing.of(pattern.substring(0, dot));
            if (timing != null && timing.isExtension(pattern.substring(dot + 1))) {
                diagnostics.add(WizardCodes.EXTENSION.at(text.place()).with("word", pattern));
            }
        }
        return Template.isAlone(text.text()) ? kind : VariableKind.ANY;
    }

    private void undefined(JsonScalar text, String pattern, VariableKind wanted, Scope scope) {
        VariableFix fix = new VariableFix(scope);
        // a fix replaces the whole text, so the variable has to be all of it
        boolean whole = text.text().equals("$" + pattern);
        boolean braces = text.text().equals("{" + pattern + "}");
        VariableKind kind = whole || braces ? wanted : VariableKind.ANY;
        List<String> known = fix.listed(pattern, kind);
        Diagnostic fault =
                WizardCodes.UNDEFINED_VARIABLE
                        .at(text.place())
                        .with("variable", pattern)
                        .with("known", known.isEmpty() ? "nothing" : Spelling.listed(known));
        String certain = whole || braces ? certain(pattern, kind, scope) : null;
        if (certain != null) {
            fault = fault.fixedBy(whole ? "\"$" + certain + "\"" : "\"{" + certain + "}\"");
        }
        diagnostics.add(fault);
    }

    /**
     * The variable that a name certainly means, or {@code null}; also {@code null} where the
     * comparison around would then always or never hold.
     */
    String certain(String name, VariableKind wanted, Scope scope) {
        VariableFix fix = new VariableFix(scope);
        String certain = fix.certain(name, wanted);
        if (certain == null || compared == null) {
            return certain;
        }
        for (String side : List.of("value1", "value2")) {
            // the other side may be about to become the same variable by a fix of its own
            List<String> references = Template.references(compared.text(side, ""));
            String last = references.isEmpty() ? name : references.get(references.size() - 1);
            if (!last.equals(name)
                    && scope.isUndefined(last)
                    && certain.equals(fix.certain(last, wanted))) {
                return null;
            }
        }
        return ComparisonCheck.isConstant(compared, name, certain, scope) ? null : certain;
    }
}

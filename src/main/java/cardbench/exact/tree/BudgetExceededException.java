package cardbench.exact.tree;

import cardbench.text.DiagnosticCode;

/** Ends an attempt to solve a topic, inside this package alone. */
class BudgetExceededException extends RuntimeException {

    private static final long serialVersionUID = 1;

    private final transient DiagnosticCode why;

    BudgetExceededException(DiagnosticCode why) {
        super(why.name(), null, false, false);
        this.why = why;
    }

    DiagnosticCode why() {
        return why;
    }
}

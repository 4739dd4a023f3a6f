package cardbench.odds.exact.program;

import cardbench.base.text.DiagnosticCode;

/** Ends an attempt to solve a topic, inside this package alone. */
public class BudgetExceededException extends RuntimeException {

    private static final long serialVersionUID = 1;

    private final transient DiagnosticCode why;

    public BudgetExceededException(DiagnosticCode why) {
        super(why.name(), null, false, false);
        this.why = why;
    }

    public DiagnosticCode why() {
        return why;
    }
}

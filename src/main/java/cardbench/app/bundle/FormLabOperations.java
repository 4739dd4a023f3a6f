package cardbench.app.bundle;

import cardbench.contract.CallLimits;
import cardbench.contract.OperationGroup;
import cardbench.odds.call.FormOperations;
import cardbench.odds.call.QuestionOperation;
import java.util.List;

/** The operations of the form for deck files, which need neither programs nor odds. */
public final class FormLabOperations {

    private FormLabOperations() {}

    /** New groups. None of them holds data. */
    public static List<OperationGroup> all() {
        return List.of(new FormOperations(), new QuestionOperation(), new CallLimits());
    }
}

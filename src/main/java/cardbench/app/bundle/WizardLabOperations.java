package cardbench.app.bundle;

import cardbench.contract.CallLimits;
import cardbench.contract.OperationGroup;
import cardbench.wizard.call.WizardOperations;
import java.util.List;

/** The operations on cards of 逆时巫师 OL. */
public final class WizardLabOperations {

    private WizardLabOperations() {}

    /** New groups. None of them holds data. */
    public static List<OperationGroup> all() {
        return List.of(new WizardOperations(), new CallLimits());
    }
}

package cardbench.app.bundle;

import cardbench.contract.CallLimits;
import cardbench.contract.OperationGroup;
import cardbench.odds.call.MulliganOperation;
import java.util.List;

/** The best mulligan of a deck file, for readers who ask for it. */
public final class MulliganLabOperations {

    private MulliganLabOperations() {}

    /** New groups. None of them holds data. */
    public static List<OperationGroup> all() {
        return List.of(new MulliganOperation(), new CallLimits());
    }
}

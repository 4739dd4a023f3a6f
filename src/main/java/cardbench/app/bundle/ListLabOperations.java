package cardbench.app.bundle;

import cardbench.codes.call.list.ListOperations;
import cardbench.contract.CallLimits;
import cardbench.contract.OperationGroup;
import java.util.List;

/** The operations on deck lists as text, which need no game and no card table. */
public final class ListLabOperations {

    private ListLabOperations() {}

    /** New groups. None of them holds data. */
    public static List<OperationGroup> all() {
        return List.of(new ListOperations(), new CallLimits());
    }
}

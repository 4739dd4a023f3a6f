package cardbench.call;

import java.util.List;

/** Operations of the contract that belong together, such as those on deck codes. */
public interface OperationGroup {

    /** The operations; empty for a group that only holds data for others. */
    List<Operation> operations();
}

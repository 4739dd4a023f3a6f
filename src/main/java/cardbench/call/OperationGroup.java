package cardbench.call;

import java.util.List;

/** Operations of the contract that belong together, such as those on deck codes. */
public interface OperationGroup {

    /** The operations; none where a group only takes in data that others use. */
    List<Operation> operations();
}

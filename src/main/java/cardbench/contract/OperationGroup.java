package cardbench.contract;

import cardbench.base.json.JsonText;
import java.util.List;

/** Operations of the contract that belong together, such as those on deck codes. */
public interface OperationGroup {

    /** The operations; empty for a group that only holds data for others. */
    List<Operation> operations();

    /**
     * Writes the limits and sizes of the group as members of the result of {@code constants}, each
     * below the name of an operation or of a kind of code or data. The values are the constants
     * that the code itself uses. By default there are none.
     */
    default void constants(JsonText json) {}
}

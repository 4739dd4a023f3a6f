package cardbench.app.bundle;

import cardbench.codes.call.picture.PictureOperations;
import cardbench.contract.CallLimits;
import cardbench.contract.OperationGroup;
import java.util.List;

/** The operations on pictures, which need a library that nothing else needs. */
public final class PictureLabOperations {

    private PictureLabOperations() {}

    /** New groups with nothing open. */
    public static List<OperationGroup> all() {
        return List.of(new PictureOperations(), new CallLimits());
    }
}

package cardbench.app.bundle;

import cardbench.codes.genshin.ShareCodec;
import cardbench.contract.OperationGroup;
import java.util.List;

/**
 * The operations of the module {@code cardbench} of the npm package: those of {@link
 * DecodeOperations}, with all diagnostics of damaged share codes, since no larger bundle follows.
 */
public final class CodecOperations {

    private CodecOperations() {}

    /** New groups. */
    public static List<OperationGroup> all() {
        return DecodeOperations.of(new ShareCodec());
    }
}

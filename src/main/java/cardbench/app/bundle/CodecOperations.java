package cardbench.app.bundle;

import cardbench.codes.call.decks.CodeKinds;
import cardbench.codes.call.decks.EncodeOperation;
import cardbench.codes.genshin.ShareCodec;
import cardbench.contract.OperationGroup;
import java.util.ArrayList;
import java.util.List;

/**
 * The operations of the module {@code cardbench} of the npm package: those of {@link
 * DecodeOperations} and {@code encode}, with all diagnostics of damaged share codes, since no
 * larger bundle follows.
 */
public final class CodecOperations {

    private CodecOperations() {}

    /** New groups. */
    public static List<OperationGroup> all() {
        CodeKinds kinds = DecodeOperations.kinds(new ShareCodec());
        List<OperationGroup> groups = new ArrayList<>(DecodeOperations.of(kinds));
        groups.add(new EncodeOperation(kinds));
        return groups;
    }
}

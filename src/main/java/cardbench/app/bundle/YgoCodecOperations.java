package cardbench.app.bundle;

import cardbench.codes.call.decks.CodeKinds;
import cardbench.codes.call.decks.CodeOperations;
import cardbench.codes.call.decks.EncodeOperation;
import cardbench.codes.call.ygo.YgoGame;
import cardbench.contract.OperationGroup;
import java.util.List;

/**
 * The operations on the deck formats of Yu-Gi-Oh!, which {@link DecodeOperations} only recognises.
 */
public final class YgoCodecOperations {

    private YgoCodecOperations() {}

    /** New groups. */
    public static List<OperationGroup> all() {
        CodeKinds kinds = CodeKinds.of(List.of(YgoGame.withoutNames()), List.of(), text -> null);
        return List.of(new CodeOperations(kinds), new EncodeOperation(kinds));
    }
}

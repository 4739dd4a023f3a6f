package cardbench.app.bundle;

import cardbench.codes.call.decks.CodeKinds;
import cardbench.codes.call.decks.CodeOperations;
import cardbench.codes.call.decks.EncodeOperation;
import cardbench.codes.call.decks.TableStore;
import cardbench.codes.call.ygo.SetcodeOperations;
import cardbench.codes.call.ygo.SetnameStore;
import cardbench.codes.call.ygo.YgoGame;
import cardbench.contract.OperationGroup;
import java.util.List;

/**
 * The operations on codes of Yu-Gi-Oh! that need no database: its deck formats and setcodes. They
 * are what {@link DecodeOperations} only recognises.
 */
public final class YgoCodecOperations {

    private YgoCodecOperations() {}

    /** New groups, with the example list of archetypes until another one is open. */
    public static List<OperationGroup> all() {
        CodeKinds kinds = CodeKinds.of(List.of(YgoGame.withoutNames()), List.of(), text -> null);
        return List.of(
                new CodeOperations(kinds),
                new EncodeOperation(kinds),
                new SetcodeOperations(
                        new SetnameStore(new TableStore(), List::of), client -> List.of()));
    }
}

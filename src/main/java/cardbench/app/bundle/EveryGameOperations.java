package cardbench.app.bundle;

import cardbench.codes.call.decks.TableStore;
import cardbench.codes.call.ygo.YgoGame;
import cardbench.contract.OperationGroup;
import java.util.List;

/** The operations of {@link DeckBundleOperations} for every game of {@link Games}. */
public final class EveryGameOperations {

    private EveryGameOperations() {}

    /** New groups with card tables of their own and without card databases. */
    public static List<OperationGroup> all() {
        TableStore tables = new TableStore();
        return DeckBundleOperations.with(
                Games.all(tables, YgoGame.withTables(tables)), tables, null);
    }
}

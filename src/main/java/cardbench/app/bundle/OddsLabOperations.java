package cardbench.app.bundle;

import cardbench.contract.CallLimits;
import cardbench.contract.OperationGroup;
import cardbench.odds.call.DeckFileOperations;
import cardbench.odds.call.OddsOperations;
import cardbench.odds.call.OptimiseOperation;
import cardbench.odds.call.ReceiptOperation;
import cardbench.odds.call.SimulateOperations;
import cardbench.odds.call.TraceOperations;
import cardbench.odds.call.YispOperations;
import java.util.ArrayList;
import java.util.List;

/** The operations on deck files: checks, games, odds, and the service of their editor. */
public final class OddsLabOperations {

    private OddsLabOperations() {}

    /** New groups. None of them holds data. */
    public static List<OperationGroup> all() {
        List<OperationGroup> groups = new ArrayList<>(withoutLimits());
        groups.add(new CallLimits());
        return groups;
    }

    /** The groups that no other bundle has. */
    static List<OperationGroup> withoutLimits() {
        return List.of(
                new DeckFileOperations(),
                new SimulateOperations(),
                new OddsOperations(),
                new OptimiseOperation(),
                new ReceiptOperation(),
                new TraceOperations(),
                new YispOperations());
    }
}

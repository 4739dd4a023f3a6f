package cardbench.call.bundle;

import cardbench.call.OperationGroup;
import cardbench.call.odds.DeckFileOperations;
import cardbench.call.odds.OddsOperations;
import cardbench.call.odds.OptimiseOperation;
import cardbench.call.odds.SimulateOperations;
import cardbench.call.odds.TraceOperations;
import cardbench.call.odds.YispOperations;
import cardbench.call.wizard.WizardOperations;
import cardbench.call.ygo.DatabaseOperations;
import cardbench.call.ygo.DatabaseStore;
import cardbench.call.ygo.SetnameStore;
import cardbench.call.ygo.YgoGame;
import java.util.ArrayList;
import java.util.List;

/** All operations of the contract, as the labs and the command line offer them. */
public final class AllOperations {

    private AllOperations() {}

    /** New groups with all operations, sharing one set of card tables and databases. */
    public static List<OperationGroup> all() {
        SetnameStore setnames = new SetnameStore();
        DatabaseStore databases = new DatabaseStore();
        YgoGame ygo = new YgoGame(setnames, databases, databases::slots);
        List<OperationGroup> groups = new ArrayList<>(DeckBundleOperations.with(ygo));
        groups.add(new DatabaseOperations(databases, setnames));
        groups.add(new DeckFileOperations());
        groups.add(new SimulateOperations());
        groups.add(new OddsOperations());
        groups.add(new OptimiseOperation());
        groups.add(new TraceOperations());
        groups.add(new YispOperations());
        groups.add(new WizardOperations());
        return groups;
    }
}

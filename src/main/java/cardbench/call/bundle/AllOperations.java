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
import java.util.ArrayList;
import java.util.List;

/** Every family of operations there is: what the labs and the command line offer. */
public final class AllOperations {

    private AllOperations() {}

    /** All of them. */
    public static List<OperationGroup> all() {
        SetnameStore setnames = new SetnameStore();
        DatabaseStore databases = new DatabaseStore();
        List<OperationGroup> families =
                new ArrayList<>(DeckBundleOperations.with(setnames, databases, databases::slots));
        families.add(new DatabaseOperations(databases, setnames));
        families.add(new DeckFileOperations());
        families.add(new SimulateOperations());
        families.add(new OddsOperations());
        families.add(new OptimiseOperation());
        families.add(new TraceOperations());
        families.add(new YispOperations());
        families.add(new WizardOperations());
        return families;
    }
}

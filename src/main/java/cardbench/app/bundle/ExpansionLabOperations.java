package cardbench.app.bundle;

import cardbench.codes.call.decks.TableStore;
import cardbench.codes.call.ygo.DatabaseStore;
import cardbench.codes.call.ygo.ExpansionOperations;
import cardbench.codes.call.ygo.SetConstantStore;
import cardbench.codes.call.ygo.SetnameStore;
import cardbench.contract.CallLimits;
import cardbench.contract.OperationGroup;
import java.util.List;

/** The operations on whole expansions of Yu-Gi-Oh!, and the files that they use. */
public final class ExpansionLabOperations {

    private ExpansionLabOperations() {}

    /** New groups with nothing open. */
    public static List<OperationGroup> all() {
        TableStore tables = new TableStore();
        DatabaseStore databases = new DatabaseStore();
        SetnameStore setnames = new SetConstantStore(tables, databases::numberings);
        return List.of(
                tables,
                databases,
                setnames,
                new ExpansionOperations(databases, setnames),
                new CallLimits());
    }
}

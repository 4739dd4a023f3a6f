package cardbench.call;

import java.util.ArrayList;
import java.util.List;

/** Every family of operations there is: what the labs and the command line offer. */
public final class Families {

    private Families() {}

    /** All of them. */
    public static List<Family> all() {
        OpenSetnames setnames = new OpenSetnames();
        OpenDatabases databases = new OpenDatabases();
        List<Family> families =
                new ArrayList<>(DeskFamilies.with(setnames, databases, databases::slots));
        families.add(new DatabaseFamily(databases, setnames));
        families.add(new DeckFileFamily());
        families.add(new SimulateFamily());
        families.add(new OddsFamily());
        families.add(new OptimiseFamily());
        families.add(new TraceFamily());
        families.add(new YispFamily());
        families.add(new WizardFamily());
        return families;
    }
}

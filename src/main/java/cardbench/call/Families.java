package cardbench.call;

import java.util.ArrayList;
import java.util.List;

/** Every family of operations there is: what the labs and the command line offer. */
public final class Families {

    private Families() {}

    /** All of them. */
    public static List<Family> all() {
        List<Family> families = new ArrayList<>(DecodeFamilies.all());
        families.add(new DeckFileFamily());
        families.add(new SimulateFamily());
        families.add(new TraceFamily());
        families.add(new YispFamily());
        return families;
    }
}

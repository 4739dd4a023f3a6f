package cardbench.call;

import java.util.List;

/** Every family of operations there is: what the labs and the command line offer. */
public final class Families {

    private Families() {}

    /** All of them. */
    public static List<Family> all() {
        return DecodeFamilies.all();
    }
}

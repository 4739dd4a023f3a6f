package cardbench.base.chance;

/**
 * How many random cases a test takes. The whole range takes minutes: it is run every week, and
 * whenever the solver changes, with {@code -Dseeds=all}.
 */
public final class Seeds {

    private static final boolean ALL = "all".equals(System.getProperty("seeds"));

    private Seeds() {}

    /**
     * The number of seeds, which are from 0 on.
     *
     * @param few in every run
     * @param all of the whole range
     */
    public static int of(int few, int every) {
        return ALL ? every : few;
    }
}

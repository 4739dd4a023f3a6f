package cardbench.odds.exact.program;

/**
 * What an attempt may take. Counted in work and room, not in time, so that it ends alike
 * everywhere.
 *
 * @param transitions work at most, in transitions; what takes longer counts as several
 * @param bytes about how much room states may take, those that are solved and those that wait
 * @param horizon the work that is worth as much as all hands, in transitions: the attempt ends
 *     early where it has solved a smaller share of the hands than it has used of the horizon, as
 *     games gain more by then. 0 if the budget is used up to its end
 */
public record Budget(int transitions, long bytes, int horizon) {

    /** What takes well under a second on a fast machine, and is over soon everywhere. */
    public static final Budget QUICK = new Budget(800_000, 32L << 20, 4_000_000);

    /** The same beside games that take about as long. */
    public static final Budget BESIDE_GAMES =
            new Budget(QUICK.transitions, QUICK.bytes, QUICK.transitions);

    /** What takes some seconds. */
    public static final Budget PATIENT = new Budget(18_000_000, 128L << 20);

    /** The same work where some solved hands are of no use, unless all are. */
    public Budget whole() {
        return new Budget(transitions, bytes, horizon / 4);
    }

    /** A budget that is used up to its end. */
    public Budget(int transitions, long bytes) {
        this(transitions, bytes, 0);
    }
}

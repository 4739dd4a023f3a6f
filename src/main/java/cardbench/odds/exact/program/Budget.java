package cardbench.odds.exact.program;

/**
 * What an attempt may take. Counted in work and room, not in time, so that it ends alike
 * everywhere.
 *
 * @param transitions work at most, in transitions; what takes longer counts as several
 * @param bytes about how much room states may take, those that are solved and those that wait
 * @param mustPay whether the attempt ends early if a fifth of the transitions solved too few hands
 */
public record Budget(int transitions, long bytes, boolean mustPay) {

    /** What takes well under a second on a fast machine, and is over soon everywhere. */
    public static final Budget QUICK = new Budget(800_000, 32L << 20, true);

    /** What takes some seconds. */
    public static final Budget PATIENT = new Budget(18_000_000, 128L << 20);

    /** A budget that is used up to its end. */
    public Budget(int transitions, long bytes) {
        this(transitions, bytes, false);
    }
}

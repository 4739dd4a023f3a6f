package cardbench.solve;

/**
 * What an attempt may take. Counted in work and room, not in time, so that it ends alike
 * everywhere.
 *
 * @param effort ways from one state to the next that are gone at most
 * @param bytes about how much room the states that were solved may take
 */
public record Budget(int effort, long bytes) {

    /** What takes well under a second on a fast machine, and is over soon everywhere. */
    public static final Budget QUICK = new Budget(300_000, 32L << 20);

    /** What takes some seconds. */
    public static final Budget PATIENT = new Budget(6_000_000, 128L << 20);
}

package cardbench.number;

/** Binomial coefficients and their reciprocals, as weights. */
public final class Binomials {

    /** The most things that are chosen. */
    public static final int MOST = 20;

    private final Residues residues;

    /**
     * By the number of things there are, then the number that is chosen; {@code null} for later.
     */
    private final double[][][] multiplicity = new double[Residues.MAX_MULTIPLICITY + 1][][];

    private final double[][][] shares = new double[Residues.MAX_MULTIPLICITY + 1][][];

    public Binomials(Residues residues) {
        this.residues = residues;
    }

    /**
     * * The binomial coefficient.
     *
     * @param all at most {@link Residues#MAX_MULTIPLICITY}
     * @param chosen at most {@link #MOST} and at most all
     */
    public double[] count(int all, int chosen) {
        if (multiplicity[all] == null) {
            fill(all);
        }
        return multiplicity[all][chosen];
    }

    /** The reciprocal of the binomial coefficient; the bounds are the same. */
    public double[] share(int all, int chosen) {
        if (shares[all] == null) {
            fill(all);
        }
        return shares[all][chosen];
    }

    private void fill(int all) {
        int most = Math.min(all, MOST);
        double[][] row = new double[most + 1][];
        double[][] over = new double[most + 1][];
        row[0] = residues.one();
        over[0] = residues.one();
        for (int i = 1; i <= most; i++) {
            row[i] = row[i - 1].clone();
            residues.scale(row[i], all - i + 1, i);
            over[i] = over[i - 1].clone();
            residues.scale(over[i], i, all - i + 1);
        }
        multiplicity[all] = row;
        shares[all] = over;
    }
}

package cardbench.base.number;

/**
 * Binomial coefficients: as doubles where they are small enough to be exact, as natural numbers,
 * and, with their reciprocals, as residues, in which weights are kept.
 */
public final class Binomials {

    /** The largest lower index. */
    public static final int MAX = 20;

    private final Residues residues;

    /** By upper index, then lower index; {@code null} if not yet computed. */
    private final double[][][] multiplicity = new double[Residues.MAX_MULTIPLICITY + 1][][];

    private final double[][][] shares = new double[Residues.MAX_MULTIPLICITY + 1][][];

    public Binomials(Residues residues) {
        this.residues = residues;
    }

    /**
     * The binomial coefficient. The array is shared and must not be changed.
     *
     * @param all the upper index, at most {@link Residues#MAX_MULTIPLICITY}
     * @param chosen the lower index, at most {@link #MAX} and at most {@code all}
     */
    public double[] count(int all, int chosen) {
        if (multiplicity[all] == null) {
            fill(all);
        }
        return multiplicity[all][chosen];
    }

    /** The reciprocal of the binomial coefficient, with the same bounds. */
    public double[] share(int all, int chosen) {
        if (shares[all] == null) {
            fill(all);
        }
        return shares[all][chosen];
    }

    private void fill(int all) {
        int most = Math.min(all, MAX);
        double[][] row = new double[most + 1][];
        double[][] over = new double[most + 1][];
        row[0] = residues.one();
        over[0] = residues.one();
        for (int i = 1; i <= most; i++) {
            row[i] = row[i - 1].clone();
            // C(n, i) = C(n, i - 1) * (n - i + 1) / i: exact in residues, where i has an inverse.
            residues.scale(row[i], all - i + 1, i);
            over[i] = over[i - 1].clone();
            residues.scale(over[i], i, all - i + 1);
        }
        multiplicity[all] = row;
        shares[all] = over;
    }

    /** In how many ways some of a number of things can be chosen; cut at {@link Natural#EXACT}. */
    public static double choose(int things, int chosen) {
        int fewer = Math.min(chosen, things - chosen);
        if (fewer < 0) {
            return 0;
        }
        double multiplicity = 1;
        for (int i = 0; i < fewer; i++) {
            multiplicity = withOneMore(multiplicity, things, i);
            if (multiplicity >= Natural.EXACT) {
                return Natural.EXACT;
            }
        }
        return multiplicity;
    }

    /**
     * In how many ways one thing more can be chosen; exact where that is below {@link
     * Natural#EXACT}.
     *
     * @param multiplicity how many choices of some of the things there are
     * @param things how many there are
     * @param chosen how many of them are chosen without that one
     */
    public static double withOneMore(double multiplicity, int things, int chosen) {
        int factor = things - chosen;
        int divisor = chosen + 1;
        double product = multiplicity * factor;
        if (product < Natural.EXACT) {
            return product / divisor;
        }
        // the product may have gaps, so what divides it is taken out of both factors first
        int common = divisor;
        for (int rest = factor; rest > 0; ) {
            int next = common % rest;
            common = rest;
            rest = next;
        }
        return multiplicity / (divisor / common) * (factor / common);
    }

    /** In how many ways some of a number of things can be chosen: in none if there are fewer. */
    public static Natural natural(int things, int chosen) {
        int fewer = Math.min(chosen, things - chosen);
        Natural count = fewer < 0 ? Natural.ZERO : Natural.ONE;
        for (int i = 0; i < fewer; i++) {
            count = count.times(things - i).over(i + 1);
        }
        return count;
    }
}

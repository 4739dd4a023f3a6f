package cardbench.spark;

import java.io.Serializable;
import java.math.BigInteger;

/**
 * A version of a deck with its value, a fraction in lowest terms. Better ones sort first, and of
 * equal ones the one with the lower number.
 *
 * @param version its number in the {@link VersionSpace}
 * @param numerator 0 or more
 * @param denominator 1 or more
 */
record JudgedVersion(long version, BigInteger numerator, BigInteger denominator)
        implements Comparable<JudgedVersion>, Serializable {

    /** A version with this value, reduced. */
    static JudgedVersion of(long version, BigInteger numerator, BigInteger denominator) {
        BigInteger common = numerator.gcd(denominator);
        return new JudgedVersion(version, numerator.divide(common), denominator.divide(common));
    }

    /** The value as in {@code 49/57}. */
    String fraction() {
        return numerator + "/" + denominator;
    }

    @Override
    public int compareTo(JudgedVersion other) {
        int byValue =
                other.numerator
                        .multiply(denominator)
                        .compareTo(numerator.multiply(other.denominator));
        return byValue != 0 ? byValue : Long.compare(version, other.version);
    }
}

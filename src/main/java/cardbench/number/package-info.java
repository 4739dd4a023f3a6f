/**
 * Exact and rounded arithmetic: natural numbers of any size, fractions, binomial coefficients,
 * residues modulo many primes, decimals with a fixed number of digits, and confidence intervals.
 * Every result is the same on each backend: nothing here depends on how a platform prints or rounds
 * a {@code double}. Start at {@link cardbench.number.Fraction}.
 */
package cardbench.number;

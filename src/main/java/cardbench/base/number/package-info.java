/**
 * Exact and rounded arithmetic: natural numbers of any size, fractions, binomial coefficients,
 * residues modulo several primes, decimals with a fixed number of digits, and confidence intervals.
 * Every result is the same on all backends: nothing depends on how a platform prints or rounds a
 * {@code double}. Random numbers are in {@code chance}. Read {@link cardbench.base.number.Fraction}
 * first, and {@link cardbench.base.number.Residues} for the exact solver.
 */
package cardbench.base.number;

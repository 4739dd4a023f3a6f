/**
 * Computes the odds of a topic in which cards act by searching the tree of its games. States that
 * can no longer be distinguished are searched once. Probabilities are exact: they are computed in
 * residues modulo several primes and combined at the end.
 *
 * <p>One solver belongs to one thread. Start at {@link cardbench.odds.exact.search.Solver}; the
 * steps are {@code RootExpansion} (opening hands), {@code GameTreeSearch} (memoised search), {@code
 * Expander} (successors of a state) and {@code TranspositionTable}. Topics without programs, and
 * the budget of an attempt, are in {@code cardbench.odds.exact}; games played at random are in
 * {@code cardbench.odds.sample}.
 */
package cardbench.odds.exact.search;

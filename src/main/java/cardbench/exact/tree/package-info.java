/**
 * Computes the odds of a topic in which cards act by searching the tree of its games. A state says
 * what is known of the cards; a chance node reveals only what a program asks for; states that
 * nothing tells apart any more are searched once. Probabilities are exact: they are counted in
 * residues modulo several primes and put together at the end.
 *
 * <p>The classes share mutable state inside the package on purpose (one {@link
 * cardbench.exact.tree.State} is changed in place along a path), which is why they are not divided
 * further. Start at {@link cardbench.exact.tree.Solver}; the steps are {@code RootExpansion}
 * (opening hands), {@code GameTreeSearch} (memoised search), {@code Expander} (successors of a
 * state), {@code StateMachine} (runs programs), {@code Abstraction} (what still matters), {@code
 * OrderRelevance}, {@code SymmetryReduction} and {@code TranspositionTable}.
 */
package cardbench.exact.tree;

/**
 * Computes the odds of a topic in which cards act by searching the tree of its games. A state holds
 * what is known of the cards; a chance node reveals only what a program asks for; states that can
 * no longer be told apart are searched once. Probabilities are exact: they are computed in residues
 * modulo several primes and combined at the end.
 *
 * <p>Topics without programs and the budget of an attempt are in {@code cardbench.exact}; games
 * played at random are in {@code cardbench.sample}. Nothing here reads a deck file or runs programs
 * by {@code yisp.vm}: they are compiled from the syntax tree a second time, into instructions that
 * can also be bounded beforehand and continued from a chance node.
 *
 * <p>The classes share mutable state inside the package on purpose (one {@link
 * cardbench.exact.tree.State} is changed in place along a path), which is why they are not divided
 * further. One solver belongs to one thread. Start at {@link cardbench.exact.tree.Solver}; the
 * steps are {@code RootExpansion} (opening hands), {@code GameTreeSearch} (memoised search), {@code
 * Expander} (successors of a state), {@code StateMachine} (runs programs), {@code Abstraction}
 * (what still matters), {@code OrderRelevance}, {@code SymmetryReduction} and {@code
 * TranspositionTable}.
 */
package cardbench.exact.tree;

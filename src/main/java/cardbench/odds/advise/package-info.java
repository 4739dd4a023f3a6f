/**
 * Advice on a deck: comparison of two versions, the effect of one copy more or less, the odds with
 * and without a card in the opening hand, and a search for better numbers of copies. Start at
 * {@link cardbench.odds.advise.DeckVariants}, the comparison on which the others build; then {@link
 * cardbench.odds.advise.Sensitivity} and {@link cardbench.odds.advise.Optimiser}.
 *
 * <p>Each first tries to solve, by {@code cardbench.odds.exact}, and else plays games of {@code
 * cardbench.odds.sample}. The odds of a single deck are in {@code cardbench.odds}.
 */
package cardbench.odds.advise;

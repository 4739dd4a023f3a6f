/**
 * Advice on a deck: comparison of versions, what one copy more or less changes, how much a card in
 * the opening hand is worth, and a search for better numbers of copies. Start at {@link
 * cardbench.advise.Optimiser} or {@link cardbench.advise.Sensitivity}.
 */
package cardbench.advise;

/**
 * Exact odds of topics in which cards act: the game tree, with every order of the deck at once. A
 * state holds what is known of the cards; chance nodes reveal only what a program asks for; states
 * that nothing tells apart are solved once; likelihoods are fractions, kept by their residues.
 */
package cardbench.solve;

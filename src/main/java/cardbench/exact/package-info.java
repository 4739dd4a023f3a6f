/**
 * The exact methods: counting the hands of a topic that only asks for cards in hand, playing every
 * composition of hand and deck of a topic in which nothing is activated, and the search of the game
 * tree ({@link cardbench.exact.tree}). Start at {@link cardbench.exact.Exact}.
 */
package cardbench.exact;

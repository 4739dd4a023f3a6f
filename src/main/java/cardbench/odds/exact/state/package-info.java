/**
 * What is known at one moment of a game: the cards of each zone, in a known order, in a part of
 * one, or in none; cards that left the deck unseen; the key of a state; distributions of states and
 * of outcomes. A {@link cardbench.odds.exact.state.State} is changed in place along a path of the
 * search, so its fields are open to the packages above.
 */
package cardbench.odds.exact.state;

/**
 * A deck as something to post: one class per target, from a {@link cardbench.deck.DeckView} and
 * nothing else. Each carries the deck's code, and each escapes for its target, so that no name can
 * break out of it.
 */
package cardbench.export;

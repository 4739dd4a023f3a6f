/**
 * A reader's own collection of cards, and the copies that decks need beyond it. {@link
 * cardbench.codes.collection.CollectionReader} reads the files that collection programs write;
 * {@link cardbench.codes.collection.CollectionComparison} counts owned and missing copies. Nothing
 * is stored.
 */
package cardbench.codes.collection;

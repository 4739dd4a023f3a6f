package cardbench.codes.call.decks;

import cardbench.codes.deck.Found;

/**
 * What texts call the decks whose codes are in them. An interface, so that a bundle that leaves
 * names out has nothing of how they are found.
 */
public interface CodeNames {

    /**
     * The name of the deck of a code; empty if the text has none.
     *
     * @param from where the code before it ends
     */
    String of(Found found, String text, int from);
}

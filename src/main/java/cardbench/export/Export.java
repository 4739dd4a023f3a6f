package cardbench.export;

import cardbench.deck.DeckView;

/** One target: how a deck is written for a place where people post. */
public interface Export {

    /** The target's name in the contract: {@code "markdown"}. */
    String to();

    /**
     * Writes the deck. Whatever its names hold, the text is well formed and shows one deck and
     * nothing else.
     *
     * @param words the language of what is not a name
     */
    String write(DeckView view, ExportWords words);
}

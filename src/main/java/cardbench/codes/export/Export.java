package cardbench.codes.export;

import cardbench.codes.deck.DeckView;

/** Writes a deck in one format. Implementations are immutable; threads may share them. */
public interface Export {

    /** The name of the format in the JSON contract, such as {@code "markdown"}. */
    String to();

    /**
     * Writes a deck. Whatever characters its names contain, the output is well-formed and shows the
     * deck and nothing else.
     *
     * @param view the deck
     * @param words the language of all that is not a name
     * @return the whole output, with a line feed at its end unless it is JSON
     */
    String write(DeckView view, ExportWords words);
}

package cardbench.call.decks;

import cardbench.cards.Language;
import cardbench.contract.Request;
import cardbench.contract.Response;
import cardbench.deck.DeckView.Row;
import java.util.List;

/** Search by name in the open card tables, for kinds of codes whose cards have names. */
public interface CardNames {

    /** Answers {@code encode} for a list of names instead of a deck. */
    Response encodeNames(String names, Language language, Request request);

    /** The cards whose names contain the search text, best match first, as rows of 0 copies. */
    List<Row> search(String written, Language language, int limit);
}

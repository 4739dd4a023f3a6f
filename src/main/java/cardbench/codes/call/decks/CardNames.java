package cardbench.codes.call.decks;

import cardbench.codes.cards.Language;
import cardbench.codes.deck.DeckView.Row;
import cardbench.contract.Request;
import cardbench.contract.Response;
import java.util.List;

/** Search by name in the open card tables, for kinds of codes whose cards have names. */
public interface CardNames {

    /** Answers {@code encode} for a list of names instead of a deck. */
    Response encodeNames(String names, Language language, Request request);

    /** The cards whose names contain the search text, best match first, as rows of 0 copies. */
    List<Row> search(String written, Language language, int limit);
}

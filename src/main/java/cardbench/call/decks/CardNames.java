package cardbench.call.decks;

import cardbench.call.Request;
import cardbench.call.Response;
import cardbench.cards.Language;
import cardbench.deck.DeckView.Row;
import java.util.List;

/** Finds cards by the names in open card tables, for kinds whose cards have tables of names. */
public interface CardNames {

    /** Answers {@code encode} for a list of names in place of a deck. */
    Response encodeNames(String names, Language language, Request request);

    /** The cards whose names hold what was written, best first, as rows of no copies. */
    List<Row> search(String written, Language language, int limit);
}

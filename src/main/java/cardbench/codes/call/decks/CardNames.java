package cardbench.codes.call.decks;

import cardbench.base.text.Diagnostics;
import cardbench.base.text.Location;
import cardbench.codes.cards.Language;
import cardbench.codes.cards.ListedLine;
import cardbench.codes.deck.DeckView.Row;
import cardbench.contract.Request;
import cardbench.contract.Response;
import java.util.List;

/** Search by name in the open card tables, for kinds of codes whose cards have names. */
public interface CardNames {

    /** The argument of a request that holds its list of names. */
    static Location place(Request request) {
        return Location.pointer(request.has("lines") ? "/lines" : "/names");
    }

    /** Answers {@code encode} for a list of names instead of a deck. */
    Response encodeNames(List<ListedLine> lines, Language language, Request request);

    /**
     * The cards whose names contain the search text, best match first, as rows of 0 copies; adds an
     * error if there is nothing to search in.
     */
    List<Row> search(String written, Language language, int limit, Diagnostics diagnostics);
}

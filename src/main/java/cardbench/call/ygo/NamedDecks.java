package cardbench.call.ygo;

import cardbench.text.Diagnostics;
import cardbench.ygo.deck.YgoDeck;
import java.util.List;

/** Decks and cards by the names of open databases. */
interface NamedDecks {

    /** The deck of a list of names, or {@code null} if there are no names at all. */
    YgoDeck read(String kind, String names, Diagnostics diagnostics);

    /** The cards whose names contain the search text, best match first. */
    List<Integer> search(String written, int limit);
}

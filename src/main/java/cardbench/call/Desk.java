package cardbench.call;

import cardbench.cards.Language;
import cardbench.deck.Deck;
import cardbench.deck.DeckView;
import cardbench.deck.DeckView.Row;
import java.util.List;

/** What the open card tables make of the decks of one kind: names where codes have numbers. */
public interface Desk<D extends Deck> {

    /** The kind, as in the contract. */
    String kind();

    /** The deck as people see it, its cards named in a language, and what the rules say. */
    DeckView view(D deck, Language language);

    /** The same without what the rules say, for those who show none of it. */
    default DeckView cards(D deck, Language language) {
        return view(deck, language);
    }

    /**
     * The text in which the game itself shares the deck; the code alone where it has no other.
     *
     * @param view what {@link #view} makes of the deck in that language
     */
    default String clientText(D deck, DeckView view, Language language) {
        return view.code();
    }

    /** Answers {@code encode} for a list of names in place of a deck. */
    Answer encodeNames(String names, Language language, Request request);

    /** The cards whose names hold what was written, best first, as rows of no copies. */
    List<Row> search(String written, Language language, int limit);
}

package cardbench.call.decks;

import cardbench.cards.Language;
import cardbench.deck.Deck;
import cardbench.deck.DeckView;
import java.util.Optional;

/** What the open card tables make of the decks of one kind: names where codes have numbers. */
public interface DeckPresenter<D extends Deck> {

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

    /** The search of cards by name, for a game whose open tables have names. */
    default Optional<CardNames> names() {
        return Optional.empty();
    }

    /** What cards cost to make, for a game that has a currency for that. */
    default Optional<ChangeCost> costs() {
        return Optional.empty();
    }
}

package cardbench.codes.call.decks;

import cardbench.codes.cards.Language;
import cardbench.codes.deck.CraftingCost;
import cardbench.codes.deck.Deck;
import cardbench.codes.deck.DeckView;
import cardbench.codes.deck.Entry;
import cardbench.contract.Request;
import java.util.List;
import java.util.Optional;

/** Shows the decks of one kind with the names and facts of the open card tables. */
public interface DeckPresenter<D extends Deck> {

    /** The kind, as in the contract. */
    String kind();

    /** The view of a deck, with card names in a language and the result of the rules. */
    DeckView view(D deck, Language language);

    /** The same, with the options of a request for the rules of this kind. */
    default DeckView view(D deck, Language language, Request request) {
        return view(deck, language);
    }

    /** The same without the rules, for callers that do not show their result. */
    default DeckView cards(D deck, Language language) {
        return view(deck, language);
    }

    /**
     * The text that the game itself copies to share the deck; by default the code alone.
     *
     * @param view the {@link #view} of the deck in that language
     */
    default String clientText(D deck, DeckView view, Language language) {
        return view.code();
    }

    /** The search of cards by name, for a game whose open tables have names. */
    default Optional<CardNames> names() {
        return Optional.empty();
    }

    /** The cost of crafting cards, for a game that has a currency for it. */
    default CraftingCost cost(List<Entry> cards) {
        return CraftingCost.NONE;
    }
}

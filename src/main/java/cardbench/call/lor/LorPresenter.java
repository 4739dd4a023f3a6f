package cardbench.call.lor;

import cardbench.call.decks.DeckPresenter;
import cardbench.cards.Language;
import cardbench.deck.DeckView;
import cardbench.lor.LorDeck;
import cardbench.lor.LorView;

/** Presents decks of Legends of Runeterra, whose cards are told by their ids. */
final class LorPresenter implements DeckPresenter<LorDeck> {

    @Override
    public String kind() {
        return LorDeck.KIND;
    }

    @Override
    public DeckView view(LorDeck deck, Language language) {
        return LorView.of(deck);
    }
}

package cardbench.codes.call.lor;

import cardbench.codes.call.decks.DeckPresenter;
import cardbench.codes.cards.Language;
import cardbench.codes.deck.DeckView;
import cardbench.codes.lor.LorDeck;
import cardbench.codes.lor.LorView;

/** Presents decks of Legends of Runeterra, whose cards are identified by their ids. */
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

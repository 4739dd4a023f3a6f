package cardbench.call.riftbound;

import cardbench.call.decks.DeckPresenter;
import cardbench.cards.Language;
import cardbench.deck.DeckView;
import cardbench.riftbound.RiftboundDeck;
import cardbench.riftbound.RiftboundView;

/** Presents decks of Riftbound, whose cards are told by their ids. */
final class RiftboundPresenter implements DeckPresenter<RiftboundDeck> {

    @Override
    public String kind() {
        return RiftboundDeck.KIND;
    }

    @Override
    public DeckView view(RiftboundDeck deck, Language language) {
        return RiftboundView.of(deck);
    }
}

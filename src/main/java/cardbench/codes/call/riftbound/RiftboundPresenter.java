package cardbench.codes.call.riftbound;

import cardbench.codes.call.decks.DeckPresenter;
import cardbench.codes.cards.Language;
import cardbench.codes.deck.DeckView;
import cardbench.codes.riftbound.RiftboundDeck;
import cardbench.codes.riftbound.RiftboundView;

/** Presents decks of Riftbound, whose cards are identified by their ids. */
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

package cardbench.call.hearthstone;

import cardbench.call.decks.DeckPresenter;
import cardbench.call.decks.TableStore;
import cardbench.cards.Language;
import cardbench.deck.DeckView;
import cardbench.hearthstone.mercenaries.Party;
import cardbench.hearthstone.mercenaries.PartyView;

/** Presents parties of Mercenaries with the names of the open tables. */
record PartyPresenter(TableStore tables) implements DeckPresenter<Party> {

    @Override
    public String kind() {
        return Party.KIND;
    }

    @Override
    public DeckView view(Party party, Language language) {
        return new PartyView(tables.tables(), language).of(party);
    }
}

package cardbench.codes.call.hearthstone;

import cardbench.codes.call.decks.DeckPresenter;
import cardbench.codes.call.decks.TableStore;
import cardbench.codes.cards.Language;
import cardbench.codes.deck.DeckView;
import cardbench.codes.hearthstone.mercenaries.Party;
import cardbench.codes.hearthstone.mercenaries.PartyView;

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

package cardbench.codes.call.snap;

import cardbench.codes.call.decks.DeckPresenter;
import cardbench.codes.cards.Language;
import cardbench.codes.deck.DeckView;
import cardbench.codes.deck.DeckView.Row;
import cardbench.codes.snap.SnapDeck;
import cardbench.codes.snap.SnapView;

/** Presents decks of Marvel Snap, with the names that stand above their codes. */
public final class SnapPresenter implements DeckPresenter<SnapDeck> {

    @Override
    public String kind() {
        return SnapDeck.KIND;
    }

    @Override
    public DeckView view(SnapDeck deck, Language language) {
        return SnapView.of(deck);
    }

    /** The text that the game copies: the cards with their costs, then the code. */
    @Override
    public String clientText(SnapDeck deck, DeckView view, Language language) {
        StringBuilder text = new StringBuilder();
        for (Row row : view.sections().get(0).rows()) {
            if (!row.isNamed() || row.cost() == DeckView.ABSENT) {
                return view.code();
            }
            text.append("# (").append(row.cost()).append(") ").append(row.name()).append('\n');
        }
        return text
                + "#\n"
                + view.code()
                + "\n#\n# To use this deck, copy it to your clipboard and paste it from the deck"
                + " editing menu in MARVEL SNAP.\n";
    }
}

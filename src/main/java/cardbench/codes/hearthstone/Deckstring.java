package cardbench.codes.hearthstone;

import cardbench.codes.deck.Found;
import cardbench.codes.deck.Reading;
import java.util.List;

/**
 * Deckstrings, the codes in which Hearthstone copies and pastes decks. Texts that are one flawless
 * code are read by a reader of their own, which is faster.
 *
 * @see <a href="https://hearthsim.info/docs/deckstrings/">HearthSim's description of
 *     deckstrings</a>
 */
public final class Deckstring extends DeckstringCodec {

    @Override
    public boolean isWhole(String text) {
        return FlawlessReader.isFlawless(text);
    }

    @Override
    public List<Found> find(String text) {
        return isWhole(text)
                ? List.of(new Found(HearthstoneDeck.KIND, 0, text.length(), true))
                : super.find(text);
    }

    @Override
    public Reading<HearthstoneDeck> read(String text) {
        HearthstoneDeck flawless = FlawlessReader.read(text);
        return flawless != null
                ? new Reading<>(flawless, 0, text.length(), List.of())
                : super.read(text);
    }
}

package cardbench.codes.hearthstone;

import cardbench.codes.deck.Codec;
import cardbench.codes.deck.Explanation;
import cardbench.codes.deck.Found;
import cardbench.codes.deck.Reading;
import java.util.ArrayList;
import java.util.List;

/**
 * The codec of deckstrings with one reader for flawless and damaged codes, for bundles where bytes
 * count more than the speed of a single code. {@link Deckstring} gives the same answers. Stateless,
 * so threads may share it.
 *
 * @see <a href="https://hearthsim.info/docs/deckstrings/">HearthSim's description of
 *     deckstrings</a>
 */
public class DeckstringCodec implements Codec<HearthstoneDeck> {

    @Override
    public String kind() {
        return HearthstoneDeck.KIND;
    }

    @Override
    public boolean hasComments() {
        return true;
    }

    @Override
    public List<Found> find(String text) {
        List<Found> found = new ArrayList<>();
        int damaged = 0;
        int at = DeckstringPlace.nextMark(text, 0);
        while (at >= 0 && found.size() <= MOST) {
            DeckstringPlace place = DeckstringPlace.at(text, at, DeckstringPlace.MAX_CODE, damaged);
            damaged += place.readable() ? 0 : 1;
            if (place.readable()) {
                found.add(new Found(HearthstoneDeck.KIND, at, place.to(), true));
            }
            at = DeckstringPlace.nextMark(text, place.readable() ? place.to() : at + 1);
        }
        return found;
    }

    @Override
    public int likeness(String text) {
        if (DeckstringPlace.damagedMark(text) >= 0) {
            return MARKED;
        }
        return DeckstringPlace.standsAlone(text) ? MARKED / 4 : 0;
    }

    @Override
    public Reading<HearthstoneDeck> read(String text) {
        return new DeckstringReading(DeckstringPlace.first(text), text, false).reading();
    }

    @Override
    public Explanation explain(String text) {
        return new DeckstringReading(DeckstringPlace.first(text), text, true).explanation();
    }

    @Override
    public String write(HearthstoneDeck deck) {
        return DeckstringWriter.write(deck, DeckstringWriter.Order.CLIENT);
    }
}

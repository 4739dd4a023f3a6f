package cardbench.hearthstone;

import cardbench.deck.Codec;
import cardbench.deck.Explanation;
import cardbench.deck.Found;
import cardbench.deck.Reading;
import cardbench.text.Base64Text;
import java.util.ArrayList;
import java.util.List;

/**
 * Deckstrings, the codes in which Hearthstone copies and pastes decks.
 *
 * @see <a href="https://hearthsim.info/docs/deckstrings/">HearthSim's description of
 *     deckstrings</a>
 */
public final class Deckstring implements Codec<HearthstoneDeck> {

    /** The kind, as in the contract. */
    public static final String KIND = "hearthstone";

    @Override
    public String kind() {
        return KIND;
    }

    @Override
    public List<Found> find(String text) {
        if (clean(text) != null) {
            return List.of(new Found(KIND, 0, text.length(), true));
        }
        List<Found> all = new ArrayList<>();
        int at = DeckstringPlace.nextMark(text, 0);
        while (at >= 0 && all.size() <= MOST) {
            DeckstringPlace place = DeckstringPlace.at(text, at, DeckstringPlace.LONGEST);
            if (place.readable()) {
                all.add(new Found(KIND, at, place.to(), true));
            }
            at = DeckstringPlace.nextMark(text, place.readable() ? place.to() : at + 1);
        }
        return all;
    }

    @Override
    public int likeness(String text) {
        if (DeckstringPlace.nextMark(text, 0) >= 0) {
            return MARKED;
        }
        return DeckstringPlace.standsAlone(text) ? MARKED / 4 : 0;
    }

    @Override
    public Reading<HearthstoneDeck> read(String text) {
        DeckstringReader clean = clean(text);
        return clean != null
                ? new Reading<>(clean.deck(""), 0, text.length(), List.of())
                : new DeckstringReading(DeckstringPlace.first(text), text, false).reading();
    }

    /** A reader that has read a text of exactly one flawless code; else {@code null}. */
    private static DeckstringReader clean(String text) {
        Base64Text code = Base64Text.clean(text);
        if (code == null) {
            return null;
        }
        DeckstringReader reader = new DeckstringReader(code, null);
        return reader.read() && reader.flawless() && reader.size() == code.size() ? reader : null;
    }

    @Override
    public Explanation explain(String text) {
        return new DeckstringReading(DeckstringPlace.first(text), text, true).explanation();
    }

    /** The code of a deck that was read, as the game writes it; the text itself if it is equal. */
    public String canonical(String text, Reading<HearthstoneDeck> reading) {
        HearthstoneDeck deck = reading.deck();
        boolean flawless =
                reading.diagnostics().isEmpty()
                        && reading.from() == 0
                        && reading.to() == text.length();
        return flawless && endsWithoutSideboards(text, deck) ? text : write(deck);
    }

    /** Whether a flawless code ends with the byte for “no sideboards”, which is optional. */
    private static boolean endsWithoutSideboards(String text, HearthstoneDeck deck) {
        return deck.sideboards().isEmpty()
                && Base64Text.cleanSize(text) == DeckstringWriter.sizeWithoutSideboards(deck);
    }

    @Override
    public String write(HearthstoneDeck deck) {
        return DeckstringWriter.write(deck, DeckstringWriter.Order.CLIENT);
    }
}

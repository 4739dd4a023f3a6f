package cardbench.call;

import cardbench.cards.Language;
import cardbench.deck.Codec;
import cardbench.deck.Deck;
import cardbench.deck.DeckCodes;
import cardbench.deck.DeckView;
import cardbench.deck.DeckView.Row;
import cardbench.deck.Entry;
import cardbench.deck.Reading;
import cardbench.json.JsonText;
import cardbench.text.Location;
import com.eclipsesource.json.JsonObject;
import java.util.List;

/** How the decks of one kind of code look in the contract: between a deck and its JSON. */
public interface Shape<D extends Deck> {

    /** The codec of the kind. */
    Codec<D> codec();

    /**
     * Writes the members of the result of {@code decode}, behind {@code kind}, into the object that
     * is open.
     *
     * @param text the text that was read
     * @param reading with a deck; where it is not {@linkplain Reading#whole() whole}, the canonical
     *     code is left out
     */
    void write(String text, Reading<D> reading, JsonText json);

    /**
     * Reads a deck in the shape of the result of {@code decode}. What is wrong with it is noted in
     * the request, which then has failed; the deck is then not to be used.
     *
     * @param pointer the JSON pointer of the object in the request
     */
    D read(JsonObject deck, String pointer, Request request);

    /** Answers {@code encode} for a deck, by the options that the request has for this kind. */
    Answer encode(D deck, Request request);

    /** Writes entries of a comparison as one value. */
    void rows(List<Entry> entries, JsonText json);

    /**
     * The deck as people see it, its cards named in a language; {@code null} where decks of this
     * kind are not shown.
     */
    default DeckView view(D deck, Language language) {
        return null;
    }

    /**
     * Answers {@code encode} for a list of names in place of a deck. Where the kind has no names,
     * the request is refused.
     */
    default Answer encodeNames(String names, Language language, Request request) {
        request.refuse(
                DeckCodes.NO_NAMES.at(Location.pointer("/names")).with("kind", codec().kind()));
        return Answer.refused(request.diagnostics());
    }

    /** The cards whose names hold what was written, best first, as rows of no copies. */
    default List<Row> search(String written, Language language, int limit) {
        return List.of();
    }
}

package cardbench.call.decks;

import cardbench.call.Request;
import cardbench.call.Response;
import cardbench.deck.Codec;
import cardbench.deck.Deck;
import cardbench.deck.Entry;
import cardbench.deck.Reading;
import cardbench.json.JsonText;
import com.eclipsesource.json.JsonObject;
import java.util.List;

/** How the decks of one kind of code look in the contract: between a deck and its JSON. */
public interface DeckJsonMapper<D extends Deck> {

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
    Response encode(D deck, Request request);

    /** Writes entries of a comparison as one value. */
    void rows(List<Entry> entries, JsonText json);
}

package cardbench.codes.call.decks;

import cardbench.base.json.JsonText;
import cardbench.codes.deck.Codec;
import cardbench.codes.deck.Deck;
import cardbench.codes.deck.DeckLabel;
import cardbench.codes.deck.Entry;
import cardbench.codes.deck.Reading;
import cardbench.contract.Request;
import cardbench.contract.Response;
import com.eclipsesource.json.JsonObject;
import java.util.List;

/** Converts the decks of one kind of code from and to the JSON of the contract. */
public interface DeckJsonMapper<D extends Deck> {

    /** The codec of the kind. */
    Codec<D> codec();

    /**
     * Writes the members of the result of {@code decode}, after {@code kind}, into the open object.
     *
     * @param text the text that was read
     * @param reading a reading with a deck; if it is not {@linkplain Reading#isValid() valid}, the
     *     canonical code is left out
     */
    void write(String text, Reading<D> reading, JsonText json);

    /**
     * Reads a deck in the format of the result of {@code decode}. Errors are added to the request,
     * which has then failed, and the deck must not be used.
     *
     * @param pointer the JSON pointer of the object in the request
     */
    D read(JsonObject deck, String pointer, Request request);

    /**
     * Answers {@code encode} for a deck, with the options of the request for this kind. By default
     * there are none.
     */
    default Response encode(D deck, Request request) {
        return Response.of(
                new JsonText().object().member("text", codec().write(deck)).endObject(),
                request.diagnostics());
    }

    /**
     * Writes the limits and sizes of the kind as members of its object in the result of {@code
     * constants}. By default there are none.
     */
    default void constants(JsonText json) {}

    /**
     * The name of a deck by the text in front of its code; empty if none is certain. By default
     * what a post calls it.
     */
    default String nameBefore(String before) {
        return DeckLabel.of(before);
    }

    /** Writes entries of a comparison as one value. */
    void rows(List<Entry> entries, JsonText json);
}

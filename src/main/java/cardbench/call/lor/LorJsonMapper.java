package cardbench.call.lor;

import cardbench.call.CallCodes;
import cardbench.call.Request;
import cardbench.call.Response;
import cardbench.call.decks.CardRows;
import cardbench.call.decks.DeckJsonMapper;
import cardbench.deck.Codec;
import cardbench.deck.Entry;
import cardbench.deck.Reading;
import cardbench.json.JsonText;
import cardbench.lor.LorCard;
import cardbench.lor.LorCodec;
import cardbench.lor.LorCodes;
import cardbench.lor.LorDeck;
import cardbench.text.Location;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import java.util.ArrayList;
import java.util.List;

/**
 * Decks of Legends of Runeterra as JSON: {@code version}, {@code cards}, {@code canonical}. With
 * the version of a code, the cards are in the order of that code.
 */
public final class LorJsonMapper implements DeckJsonMapper<LorDeck> {

    private static final String VERSION = "version";
    private static final String CARDS = "cards";

    private final LorCodec codec = new LorCodec();

    @Override
    public Codec<LorDeck> codec() {
        return codec;
    }

    @Override
    public void write(String text, Reading<LorDeck> reading, JsonText json) {
        LorDeck deck = reading.deck();
        json.member(VERSION, deck.version()).name(CARDS).array();
        for (LorCard card : deck.cards()) {
            CardRows.write(card.id(), card.copies(), json);
        }
        json.endArray();
        if (reading.whole()) {
            json.member("canonical", codec.write(deck));
        }
    }

    @Override
    public void constants(JsonText json) {
        json.member(CARDS, LorDeck.MOST_CARDS).member("copies", LorDeck.MOST_COPIES);
    }

    @Override
    public LorDeck read(JsonObject deck, String pointer, Request request) {
        CardRows rows = new CardRows(request, LorCodes.BAD_CARD, LorDeck.MOST_COPIES);
        List<LorCard> cards = new ArrayList<>();
        for (CardRows.Given given : rows.read(deck, CARDS, pointer)) {
            LorCard card = LorCard.of(given.id(), given.copies());
            if (card == null) {
                rows.refuse(given);
            } else {
                cards.add(card);
            }
        }
        if (cards.size() > LorDeck.MOST_CARDS) {
            request.refuse(
                    LorCodes.TOO_MANY
                            .at(Location.pointer(pointer + "/" + CARDS))
                            .with("count", cards.size())
                            .with("limit", LorDeck.MOST_CARDS));
        }
        return new LorDeck(LorDeck.FORMAT, version(deck.get(VERSION), pointer, request), cards);
    }

    private static int version(JsonValue value, String pointer, Request request) {
        if (value == null || value.isNull()) {
            return 0;
        }
        try {
            int version = value.isNumber() ? value.asInt() : 0;
            if (version >= 1 && version <= LorDeck.MOST_VERSION) {
                return version;
            }
        } catch (NumberFormatException e) {
            // a fraction, or beyond an int: refused below
        }
        request.refuse(
                CallCodes.WRONG_TYPE
                        .at(Location.pointer(pointer + "/" + VERSION))
                        .with("argument", VERSION)
                        .with("expected", "an integer from 1 to " + LorDeck.MOST_VERSION));
        return 0;
    }

    @Override
    public Response encode(LorDeck deck, Request request) {
        return Response.of(
                new JsonText().object().member("text", codec.write(deck)).endObject(),
                request.diagnostics());
    }

    @Override
    public void rows(List<Entry> entries, JsonText json) {
        json.array();
        for (Entry entry : entries) {
            CardRows.write(entry.spelling(), entry.copies(), json);
        }
        json.endArray();
    }
}

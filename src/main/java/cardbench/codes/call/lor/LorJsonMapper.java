package cardbench.codes.call.lor;

import cardbench.base.json.JsonText;
import cardbench.base.text.Location;
import cardbench.codes.call.decks.CardRows;
import cardbench.codes.call.decks.CodeVersion;
import cardbench.codes.call.decks.DeckJsonMapper;
import cardbench.codes.deck.Codec;
import cardbench.codes.deck.Entry;
import cardbench.codes.deck.Reading;
import cardbench.codes.lor.LorCard;
import cardbench.codes.lor.LorCodec;
import cardbench.codes.lor.LorCodes;
import cardbench.codes.lor.LorDeck;
import cardbench.contract.Request;
import com.eclipsesource.json.JsonObject;
import java.util.List;

/**
 * Decks of Legends of Runeterra as JSON: {@code version}, {@code cards}, {@code canonical}. With
 * the version of a code, the cards are in the order of that code.
 */
public final class LorJsonMapper implements DeckJsonMapper<LorDeck> {

    private static final String CARDS = "cards";

    private final LorCodec codec = new LorCodec();

    @Override
    public Codec<LorDeck> codec() {
        return codec;
    }

    @Override
    public void write(String text, Reading<LorDeck> reading, JsonText json) {
        LorDeck deck = reading.deck();
        json.member(CodeVersion.NAME, deck.version()).name(CARDS).array();
        for (LorCard card : deck.cards()) {
            CardRows.write(card.id(), card.copies(), json);
        }
        json.endArray();
        if (reading.isValid()) {
            json.member("canonical", codec.write(deck));
        }
    }

    @Override
    public void constants(JsonText json) {
        json.member(CARDS, LorDeck.MAX_CARDS).member("copies", LorDeck.MAX_COPIES);
    }

    @Override
    public LorDeck read(JsonObject deck, String pointer, Request request) {
        CardRows rows = new CardRows(request, LorCodes.BAD_CARD, LorDeck.MAX_COPIES);
        List<LorCard> cards = rows.cards(rows.read(deck, CARDS, pointer), LorCard::of);
        if (cards.size() > LorDeck.MAX_CARDS) {
            request.refuse(
                    LorCodes.TOO_MANY
                            .at(Location.pointer(pointer + "/" + CARDS))
                            .with("count", cards.size())
                            .with("limit", LorDeck.MAX_CARDS));
        }
        return new LorDeck(
                LorDeck.FORMAT, CodeVersion.of(deck, LorDeck.MAX_VERSION, pointer, request), cards);
    }

    @Override
    public void rows(List<Entry> entries, JsonText json) {
        CardRows.write(entries, json);
    }
}

package cardbench.codes.call.riftbound;

import cardbench.base.json.JsonText;
import cardbench.base.text.Location;
import cardbench.codes.call.decks.CardRows;
import cardbench.codes.call.decks.CodeVersion;
import cardbench.codes.call.decks.DeckJsonMapper;
import cardbench.codes.deck.Codec;
import cardbench.codes.deck.Entry;
import cardbench.codes.deck.Reading;
import cardbench.codes.riftbound.RiftboundCard;
import cardbench.codes.riftbound.RiftboundCodec;
import cardbench.codes.riftbound.RiftboundCodes;
import cardbench.codes.riftbound.RiftboundDeck;
import cardbench.contract.Request;
import com.eclipsesource.json.JsonArray;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import java.util.ArrayList;
import java.util.List;

/**
 * Decks of Riftbound as JSON: {@code version}, {@code main}, {@code side}, {@code champion}, {@code
 * legends}, {@code canonical}. Without a version the deck is written as new codes are.
 */
public final class RiftboundJsonMapper implements DeckJsonMapper<RiftboundDeck> {

    private static final String MAIN = "main";
    private static final String SIDE = "side";
    private static final String CHAMPION = "champion";
    private static final String LEGENDS = "legends";

    private final RiftboundCodec codec = new RiftboundCodec();

    @Override
    public Codec<RiftboundDeck> codec() {
        return codec;
    }

    @Override
    public void write(String text, Reading<RiftboundDeck> reading, JsonText json) {
        RiftboundDeck deck = reading.deck();
        if (deck.version() > 0) {
            json.member(CodeVersion.NAME, deck.version());
        }
        cards(MAIN, deck.main(), json);
        cards(SIDE, deck.side(), json);
        if (deck.champion() != null) {
            json.member(CHAMPION, deck.champion().id());
        }
        if (!deck.legends().isEmpty()) {
            json.name(LEGENDS).array();
            for (RiftboundCard legend : deck.legends()) {
                json.value(legend.id());
            }
            json.endArray();
        }
        if (reading.isValid()) {
            json.member("canonical", codec.write(deck));
        }
    }

    private static void cards(String name, List<RiftboundCard> cards, JsonText json) {
        json.name(name).array();
        for (RiftboundCard card : cards) {
            CardRows.write(card.id(), card.copies(), json);
        }
        json.endArray();
    }

    @Override
    public void constants(JsonText json) {
        json.member("cards", RiftboundDeck.MAX_CARDS)
                .member("copies", RiftboundDeck.MAX_COPIES)
                .member(CodeVersion.NAME, RiftboundDeck.LAST_VERSION);
    }

    @Override
    public RiftboundDeck read(JsonObject deck, String pointer, Request request) {
        CardRows rows = new CardRows(request, RiftboundCodes.BAD_CARD, RiftboundDeck.MAX_COPIES);
        List<RiftboundCard> main = rows.cards(rows.read(deck, MAIN, pointer), RiftboundCard::of);
        List<RiftboundCard> side =
                rows.cards(rows.readOptional(deck, SIDE, pointer), RiftboundCard::of);
        limit(MAIN, main, pointer, request);
        limit(SIDE, side, pointer, request);
        List<RiftboundCard> champions = ids(deck.get(CHAMPION), CHAMPION, pointer, request);
        List<RiftboundCard> legends = ids(deck.get(LEGENDS), LEGENDS, pointer, request);
        limit(LEGENDS, legends, pointer, request);
        return new RiftboundDeck(
                CodeVersion.of(deck, RiftboundDeck.LAST_VERSION, pointer, request),
                main,
                side,
                champions.isEmpty() ? null : champions.get(0),
                legends);
    }

    private static void limit(
            String name, List<RiftboundCard> cards, String pointer, Request request) {
        if (cards.size() > RiftboundDeck.MAX_CARDS) {
            request.refuse(
                    RiftboundCodes.TOO_MANY
                            .at(Location.pointer(pointer + "/" + name))
                            .with("count", cards.size())
                            .with("limit", RiftboundDeck.MAX_CARDS));
        }
    }

    /** The cards of an id or of a list of ids, which may be absent. */
    private static List<RiftboundCard> ids(
            JsonValue value, String name, String pointer, Request request) {
        List<RiftboundCard> cards = new ArrayList<>();
        if (value == null || value.isNull()) {
            return cards;
        }
        boolean list = name.equals(LEGENDS) && value.isArray();
        JsonArray ids = list ? value.asArray() : new JsonArray().add(value);
        for (int i = 0; i < ids.size(); i++) {
            JsonValue id = ids.get(i);
            RiftboundCard card = id.isString() ? RiftboundCard.of(id.asString(), 1) : null;
            if (card == null) {
                request.refuse(
                        RiftboundCodes.BAD_CARD
                                .at(Location.pointer(pointer + "/" + name + (list ? "/" + i : "")))
                                .with("value", id.toString()));
            } else {
                cards.add(card);
            }
        }
        return cards;
    }

    @Override
    public void rows(List<Entry> entries, JsonText json) {
        CardRows.writeParts(
                RiftboundDeck.PARTS,
                entries,
                (entry, out) -> CardRows.write(entry.spelling(), entry.copies(), out),
                json);
    }
}

package cardbench.codes.call.genshin;

import cardbench.base.json.JsonText;
import cardbench.base.text.Diagnostics;
import cardbench.base.text.Location;
import cardbench.codes.call.decks.CardRows;
import cardbench.codes.call.decks.DeckJsonMapper;
import cardbench.codes.deck.Entry;
import cardbench.codes.deck.Reading;
import cardbench.codes.genshin.CardIds;
import cardbench.codes.genshin.DeckOrder;
import cardbench.codes.genshin.FlawlessShareCodec;
import cardbench.codes.genshin.GenshinCodes;
import cardbench.codes.genshin.GenshinDeck;
import cardbench.codes.genshin.ShareCode;
import cardbench.codes.genshin.ShareCodeWriter;
import cardbench.codes.genshin.WordFilter;
import cardbench.contract.JsonInteger;
import cardbench.contract.Request;
import cardbench.contract.Response;
import com.eclipsesource.json.JsonArray;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * Decks of 七圣召唤 as JSON: {@code shareIds}, {@code offset}, {@code canonical}. Decks are sorted by
 * the card ids of the tables that are open at that time.
 *
 * @param codec reads and writes the codes
 */
public record GenshinJsonMapper(FlawlessShareCodec codec, Supplier<? extends CardIds> cards)
        implements DeckJsonMapper<ShareCode> {

    private static final String SHARE_IDS = "shareIds";
    private static final String ORDER = "order";

    @Override
    public void write(String text, Reading<ShareCode> reading, JsonText json) {
        ShareCode code = reading.deck();
        shareIds(code.deck(), json);
        json.member("offset", code.offset());
        if (reading.isValid()) {
            json.member("canonical", codec.write(code));
        }
    }

    @Override
    public void constants(JsonText json) {
        json.name("sections").object();
        json.name("characters").row(0, GenshinDeck.CHARACTERS);
        json.name("actions").row(GenshinDeck.CHARACTERS, GenshinDeck.SLOTS);
        json.endObject()
                .member("shareId", GenshinDeck.MAX_ID)
                .member("offset", ShareCodeWriter.OFFSETS - 1)
                .member("avoid", WordFilter.MAX_WORDS);
    }

    private static void shareIds(GenshinDeck deck, JsonText json) {
        json.name(SHARE_IDS).array();
        for (int slot = 0; slot < GenshinDeck.SLOTS; slot++) {
            json.value(deck.shareId(slot));
        }
        json.endArray();
    }

    @Override
    public ShareCode read(JsonObject deck, String pointer, Request request) {
        List<Integer> ids = new ArrayList<>();
        JsonValue value = deck.get(SHARE_IDS);
        String place = pointer + "/" + SHARE_IDS;
        if (value == null || !value.isArray()) {
            if (value == null) {
                request.refuseMissing(place, SHARE_IDS);
            } else {
                request.refuseType(place, SHARE_IDS, "an array of integers");
            }
            return new ShareCode(GenshinDeck.of(ids), 0, 0);
        }
        JsonArray array = value.asArray();
        if (array.size() > GenshinDeck.SLOTS) {
            request.refuse(
                    GenshinCodes.TOO_MANY_SLOTS
                            .at(Location.pointer(place))
                            .with("count", array.size()));
        }
        for (int i = 0; i < array.size() && i < GenshinDeck.SLOTS; i++) {
            int id = JsonInteger.of(array.get(i), 0, GenshinDeck.MAX_ID, -1);
            if (id < 0) {
                request.refuse(
                        GenshinCodes.BAD_ID
                                .at(Location.pointer(place + "/" + i))
                                .with("value", array.get(i).toString()));
            }
            // keeps the later slots in their places
            ids.add(Math.max(id, 0));
        }
        return new ShareCode(GenshinDeck.of(ids), 0, 0);
    }

    @Override
    public Response encode(ShareCode code, Request request) {
        return encode(code.deck(), "given", new Diagnostics(), request);
    }

    /**
     * Answers {@code encode}.
     *
     * @param usualOrder the order if the request does not specify one
     * @param diagnostics the diagnostics found so far
     */
    Response encode(
            GenshinDeck given, String usualOrder, Diagnostics diagnostics, Request request) {
        String order = request.textOr(ORDER, usualOrder);
        boolean game = order.equals("game");
        if (!game && !order.equals("given")) {
            request.refuseValue("/" + ORDER, ORDER, order, "“given” or “game”");
        }
        GenshinEncoding encoding = GenshinEncoding.of(request);
        if (request.failed()) {
            return Response.refused(request.diagnostics());
        }
        if (game && !cards.get().known()) {
            diagnostics.add(GenshinCodes.ORDER_WITHOUT_TABLE.anywhere());
        }
        GenshinDeck deck = game ? new DeckOrder(cards.get()).sorted(given) : given;
        JsonText json = new JsonText().object();
        encoding.write(deck, json, diagnostics);
        // the caller of “encode” with names does not know the ids of the deck
        if (!request.has("deck")) {
            shareIds(deck, json);
        }
        return Response.of(json.endObject(), diagnostics.list());
    }

    @Override
    public void rows(List<Entry> entries, JsonText json) {
        CardRows.writeParts(
                List.of("characters", "actions"),
                entries,
                (entry, out) -> out.row(entry.card(), entry.copies()),
                json);
    }
}

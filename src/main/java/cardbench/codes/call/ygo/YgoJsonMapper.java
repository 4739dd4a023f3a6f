package cardbench.codes.call.ygo;

import cardbench.base.json.JsonText;
import cardbench.base.text.Diagnostic;
import cardbench.base.text.Diagnostics;
import cardbench.base.text.Location;
import cardbench.codes.call.decks.CardRows;
import cardbench.codes.call.decks.DeckJsonMapper;
import cardbench.codes.deck.CardNumber;
import cardbench.codes.deck.Entry;
import cardbench.codes.deck.Reading;
import cardbench.codes.ygo.deck.CardIds;
import cardbench.codes.ygo.deck.ExtraDeck;
import cardbench.codes.ygo.deck.YgoCodec;
import cardbench.codes.ygo.deck.YgoCodes;
import cardbench.codes.ygo.deck.YgoDeck;
import cardbench.contract.Request;
import cardbench.contract.Response;
import com.eclipsesource.json.JsonArray;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import java.util.ArrayList;
import java.util.List;

/**
 * Decks of Yu-Gi-Oh! in the contract: {@code main}, {@code extra} and {@code side}, the same for
 * all five kinds, so that a deck of one kind becomes one of another by its {@code kind}.
 */
record YgoJsonMapper(YgoCodec codec) implements DeckJsonMapper<YgoDeck> {

    /** With fewer digits, a number fits into 32 bits, and longs are slow in JavaScript. */
    private static final int DIGITS_OF_INT = 10;

    /** One for each kind, likeliest first. */
    static List<DeckJsonMapper<?>> all(ExtraDeck extra) {
        List<DeckJsonMapper<?>> mappers = new ArrayList<>();
        for (YgoCodec codec : YgoCodec.all(extra)) {
            mappers.add(new YgoJsonMapper(codec));
        }
        return mappers;
    }

    @Override
    public void constants(JsonText json) {
        json.member("cards", YgoDeck.LIMIT);
    }

    @Override
    public void write(String text, Reading<YgoDeck> reading, JsonText json) {
        YgoDeck deck = reading.deck();
        for (int part = 0; part < YgoDeck.PARTS; part++) {
            json.name(YgoDeck.partName(part)).array();
            CardIds cards = deck.part(part);
            for (int i = 0; i < cards.size(); i++) {
                json.unsigned(cards.id(i));
            }
            json.endArray();
        }
        json.optional("name", deck.name());
        // a deck that was read from a message of another form may not fit
        String canonical = reading.isValid() ? codec.write(deck) : "";
        json.optional("canonical", canonical);
    }

    @Override
    public YgoDeck read(JsonObject deck, String pointer, Request request) {
        List<List<Integer>> parts = new ArrayList<>();
        int size = 0;
        boolean given = false;
        for (int part = 0; part < YgoDeck.PARTS; part++) {
            String name = YgoDeck.partName(part);
            JsonValue ids = deck.get(name);
            List<Integer> cards = cards(ids, name, pointer + "/" + name, request);
            parts.add(cards);
            size += cards.size();
            given |= ids != null;
        }
        // An empty deck is a deck, but an object without any part is a mistake of the caller.
        if (!given) {
            request.refuseMissing(pointer + "/main", "main");
        }
        if (size > YgoDeck.LIMIT) {
            request.refuse(
                    YgoCodes.TOO_MANY_CARDS
                            .at(Location.pointer(pointer))
                            .with("limit", YgoDeck.LIMIT));
        }
        JsonValue name = deck.get("name");
        return new YgoDeck(codec.kind(), parts.get(0), parts.get(1), parts.get(2))
                .named(name != null && name.isString() ? name.asString() : "");
    }

    /** The cards of a part; a part that is left out is empty. */
    static List<Integer> cards(JsonValue value, String name, String pointer, Request request) {
        List<Integer> cards = new ArrayList<>();
        if (value == null) {
            return cards;
        }
        if (!value.isArray()) {
            request.refuseType(pointer, name, "an array of ids");
            return cards;
        }
        JsonArray array = value.asArray();
        for (int i = 0; i < array.size() && i <= YgoDeck.LIMIT; i++) {
            int id = id(array.get(i));
            if (id == 0) {
                request.refuse(
                        YgoCodes.BAD_ID
                                .at(Location.pointer(pointer + "/" + i))
                                .with("id", array.get(i).toString()));
            }
            cards.add(id);
        }
        return cards;
    }

    /** The number of a card, as {@link CardNumber} keeps it, or 0 where it is none. */
    private static int id(JsonValue value) {
        try {
            if (!value.isNumber()) {
                return 0;
            }
            String digits = value.toString();
            if (digits.length() < DIGITS_OF_INT) {
                return Math.max(0, value.asInt());
            }
            long id = value.asLong();
            return id > 0 && id <= CardNumber.MAX ? (int) id : 0;
        } catch (NumberFormatException e) {
            return 0;
        }
    }

    @Override
    public Response encode(YgoDeck deck, Request request) {
        Diagnostics diagnostics = new Diagnostics();
        codec.check(deck, diagnostics);
        if (deck.size() == 0) {
            diagnostics.add(YgoCodes.NO_CARDS.at(Location.pointer("")));
        }
        for (Diagnostic diagnostic : diagnostics.list()) {
            request.refuse(
                    diagnostic.at(Location.pointer("/deck" + diagnostic.location().pointer())));
        }
        return request.failed()
                ? Response.refused(request.diagnostics())
                : Response.of(
                        new JsonText().object().member("text", codec.write(deck)).endObject(),
                        request.diagnostics());
    }

    @Override
    public void rows(List<Entry> entries, JsonText json) {
        CardRows.writeParts(
                List.of(YgoDeck.partName(0), YgoDeck.partName(1), YgoDeck.partName(2)),
                entries,
                (entry, out) -> out.array().value(entry.number()).value(entry.copies()).endArray(),
                json);
    }
}

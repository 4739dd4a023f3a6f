package cardbench.codes.call.hearthstone;

import cardbench.base.json.JsonText;
import cardbench.base.text.Diagnostic;
import cardbench.base.text.Location;
import cardbench.codes.call.decks.DeckJsonMapper;
import cardbench.codes.deck.Codec;
import cardbench.codes.deck.DeckLabel;
import cardbench.codes.deck.Entry;
import cardbench.codes.deck.Reading;
import cardbench.codes.hearthstone.CardCollector;
import cardbench.codes.hearthstone.CardList;
import cardbench.codes.hearthstone.CardList.Row;
import cardbench.codes.hearthstone.ClientCards;
import cardbench.codes.hearthstone.ClientVerdict;
import cardbench.codes.hearthstone.ClipboardText;
import cardbench.codes.hearthstone.DeckstringCodec;
import cardbench.codes.hearthstone.DeckstringWriter;
import cardbench.codes.hearthstone.DeckstringWriter.Order;
import cardbench.codes.hearthstone.Format;
import cardbench.codes.hearthstone.HearthstoneCodes;
import cardbench.codes.hearthstone.HearthstoneDeck;
import cardbench.contract.JsonInteger;
import cardbench.contract.Request;
import cardbench.contract.Response;
import com.eclipsesource.json.JsonArray;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** Decks of Hearthstone as JSON: {@code format}, {@code heroes}, {@code cards}, sideboards. */
public final class HearthstoneJsonMapper implements DeckJsonMapper<HearthstoneDeck> {

    private static final List<String> ORDERS = List.of("client", "hearthsim");

    private static final String POSITIVE = "an integer from 1 to 2147483647";

    private final DeckstringCodec codec = new DeckstringCodec();
    private final Supplier<? extends ClientCards> cards;

    /** A mapper whose verdict on a code uses the cards that are open at that time. */
    public HearthstoneJsonMapper(Supplier<? extends ClientCards> cards) {
        this.cards = cards;
    }

    @Override
    public void constants(JsonText json) {
        json.member("entries", HearthstoneDeck.MAX_ENTRIES)
                .name("sideboardOwners")
                .row(HearthstoneDeck.BAND_MANAGER, HearthstoneDeck.ZILLIAX);
    }

    @Override
    public Codec<HearthstoneDeck> codec() {
        return codec;
    }

    @Override
    public void write(String text, Reading<HearthstoneDeck> reading, JsonText json) {
        HearthstoneDeck deck = reading.deck();
        json.optional("name", deck.name());
        members(deck, json);
        if (reading.isValid()) {
            json.name("canonical").value(codec.write(deck));
        }
        ClientVerdict verdict = ClientVerdict.of(text, reading, cards.get());
        json.name("clientAccepts");
        if (verdict.accepts() == ClientVerdict.Acceptance.UNKNOWN) {
            json.value((String) null);
        } else {
            json.value(verdict.accepts() == ClientVerdict.Acceptance.YES);
        }
        if (verdict.reason() != null) {
            Response.write(verdict.reason(), json.name("clientReason"));
        }
    }

    /** Writes the members that the code itself contains. */
    private static void members(HearthstoneDeck deck, JsonText json) {
        json.member("format", deck.format()).name("heroes").array();
        for (int hero : deck.heroes()) {
            json.value(hero);
        }
        json.endArray();
        rows(deck.cards(), false, json.name("cards"));
        rows(deck.sideboards(), true, json.name("sideboards"));
    }

    private static void rows(CardList cards, boolean owned, JsonText json) {
        json.array();
        for (Row row = cards.first(); row != null; row = row.next()) {
            if (owned) {
                json.row(row.card(), row.copies(), row.owner());
            } else {
                json.row(row.card(), row.copies());
            }
        }
        json.endArray();
    }

    /** The name as the game reads it, before what a post calls the deck. */
    @Override
    public String nameBefore(String before) {
        String name = ClipboardText.name(before, before.length());
        return name.isEmpty() ? DeckLabel.of(before) : name;
    }

    @Override
    public void rows(List<Entry> entries, JsonText json) {
        json.array();
        for (Entry entry : entries) {
            json.array().value(entry.card()).value(entry.copies());
            if (entry.owner() != 0) {
                json.value(entry.owner());
            }
            json.endArray();
        }
        json.endArray();
    }

    @Override
    public HearthstoneDeck read(JsonObject deck, String pointer, Request request) {
        JsonValue name = deck.get("name");
        int format = positive(deck.get("format"), pointer, "/format", request);
        if (format != 0 && !Format.isKnown(format)) {
            request.refuse(
                    HearthstoneCodes.FORMAT
                            .at(Location.pointer(pointer + "/format"))
                            .with("format", format));
        }
        return new HearthstoneDeck(
                name != null && name.isString() ? name.asString() : "",
                format,
                heroes(deck.get("heroes"), pointer, request),
                rows(deck.get("cards"), pointer, "/cards", 2, request),
                deck.get("sideboards") == null
                        ? new CardCollector().collect(null)
                        : rows(deck.get("sideboards"), pointer, "/sideboards", 3, request));
    }

    private static List<Integer> heroes(JsonValue value, String pointer, Request request) {
        List<Integer> heroes = new ArrayList<>();
        JsonArray array = array(value, pointer, "/heroes", "an array of DBF ids", request);
        for (int i = 0; i < array.size(); i++) {
            heroes.add(positive(array.get(i), pointer, "/heroes/" + i, request));
        }
        if (value != null && value.isArray() && array.isEmpty()) {
            request.refuse(HearthstoneCodes.NO_HERO.at(Location.pointer(pointer + "/heroes")));
        }
        return heroes;
    }

    private static CardList rows(
            JsonValue value, String pointer, String path, int width, Request request) {
        String row = width == 2 ? "[card, copies]" : "[card, copies, owner]";
        JsonArray rows = array(value, pointer, path, "an array of " + row, request);
        CardCollector collector = new CardCollector();
        for (int i = 0; i < rows.size(); i++) {
            JsonValue cells = rows.get(i);
            if (cells.isArray() && cells.asArray().size() == width) {
                int card = cell(cells, 0, pointer, path, i, request);
                int copies = cell(cells, 1, pointer, path, i, request);
                int owner = width == 2 ? 0 : cell(cells, 2, pointer, path, i, request);
                collector.add(card, copies, owner, i);
            } else {
                wrong(pointer, path + "/" + i, row, request);
            }
        }
        return collector.collect(
                (card, owner, copies, where) -> {
                    Location place = Location.pointer(pointer + path + "/" + where);
                    request.refuse(duplicate(card, owner, copies).at(place));
                });
    }

    /** A number of a row. Its pointer is built only for an error, since rows are many. */
    private static int cell(
            JsonValue cells, int at, String pointer, String path, int row, Request request) {
        JsonValue value = cells.asArray().get(at);
        int number = number(value);
        return number > 0 ? number : positive(value, pointer, path + "/" + row + "/" + at, request);
    }

    private static Diagnostic duplicate(int card, int owner, int copies) {
        if (owner > 0) {
            return HearthstoneCodes.SIDEBOARD_DUPLICATE
                    .anywhere()
                    .with("card", card)
                    .with("owner", owner);
        }
        return copies < 0
                ? HearthstoneCodes.TOO_MANY.anywhere().with("card", card)
                : HearthstoneCodes.DUPLICATE.anywhere().with("card", card).with("copies", copies);
    }

    private static JsonArray array(
            JsonValue value, String pointer, String path, String expected, Request request) {
        if (value == null || !value.isArray()) {
            wrong(pointer, path, expected, request);
        } else if (value.asArray().size() > HearthstoneDeck.MAX_ENTRIES) {
            request.refuse(
                    HearthstoneCodes.TOO_MANY_ENTRIES
                            .at(Location.pointer(pointer + path))
                            .with("limit", HearthstoneDeck.MAX_ENTRIES));
        } else {
            return value.asArray();
        }
        return new JsonArray();
    }

    private static int positive(JsonValue value, String pointer, String path, Request request) {
        int number = number(value);
        if (number == 0) {
            wrong(pointer, path, POSITIVE, request);
        }
        return number;
    }

    /** The value as an int from 1 on, or 0 if it is not one. */
    private static int number(JsonValue value) {
        return JsonInteger.of(value, 1, Integer.MAX_VALUE, 0);
    }

    private static void wrong(String pointer, String path, String expected, Request request) {
        request.refuseType(pointer + path, path.substring(1), expected);
    }

    @Override
    public Response encode(HearthstoneDeck deck, Request request) {
        String word = request.choice("order", "client", ORDERS);
        checkSideboards(deck.sideboards(), request);
        if (request.failed()) {
            return Response.refused(request.diagnostics());
        }
        Order order = word.equals("client") ? Order.CLIENT : Order.HEARTHSIM;
        JsonText json =
                new JsonText().object().name("text").value(DeckstringWriter.write(deck, order));
        // the caller of “encode” with names does not know the ids of the deck
        if (request.has("names")) {
            json.optional("name", deck.name());
            members(deck, json);
        }
        return Response.of(json.endObject(), request.diagnostics());
    }

    private static void checkSideboards(CardList sideboards, Request request) {
        for (Row row = sideboards.first(); row != null; row = row.next()) {
            // would be read back with card and copies exchanged
            if (row.hasTooManyCopies()) {
                request.refuse(
                        HearthstoneCodes.SIDEBOARD_COPIES
                                .at(Location.pointer("/deck/sideboards"))
                                .with("card", row.card())
                                .with("copies", row.copies()));
            }
        }
    }
}

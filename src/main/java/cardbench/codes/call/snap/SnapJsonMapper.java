package cardbench.codes.call.snap;

import cardbench.base.json.JsonText;
import cardbench.base.text.Location;
import cardbench.codes.call.decks.CardRows;
import cardbench.codes.call.decks.DeckJsonMapper;
import cardbench.codes.deck.Codec;
import cardbench.codes.deck.Entry;
import cardbench.codes.deck.Reading;
import cardbench.codes.snap.SnapCard;
import cardbench.codes.snap.SnapCodec;
import cardbench.codes.snap.SnapCodes;
import cardbench.codes.snap.SnapDeck;
import cardbench.contract.JsonInteger;
import cardbench.contract.Request;
import com.eclipsesource.json.JsonArray;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import java.util.ArrayList;
import java.util.List;

/**
 * Decks of Marvel Snap as JSON: {@code form}, {@code name}, {@code cards}, and by id the {@code
 * names} and {@code costs} that the text above the code contains; {@code canonical}.
 */
public final class SnapJsonMapper implements DeckJsonMapper<SnapDeck> {

    private static final String FORM = "form";
    private static final String NAME = "name";
    private static final String CARDS = "cards";
    private static final String NAMES = "names";
    private static final String COSTS = "costs";

    /** The highest cost that a line above a code can contain. */
    private static final int MAX_COST = 99;

    private final SnapCodec codec = new SnapCodec();

    @Override
    public Codec<SnapDeck> codec() {
        return codec;
    }

    @Override
    public void write(String text, Reading<SnapDeck> reading, JsonText json) {
        SnapDeck deck = reading.deck();
        json.member(FORM, deck.form().word());
        json.optional(NAME, deck.name());
        json.name(CARDS).array();
        for (SnapCard card : deck.cards()) {
            json.value(card.id());
        }
        json.endArray();
        writeCards(deck.cards(), json);
        if (reading.isValid()) {
            json.member("canonical", codec.write(deck));
        }
    }

    /** Writes what the text above the code contains, each card once. */
    private static void writeCards(List<SnapCard> cards, JsonText json) {
        List<SnapCard> named = new ArrayList<>();
        for (SnapCard card : cards) {
            boolean again = false;
            for (SnapCard earlier : named) {
                again |= earlier.id().equals(card.id());
            }
            if (!card.name().isEmpty() && !again) {
                named.add(card);
            }
        }
        if (named.isEmpty()) {
            return;
        }
        json.name(NAMES).object();
        for (SnapCard card : named) {
            json.member(card.id(), card.name());
        }
        json.endObject().name(COSTS).object();
        for (SnapCard card : named) {
            json.member(card.id(), card.cost());
        }
        json.endObject();
    }

    @Override
    public void constants(JsonText json) {
        json.member(CARDS, SnapDeck.MAX_CARDS);
    }

    @Override
    public SnapDeck read(JsonObject deck, String pointer, Request request) {
        SnapDeck.Form form = form(deck.get(FORM), pointer, request);
        JsonValue name = deck.get(NAME);
        if (name != null && !name.isString()) {
            request.refuseAt(pointer + "/" + NAME, "a string");
        }
        JsonValue list = deck.get(CARDS);
        if (list == null || !list.isArray()) {
            request.refuseAt(pointer + "/" + CARDS, "an array of ids");
        }
        JsonArray ids = list == null || !list.isArray() ? new JsonArray() : list.asArray();
        if (ids.size() > SnapDeck.MAX_CARDS) {
            request.refuse(
                    SnapCodes.TOO_MANY
                            .at(Location.pointer(pointer + "/" + CARDS))
                            .with("limit", SnapDeck.MAX_CARDS));
        }
        List<SnapCard> cards = new ArrayList<>();
        for (int i = 0; i < Math.min(ids.size(), SnapDeck.MAX_CARDS); i++) {
            JsonValue id = ids.get(i);
            String text = id.isString() ? id.asString() : "";
            boolean isLong = form == SnapDeck.Form.LONG;
            if (isLong ? !SnapCard.isLong(text) : !SnapCard.isShort(text)) {
                request.refuse(
                        SnapCodes.BAD_CARD
                                .at(Location.pointer(pointer + "/" + CARDS + "/" + i))
                                .with("value", id.isString() ? text : id.toString()));
            } else {
                cards.add(new SnapCard(text, "", cost(deck.get(COSTS), text)));
            }
        }
        return new SnapDeck(form, name != null && name.isString() ? name.asString() : "", cards);
    }

    private static SnapDeck.Form form(JsonValue value, String pointer, Request request) {
        if (value == null) {
            return SnapDeck.Form.LONG;
        }
        for (SnapDeck.Form form : SnapDeck.Form.values()) {
            if (value.isString() && form.word().equals(value.asString())) {
                return form;
            }
        }
        request.refuseAt(pointer + "/" + FORM, "“long” or “short”");
        return SnapDeck.Form.LONG;
    }

    /** The cost of a card in an object of costs; a value that is none counts as absent. */
    private static int cost(JsonValue costs, String id) {
        JsonValue cost = costs == null || !costs.isObject() ? null : costs.asObject().get(id);
        return JsonInteger.of(cost, 0, MAX_COST, SnapCard.NO_COST);
    }

    @Override
    public void rows(List<Entry> entries, JsonText json) {
        CardRows.write(entries, json);
    }
}

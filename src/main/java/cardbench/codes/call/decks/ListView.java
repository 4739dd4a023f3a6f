package cardbench.codes.call.decks;

import cardbench.codes.deck.DeckView;
import cardbench.codes.deck.DeckView.Row;
import cardbench.codes.deck.DeckView.Section;
import cardbench.contract.JsonInteger;
import cardbench.contract.Request;
import com.eclipsesource.json.JsonArray;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import java.util.ArrayList;
import java.util.List;

/** A list of cards without a code, as {@code export.list} takes it: all names are given. */
record ListView(Request request) {

    /** The kind of such a deck, and of its sections, which no game has. */
    private static final String KIND = "list";

    /** The largest number of copies of a card. */
    private static final int MAX_COPIES = 9_999;

    /**
     * The {@code list} of a request: {@code {title?, facts?, sections: [{title?, cards: [{count,
     * name, printing?}]}]}}. What is wrong with it is refused by its place.
     */
    static DeckView of(Request request) {
        JsonObject list = request.object("list");
        ListView view = new ListView(request);
        String at = "/list";
        List<Section> sections = new ArrayList<>();
        for (JsonValue section : view.array(list, "sections", at)) {
            String place = at + "/sections/" + sections.size();
            JsonObject object = view.object(section, place);
            List<Row> rows = new ArrayList<>();
            for (JsonValue card : view.array(object, "cards", place)) {
                rows.add(view.row(card, place + "/cards/" + rows.size()));
            }
            sections.add(new Section(KIND, view.text(object, "title", place), rows));
        }
        return new DeckView(
                KIND,
                view.text(list, "title", at),
                view.text(list, "facts", at),
                "",
                sections,
                List.of(),
                List.of());
    }

    private Row row(JsonValue value, String at) {
        JsonObject card = object(value, at);
        int copies = JsonInteger.of(card.get("count"), 1, MAX_COPIES, 0);
        if (copies == 0) {
            request.refuseAt(at + "/count", "an integer from 1 to " + MAX_COPIES);
        }
        String name = text(card, "name", at);
        String printing = text(card, "printing", at);
        return new Row(0, printing, copies, name, true, DeckView.ABSENT, "", "", "", "", 0, "");
    }

    private JsonArray array(JsonObject object, String name, String at) {
        JsonValue value = object.get(name);
        if (value != null && value.isArray()) {
            return value.asArray();
        }
        request.refuseAt(at + "/" + name, "an array");
        return new JsonArray();
    }

    private JsonObject object(JsonValue value, String at) {
        if (value.isObject()) {
            return value.asObject();
        }
        request.refuseAt(at, "an object");
        return new JsonObject();
    }

    private String text(JsonObject object, String name, String at) {
        JsonValue value = object.get(name);
        if (value != null && !value.isString()) {
            request.refuseAt(at + "/" + name, "a string");
        }
        return value != null && value.isString() ? value.asString() : "";
    }
}

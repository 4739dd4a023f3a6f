package cardbench.codes.call.decks;

import cardbench.base.text.Location;
import cardbench.codes.deck.DeckView;
import cardbench.codes.deck.DeckView.Row;
import cardbench.codes.deck.DeckView.Section;
import cardbench.contract.CallCodes;
import cardbench.contract.Request;
import com.eclipsesource.json.JsonArray;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import java.util.ArrayList;
import java.util.List;

/** A list of cards without a code, as {@code export.list} takes it: all names are given. */
final class ListView {

    /** The kind of such a deck, and of its sections, which no game has. */
    private static final String KIND = "list";

    /** The largest number of copies of a card. */
    private static final int MAX_COPIES = 9_999;

    private final Request request;

    private ListView(Request request) {
        this.request = request;
    }

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
        JsonValue count = card.get("count");
        int copies = 0;
        try {
            copies = count != null && count.isNumber() ? count.asInt() : 0;
        } catch (NumberFormatException e) {
            copies = 0; // a fraction, or more than 32 bits
        }
        if (copies < 1 || copies > MAX_COPIES) {
            refuse(at + "/count", "count", "an integer from 1 to " + MAX_COPIES);
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
        refuse(at + "/" + name, name, "an array");
        return new JsonArray();
    }

    private JsonObject object(JsonValue value, String at) {
        if (value.isObject()) {
            return value.asObject();
        }
        refuse(at, at.substring(at.lastIndexOf('/') + 1), "an object");
        return new JsonObject();
    }

    private String text(JsonObject object, String name, String at) {
        JsonValue value = object.get(name);
        if (value != null && !value.isString()) {
            refuse(at + "/" + name, name, "a string");
        }
        return value != null && value.isString() ? value.asString() : "";
    }

    private void refuse(String pointer, String argument, String expected) {
        request.refuse(
                CallCodes.WRONG_TYPE
                        .at(Location.pointer(pointer))
                        .with("argument", argument)
                        .with("expected", expected));
    }
}

package cardbench.codes.call.decks;

import cardbench.base.json.JsonText;
import cardbench.base.text.DiagnosticCode;
import cardbench.base.text.Location;
import cardbench.codes.deck.Entry;
import cardbench.contract.JsonInteger;
import cardbench.contract.Request;
import com.eclipsesource.json.JsonArray;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;

/**
 * Reads cards whose ids are texts from JSON: a list of rows {@code ["01DE002", 3]}, each an id with
 * its copies.
 *
 * @param request has failed after an error
 * @param badCard reports that a value is no card; args: value
 * @param mostCopies the most copies of a card
 */
public record CardRows(Request request, DiagnosticCode badCard, int mostCopies) {

    /**
     * A row as it was given.
     *
     * @param pointer the JSON pointer of the row
     * @param value the row itself
     */
    public record Given(String id, int copies, String pointer, JsonValue value) {}

    /** The rows of a list that a deck must have, without those that are refused. */
    public List<Given> read(JsonObject deck, String name, String pointer) {
        JsonValue list = deck.get(name);
        if (list == null) {
            request.refuseMissing(pointer + "/" + name, name);
        }
        return list == null ? List.of() : rows(list, name, pointer + "/" + name);
    }

    /** The same for a list that may be absent. */
    public List<Given> readOptional(JsonObject deck, String name, String pointer) {
        JsonValue list = deck.get(name);
        return list == null || list.isNull() ? List.of() : rows(list, name, pointer + "/" + name);
    }

    private List<Given> rows(JsonValue list, String name, String pointer) {
        List<Given> rows = new ArrayList<>();
        if (!list.isArray()) {
            request.refuseType(pointer, name, "an array of cards, each an array [id, copies]");
            return rows;
        }
        for (int i = 0; i < list.asArray().size(); i++) {
            JsonValue value = list.asArray().get(i);
            int copies = copies(value);
            String id = copies > 0 ? value.asArray().get(0).asString() : "";
            Given given = new Given(id, copies, pointer + "/" + i, value);
            if (copies > 0) {
                rows.add(given);
            } else {
                refuse(given);
            }
        }
        return rows;
    }

    /** The copies of a row, or 0 if it is none. */
    private int copies(JsonValue value) {
        JsonArray row = value.isArray() ? value.asArray() : new JsonArray();
        boolean isRow = row.size() == 2 && row.get(0).isString();
        return isRow ? JsonInteger.of(row.get(1), 1, mostCopies, 0) : 0;
    }

    /**
     * The cards of rows.
     *
     * @param maker makes a card of its id and its copies, or {@code null} if the id is none; such
     *     rows are refused
     */
    public <C> List<C> cards(List<Given> rows, BiFunction<String, Integer, C> maker) {
        List<C> cards = new ArrayList<>();
        for (Given row : rows) {
            C card = maker.apply(row.id(), row.copies());
            if (card == null) {
                refuse(row);
            } else {
                cards.add(card);
            }
        }
        return cards;
    }

    /** Refuses a row that is no card. */
    private void refuse(Given given) {
        request.refuse(
                badCard.at(Location.pointer(given.pointer()))
                        .with("value", given.value().toString()));
    }

    /** Writes entries of a comparison as rows. */
    public static void write(List<Entry> entries, JsonText json) {
        json.array();
        for (Entry entry : entries) {
            write(entry.spelling(), entry.copies(), json);
        }
        json.endArray();
    }

    /** Writes a row. */
    public static void write(String id, int copies, JsonText json) {
        json.array().value(id).value(copies).endArray();
    }

    /**
     * Writes entries of a comparison as an object: the rows of each part of the deck by its name.
     *
     * @param row writes an entry as a row
     */
    public static void writeParts(
            List<String> parts,
            List<Entry> entries,
            BiConsumer<Entry, JsonText> row,
            JsonText json) {
        json.object();
        for (int part = 0; part < parts.size(); part++) {
            json.name(parts.get(part)).array();
            for (Entry entry : entries) {
                if (entry.part() == part) {
                    row.accept(entry, json);
                }
            }
            json.endArray();
        }
        json.endObject();
    }
}

package cardbench.codes.call.ygo;

import cardbench.base.json.JsonText;
import cardbench.codes.deck.CardNumber;
import cardbench.codes.ygo.database.CardDatabase;
import cardbench.codes.ygo.database.DatabaseComparison;
import cardbench.codes.ygo.database.DatabaseComparison.Field;
import cardbench.codes.ygo.database.DatabaseComparison.Kind;
import cardbench.codes.ygo.database.DatabaseComparison.Row;
import cardbench.contract.Operation;
import cardbench.contract.Request;
import cardbench.contract.Response;
import java.util.ArrayList;
import java.util.List;

/** {@code database.compare}: the cards in which two open databases differ, page by page. */
final class DatabaseComparing {

    private static final int USUAL = 100;

    private static final String ALL = "all";

    private final DatabaseStore open;

    /** The last comparison, since its pages are requested one after the other. */
    private DatabaseComparison comparison;

    private CardDatabase first;

    private CardDatabase second;

    DatabaseComparing(DatabaseStore open) {
        this.open = open;
    }

    Operation operation() {
        return open.operation("database.compare", this::compare);
    }

    private Response compare(Request request) {
        CardDatabase before = database(request, "a");
        CardDatabase after = database(request, "b");
        Kind kind = kind(request);
        int offset = request.integer("offset", 0, CardSearch.LAST, 0);
        int limit = request.integer("limit", 1, CardSearch.MAX, USUAL);
        if (request.failed()) {
            return Response.refused(request.diagnostics());
        }
        if (comparison == null || first != before || second != after) {
            comparison = DatabaseComparison.of(before, after);
            first = before;
            second = after;
        }
        JsonText json = new JsonText().object();
        json.member("added", comparison.count(Kind.ADDED));
        json.member("removed", comparison.count(Kind.REMOVED));
        json.member("changed", comparison.count(Kind.CHANGED));
        json.member("same", comparison.same());
        CardJson.write("columnsOfA", comparison.columnsOfFirst(), json);
        CardJson.write("columnsOfB", comparison.columnsOfSecond(), json);
        rows(kind, offset, limit, json.name("rows").array());
        return Response.of(json.endArray().endObject(), request.diagnostics());
    }

    private void rows(Kind kind, int offset, int limit, JsonText json) {
        int at = 0;
        for (Row row : comparison.rows()) {
            if (kind == null || row.kind() == kind) {
                if (at >= offset && at < offset + limit) {
                    write(row, json);
                }
                at++;
            }
        }
    }

    private static void write(Row row, JsonText json) {
        json.object().member("kind", row.kind().word());
        json.name("id").value(CardNumber.of(row.id())).member("name", row.name());
        json.name("fields").array();
        for (Field field : row.fields()) {
            json.object().member("column", field.column());
            json.member("a", field.first()).member("b", field.second()).endObject();
        }
        json.endArray().endObject();
    }

    private CardDatabase database(Request request, String argument) {
        String name = request.text(argument);
        List<String> names = new ArrayList<>();
        for (CardDatabase database : open.databases()) {
            if (database.name().equals(name)) {
                return database;
            }
            names.add(database.name());
        }
        if (request.has(argument)) {
            request.refuseValue(
                    "/" + argument, argument, name, "one of " + String.join(", ", names));
        }
        return null;
    }

    /** The kind of rows that is requested, or {@code null} for all. */
    private static Kind kind(Request request) {
        List<String> words = new ArrayList<>(List.of(ALL));
        for (Kind kind : Kind.values()) {
            words.add(kind.word());
        }
        String word = request.choice("kind", ALL, words);
        for (Kind kind : Kind.values()) {
            if (kind.word().equals(word)) {
                return kind;
            }
        }
        return null;
    }
}

package cardbench.codes.list.written;

import cardbench.app.bundle.AllOperations;
import cardbench.contract.Dispatcher;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonArray;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** Calls the operations of lists by the contract alone. */
final class ListCalls {

    private final Dispatcher call = new Dispatcher(AllOperations.all());

    /** Opens the tables of two games, in four languages of one of them. */
    ListCalls withTables() {
        for (String table : List.of("cards", "en", "de", "ja", "zh-CN")) {
            open("hearthstone", table);
        }
        open("genshin", "cards");
        open("genshin", "en");
        return this;
    }

    private void open(String game, String table) {
        try {
            byte[] bytes = Files.readAllBytes(Path.of("cards-data", game, table + ".tsv"));
            String answer = call.open("table", game + "." + table, bytes);
            if (!answer.startsWith("{\"ok\":true")) {
                throw new IllegalStateException(answer);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    JsonObject call(JsonObject request) {
        return Json.parse(call.call(request.toString())).asObject();
    }

    JsonObject read(String text) {
        return call(Json.object().add("op", "list.read").add("text", text));
    }

    JsonObject find(String text) {
        return call(Json.object().add("op", "list.find").add("text", text));
    }

    JsonObject write(String text, String form) {
        return call(Json.object().add("op", "list.write").add("text", text).add("to", form));
    }

    /**
     * The copies of each card by zone, name and printing, as an answer of {@code list.read} has
     * them.
     */
    static Map<String, Integer> copies(JsonObject answer, Map<String, Row> expected) {
        Map<String, Integer> copies = new TreeMap<>();
        JsonValue result = answer.get("result");
        if (result == null) {
            return copies;
        }
        for (JsonValue section : result.asObject().get("sections").asArray()) {
            JsonArray cards = section.asObject().get("cards").asArray();
            for (JsonValue value : cards) {
                JsonObject card = value.asObject();
                String zone = section.asObject().getString("zone", "");
                String name = card.getString("name", "");
                Row row = expected.get(zone + ' ' + name);
                String set = row != null && row.set().isEmpty() ? "" : card.getString("set", "");
                String number =
                        row != null && row.number().isEmpty() ? "" : card.getString("number", "");
                copies.merge(key(zone, name, set, number), card.getInt("count", 0), Integer::sum);
            }
        }
        return copies;
    }

    /** The copies of each card of a deck in the same keys. */
    static Map<String, Integer> copies(Iterable<Row> rows) {
        Map<String, Integer> copies = new TreeMap<>();
        for (Row row : rows) {
            copies.merge(
                    key(row.zone(), row.name(), row.set(), row.number()),
                    row.count(),
                    Integer::sum);
        }
        return copies;
    }

    /** The rows by zone and name. */
    static Map<String, Row> byName(Iterable<Row> rows) {
        Map<String, Row> byName = new TreeMap<>();
        for (Row row : rows) {
            byName.put(row.zone() + ' ' + row.name(), row);
        }
        return byName;
    }

    private static String key(String zone, String name, String set, String number) {
        String printing =
                set.isEmpty() && number.isEmpty()
                        ? ""
                        : " [" + set.toUpperCase(Locale.ROOT) + ' ' + number + ']';
        return zone + ": " + name + printing;
    }
}

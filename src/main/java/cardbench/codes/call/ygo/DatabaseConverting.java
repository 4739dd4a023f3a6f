package cardbench.codes.call.ygo;

import cardbench.base.json.JsonText;
import cardbench.base.text.Diagnostic;
import cardbench.base.text.Diagnostics;
import cardbench.base.text.Location;
import cardbench.base.text.Utf8;
import cardbench.codes.call.ygo.SetcodeSql.Edit;
import cardbench.codes.ygo.database.CardChange;
import cardbench.codes.ygo.database.CardDatabase;
import cardbench.codes.ygo.database.CardDatabaseWriter;
import cardbench.codes.ygo.database.CardRow;
import cardbench.codes.ygo.expansion.ExpansionCodes;
import cardbench.codes.ygo.setcode.Archetype;
import cardbench.codes.ygo.setcode.Dialect;
import cardbench.codes.ygo.setcode.NumberingEvidence;
import cardbench.codes.ygo.setcode.Renumbering;
import cardbench.codes.ygo.setcode.Setcode;
import cardbench.contract.Operation;
import cardbench.contract.Request;
import cardbench.contract.Response;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * {@code database.convert}: a database with the numbers of one client's archetypes in those of the
 * other, by names. An open database is never changed.
 */
final class DatabaseConverting {

    private static final String REPORT = "report";
    private static final String FILE = "cdb";
    private static final String SQL = "sql";

    private final DatabaseStore open;
    private final SetnameStore names;
    private final FileParts<byte[]> parts = new FileParts<>();

    DatabaseConverting(DatabaseStore open, SetnameStore names) {
        this.open = open;
        this.names = names;
    }

    Operation operation() {
        return open.operation("database.convert", this::convert);
    }

    private Response convert(Request request) {
        CardDatabase database = open.named(request);
        Dialect to =
                request.has("to")
                        ? request.choice("to", Dialect.YGOPRO, Dialect.values(), Dialect::word)
                        : Dialect.of(request.text("to"));
        String as = request.choice("as", REPORT, List.of(REPORT, FILE, SQL));
        boolean onlyChanges = request.flag("onlyChanges", false);
        int from = FileParts.from(request);
        if (request.failed()) {
            return Response.refused(request.diagnostics());
        }
        if (open.numbering(database) == to) {
            request.refuse(
                    ExpansionCodes.NUMBERED_SO
                            .at(Location.pointer("/to"))
                            .with("database", database.name())
                            .with("client", to.client()));
            return Response.refused(request.diagnostics());
        }
        Dialect other = to == Dialect.YGOPRO ? Dialect.EDOPRO : Dialect.YGOPRO;
        Renumbering numbers =
                Renumbering.of(names.tables(other, request), names.tables(to, request));
        Map<Integer, Integer> used = new TreeMap<>();
        List<Edit> edits = new ArrayList<>();
        for (CardRow card : database.cards()) {
            for (int code : new TreeSet<>(card.setcode().codes())) {
                used.put(code, used.getOrDefault(code, 0) + 1);
            }
            Setcode after = numbers.of(card.setcode());
            if (after.value() != card.setcode().value()) {
                edits.add(new Edit(card, after));
            }
        }
        JsonText json = new JsonText().object().member("database", database.name());
        json.member("from", other.word()).member("to", to.word());
        json.member("cards", database.cards().size()).member("changed", edits.size());
        String mapping = archetypes(used, numbers, json);
        if (!as.equals(REPORT)) {
            String wanted = as + onlyChanges + to + mapping;
            byte[] file = parts.kept(from, database, wanted);
            if (file == null) {
                file =
                        as.equals(SQL)
                                ? Utf8.encode(SetcodeSql.of(database.name(), edits))
                                : file(database, edits, onlyChanges, request);
            }
            if (file == null) {
                return Response.refused(request.diagnostics());
            }
            parts.write(file, file, from, database, wanted, json);
        }
        return Response.of(json.endObject(), request.diagnostics());
    }

    private static byte[] file(
            CardDatabase database, List<Edit> edits, boolean onlyChanges, Request request) {
        List<CardChange> changes = new ArrayList<>();
        for (Edit edit : edits) {
            Map<String, Long> numbers = new LinkedHashMap<>();
            numbers.put("setcode", edit.after().value());
            changes.add(new CardChange(edit.card().number(), numbers, new LinkedHashMap<>()));
        }
        Diagnostics diagnostics = new Diagnostics();
        CardDatabaseWriter.Written written =
                CardDatabaseWriter.write(database, changes, onlyChanges, diagnostics);
        for (Diagnostic one : diagnostics.list()) {
            request.refuse(one);
        }
        return written == null ? null : written.file();
    }

    /**
     * Writes the archetypes of the cards: those with a counterpart, without one, and in doubt.
     * Returns the counterparts as a text.
     */
    private static String archetypes(
            Map<Integer, Integer> used, Renumbering numbers, JsonText json) {
        StringBuilder mapping = new StringBuilder();
        json.name("mapped").array();
        for (int code : used.keySet()) {
            int there = numbers.of(code);
            if (there != 0) {
                mapping.append(code).append(' ').append(there).append(' ');
                begin(code, used, numbers, json).member("to", Archetype.hex(there)).endObject();
            }
        }
        json.endArray().name("missing").array();
        for (int code : used.keySet()) {
            if (numbers.candidates(code).isEmpty()) {
                begin(code, used, numbers, json);
                json.member("differs", NumberingEvidence.isDiffering(code));
                CardJson.write("there", numbers.namesThere(code), json);
                json.endObject();
            }
        }
        json.endArray().name("ambiguous").array();
        for (int code : used.keySet()) {
            if (numbers.of(code) == 0 && !numbers.candidates(code).isEmpty()) {
                begin(code, used, numbers, json);
                SetcodeArguments.write("candidates", numbers.candidates(code), json);
                SetcodeArguments.write("rivals", numbers.rivals(code), json);
                json.endObject();
            }
        }
        json.endArray();
        return mapping.toString();
    }

    private static JsonText begin(
            int code, Map<Integer, Integer> used, Renumbering numbers, JsonText json) {
        json.object().member("code", Archetype.hex(code));
        CardJson.write("names", numbers.names(code), json);
        return json.member("cards", used.get(code));
    }
}

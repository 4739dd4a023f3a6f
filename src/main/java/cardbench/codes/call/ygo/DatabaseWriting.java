package cardbench.codes.call.ygo;

import cardbench.base.json.JsonText;
import cardbench.base.text.Ascii;
import cardbench.base.text.Diagnostic;
import cardbench.base.text.Diagnostics;
import cardbench.base.text.Location;
import cardbench.codes.deck.CardNumber;
import cardbench.codes.ygo.database.BitColumn;
import cardbench.codes.ygo.database.CardChange;
import cardbench.codes.ygo.database.CardColumns;
import cardbench.codes.ygo.database.CardDatabase;
import cardbench.codes.ygo.database.CardDatabaseWriter;
import cardbench.codes.ygo.database.CardRow;
import cardbench.codes.ygo.database.DatabaseCodes;
import cardbench.codes.ygo.database.LuaStub;
import cardbench.codes.ygo.setcode.Dialect;
import cardbench.contract.JsonInteger;
import cardbench.contract.Operation;
import cardbench.contract.Request;
import cardbench.contract.Response;
import com.eclipsesource.json.JsonArray;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/**
 * {@code database.row}, {@code database.write} and {@code database.stub}: all columns of a card, a
 * card database with changed and new cards, and the beginning of a card's script. An open database
 * is never changed.
 */
final class DatabaseWriting {

    /** The most cards of one request. */
    static final int MAX = 10_000;

    /** The most characters of a text; those of real cards have up to about 2,000. */
    static final int MAX_LENGTH = 20_000;

    /** An attack or defence that the card prints as a question mark. */
    private static final int UNKNOWN = -2;

    private final DatabaseStore open;
    private final SetnameStore names;

    private final FileParts<CardDatabaseWriter.Written> parts = new FileParts<>();

    DatabaseWriting(DatabaseStore open, SetnameStore names) {
        this.open = open;
        this.names = names;
    }

    List<Operation> operations() {
        return List.of(
                new Operation("database.write", this::write),
                open.operation("database.row", this::row),
                new Operation("database.stub", this::stub));
    }

    private Response write(Request request) {
        CardDatabase database = open.named(request);
        boolean onlyChanges = request.flag("onlyChanges", false);
        int from = FileParts.from(request);
        Dialect dialect = LimitStore.dialect(request, open);
        List<CardChange> changes = changes(database, dialect, request);
        if (request.failed()) {
            return Response.refused(request.diagnostics());
        }
        String wanted = request.array("cards").toString() + onlyChanges + dialect;
        CardDatabaseWriter.Written written = parts.kept(from, database, wanted);
        if (written == null) {
            Diagnostics diagnostics = new Diagnostics();
            written = CardDatabaseWriter.write(database, changes, onlyChanges, diagnostics);
            for (Diagnostic one : diagnostics.list()) {
                request.refuse(one);
            }
        }
        if (written == null) {
            return Response.refused(request.diagnostics());
        }
        JsonText json = new JsonText().object();
        parts.write(written, written.file(), from, database, wanted, json);
        json.member("cards", written.cards());
        ids("changed", written.changed(), json);
        ids("added", written.added(), json);
        return Response.of(json.endObject(), request.diagnostics());
    }

    /** Whether the setcode of a card may be a name. */
    private static boolean hasName(Request request) {
        JsonValue cards = request.value("cards");
        if (cards == null || !cards.isArray()) {
            return false;
        }
        boolean named = false;
        for (JsonValue card : cards.asArray()) {
            JsonValue columns = card.isObject() ? card.asObject().get("columns") : null;
            JsonValue setcode =
                    columns != null && columns.isObject()
                            ? columns.asObject().get("setcode")
                            : null;
            named |=
                    setcode != null
                            && setcode.isString()
                            && SetcodeArguments.isNamed(setcode.asString());
        }
        return named;
    }

    /** The archetypes in the numbering of a database, if it shows one. */
    private Archetypes archetypes(CardDatabase database, Request request) {
        Dialect own = request.has("numbering") ? null : open.numbering(database);
        return own == null
                ? names.archetypes(request)
                : new Archetypes(own, "file", names.tables(own, request));
    }

    private static void ids(String name, List<Long> ids, JsonText json) {
        json.name(name).array();
        for (long id : ids) {
            json.value(id);
        }
        json.endArray();
    }

    private List<CardChange> changes(CardDatabase database, Dialect dialect, Request request) {
        Archetypes archetypes = hasName(request) ? archetypes(database, request) : null;
        SetcodeArguments setcodes = new SetcodeArguments(request, archetypes);
        List<CardChange> changes = new ArrayList<>();
        JsonArray cards = request.array("cards");
        if (cards.size() > MAX) {
            request.refuseAt("/cards", "at most " + MAX + " cards");
            return changes;
        }
        TreeSet<Long> seen = new TreeSet<>();
        for (int i = 0; i < cards.size(); i++) {
            String pointer = "/cards/" + i;
            JsonObject card = cards.get(i).isObject() ? cards.get(i).asObject() : new JsonObject();
            Long id = number(card.get("id"), 1, CardNumber.MAX);
            JsonValue columns = card.get("columns");
            if (id == null) {
                request.refuseAt(pointer + "/id", "an integer from 1 to " + CardNumber.MAX);
            } else if (!seen.add(id)) {
                request.refuseAt(pointer + "/id", "each card once");
            } else if (columns == null || !columns.isObject()) {
                request.refuseAt(pointer + "/columns", "an object of columns and their values");
            } else {
                changes.add(
                        change(id, columns.asObject(), pointer + "/columns/", dialect, setcodes));
            }
        }
        return changes;
    }

    private static CardChange change(
            long id,
            JsonObject columns,
            String pointer,
            Dialect dialect,
            SetcodeArguments setcodes) {
        Request request = setcodes.request();
        Map<String, Long> numbers = new LinkedHashMap<>();
        Map<String, String> texts = new LinkedHashMap<>();
        for (JsonObject.Member column : columns) {
            String name = column.getName();
            String place = pointer + name;
            if (name.equals("setcode")) {
                numbers.put(name, setcodes.setcode(column.getValue(), name, place).value());
            } else if (bitColumn(name) != null && column.getValue().isArray()) {
                numbers.put(name, bits(bitColumn(name), column, place, dialect, request));
            } else if (CardChange.NUMBERS.contains(name)) {
                boolean unknown = least(name) == UNKNOWN && isQuestionMark(column.getValue());
                Long value =
                        unknown
                                ? Long.valueOf(UNKNOWN)
                                : number(column.getValue(), least(name), most(name));
                if (value == null) {
                    request.refuseAt(place, "an integer from " + least(name) + " to " + most(name));
                }
                numbers.put(name, value == null ? Long.valueOf(0) : value);
            } else if (CardChange.TEXTS.contains(name)) {
                boolean text = isText(column.getValue());
                if (!text) {
                    request.refuseAt(place, "a text of at most " + MAX_LENGTH + " characters");
                }
                texts.put(name, text ? column.getValue().asString() : "");
            } else {
                request.refuseAt(place, "a column of a card database");
            }
        }
        return new CardChange(id, numbers, texts);
    }

    /** The bits of a list of words, those of {@code database.words}. */
    private static long bits(
            BitColumn column,
            JsonObject.Member given,
            String pointer,
            Dialect dialect,
            Request request) {
        long bits = 0;
        for (JsonValue word : given.getValue().asArray()) {
            long bit = word.isString() ? column.bit(word.asString(), dialect) : 0;
            if (bit == 0) {
                request.refuseAt(pointer, "a list of words of database.words");
            }
            bits |= bit;
        }
        return bits;
    }

    /** A column whose bits have names; {@code null} for any other. */
    private static BitColumn bitColumn(String name) {
        return switch (name) {
            case "type" -> BitColumn.TYPES;
            case "race" -> BitColumn.RACES;
            case "attribute" -> BitColumn.ATTRIBUTES;
            case "ot" -> BitColumn.REGIONS;
            default -> null;
        };
    }

    private static boolean isText(JsonValue value) {
        // SQLite ends a text at this character when it is read as a C string
        return value.isString()
                && value.asString().length() <= MAX_LENGTH
                && value.asString().indexOf('\0') < 0;
    }

    /** Whether a value is the question mark that stands on the card, of either width. */
    private static boolean isQuestionMark(JsonValue value) {
        String written = value.isString() ? value.asString().trim() : "";
        return written.equals("?") || written.equals("\uff1f");
    }

    private static long least(String column) {
        return switch (column) {
            case "atk", "def" -> UNKNOWN;
            case "race" -> Long.MIN_VALUE;
            case "level" -> Integer.MIN_VALUE;
            default -> 0;
        };
    }

    private static long most(String column) {
        return switch (column) {
            case "atk", "def" -> Integer.MAX_VALUE;
            case "race" -> Long.MAX_VALUE;
            default -> CardNumber.MAX;
        };
    }

    /** A JSON integer, or a text in decimal or hexadecimal digits; {@code null} for any other. */
    private static Long number(JsonValue value, long least, long most) {
        if (value == null || !value.isNumber() && !value.isString()) {
            return null;
        }
        String written =
                value.isString() ? value.asString().trim() : JsonInteger.text(value.toString());
        Long number = written == null ? null : parsed(written);
        return number == null || number < least || number > most ? null : number;
    }

    /** A number in decimal or, behind 0x, in hexadecimal digits of at most 64 bits. */
    private static Long parsed(String written) {
        boolean hex = written.startsWith("0x") || written.startsWith("0X");
        if (!hex) {
            try {
                return Long.valueOf(Long.parseLong(written));
            } catch (NumberFormatException e) {
                return null;
            }
        }
        long number = 0;
        for (int i = 2; i < written.length(); i++) {
            int digit = Ascii.hexDigit(written.charAt(i));
            if (digit < 0 || number >>> 60 != 0) {
                return null;
            }
            number = number << 4 | digit;
        }
        return written.length() == 2 ? null : Long.valueOf(number);
    }

    /** All columns of a card, as they are; and for those of bits, what they are called. */
    private Response row(Request request) {
        long id = request.number("id", 0, CardNumber.MAX);
        Dialect dialect = LimitStore.dialect(request, open);
        CardDatabase database = request.failed() ? null : open.databaseOf((int) id);
        if (!request.failed() && database == null) {
            request.refuse(DatabaseCodes.NO_SUCH_CARD.at(Location.pointer("/id")).with("id", id));
        }
        if (database == null) {
            return Response.refused(request.diagnostics());
        }
        JsonText json = new JsonText().object().name("id").value(id);
        json.member("database", database.name()).member("dialect", dialect.word());
        Map<String, Long> numbers = CardColumns.numbers(database, id);
        json.name("numbers").object();
        for (Map.Entry<String, Long> one : numbers.entrySet()) {
            json.member(one.getKey(), Long.toString(one.getValue()));
        }
        json.endObject().name("texts").object();
        for (Map.Entry<String, String> one : CardColumns.texts(database, id).entrySet()) {
            json.member(one.getKey(), one.getValue());
        }
        json.endObject().name("words").object();
        for (String column : List.of("type", "attribute", "race", "ot")) {
            long bits = numbers.getOrDefault(column, 0L);
            long mask = column.equals("race") ? -1L : 0xffffffffL;
            CardJson.write(column, bitColumn(column).words(bits & mask, dialect), json);
        }
        return Response.of(json.endObject().endObject(), request.diagnostics());
    }

    /** The types of a stub: bits, or a list of words. */
    private static long type(Dialect dialect, Request request) {
        JsonValue value = request.value("type");
        if (!value.isArray()) {
            return request.number("type", 0, CardNumber.MAX);
        }
        JsonObject columns = new JsonObject().add("type", value);
        return bits(BitColumn.TYPES, columns.iterator().next(), "/type", dialect, request);
    }

    private Response stub(Request request) {
        long id = request.number("id", 1, CardNumber.MAX);
        CardRow card = open.card((int) id);
        String name = request.textOr("name", card == null ? "" : card.name());
        long given = card == null ? 0 : card.type() & 0xffffffffL;
        if (card == null && !request.has("type") && !request.failed()) {
            request.refuse(
                    open.databases().isEmpty()
                            ? DatabaseCodes.NO_DATABASE.anywhere()
                            : DatabaseCodes.NO_SUCH_CARD
                                    .at(Location.pointer("/id"))
                                    .with("id", id));
        }
        Dialect dialect = LimitStore.dialect(request, open);
        long type = request.has("type") ? type(dialect, request) : given;
        if (request.failed()) {
            return Response.refused(request.diagnostics());
        }
        JsonText json = new JsonText().object().member("name", LuaStub.file(id));
        json.member("text", LuaStub.text(id, name, (int) type, dialect));
        json.member("dialect", dialect.word());
        return Response.of(json.endObject(), request.diagnostics());
    }
}

package cardbench.contract;

import cardbench.base.json.JsonText;
import cardbench.codes.ygo.database.MadeDatabase;
import cardbench.codes.ygo.database.MadeDatabase.Made;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonArray;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.sql.SQLException;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** For each limit of the contract an input of a size, and whether it is taken. */
final class ConstantsProbes {

    private static final String SHAMAN =
            "AAEBAf0GAA/OBpcHzAjiDP8PyBTmFrasAq6wAqW+Avi/Avm/AqLNAvjQAqbvAgA=";

    private final Dispatcher call;
    private final Map<String, IntPredicate> taken = new LinkedHashMap<>();

    private ConstantsProbes(Dispatcher call) {
        this.call = call;
    }

    /** The probes by the group and the member of the limit. */
    static Map<String, IntPredicate> all(Dispatcher call) {
        ConstantsProbes probes = new ConstantsProbes(call);
        probes.requests();
        probes.codes();
        probes.files();
        probes.setcodes();
        new FileProbes(probes).add();
        return probes.taken;
    }

    JsonObject ask(JsonObject request) {
        return Json.parse(call.call(request.toString())).asObject();
    }

    private static boolean ok(JsonObject response) {
        return response.getBoolean("ok", false);
    }

    /** The codes of the diagnostics and the pointers at their places. */
    static Set<String> codesAndPointers(JsonObject response) {
        return response.get("diagnostics").asArray().values().stream()
                .map(JsonValue::asObject)
                .flatMap(one -> List.of(one.getString("code", ""), pointer(one)).stream())
                .collect(Collectors.toSet());
    }

    private static String pointer(JsonObject diagnostic) {
        return diagnostic.getString("pointer", "");
    }

    static JsonObject request(String operation) {
        return new JsonObject().add("op", operation);
    }

    static String times(int count, String text) {
        return String.join(",", Collections.nCopies(count, text));
    }

    private static JsonArray numbers(int count) {
        JsonArray numbers = new JsonArray();
        IntStream.rangeClosed(1, count).forEach(numbers::add);
        return numbers;
    }

    /** A limit, and whether so many are taken. */
    void limit(String path, IntPredicate taken) {
        this.taken.put(path, taken);
    }

    /** A limit beyond which a diagnostic with this code, or at this pointer, is added. */
    void limit(String path, String refusal, IntFunction<JsonObject> request) {
        limit(path, (int n) -> !codesAndPointers(ask(request.apply(n))).contains(refusal));
    }

    private void requests() {
        limit(
                "request depth",
                "call.too-deep",
                n -> request("tables").add("x", Json.parse(nested(n - 1))));
        // the object and the two members are three of them
        limit(
                "request values",
                "call.too-many-values",
                n -> request("tables").add("x", Json.parse("[" + times(n - 3, "0") + "]")));
        limit("response characters", ConstantsProbes::fitsResponse);
        limit("identify codes", "deck.more-codes", n -> request("identify").add("text", posts(n)));
        limit(
                "list.read characters",
                "decklist.too-long",
                n -> request("list.read").add("text", "#".repeat(n)));
        limit(
                "collection.read characters",
                "collection.too-long",
                n -> request("collection.read").add("collection", "#".repeat(n)));
        limit("collection.compare decks", "/decks", n -> wanting(n, 1));
        limit("collection.compare cards", "/decks/0/cards", n -> wanting(1, n));
    }

    /** So many decks with so many cards each. */
    private static JsonObject wanting(int decks, int cards) {
        String card = "{\"count\":1,\"name\":\"Opt\"}";
        String deck = "{\"cards\":[" + times(cards, card) + "]}";
        return request("collection.compare")
                .add("collection", "Name,Count\nOpt,1\n")
                .add("decks", Json.parse("[" + times(decks, deck) + "]"));
    }

    static String nested(int depth) {
        return "[".repeat(depth) + "]".repeat(depth);
    }

    private static String posts(int codes) {
        return "AAECAQcAAewHAAA= ".repeat(codes);
    }

    /** Whether a response may be so long, without its head up to the result. */
    private static boolean fitsResponse(int characters) {
        String ending = "\"\",\"diagnostics\":[]}";
        String text = "x".repeat(characters - ending.length());
        OperationGroup group =
                () ->
                        List.of(
                                new Operation(
                                        "long",
                                        request -> Response.of(new JsonText().value(text))));
        return ok(Json.parse(new Dispatcher(List.of(group)).call("{\"op\":\"long\"}")).asObject());
    }

    private void codes() {
        limit("export link", this::fitsPicture);
        limit("export name", this::isExported);
        limit("export.post decks", this::isPosted);
        limit("hearthstone entries", this::isDecoded);
        limit(
                "mercenaries mercenaries",
                "hearthstone.party-too-many",
                n ->
                        encoded(
                                new JsonObject()
                                        .add("kind", "mercenaries")
                                        .add(
                                                "mercenaries",
                                                Json.parse("[" + times(n, "[1,2,3,0]") + "]"))));
        limit("genshin shareId", id -> ok(ask(encoded(genshin(new JsonArray().add(id))))));
        limit(
                "genshin offset",
                offset -> ok(ask(encoded(genshin(new JsonArray())).add("offset", offset))));
        limit(
                "genshin avoid",
                "/avoid",
                n -> encoded(genshin(new JsonArray())).add("avoid", words(n)));
        limit("lor cards", "lor.too-many", n -> encoded(deck("lor", "cards", n, "01DE%03d")));
        limit("lor copies", n -> ok(ask(encoded(copies("lor", "cards", "01DE001", n)))));
        limit(
                "riftbound cards",
                "riftbound.too-many",
                n -> encoded(deck("riftbound", "main", n, "OGN-%03d")));
        limit("riftbound copies", n -> ok(ask(encoded(copies("riftbound", "main", "OGN-001", n)))));
        limit(
                "riftbound version",
                n -> ok(ask(encoded(copies("riftbound", "main", "OGN-001", 1).add("version", n)))));
        limit(
                "snap cards",
                "snap.too-many",
                n ->
                        encoded(
                                new JsonObject()
                                        .add("kind", "snap")
                                        .add(
                                                "cards",
                                                Json.parse("[" + times(n, "\"Korg\"") + "]"))));
        for (String kind : List.of("ydk", "ydke", "ygo", "ygomobile", "omega")) {
            limit(
                    kind + " cards",
                    "ygo.too-many-cards",
                    n ->
                            encoded(
                                    new JsonObject()
                                            .add("kind", kind)
                                            .add("main", numbers(n - 1))
                                            .add("extra", numbers(1))
                                            .add("side", new JsonArray())));
        }
    }

    private static JsonObject encoded(JsonObject deck) {
        return request("encode").add("deck", deck);
    }

    /** A deck of so many different cards whose ids are texts, one copy each. */
    private static JsonObject deck(String kind, String list, int cards, String id) {
        JsonArray rows = new JsonArray();
        for (int i = 1; i <= cards; i++) {
            rows.add(new JsonArray().add(String.format(id, i)).add(1));
        }
        return new JsonObject().add("kind", kind).add(list, rows);
    }

    /** A deck of one card in so many copies. */
    private static JsonObject copies(String kind, String list, String id, int copies) {
        JsonArray row = new JsonArray().add(id).add(copies);
        return new JsonObject().add("kind", kind).add(list, new JsonArray().add(row));
    }

    /** A deck of share ids. */
    static JsonObject genshin(JsonArray ids) {
        return new JsonObject().add("kind", "genshin").add("shareIds", ids);
    }

    /** Whether a deck may have so many slots. */
    static boolean takesSlots(Dispatcher call, int slots) {
        JsonArray empty = new JsonArray();
        IntStream.range(0, slots).forEach(slot -> empty.add(0));
        String response = call.call(encoded(genshin(empty)).toString());
        return ok(Json.parse(response).asObject());
    }

    /** Words that no share code contains. */
    private static JsonArray words(int count) {
        JsonArray words = new JsonArray();
        IntStream.range(0, count).forEach(i -> words.add("-" + i));
        return words;
    }

    private String exported(String text, String target, String link) {
        JsonObject request = request("export").add("text", text).add("to", target);
        return ask(request.add("link", link)).get("result").asObject().getString("content", "");
    }

    /** Whether a link is in the picture as a QR code, whose modules are a path. */
    private boolean fitsPicture(int length) {
        String link = "https://example.org/";
        link += "x".repeat(length - link.length());
        return exported(SHAMAN, "svg", link).length() > exported(SHAMAN, "svg", "").length();
    }

    private boolean isExported(int length) {
        String name = "x".repeat(length);
        return exported("### " + name + "\n" + SHAMAN, "markdown", "").contains(name);
    }

    /** Whether all decks of a post are answered. */
    private boolean isPosted(int decks) {
        JsonObject request = request("export.post").add("text", (SHAMAN + "\n").repeat(decks));
        return ask(request.add("to", "nga")).get("result").asObject().get("decks").asArray().size()
                == decks;
    }

    /** Whether a code with a hero and other cards is read whole. */
    private boolean isDecoded(int entries) {
        JsonArray cards = new JsonArray();
        for (int id = 1; id < entries; id++) {
            cards.add(new JsonArray().add(id).add(1));
        }
        JsonObject deck =
                new JsonObject()
                        .add("kind", "hearthstone")
                        .add("format", 2)
                        .add("heroes", new JsonArray().add(7))
                        .add("cards", cards)
                        .add("sideboards", new JsonArray());
        String code = ask(encoded(deck)).get("result").asObject().getString("text", "");
        return !codesAndPointers(ask(request("decode").add("text", code)))
                .contains("hearthstone.too-many-entries");
    }

    private JsonObject open(String kind, String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        return Json.parse(call.open(kind, "probe", bytes)).asObject();
    }

    static String lines(String head, int count, IntFunction<String> line) {
        return head
                + IntStream.rangeClosed(1, count)
                        .mapToObj(line)
                        .collect(Collectors.joining("\n", "", "\n"));
    }

    private void files() {
        String table = "cardbench-table 1\tgenshin\ten\nid\tname\n";
        limit("table rows", n -> ok(open("table", lines(table, n, id -> "\tx"))));
        limit(
                "strings.conf names",
                n ->
                        ok(
                                open(
                                        "strings.conf",
                                        lines("", n, i -> String.format("!setname 0x%x a", i)))));
        limit(
                "lflist.conf cards",
                n ->
                        open("lflist.conf", lines("!a\n", n, id -> id + " 1"))
                                        .get("result")
                                        .asObject()
                                        .getInt("cards", 0)
                                == n);
        limit(
                "lflist.conf lists",
                n ->
                        open("lflist.conf", lines("", n, id -> "!" + id))
                                .get("diagnostics")
                                .asArray()
                                .isEmpty());
    }

    private void setcodes() {
        limit(
                "setcode code",
                "/target",
                n -> request("setcode.member").add("setcode", "0x1").add("target", n));
        limit("setcode base", "/base", n -> request("setcode.capacity").add("base", n));
        limit(
                "setcode codes",
                "/existing",
                n ->
                        request("setcode.antichain")
                                .add("base", "0x1")
                                .add("existing", Json.parse("[" + times(n, "1") + "]")));
        limit("database.script ids", this::takesCards);
        limit("database.write cards", "/cards", n -> writing(n, "x"));
        limit("database.write text", "/cards/0/columns/desc", n -> writing(1, "x".repeat(n)));
    }

    /** So many new cards with a text. */
    private static JsonObject writing(int count, String text) {
        JsonArray cards = new JsonArray();
        for (int i = 1; i <= count; i++) {
            JsonObject columns = new JsonObject().add("desc", text);
            cards.add(new JsonObject().add("id", i).add("columns", columns));
        }
        return request("database.write").add("cards", cards);
    }

    /** Whether a script is written for so many cards of a database. */
    private boolean takesCards(int count) {
        try {
            call.open("cards.cdb", "a", MadeDatabase.of(List.of(Made.monster(1, 1, "x"))));
        } catch (SQLException | IOException e) {
            throw new IllegalStateException(e);
        }
        JsonValue ids = Json.parse("[" + times(count, "1") + "]");
        return ok(ask(request("database.script").add("add", "0x1").add("ids", ids)));
    }
}

package cardbench.contract;

import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonArray;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import java.util.List;
import java.util.Random;

/** Requests about setcodes: few bases, so that archetypes have to do with each other. */
final class SetcodeRequests {

    static final List<String> OPERATIONS =
            List.of(
                    "setcode.member",
                    "setcode.unpack",
                    "setcode.explain",
                    "setcode.pack",
                    "setcode.subcodes",
                    "setcode.antichain",
                    "setcode.conflict",
                    "setcode.merge",
                    "setcode.free",
                    "setcode.capacity",
                    "setnames.list",
                    "setnames.find",
                    "setnames.compare",
                    "setnames.constants",
                    "limits",
                    "database.search",
                    "database.members",
                    "database.card",
                    "database.audit",
                    "database.words",
                    "database.compare",
                    "database.script",
                    "database.row",
                    "database.write",
                    "database.stub",
                    "database.convert",
                    "expansion.check",
                    "expansion.write");

    private static final String[] ODD = {"", "0", "-1", "0x", "abc", "1-2-3-4-5", "0x1007b", "　8"};

    private SetcodeRequests() {}

    static JsonObject of(String operation, Random random, boolean damaged) {
        int base = 1 + random.nextInt(3);
        JsonObject request = new JsonObject();
        switch (operation) {
            case "setcode.member" ->
                    request.add("setcode", setcode(random)).add("target", hex(code(random)));
            case "setcode.unpack", "setcode.explain" -> request.add("setcode", setcode(random));
            case "setcode.pack" -> request.add("codes", codes(random, 0, 6));
            case "setcode.subcodes" -> wish(request, base, random);
            case "setcode.antichain" ->
                    request.add("base", hex(base)).add("existing", codes(random, base, 4));
            case "setcode.conflict" -> request.add("candidate", hex(code(random)));
            case "setcode.merge" -> request.add("codes", codes(random, base, 3));
            case "setcode.capacity" -> request.add("base", hex(base));
            case "setnames.find" -> request.add("name", "セイバー").add("numbering", "edopro");
            case "database.search" -> search(request, random);
            case "database.members" -> request.add("setcode", hex(code(random)));
            case "database.card" -> request.add("id", card(random)).add("dialect", "edopro");
            case "database.words" ->
                    request.add("dialect", "edopro").add("all", random.nextBoolean());
            case "database.compare" ->
                    request.add("a", "cards")
                            .add("b", "cards")
                            .add("kind", "changed")
                            .add("offset", random.nextInt(2))
                            .add("limit", random.nextInt(3));
            case "database.script" ->
                    request.add("ids", new JsonArray().add(1001).add(1001 + random.nextInt(3)))
                            .add("add", hex(code(random)))
                            .add("remove", hex(code(random)));
            case "database.write" ->
                    request.add("database", "written.cdb")
                            .add(
                                    "cards",
                                    new JsonArray()
                                            .add(
                                                    new JsonObject()
                                                            .add("id", 1 + random.nextInt(1001))
                                                            .add(
                                                                    "columns",
                                                                    new JsonObject()
                                                                            .add(
                                                                                    "setcode",
                                                                                    setcode(random))
                                                                            .add(
                                                                                    "atk",
                                                                                    random.nextInt(
                                                                                            9))
                                                                            .add("name", "銀'河"))));
            case "database.row" -> request.add("id", card(random));
            case "database.stub" ->
                    request.add("id", 1 + random.nextInt(9)).add("type", 1 << random.nextInt(28));
            case "database.convert" ->
                    request.add("database", "cards")
                            .add("to", "edopro")
                            .add("as", random.nextBoolean() ? "sql" : "cdb")
                            .add("onlyChanges", random.nextBoolean());
            case "expansion.check" -> request.add("expansion", "made.zip").add("dialect", "edopro");
            case "expansion.write" ->
                    request.add("expansion", "made.zip")
                            .add("setnames", codes(random, base, 3))
                            .add("from", random.nextInt(3));
            default -> request.add("ignored", 1);
        }
        if (random.nextInt(3) > 0 && operation.startsWith("setcode")) {
            request.add("registry", codes(random, 0, 8));
        }
        if (damaged) {
            List<String> names = request.names();
            String name = names.get(random.nextInt(names.size()));
            request.set(name, damaged(request.get(name), random));
        }
        return request;
    }

    /** The id of a card, which three times of four is in the open database. */
    private static int card(Random random) {
        return random.nextInt(4) > 0 ? 1001 + random.nextInt(3) : random.nextInt(3) * 46_986_414;
    }

    private static void search(JsonObject request, Random random) {
        request.add("text", "青眼").add("limit", random.nextInt(3));
        if (random.nextBoolean()) {
            request.add("in", "both").add("archetype", "E").add("setcode", hex(code(random)));
        }
        if (random.nextBoolean()) {
            request.add("types", new JsonArray().add("monster"));
            request.add("attributes", new JsonArray().add("dark").add("light"));
            request.add("races", new JsonArray().add("dragon"));
            request.add("regions", new JsonArray().add("OCG"));
        }
        if (random.nextBoolean()) {
            JsonArray range = new JsonArray().add(random.nextInt(5)).add(Json.NULL);
            request.add("level", range).add("attack", range).add("defence", range);
        }
        if (random.nextBoolean()) {
            request.add("sort", "name").add("descending", true).add("offset", random.nextInt(3));
            request.add("dialect", "edopro");
        }
    }

    private static void wish(JsonObject request, int base, Random random) {
        request.add("base", hex(base));
        for (String name :
                List.of("mustContain", "mustNotContain", "mustNotBeContainedBy", "exclude")) {
            if (random.nextBoolean()) {
                request.add(name, codes(random, base, 2));
            }
        }
    }

    private static int code(Random random) {
        return random.nextInt(16) << 12 | 1 + random.nextInt(3);
    }

    private static String hex(int code) {
        return "0x" + Integer.toHexString(code);
    }

    private static JsonArray codes(Random random, int base, int most) {
        JsonArray codes = new JsonArray();
        for (int i = random.nextInt(most + 1); i >= 0; i--) {
            int code = base == 0 ? code(random) : random.nextInt(16) << 12 | base;
            codes.add(
                    random.nextInt(4) == 0
                            ? new JsonArray().add(hex(code)).add("名" + code)
                            : Json.value(hex(code)));
        }
        return codes;
    }

    private static JsonValue setcode(Random random) {
        long value = 0;
        for (int i = random.nextInt(5); i > 0; i--) {
            value = value << 16 | code(random);
        }
        return switch (random.nextInt(4)) {
            case 0 -> Json.value(value);
            case 1 -> Json.value(Long.toUnsignedString(value));
            case 2 -> Json.value(String.format("%04x-%04x", code(random), code(random)));
            default -> Json.value("0x" + Long.toHexString(value));
        };
    }

    private static JsonValue damaged(JsonValue value, Random random) {
        JsonValue odd =
                random.nextInt(4) == 0
                        ? Json.parse("1e9")
                        : Json.value(ODD[random.nextInt(ODD.length)]);
        if (value.isArray() && !value.asArray().isEmpty() && random.nextInt(4) > 0) {
            return value.asArray().set(random.nextInt(value.asArray().size()), odd);
        }
        return value.isString() && random.nextBoolean()
                ? Json.value(Mutation.of(value.asString(), random))
                : odd;
    }
}

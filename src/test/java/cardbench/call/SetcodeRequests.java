package cardbench.call;

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
                    "setnames.compare",
                    "limits",
                    "database.search",
                    "database.members",
                    "database.card",
                    "database.audit");

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
            case "database.search" -> request.add("text", "青眼").add("limit", random.nextInt(3));
            case "database.members" -> request.add("setcode", hex(code(random)));
            case "database.card" -> request.add("id", random.nextInt(3) * 46_986_414);
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

package cardbench.contract;

import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonArray;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;

/**
 * Changes of JSON in its structure: a value gives way to one of another type or beyond a limit, an
 * item or a member is left out or is there many times.
 */
public final class StructureChange {

    private static final int MOST_COPIES = 120;

    private static final List<String> VALUES =
            List.of(
                    "null",
                    "true",
                    "[]",
                    "{}",
                    "[[]]",
                    "[{}]",
                    "\"\"",
                    "\"__proto__\"",
                    "\"-1\"",
                    "\"1e9\"",
                    "\"9223372036854775808\"",
                    "-1",
                    "0",
                    "1",
                    "48",
                    "49",
                    "50",
                    "0.5",
                    "1e10",
                    "-0",
                    "999999",
                    "1000000",
                    "1000001",
                    "2147483647",
                    "2147483648",
                    "-2147483648",
                    "-2147483649",
                    "9007199254740993",
                    "1e400",
                    "[0,0]",
                    "[null,null]");

    private final IntUnaryOperator pick;

    private StructureChange(IntUnaryOperator pick) {
        this.pick = pick;
    }

    /**
     * The value with one to three changes somewhere in it.
     *
     * @param pick answers a number from 0 up to, and without, its argument
     */
    public static JsonValue of(JsonValue value, IntUnaryOperator pick) {
        JsonValue changed = value;
        for (int left = 1 + pick.applyAsInt(3); left > 0; left--) {
            changed = new StructureChange(pick).changed(changed);
        }
        return changed;
    }

    /**
     * The text of a request of the corpus in which half of the arguments are changed.
     *
     * @param pick answers a number from 0 up to, and without, its argument
     */
    static String request(CorpusRequests corpus, String operation, IntUnaryOperator pick) {
        JsonObject request = corpus.of(operation, pick);
        for (String name : List.copyOf(request.names())) {
            if (pick.applyAsInt(2) == 1) {
                request.set(name, of(request.get(name), pick));
            }
        }
        return request.set("op", operation).toString();
    }

    private JsonValue changed(JsonValue value) {
        boolean inside = pick.applyAsInt(8) > 0;
        if (inside && value.isArray() && !value.asArray().isEmpty()) {
            return array(value.asArray());
        }
        if (inside && value.isObject() && !value.asObject().isEmpty()) {
            return object(value.asObject());
        }
        return Json.parse(VALUES.get(pick.applyAsInt(VALUES.size())));
    }

    private JsonArray array(JsonArray array) {
        int at = pick.applyAsInt(array.size());
        int kind = pick.applyAsInt(8);
        int copies = kind == 0 ? 0 : kind == 1 ? pick.applyAsInt(MOST_COPIES) : 1;
        List<JsonValue> items = new ArrayList<>(array.values());
        JsonValue item = kind > 1 ? changed(items.get(at)) : items.get(at);
        items.remove(at);
        JsonArray changed = new JsonArray();
        for (int i = 0; i <= items.size(); i++) {
            for (int copy = 0; i == at && copy < copies; copy++) {
                changed.add(item);
            }
            if (i < items.size()) {
                changed.add(items.get(i));
            }
        }
        return changed;
    }

    private JsonObject object(JsonObject object) {
        String name = object.names().get(pick.applyAsInt(object.size()));
        JsonObject changed = new JsonObject(object);
        if (pick.applyAsInt(8) == 0) {
            return changed.remove(name);
        }
        return changed.set(name, changed(object.get(name)));
    }
}

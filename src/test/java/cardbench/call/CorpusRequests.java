package cardbench.call;

import cardbench.call.AnswerCorpus.Line;
import cardbench.call.AnswerCorpus.Request;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import com.eclipsesource.json.ParseException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntUnaryOperator;

/**
 * Makes requests of any operation from those of the {@link AnswerCorpus}, which asks every
 * operation: one of them, with some arguments replaced by those of the same name in other requests.
 * An operation that the corpus does not ask gets its documented arguments, with the values that
 * other operations are asked with. So a new operation has requests without being named here.
 */
public final class CorpusRequests {

    private final Map<String, List<JsonObject>> byOperation = new LinkedHashMap<>();
    private final Map<String, List<JsonValue>> byArgument = new LinkedHashMap<>();
    private final Map<String, List<String>> documented;

    /**
     * @param lines the corpus
     * @param documented the names of the arguments of each operation
     */
    CorpusRequests(List<Line> lines, Map<String, List<String>> documented) {
        this.documented = documented;
        for (Line line : lines) {
            if (line instanceof Request request) {
                add(request.text());
            }
        }
    }

    /** Requests made from the whole corpus. */
    public static CorpusRequests all() {
        return new CorpusRequests(AnswerCorpus.lines(), Operations.documented());
    }

    private void add(String text) {
        JsonValue value;
        try {
            value = Json.parse(text);
        } catch (ParseException e) {
            return; // requests that are no JSON belong to the corpus
        }
        JsonValue named = value.isObject() ? value.asObject().get("op") : null;
        if (named == null || !named.isString()) {
            return;
        }
        String operation = named.asString();
        JsonObject request = new JsonObject(value.asObject());
        request.remove("op");
        byOperation.computeIfAbsent(operation, key -> new ArrayList<>()).add(request);
        for (JsonObject.Member argument : request) {
            byArgument
                    .computeIfAbsent(argument.getName(), key -> new ArrayList<>())
                    .add(argument.getValue());
        }
    }

    /**
     * One request, without the name of its operation.
     *
     * @param below draws a number from 0 on below its argument
     */
    public JsonObject of(String operation, IntUnaryOperator below) {
        List<JsonObject> known = byOperation.get(operation);
        JsonObject request =
                known == null
                        ? fromArguments(operation, below)
                        : new JsonObject(known.get(below.applyAsInt(known.size())));
        for (String name : List.copyOf(request.names())) {
            if (below.applyAsInt(6) == 0) {
                request.set(name, value(name, below));
            }
        }
        return request;
    }

    private JsonObject fromArguments(String operation, IntUnaryOperator below) {
        JsonObject request = new JsonObject();
        for (String name : documented.getOrDefault(operation, List.of())) {
            if (below.applyAsInt(4) > 0) {
                request.set(name, value(name, below));
            }
        }
        return request;
    }

    private JsonValue value(String argument, IntUnaryOperator below) {
        List<JsonValue> values = byArgument.getOrDefault(argument, List.of(Json.NULL));
        return values.get(below.applyAsInt(values.size()));
    }
}

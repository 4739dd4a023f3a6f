package cardbench.contract;

import cardbench.app.bundle.AllOperations;
import cardbench.contract.AnswerCorpus.Line;
import cardbench.contract.AnswerCorpus.Request;
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
    private final Map<String, List<JsonObject>> sound = new LinkedHashMap<>();
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
        List<Line> lines = AnswerCorpus.lines();
        CorpusRequests requests = new CorpusRequests(lines, Operations.documented());
        Dispatcher call = new Dispatcher(AllOperations.all());
        openData(call);
        for (Line line : lines) {
            if (line instanceof Request request
                    && AnswerCorpus.answer(call, line).startsWith("{\"ok\":true")) {
                String operation = operation(request.text());
                requests.sound
                        .computeIfAbsent(operation, key -> new ArrayList<>())
                        .add(arguments(request.text()));
                if (operation.equals("close")) {
                    openData(call);
                }
            }
        }
        return requests;
    }

    /** Opens the data of the corpus, which some of its requests need. */
    static void openData(Dispatcher call) {
        for (Line line : AnswerCorpus.lines()) {
            if (line instanceof AnswerCorpus.Data) {
                AnswerCorpus.answer(call, line);
            }
        }
    }

    /** The operation that a request names; {@code null} if it names none. */
    private static String operation(String text) {
        try {
            JsonValue value = Json.parse(text);
            JsonValue named = value.isObject() ? value.asObject().get("op") : null;
            return named != null && named.isString() ? named.asString() : null;
        } catch (ParseException e) {
            return null; // requests that are no JSON belong to the corpus
        }
    }

    private static JsonObject arguments(String text) {
        JsonObject request = new JsonObject(Json.parse(text).asObject());
        request.remove("op");
        return request;
    }

    private void add(String text) {
        String operation = operation(text);
        if (operation == null) {
            return;
        }
        JsonObject request = arguments(text);
        byOperation.computeIfAbsent(operation, key -> new ArrayList<>()).add(request);
        for (JsonObject.Member argument : request) {
            byArgument
                    .computeIfAbsent(argument.getName(), key -> new ArrayList<>())
                    .add(argument.getValue());
        }
    }

    /**
     * One request, without the name of its operation, made from those that are answered without an
     * error where the operation has some.
     *
     * @param below draws a number from 0 on below its argument
     */
    public JsonObject of(String operation, IntUnaryOperator below) {
        List<JsonObject> known = sound.getOrDefault(operation, byOperation.get(operation));
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

    /**
     * A request that is answered without an error where the data of the corpus are open, without
     * the name of its operation; {@code null} if the corpus has none of this operation.
     *
     * @param number from 0 on; each has its turn
     */
    JsonObject sound(String operation, int number) {
        List<JsonObject> known = sound.getOrDefault(operation, List.of());
        return known.isEmpty() ? null : new JsonObject(known.get(number % known.size()));
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

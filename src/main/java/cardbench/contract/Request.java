package cardbench.contract;

import cardbench.base.text.Diagnostic;
import cardbench.base.text.Diagnostics;
import cardbench.base.text.Location;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonArray;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import com.eclipsesource.json.ParseException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * The arguments of one request. Each is read by name and type. If an argument is missing or of
 * another type, a diagnostic is added and a harmless default is returned, so that an operation can
 * read all arguments first and then check once whether the request {@linkplain #failed() failed}.
 */
public final class Request {

    /**
     * Maximum nesting depth of a request: far more than any operation needs, and safe for the stack
     * of every backend.
     */
    public static final int MAX_DEPTH = 64;

    /**
     * Maximum number of values in a request, counted by its commas and opening brackets. A value of
     * two characters takes about a hundred bytes once it is parsed.
     */
    public static final int MAX_VALUES = 500_000;

    private final JsonObject arguments;

    private final Diagnostics diagnostics = new Diagnostics();

    private Request(JsonObject arguments) {
        this.arguments = arguments;
    }

    /** A request with these arguments. */
    public static Request of(JsonObject arguments) {
        return new Request(arguments);
    }

    /**
     * Parses a request text. If it is not a JSON object, the request has failed and has no
     * arguments.
     */
    static Request parse(String text) {
        Request empty = new Request(new JsonObject());
        Diagnostic tooMuch = tooMuch(text);
        if (tooMuch != null) {
            return empty.refuse(tooMuch);
        }
        try {
            JsonValue value = Json.parse(text);
            return value.isObject()
                    ? new Request(value.asObject())
                    : empty.refuse(CallCodes.NOT_AN_OBJECT.anywhere());
        } catch (ParseException e) {
            return empty.refuse(
                    CallCodes.MALFORMED
                            .at(
                                    Location.range(e.getLocation().offset, e.getLocation().offset)
                                            .withLine(e.getLocation().line, e.getLocation().column))
                            .with("reason", e.getMessage()));
        }
    }

    /**
     * Checks depth and number of values before the parser recurses into the text and keeps all of
     * it; {@code null} if the text is within the limits. Strings are skipped.
     */
    private static Diagnostic tooMuch(String text) {
        int depth = 0;
        int values = 1;
        boolean inString = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (inString) {
                if (c == '\\') {
                    i++;
                } else if (c == '"') {
                    inString = false;
                }
            } else if (c == '"') {
                inString = true;
            } else if (c == '{' || c == '[') {
                depth++;
                values++;
                if (depth > MAX_DEPTH) {
                    return CallCodes.TOO_DEEP.anywhere().with("limit", MAX_DEPTH);
                }
            } else if (c == '}' || c == ']') {
                depth--;
            } else if (c == ',') {
                values++;
            }
            if (values > MAX_VALUES) {
                return CallCodes.TOO_MANY_VALUES.anywhere().with("limit", MAX_VALUES);
            }
        }
        return null;
    }

    /** Whether the argument was given, and not as {@code null}. */
    public boolean has(String name) {
        JsonValue value = arguments.get(name);
        return value != null && !value.isNull();
    }

    /** A required string. */
    public String text(String name) {
        return has(name) ? textOr(name, "") : missing(name, "");
    }

    /** An optional string. */
    public String textOr(String name, String otherwise) {
        if (!has(name)) {
            return otherwise;
        }
        JsonValue value = arguments.get(name);
        return value.isString() ? value.asString() : wrongType(name, "a string", otherwise);
    }

    /**
     * One of a few words, optional. Any other string is refused with {@code call.bad-value}.
     *
     * @return the word; {@code otherwise} if it is absent or refused
     */
    public String choice(String name, String otherwise, List<String> words) {
        String word = textOr(name, otherwise);
        StringBuilder expected = new StringBuilder();
        for (int i = 0; i < words.size(); i++) {
            String one = words.get(i);
            // List.contains would bring the equals of every class into each script
            if (one.equals(word)) {
                return word;
            }
            expected.append(i == 0 ? "" : i == words.size() - 1 ? " or " : ", ").append(one);
        }
        refuseValue("/" + name, name, word, expected.toString());
        return otherwise;
    }

    /**
     * One of a few values by its word, optional, as {@link #choice(String, String, List)} reads it.
     */
    public <T> T choice(String name, T otherwise, T[] values, Function<T, String> word) {
        List<String> words = new ArrayList<>();
        for (T value : values) {
            words.add(word.apply(value));
        }
        String chosen = choice(name, word.apply(otherwise), words);
        for (T value : values) {
            if (word.apply(value).equals(chosen)) {
                return value;
            }
        }
        return otherwise;
    }

    /** An optional boolean. */
    public boolean flag(String name, boolean otherwise) {
        if (!has(name)) {
            return otherwise;
        }
        JsonValue value = arguments.get(name);
        return value.isBoolean() ? value.asBoolean() : wrongType(name, "true or false", otherwise);
    }

    /** An optional integer between two bounds, both inclusive. */
    public int integer(String name, int least, int most, int otherwise) {
        if (!has(name)) {
            return otherwise;
        }
        int number = JsonInteger.of(arguments.get(name), least, most, least - 1);
        return number >= least
                ? number
                : wrongType(name, "an integer from " + least + " to " + most, otherwise);
    }

    /** A required integer between two bounds, both inclusive. */
    public long number(String name, long least, long most) {
        if (!has(name)) {
            return missing(name, least);
        }
        String expected = "an integer from " + least + " to " + most;
        try {
            JsonValue value = arguments.get(name);
            long number = value.isNumber() ? value.asLong() : least - 1;
            return number >= least && number <= most ? number : wrongType(name, expected, least);
        } catch (NumberFormatException e) {
            return wrongType(name, expected, least);
        }
    }

    /** A required object. */
    public JsonObject object(String name) {
        if (!has(name)) {
            return missing(name, new JsonObject());
        }
        JsonValue value = arguments.get(name);
        return value.isObject() ? value.asObject() : wrongType(name, "an object", new JsonObject());
    }

    /** A required array. */
    public JsonArray array(String name) {
        if (!has(name)) {
            return missing(name, new JsonArray());
        }
        JsonValue value = arguments.get(name);
        return value.isArray() ? value.asArray() : wrongType(name, "an array", new JsonArray());
    }

    /** The unconverted argument, or {@code null}: for arguments of several types. */
    public JsonValue value(String name) {
        return has(name) ? arguments.get(name) : null;
    }

    /**
     * Adds a diagnostic about the request. The request fails only if it is an error; warnings
     * become part of the response.
     */
    public Request refuse(Diagnostic diagnostic) {
        diagnostics.add(diagnostic);
        return this;
    }

    /** Whether an error was found so far. */
    public boolean failed() {
        return diagnostics.failed();
    }

    /** The diagnostics found so far. */
    public List<Diagnostic> diagnostics() {
        return diagnostics.list();
    }

    private <T> T missing(String name, T standIn) {
        refuseMissing("/" + name, name);
        return standIn;
    }

    /** Refuses a request without something that it must have at this JSON pointer. */
    public void refuseMissing(String pointer, String name) {
        refuse(CallCodes.MISSING_ARGUMENT.at(Location.pointer(pointer)).with("argument", name));
    }

    /** Refuses an argument whose value is not what is expected of it. */
    public void refuseType(String name, String expected) {
        refuseType("/" + name, name, expected);
    }

    /** The same for a value within an argument. */
    public void refuseType(String pointer, String name, String expected) {
        refuse(
                CallCodes.WRONG_TYPE
                        .at(Location.pointer(pointer))
                        .with("argument", name)
                        .with("expected", expected));
    }

    /** The same for the value of the member with which the JSON pointer ends. */
    public void refuseAt(String pointer, String expected) {
        refuseType(pointer, pointer.substring(pointer.lastIndexOf('/') + 1), expected);
    }

    /** Refuses a text that is none of those that are expected at this JSON pointer. */
    public void refuseValue(String pointer, String name, String value, String expected) {
        refuse(
                CallCodes.BAD_VALUE
                        .at(Location.pointer(pointer))
                        .with("argument", name)
                        .with("value", value)
                        .with("expected", expected));
    }

    private <T> T wrongType(String name, String expected, T standIn) {
        refuseType(name, expected);
        return standIn;
    }
}

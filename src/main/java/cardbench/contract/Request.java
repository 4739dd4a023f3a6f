package cardbench.contract;

import cardbench.base.text.Diagnostic;
import cardbench.base.text.Diagnostics;
import cardbench.base.text.Location;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonArray;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import com.eclipsesource.json.ParseException;
import java.util.List;

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
        refuse(
                CallCodes.BAD_VALUE
                        .at(Location.pointer("/" + name))
                        .with("argument", name)
                        .with("value", word)
                        .with("expected", expected.toString()));
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
        String expected = "an integer from " + least + " to " + most;
        try {
            JsonValue value = arguments.get(name);
            // asInt throws for a fraction, an exponent or more than 32 bits
            int number = value.isNumber() ? value.asInt() : least - 1;
            return number >= least && number <= most
                    ? number
                    : wrongType(name, expected, otherwise);
        } catch (NumberFormatException e) {
            return wrongType(name, expected, otherwise);
        }
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
        refuse(CallCodes.MISSING_ARGUMENT.at(Location.pointer("/" + name)).with("argument", name));
        return standIn;
    }

    /** Refuses an argument whose value is not what is expected of it. */
    public void refuseType(String name, String expected) {
        refuse(
                CallCodes.WRONG_TYPE
                        .at(Location.pointer("/" + name))
                        .with("argument", name)
                        .with("expected", expected));
    }

    private <T> T wrongType(String name, String expected, T standIn) {
        refuseType(name, expected);
        return standIn;
    }
}

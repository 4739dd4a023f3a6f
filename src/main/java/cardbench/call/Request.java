package cardbench.call;

import cardbench.text.Diagnostic;
import cardbench.text.Diagnostics;
import cardbench.text.Location;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonArray;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import com.eclipsesource.json.ParseException;
import java.util.List;

/**
 * The arguments of one request. Each is asked for by name and type; an argument that is missing or
 * of another type is noted as a diagnostic, and a harmless stand-in is given, so that an operation
 * can ask for everything first and then look once whether the request {@linkplain #failed()
 * failed}.
 */
public final class Request {

    /**
     * How deep a request may nest: far more than any operation needs, and safe for every backend's
     * stack.
     */
    public static final int MAX_DEPTH = 64;

    /**
     * How many values a request may have, counted by its commas and opening brackets: a value of
     * two characters takes a hundred bytes once it is read.
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
     * Reads a request text. Where it is no JSON object, the request has no arguments and has
     * failed.
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
     * Looks at what is outside of strings, before the parser recurses into it and keeps all of it;
     * {@code null} where it may.
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

    /** A text that must be there. */
    public String text(String name) {
        return has(name) ? textOr(name, "") : missing(name, "");
    }

    /** A text that may be left out. */
    public String textOr(String name, String otherwise) {
        if (!has(name)) {
            return otherwise;
        }
        JsonValue value = arguments.get(name);
        return value.isString() ? value.asString() : wrongType(name, "a string", otherwise);
    }

    /**
     * One of a few words, which may be left out. Any other text is refused with {@code
     * call.bad-value}.
     *
     * @return the word; {@code otherwise} where it is left out or refused
     */
    public String choice(String name, String otherwise, List<String> words) {
        String word = textOr(name, otherwise);
        if (words.contains(word)) {
            return word;
        }
        StringBuilder expected = new StringBuilder(words.get(0));
        for (int i = 1; i < words.size(); i++) {
            expected.append(i == words.size() - 1 ? " or " : ", ").append(words.get(i));
        }
        refuse(
                CallCodes.BAD_VALUE
                        .at(Location.pointer("/" + name))
                        .with("argument", name)
                        .with("value", word)
                        .with("expected", expected.toString()));
        return otherwise;
    }

    /** A truth value that may be left out. */
    public boolean flag(String name, boolean otherwise) {
        if (!has(name)) {
            return otherwise;
        }
        JsonValue value = arguments.get(name);
        return value.isBoolean() ? value.asBoolean() : wrongType(name, "true or false", otherwise);
    }

    /** An integer between two bounds, both inclusive, that may be left out. */
    public int integer(String name, int least, int most, int otherwise) {
        if (!has(name)) {
            return otherwise;
        }
        String expected = "an integer from " + least + " to " + most;
        try {
            JsonValue value = arguments.get(name);
            int number = value.isNumber() ? value.asInt() : least - 1;
            return number >= least && number <= most
                    ? number
                    : wrongType(name, expected, otherwise);
        } catch (NumberFormatException e) {
            return wrongType(name, expected, otherwise);
        }
    }

    /** An integer between two bounds, both inclusive, that must be there. */
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

    /** An object that must be there. */
    public JsonObject object(String name) {
        if (!has(name)) {
            return missing(name, new JsonObject());
        }
        JsonValue value = arguments.get(name);
        return value.isObject() ? value.asObject() : wrongType(name, "an object", new JsonObject());
    }

    /** An array that must be there. */
    public JsonArray array(String name) {
        if (!has(name)) {
            return missing(name, new JsonArray());
        }
        JsonValue value = arguments.get(name);
        return value.isArray() ? value.asArray() : wrongType(name, "an array", new JsonArray());
    }

    /** The argument as it came, or {@code null}: for arguments of several types. */
    public JsonValue value(String name) {
        return has(name) ? arguments.get(name) : null;
    }

    /** Notes what is wrong with the request. */
    public Request refuse(Diagnostic diagnostic) {
        diagnostics.add(diagnostic);
        return this;
    }

    /** Whether anything was wrong so far. */
    public boolean failed() {
        return diagnostics.failed();
    }

    /** What was wrong so far. */
    public List<Diagnostic> diagnostics() {
        return diagnostics.list();
    }

    private <T> T missing(String name, T standIn) {
        refuse(CallCodes.MISSING_ARGUMENT.at(Location.pointer("/" + name)).with("argument", name));
        return standIn;
    }

    private <T> T wrongType(String name, String expected, T standIn) {
        refuse(
                CallCodes.WRONG_TYPE
                        .at(Location.pointer("/" + name))
                        .with("argument", name)
                        .with("expected", expected));
        return standIn;
    }
}

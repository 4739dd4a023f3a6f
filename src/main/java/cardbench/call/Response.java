package cardbench.call;

import cardbench.json.JsonText;
import cardbench.text.Diagnostic;
import cardbench.text.Diagnostic.Arg;
import cardbench.text.Location;
import cardbench.text.Severity;
import java.util.List;

/**
 * What an operation answers: a result, and what is to be said about the input. It is a success
 * unless an error is among the diagnostics; then the result is the part that could be read.
 *
 * @param result a JSON value, or {@code null} where nothing could be read
 * @param diagnostics in the order in which they were found
 */
public record Response(JsonText result, List<Diagnostic> diagnostics) {

    private static final JsonText NOTHING_SAID = new JsonText().array().endArray();

    /** Copies the list, so that an answer never changes. */
    public Response {
        diagnostics = List.copyOf(diagnostics);
    }

    /** An answer that has nothing to say but its result. */
    public static Response of(JsonText result) {
        return new Response(result, List.of());
    }

    /** An answer with a result (or its part) and diagnostics. */
    public static Response of(JsonText result, List<Diagnostic> diagnostics) {
        return new Response(result, diagnostics);
    }

    /** A refusal, with nothing that could be read. */
    public static Response refused(List<Diagnostic> diagnostics) {
        return new Response(null, diagnostics);
    }

    /** Whether no error is among the diagnostics. */
    public boolean ok() {
        for (Diagnostic diagnostic : diagnostics) {
            if (diagnostic.severity() == Severity.ERROR) {
                return false;
            }
        }
        return true;
    }

    /** The response text of the contract. */
    public String text() {
        if (result != null) {
            return result.response(ok(), diagnostics.isEmpty() ? NOTHING_SAID : said());
        }
        return new JsonText()
                .object()
                .member("ok", ok())
                .name("diagnostics")
                .json(said())
                .endObject()
                .toString();
    }

    private JsonText said() {
        JsonText json = new JsonText().array();
        for (Diagnostic diagnostic : diagnostics) {
            write(diagnostic, json);
        }
        return json.endArray();
    }

    /** Writes a diagnostic in the shape of the contract; places that are absent are left out. */
    public static void write(Diagnostic diagnostic, JsonText json) {
        json.object()
                .member("severity", diagnostic.severity().word())
                .member("code", diagnostic.code().name())
                .member("message", diagnostic.message());
        writeArgs(diagnostic, json);
        Location location = diagnostic.location();
        number("from", location.from(), json);
        number("to", location.to(), json);
        number("line", location.line(), json);
        number("column", location.column(), json);
        number("byte", location.byteAt(), json);
        if (location.pointer() != null) {
            json.member("pointer", location.pointer());
        }
        if (diagnostic.fix() != null) {
            json.member("fix", diagnostic.fix());
        }
        json.endObject();
    }

    /** Writes the arguments of a sentence, where it has any. */
    public static void writeArgs(Diagnostic diagnostic, JsonText json) {
        if (!diagnostic.args().isEmpty()) {
            json.name("args").object();
            for (Arg arg : diagnostic.args()) {
                json.name(arg.name());
                if (arg.number()) {
                    json.number(arg.value());
                } else {
                    json.value(arg.value());
                }
            }
            json.endObject();
        }
    }

    private static void number(String name, int value, JsonText json) {
        if (value != Location.ABSENT) {
            json.member(name, value);
        }
    }
}

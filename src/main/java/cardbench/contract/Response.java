package cardbench.contract;

import cardbench.base.json.JsonText;
import cardbench.base.text.Diagnostic;
import cardbench.base.text.Diagnostic.Arg;
import cardbench.base.text.Diagnostics;
import cardbench.base.text.Location;
import java.util.List;

/**
 * The answer of an operation: a result and diagnostics about the input. It is a success unless one
 * of the diagnostics is an error; then the result is the part that could be read.
 *
 * @param result a JSON value, or {@code null} if nothing could be read
 * @param diagnostics in the order in which they were found
 */
public record Response(JsonText result, List<Diagnostic> diagnostics) {

    private static final JsonText NOTHING_SAID = new JsonText().array().endArray();

    /** Copies the list, so that a response never changes. */
    public Response {
        diagnostics = List.copyOf(diagnostics);
    }

    /** A response with a result and without diagnostics. */
    public static Response of(JsonText result) {
        return new Response(result, List.of());
    }

    /** A response with a result (or a part of it) and diagnostics. */
    public static Response of(JsonText result, List<Diagnostic> diagnostics) {
        return new Response(result, diagnostics);
    }

    /** A refusal: diagnostics without a result. */
    public static Response refused(List<Diagnostic> diagnostics) {
        return new Response(null, diagnostics);
    }

    /** Whether none of the diagnostics is an error. */
    public boolean isValid() {
        return Diagnostics.areValid(diagnostics);
    }

    /** The response text of the contract. */
    public String text() {
        if (result != null) {
            return result.response(
                    isValid(), diagnostics.isEmpty() ? NOTHING_SAID : diagnosticsJson());
        }
        return new JsonText()
                .object()
                .member("ok", isValid())
                .name("diagnostics")
                .json(diagnosticsJson())
                .endObject()
                .toString();
    }

    /** Writes the response as a member of another one, in the form of {@link #text}. */
    public void write(String name, JsonText json) {
        json.name(name).object().member("ok", isValid());
        if (result != null) {
            json.name(isValid() ? "result" : "partial").json(result);
        }
        json.name("diagnostics").json(diagnosticsJson()).endObject();
    }

    private JsonText diagnosticsJson() {
        JsonText json = new JsonText().array();
        for (Diagnostic diagnostic : diagnostics) {
            write(diagnostic, json);
        }
        return json.endArray();
    }

    /** Writes a diagnostic as the contract specifies; absent positions are left out. */
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

    /** Writes the member {@code args}, if the diagnostic has arguments. */
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

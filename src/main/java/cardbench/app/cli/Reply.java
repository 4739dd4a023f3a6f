package cardbench.app.cli;

import cardbench.base.text.LineCounter;
import cardbench.base.text.Location;
import cardbench.contract.Dispatcher;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;

/**
 * A response of the core, parsed for printing.
 *
 * @param text the response as the contract has it
 * @param response the parsed response
 */
record Reply(String text, JsonObject response) {

    /** Sends a request to the core. */
    static Reply to(JsonObject request, Dispatcher call) {
        return of(call.call(request.toString()));
    }

    /** Parses a response. */
    static Reply of(String text) {
        return new Reply(text, Json.parse(text).asObject());
    }

    /** Whether the core has a complete result. */
    boolean ok() {
        return response.getBoolean("ok", false);
    }

    /** The result, otherwise the partial result, otherwise {@code null}. */
    JsonObject result() {
        JsonValue value = response.get(ok() ? "result" : "partial");
        return value == null ? null : value.asObject();
    }

    /** The exit code of a command that sent only this request. */
    int exitCode() {
        return ok() ? Command.FINE : Command.REFUSED;
    }

    /**
     * Prints the reply. For programs this is the response text; for people it is the result, in the
     * form of the command, and then the diagnostics, which go to the standard error if there is no
     * result.
     *
     * @return the exit code
     */
    int print(boolean json, Terminal terminal, BiConsumer<JsonObject, PrintStream> resultPrinter) {
        if (json) {
            PrintStream out = terminal.programs();
            out.print(text + "\n");
            out.flush();
            return exitCode();
        }
        if (result() != null) {
            resultPrinter.accept(result(), terminal.people());
        }
        printDiagnostics("", ok() ? terminal.people() : terminal.complaints());
        return exitCode();
    }

    /** Prints the diagnostics for people, with {@code before} at the beginning of each line. */
    void printDiagnostics(String before, PrintStream out) {
        for (JsonValue diagnostic : response.get("diagnostics").asArray()) {
            out.print(before);
            printDiagnostic(diagnostic.asObject(), out);
        }
    }

    /** The message and place of the first error. */
    String firstError() {
        for (JsonValue value : response.get("diagnostics").asArray()) {
            if (value.asObject().getString("severity", "").equals("error")) {
                return sentence(value.asObject());
            }
        }
        throw new IllegalStateException("a refusal without an error: " + text);
    }

    /** The errors and warnings about a text, one line each, with the lines of the text. */
    List<String> faults(String text) {
        List<String> faults = new ArrayList<>();
        LineCounter lines = new LineCounter(text);
        for (JsonValue value : response.get("diagnostics").asArray()) {
            JsonObject diagnostic = value.asObject();
            int from = diagnostic.getInt("from", -1);
            if (from >= 0 && from <= text.length() && diagnostic.get("line") == null) {
                Location place = lines.place(Location.range(from, from));
                diagnostic.add("line", place.line()).add("column", place.column());
            }
            String severity = diagnostic.getString("severity", "");
            if (!severity.equals("info")) {
                faults.add(severity + ": " + sentence(diagnostic));
            }
        }
        return faults;
    }

    private static void printDiagnostic(JsonObject diagnostic, PrintStream out) {
        out.println(diagnostic.getString("severity", "") + ": " + sentence(diagnostic));
        if (diagnostic.get("fix") != null) {
            out.println("    instead: " + diagnostic.getString("fix", ""));
        }
    }

    private static String sentence(JsonObject diagnostic) {
        List<String> places = new ArrayList<>();
        if (diagnostic.get("line") != null) {
            places.add("line " + diagnostic.get("line") + ", column " + diagnostic.get("column"));
        } else if (diagnostic.get("from") != null) {
            // people count characters from 1, and include the last one
            int from = diagnostic.getInt("from", 0);
            int to = diagnostic.getInt("to", 0);
            places.add(
                    to > from + 1
                            ? "characters " + (from + 1) + " to " + to
                            : "character " + (from + 1));
        }
        if (diagnostic.get("byte") != null) {
            places.add("byte " + diagnostic.get("byte"));
        }
        if (diagnostic.get("pointer") != null) {
            places.add(diagnostic.getString("pointer", ""));
        }
        String message = diagnostic.getString("message", "");
        return places.isEmpty() ? message : message + " (" + String.join(", ", places) + ")";
    }
}

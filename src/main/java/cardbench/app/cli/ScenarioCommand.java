package cardbench.app.cli;

import cardbench.base.json.JsonReader;
import cardbench.base.json.JsonReading;
import cardbench.base.json.JsonText;
import cardbench.base.json.JsonTreeText;
import cardbench.base.text.Diagnostic;
import cardbench.base.text.Diagnostics;
import cardbench.base.text.Severity;
import cardbench.contract.Dispatcher;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import java.io.IOException;
import java.io.PrintStream;
import java.util.HashSet;
import java.util.Set;

/** {@code scenario}: runs scenarios of 逆时巫师 OL and compares each outcome with the expected one. */
final class ScenarioCommand extends CoreCommand {

    /** Exit code: as expected, with a warning. */
    private static final int WARNED = 3;

    ScenarioCommand(Dispatcher call) {
        super(
                call,
                "scenario",
                "tests cards of 逆时巫师 OL by playing scenarios",
                """
        usage: scenario [--json] FILE...

        Plays each scenario (JSON: cards, initial, actions, expect) and prints in what its outcome
        differs from what it expects. A scenario without expect prints its outcome.

        Exit code 1 where one differs or cannot be played. Exit code 3 where all are as expected
        and one has a warning: a key that nothing reads may be the one that was to test something.

          --json  print the core's responses instead, one line of UTF-8 each

        example:
          scenario cards-data/examples/wizard/scenarios/bash-with-wand.json
        """);
    }

    @Override
    int run(Arguments arguments, Terminal terminal) throws IOException, UsageException {
        if (arguments.operands().isEmpty()) {
            throw new UsageException("it needs a file");
        }
        Set<Integer> codes = new HashSet<>();
        for (String name : arguments.operands()) {
            codes.add(run(name, arguments.has("--json"), terminal));
        }
        return codes.contains(REFUSED) ? REFUSED : codes.contains(WARNED) ? WARNED : FINE;
    }

    private int run(String name, boolean asJson, Terminal terminal)
            throws IOException, UsageException {
        JsonReading reading = JsonReader.read(InputFile.text(name, "a scenario", terminal));
        if (reading.root() == null || !Diagnostics.areValid(reading.diagnostics())) {
            terminal.complaints().println(name + ": this is no JSON");
            return REFUSED;
        }
        boolean warned = false;
        for (Diagnostic one : reading.diagnostics()) {
            if (one.severity() == Severity.WARNING) {
                warned = true;
                terminal.complaints().println(name + ": " + complaint(one));
            }
        }
        JsonText request = new JsonText().object().member("op", "wizard.scenario");
        JsonTreeText.write(reading.root(), request.name("scenario"));
        Reply reply = Reply.of(call.call(request.endObject().toString()));
        int printed =
                reply.print(asJson, terminal, (result, out) -> printOutcome(name, result, out));
        JsonValue differences = reply.ok() ? reply.result().get("differences") : null;
        boolean differs = differences != null && !differences.asArray().isEmpty();
        for (JsonValue one : reply.response().get("diagnostics").asArray()) {
            warned |= one.asObject().getString("severity", "").equals("warning");
        }
        return differs ? REFUSED : printed == FINE && warned ? WARNED : printed;
    }

    private static void printOutcome(String name, JsonObject result, PrintStream out) {
        JsonValue differences = result.get("differences");
        if (differences == null) {
            out.println(name + ": " + result);
            return;
        }
        if (differences.asArray().isEmpty()) {
            out.println(name + ": as expected");
            return;
        }
        out.println(name + ": differs");
        for (JsonValue one : differences.asArray()) {
            JsonObject difference = one.asObject();
            String actual = difference.getString("actual", "");
            out.println("  " + difference.getString("pointer", ""));
            out.println("  - " + difference.getString("expected", ""));
            out.println("  + " + (actual.isEmpty() ? "(nothing)" : actual));
        }
    }
}

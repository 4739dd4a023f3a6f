package cardbench.wizard.play;

import cardbench.base.json.JsonList;
import cardbench.base.json.JsonMap;
import cardbench.base.json.JsonNode;
import cardbench.base.json.JsonReader;
import cardbench.base.json.JsonScalar;
import cardbench.base.json.JsonText;
import cardbench.base.text.Diagnostic;
import cardbench.base.text.Diagnostics;
import cardbench.base.text.Location;
import cardbench.wizard.card.CardBuilder;
import cardbench.wizard.card.Copies;
import cardbench.wizard.card.GameValue;
import cardbench.wizard.card.PlacedValueBuilder;
import cardbench.wizard.card.Template;
import cardbench.wizard.card.Timing;
import cardbench.wizard.card.Variables;
import cardbench.wizard.card.WizardCodes;
import cardbench.wizard.check.EffectNormaliser;
import cardbench.wizard.check.GrammarCheck;
import java.util.ArrayList;
import java.util.List;

/**
 * Runs a scenario of any kind and compares the result with its {@code expect}, if it has one. No
 * state is kept between calls; any thread may call.
 */
public final class ScenarioRun {

    private final Scenario scenario;
    private final Diagnostics diagnostics = new Diagnostics();

    private ScenarioRun(Scenario scenario) {
        this.scenario = scenario;
    }

    /**
     * The result of a run.
     *
     * @param result the response of the contract, or {@code null} if there are errors
     * @param differences between the expectation and the result; empty without an expectation
     * @param diagnostics findings about the scenario
     */
    public record Result(
            JsonText result,
            List<Expectation.Difference> differences,
            List<Diagnostic> diagnostics) {

        /** Copies the lists, so that a result never changes. */
        public Result {
            differences = List.copyOf(differences);
            diagnostics = List.copyOf(diagnostics);
        }
    }

    /** Runs a scenario. Errors in it become diagnostics. */
    public static Result of(Scenario scenario) {
        if (!scenario.isValid()) {
            return new Result(null, List.of(), scenario.diagnostics());
        }
        return new ScenarioRun(scenario).run();
    }

    private Result run() {
        JsonText json = new JsonText().object();
        switch (scenario.kind()) {
            case "run" -> game(json);
            case "conditions" -> conditions(json);
            case "interpolate" -> interpolate(json);
            case "count" -> count(json);
            default -> throw new IllegalStateException();
        }
        List<Expectation.Difference> differences = List.of();
        JsonNode expected = scenario.root().get("expect");
        if (expected != null && !diagnostics.failed()) {
            // the object is still open: the differences are appended to it below
            JsonNode actual = JsonReader.read(json + "}").root();
            differences = Expectation.differences(expected(expected), actual);
            json.name("differences").array();
            for (Expectation.Difference one : differences) {
                json.object()
                        .member("pointer", one.pointer())
                        .member("expected", one.expected())
                        .member("actual", one.actual())
                        .endObject();
            }
            json.endArray();
        }
        json.endObject();
        List<Diagnostic> findings = new ArrayList<>(scenario.diagnostics());
        findings.addAll(diagnostics.list());
        return new Result(diagnostics.failed() ? null : json, differences, findings);
    }

    private Location place(JsonNode node) {
        return scenario.places().place(node.from(), node.to());
    }

    private void game(JsonText json) {
        Game game = Game.begin(scenario);
        Game.Outcome outcome = game.play(scenario.actions().size());
        boolean limit = outcome.end() == ActionEnd.LIMIT;
        if (outcome.end() != ActionEnd.DONE) {
            JsonMap expected = scenario.root().map("expect");
            if (!limit && !expected.has("error")) {
                diagnostics.add(refusal(scenario, outcome));
                return;
            }
            boolean illegal = outcome.end() == ActionEnd.ILLEGAL;
            json.member("error", limit ? "limit" : illegal ? "illegal" : "choice")
                    .member("action", outcome.action());
            if (!limit) {
                json.member("reason", reason(outcome));
            }
            game = game.before(outcome);
        }
        GameJson.players(game.table(), json);
        GameJson.monsters(game.table(), json);
        GameJson.events(game.log(), json);
        GameJson.triggers(game.table(), json);
    }

    private static String reason(Game.Outcome outcome) {
        return outcome.reason().isEmpty() ? "nothing was chosen" : outcome.reason();
    }

    /** The diagnostic for an action that was not performed. */
    static Diagnostic refusal(Scenario scenario, Game.Outcome outcome) {
        JsonMap action = scenario.actions().get(outcome.action()).source();
        boolean choice = outcome.end() == ActionEnd.PROMPT || outcome.end() == ActionEnd.CHOICE;
        return (choice ? WizardCodes.CHOICE : WizardCodes.ILLEGAL)
                .at(scenario.places().place(action.from(), action.to()))
                .with("action", action.text("action", ""))
                .with("reason", reason(outcome));
    }

    /** The inputs of the other kinds, from their own list or from the rows of the expectation. */
    private List<JsonNode> inputs(String key, String single) {
        List<JsonNode> inputs = new ArrayList<>(scenario.root().items(key));
        if (!scenario.root().has(key)) {
            for (JsonNode row : scenario.root().items("expect")) {
                if (row instanceof JsonMap map) {
                    JsonNode input = map.has("input") ? map.get("input") : map.get(single);
                    inputs.add(input == null ? row : input);
                }
            }
        }
        return inputs;
    }

    /** Converts an expectation of rows, each with a {@code value}, to the list of these values. */
    private JsonNode expected(JsonNode expected) {
        if (!(expected instanceof JsonList rows)) {
            return expected;
        }
        List<JsonNode> values = new ArrayList<>();
        for (JsonNode row : rows.items()) {
            JsonNode value = row instanceof JsonMap map ? map.get("value") : row;
            values.add(value == null ? row : value);
        }
        String name = scenario.kind().equals("count") ? "copies" : "values";
        return PlacedValueBuilder.map(expected, name, PlacedValueBuilder.list(values, expected));
    }

    private Variables context() {
        Variables variables = new Variables();
        ActionReader.context(scenario.root().map("context")).forEach(variables::put);
        return variables;
    }

    private void conditions(JsonText json) {
        Evaluator evaluator = new Evaluator(Game.begin(scenario).table());
        Variables variables = context();
        json.name("values").array();
        for (JsonNode input : inputs("conditions", "condition")) {
            Diagnostics checked = new Diagnostics();
            JsonNode condition =
                    new EffectNormaliser(checked, Timing.PLAY.word(), List.of()).condition(input);
            new GrammarCheck(checked).condition(condition);
            for (Diagnostic one : checked.list()) {
                diagnostics.add(one.at(place(input)));
            }
            if (checked.failed()) {
                json.value((String) null);
            } else {
                json.value(evaluator.holds(CardBuilder.condition(condition), variables));
            }
        }
        json.endArray();
    }

    private void interpolate(JsonText json) {
        Variables variables = context();
        json.name("values").array();
        for (JsonNode input : inputs("texts", "text")) {
            String text = input instanceof JsonScalar scalar ? scalar.text() : "";
            GameValue value =
                    input instanceof JsonScalar scalar && scalar.isInteger()
                            ? new GameValue.Number(scalar.integer())
                            : Template.resolve(text, variables);
            GameJson.datum(value, json);
        }
        json.endArray();
    }

    private void count(JsonText json) {
        json.name("copies").array();
        for (JsonNode input : inputs("counts", "count")) {
            List<JsonNode> pair = input.items();
            int copies =
                    pair.size() == 2
                                    && pair.get(0) instanceof JsonScalar count
                                    && pair.get(1) instanceof JsonScalar players
                                    && players.isInteger()
                            ? Copies.of(count, players.integer())
                            : -1;
            if (copies < 0) {
                json.value((String) null);
            } else {
                json.value(copies);
            }
        }
        json.endArray();
    }
}

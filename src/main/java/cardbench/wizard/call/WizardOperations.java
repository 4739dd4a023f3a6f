package cardbench.wizard.call;

import cardbench.base.json.JsonArguments;
import cardbench.base.json.JsonList;
import cardbench.base.json.JsonMap;
import cardbench.base.json.JsonReader;
import cardbench.base.json.JsonScalar;
import cardbench.base.json.JsonText;
import cardbench.base.json.JsonTreeText;
import cardbench.base.text.Diagnostic;
import cardbench.base.text.Location;
import cardbench.base.text.Severity;
import cardbench.contract.CallCodes;
import cardbench.contract.Operation;
import cardbench.contract.OperationGroup;
import cardbench.contract.Request;
import cardbench.contract.Response;
import cardbench.wizard.check.CardPackage;
import cardbench.wizard.check.CardReader;
import cardbench.wizard.check.CardReading;
import cardbench.wizard.check.Completion;
import cardbench.wizard.check.GrammarCheck;
import cardbench.wizard.check.VocabularyUse;
import cardbench.wizard.play.Playground;
import cardbench.wizard.play.ScenarioReader;
import cardbench.wizard.play.ScenarioRun;
import cardbench.wizard.text.DescriptionWords;
import cardbench.wizard.text.Explainer;
import com.eclipsesource.json.JsonValue;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;

/**
 * The operations on cards and scenarios of 逆时巫师 OL: {@code wizard.*}. Without state: {@code
 * wizard.step} and {@code wizard.undo} get the whole game in the request's {@code handle}.
 */
public final class WizardOperations implements OperationGroup {

    @Override
    public List<Operation> operations() {
        return List.of(
                new Operation("wizard.check", WizardOperations::check),
                new Operation("wizard.package", WizardOperations::cards),
                new Operation("wizard.explain", WizardOperations::explain),
                new Operation("wizard.complete", WizardOperations::complete),
                new Operation("wizard.scenario", WizardOperations::scenario),
                new Operation("wizard.start", WizardOperations::start),
                new Operation("wizard.step", WizardOperations::step),
                new Operation("wizard.undo", WizardOperations::undo));
    }

    @Override
    public void constants(JsonText json) {
        json.name("wizard.check")
                .object()
                .member("text", JsonReader.MAX_LENGTH)
                .member("depth", JsonReader.MAX_DEPTH)
                .member("values", JsonReader.MAX_VALUES)
                .member("cards", CardReader.MAX_CARDS)
                .endObject();
        json.name("wizard.package").object().member("texts", CardPackage.MAX_TEXTS).endObject();
        json.name("wizard.scenario")
                .object()
                .member("actions", ScenarioReader.MAX_ACTIONS)
                .member("players", ScenarioReader.MAX_PLAYERS)
                .member("inputs", ScenarioReader.MAX_INPUTS)
                .member("number", GrammarCheck.MAX_NUMBER)
                .endObject();
    }

    private static Response check(Request request) {
        String text = request.text("text");
        boolean strict = request.flag("strict", false);
        if (request.failed()) {
            return Response.refused(request.diagnostics());
        }
        CardReading reading = CardReader.read(text, strict);
        if (reading.form() == CardReading.Form.NOTHING) {
            return Response.refused(reading.diagnostics());
        }
        JsonText json = new JsonText().object();
        switch (reading.form()) {
            case CARDS -> cards(json, reading.cards());
            case TRIGGER -> JsonTreeText.write(reading.cards().get(0), json.name("trigger"));
            default -> JsonTreeText.write(reading.cards().get(0), json.name("card"));
        }
        return Response.of(json.endObject(), reading.diagnostics());
    }

    private static void cards(JsonText json, List<JsonMap> cards) {
        json.name("cards").array();
        for (JsonMap card : cards) {
            JsonTreeText.write(card, json);
        }
        json.endArray();
    }

    private static Response cards(Request request) {
        List<String> texts = new ArrayList<>();
        for (JsonValue text : request.array("texts")) {
            if (text.isString()) {
                texts.add(text.asString());
            } else {
                request.refuse(
                        CallCodes.WRONG_TYPE
                                .at(Location.pointer("/texts/" + texts.size()))
                                .with("argument", "texts")
                                .with("expected", "a list of strings"));
            }
        }
        if (request.failed()) {
            return Response.refused(request.diagnostics());
        }
        CardPackage read = CardPackage.read(texts, request.flag("strict", false));
        JsonText json = new JsonText().object();
        cards(json, read.cards());
        json.name("files").array();
        for (CardPackage.Summary one : read.files()) {
            json.object()
                    .member("cards", one.cards())
                    .member("errors", one.errors())
                    .member("warnings", one.warnings())
                    .endObject();
        }
        json.endArray().name("places").array();
        for (CardPackage.Place place : read.places()) {
            json.object()
                    .member("text", place.text())
                    .member("from", place.from())
                    .member("to", place.to())
                    .endObject();
        }
        vocabulary(json.endArray(), read.vocabulary());
        return Response.of(json.endObject(), read.diagnostics());
    }

    private static void vocabulary(JsonText json, VocabularyUse vocabulary) {
        json.name("vocabulary").array();
        for (VocabularyUse.Row row : vocabulary.rows()) {
            json.object()
                    .member("kind", row.kind())
                    .member("word", row.word())
                    .member("extension", row.extension())
                    .name("cards")
                    .array();
            for (int card : row.cards()) {
                json.value(card);
            }
            json.endArray().endObject();
        }
        json.endArray();
    }

    private static Response explain(Request request) {
        String text = request.text("text");
        String language = request.choice("language", "en", DescriptionWords.LANGUAGES);
        if (request.failed()) {
            return Response.refused(request.diagnostics());
        }
        CardReading reading = CardReader.read(text, false);
        if (!reading.isValid()) {
            return Response.refused(errors(reading));
        }
        JsonText json = new JsonText().object().name("lines").array();
        for (Explainer.Line line : Explainer.explain(reading, language)) {
            json.object().member("depth", line.depth()).member("text", line.text());
            if (line.at() != null) {
                json.member("from", line.at().from()).member("to", line.at().to());
            }
            json.endObject();
        }
        json.endArray();
        if (reading.form() == CardReading.Form.CARD) {
            json.name("description").object().member("text", Explainer.describe(reading, language));
            if (reading.cards().get(0).get("description") instanceof JsonScalar written) {
                json.member("from", written.from()).member("to", written.to());
            }
            json.endObject();
        }
        return Response.of(json.endObject());
    }

    private static List<Diagnostic> errors(CardReading reading) {
        List<Diagnostic> errors = new ArrayList<>();
        for (Diagnostic one : reading.diagnostics()) {
            if (one.severity() == Severity.ERROR) {
                errors.add(one);
            }
        }
        return errors;
    }

    private static Response complete(Request request) {
        String text = request.text("text");
        int offset = request.integer("offset", 0, Integer.MAX_VALUE, text.length());
        if (request.failed()) {
            return Response.refused(request.diagnostics());
        }
        Completion.Offer offer = Completion.at(text, offset);
        JsonText json =
                new JsonText()
                        .object()
                        .member("from", offer.from())
                        .member("to", offer.to())
                        .name("items")
                        .array();
        for (Completion.Item item : offer.items()) {
            json.object()
                    .member("label", item.label())
                    .member("insert", item.insert())
                    .member("kind", item.kind())
                    .member("extension", item.extension());
            if (item.entry() != null) {
                json.member("entry", item.entry());
            }
            json.endObject();
        }
        return Response.of(json.endArray().endObject());
    }

    private static Response scenario(Request request) {
        JsonArguments arguments = new JsonArguments();
        JsonMap scenario = arguments.object("scenario", request.object("scenario"));
        if (request.failed()) {
            return Response.refused(request.diagnostics());
        }
        ScenarioRun.Result result =
                ScenarioRun.of(ScenarioReader.read(scenario, arguments, arguments.diagnostics()));
        return new Response(result.result(), result.diagnostics());
    }

    private static Response start(Request request) {
        return played(request, "scenario", Playground::start);
    }

    private static Response undo(Request request) {
        return played(request, "handle", Playground::undo);
    }

    private static Response played(
            Request request,
            String argument,
            BiFunction<JsonMap, JsonArguments, Playground.Answer> play) {
        JsonArguments arguments = new JsonArguments();
        JsonMap scenario = arguments.object(argument, request.object(argument));
        return request.failed()
                ? Response.refused(request.diagnostics())
                : of(play.apply(scenario, arguments));
    }

    private static Response step(Request request) {
        JsonArguments arguments = new JsonArguments();
        JsonMap handle = arguments.object("handle", request.object("handle"));
        JsonMap action = arguments.object("action", request.object("action"));
        // null leaves the choices inside the action as they are; an empty list removes them
        JsonList choices =
                request.has("choices")
                        ? arguments.array("choices", request.array("choices"))
                        : null;
        return request.failed()
                ? Response.refused(request.diagnostics())
                : of(Playground.step(handle, action, choices, arguments));
    }

    private static Response of(Playground.Answer answer) {
        return new Response(answer.result(), answer.diagnostics());
    }
}

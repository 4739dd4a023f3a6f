package cardbench.odds.call;

import cardbench.base.json.JsonText;
import cardbench.base.text.Diagnostic;
import cardbench.base.text.Location;
import cardbench.base.yaml.YamlLimits;
import cardbench.base.yaml.YamlScalar;
import cardbench.contract.Operation;
import cardbench.contract.OperationGroup;
import cardbench.contract.Request;
import cardbench.contract.Response;
import cardbench.odds.advise.BlankCards;
import cardbench.odds.advise.IdleEffects;
import cardbench.odds.deckfile.Combo;
import cardbench.odds.deckfile.DeckCard;
import cardbench.odds.deckfile.DeckFile;
import cardbench.odds.deckfile.DeckPrograms;
import cardbench.odds.deckfile.DeckPrograms.TopicPrograms;
import cardbench.odds.deckfile.GameCodes;
import cardbench.odds.deckfile.Topic;
import cardbench.odds.report.Report;
import cardbench.odds.report.TopicFigures;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import java.util.ArrayList;
import java.util.List;

/** The operations on a deck file as a whole: {@code check, outline, report}. */
public final class DeckFileOperations implements OperationGroup {

    @Override
    public List<Operation> operations() {
        return List.of(
                new Operation("check", request -> check(GivenFile.of(request), request)),
                new Operation("outline", request -> outline(GivenFile.of(request), request)),
                new Operation("report", request -> report(GivenFile.of(request), request)));
    }

    @Override
    public void constants(JsonText json) {
        json.name("yaml")
                .object()
                .member("characters", YamlLimits.MAX_LENGTH)
                .member("depth", YamlLimits.MAX_DEPTH)
                .member("values", YamlLimits.MAX_NODES)
                .member("cards", DeckFile.MAX_CARDS)
                .member("effects", DeckPrograms.MAX_EFFECTS)
                .member("topics", DeckPrograms.MAX_TOPICS)
                .endObject();
    }

    private static Response check(GivenFile file, Request request) {
        if (request.failed()) {
            return file.refusal(request);
        }
        DeckFile deck = file.programs().file();
        JsonText json =
                new JsonText()
                        .object()
                        .member("cards", deck.size())
                        .member("names", deck.cards().size())
                        .member("topics", deck.topics().size())
                        .endObject();
        List<Diagnostic> diagnostics = new ArrayList<>(file.diagnostics());
        if (file.isValid()) {
            diagnostics.addAll(IdleEffects.of(file.programs()));
        }
        return Response.of(json, diagnostics);
    }

    /** The cards, topics and combos of a file, also of one with errors. */
    private static Response outline(GivenFile file, Request request) {
        if (request.failed()) {
            return file.refusal(request);
        }
        JsonText json = new JsonText().object().name("cards").array();
        // the requirements of topics are known if the whole file could be read
        List<Boolean> blank = file.isValid() ? BlankCards.of(file.programs()) : null;
        List<DeckCard> cards = file.programs().file().cards();
        for (int i = 0; i < cards.size(); i++) {
            DeckCard card = cards.get(i);
            Location key = card.key().location();
            json.object().member("name", card.name()).member("from", key.from());
            json.member("to", key.to()).member("count", card.count());
            json.member("description", card.description());
            if (blank != null && blank.get(i)) {
                json.member("blank", true);
            }
            json.name("attributes").array();
            for (YamlScalar attribute : card.attributes()) {
                json.value(attribute.value());
            }
            json.endArray().endObject();
        }
        json.endArray().name("topics").array();
        for (Topic topic : file.programs().file().topics()) {
            json.object().member("name", topic.name()).member("hand", topic.startCard());
            json.member("programs", topic.execProgram());
            if (topic.opening().mulligan() != null) {
                json.member("mulligan", topic.opening().mulligan().kind().word());
            }
            json.name("combos").array();
            for (Combo combo : topic.combos()) {
                json.value(combo.name());
            }
            json.endArray().endObject();
        }
        json.endArray().member("count", file.programs().file().count());
        return Response.of(json.endObject(), file.diagnostics());
    }

    private static Response report(GivenFile file, Request request) {
        JsonObject result = request.object("result");
        int milliseconds = request.integer("timeMs", 0, Integer.MAX_VALUE, 0);
        request.choice("to", "text", List.of("text"));
        if (request.failed() || !file.isValid()) {
            return file.refusal(request);
        }
        ResultReader reader = new ResultReader();
        StringBuilder results = new StringBuilder();
        List<Topic> topics = new ArrayList<>();
        int games = 0;
        for (JsonObject given : reader.topics(result)) {
            JsonValue name = given.get("name");
            TopicPrograms topic =
                    name == null || !name.isString()
                            ? null
                            : file.programs().topic(name.asString());
            boolean intervals = file.programs().file().confidenceInterval();
            TopicFigures figures =
                    topic == null ? null : reader.figures(given, topic.combos().size(), intervals);
            if (reader.failed() || figures == null) {
                request.refuse(GameCodes.WRONG_RESULT.at(Location.pointer("/result")));
                return file.refusal(request);
            }
            games = Math.max(games, reader.games(given));
            topics.add(topic.topic());
            results.append(Report.topic(topic.topic(), figures));
        }
        if (reader.failed()) {
            request.refuse(GameCodes.WRONG_RESULT.at(Location.pointer("/result")));
            return file.refusal(request);
        }
        String text =
                Report.deck(file.programs().file())
                        + Report.topics(topics)
                        + (games > 0 ? Report.start(games) : "")
                        + Report.time(milliseconds)
                        + results;
        return Response.of(new JsonText().object().member("content", text).endObject());
    }
}

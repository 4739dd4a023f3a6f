package cardbench.call;

import cardbench.json.JsonText;
import cardbench.odds.DeckFile;
import cardbench.odds.DeckPrograms.TopicPrograms;
import cardbench.odds.GameCodes;
import cardbench.odds.Report;
import cardbench.odds.Topic;
import cardbench.odds.TopicTally;
import cardbench.text.Location;
import com.eclipsesource.json.JsonObject;
import java.util.ArrayList;
import java.util.List;

/** The operations on a deck file as a whole: {@code check, report}. */
public final class DeckFileFamily implements Family {

    @Override
    public List<String> operations() {
        return List.of("check", "report");
    }

    @Override
    public Answer answer(String operation, Request request) {
        GivenFile file = GivenFile.of(request);
        return operation.equals("check") ? check(file, request) : report(file, request);
    }

    private static Answer check(GivenFile file, Request request) {
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
        return Answer.of(json, file.diagnostics());
    }

    private static Answer report(GivenFile file, Request request) {
        JsonObject result = request.object("result");
        int milliseconds = request.integer("timeMs", 0, Integer.MAX_VALUE, 0);
        String to = request.textOr("to", "text");
        if (!to.equals("text")) {
            request.refuse(
                    CallCodes.BAD_VALUE
                            .at(Location.pointer("/to"))
                            .with("argument", "to")
                            .with("value", to)
                            .with("expected", "text"));
        }
        if (request.failed() || !file.sound()) {
            return file.refusal(request);
        }
        ResultReader reader = new ResultReader();
        List<TopicTally> tallies = reader.topics(result);
        List<Topic> topics = new ArrayList<>();
        int games = 0;
        for (TopicTally tally : tallies) {
            TopicPrograms topic = file.programs().topic(tally.topic());
            boolean fits = topic != null && topic.combos().size() == tally.combos().size();
            if (reader.failed() || !fits) {
                request.refuse(GameCodes.WRONG_RESULT.at(Location.pointer("/result")));
                return file.refusal(request);
            }
            topics.add(topic.topic());
            games = Math.max(games, tally.games());
        }
        if (reader.failed()) {
            request.refuse(GameCodes.WRONG_RESULT.at(Location.pointer("/result")));
            return file.refusal(request);
        }
        DeckFile deck = file.programs().file();
        String text =
                Report.deck(deck)
                        + Report.topics(topics)
                        + Report.start(games)
                        + Report.results(topics, tallies, milliseconds, deck.confidenceInterval());
        return Answer.of(new JsonText().object().member("content", text).endObject());
    }
}

package cardbench.odds.call;

import cardbench.base.chance.Seed;
import cardbench.base.json.JsonText;
import cardbench.base.text.Diagnostics;
import cardbench.base.text.Location;
import cardbench.contract.CallCodes;
import cardbench.contract.Operation;
import cardbench.contract.OperationGroup;
import cardbench.contract.Request;
import cardbench.contract.Response;
import cardbench.odds.deckfile.DeckFile;
import cardbench.odds.deckfile.DeckPrograms.TopicPrograms;
import cardbench.odds.deckfile.GameCodes;
import cardbench.odds.exact.SolvedPart;
import cardbench.odds.question.StratifiedHands;
import cardbench.odds.sample.OpeningHands;
import cardbench.odds.sample.Trace;
import cardbench.odds.sample.Tracer;
import com.eclipsesource.json.JsonArray;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import java.util.ArrayList;
import java.util.List;

/** The operations on single games: {@code trace}, {@code find}. */
public final class TraceOperations implements OperationGroup {

    private static final int MAX_GAME = DeckFile.MAX_GAMES - 1;

    /** Maximum and default number of games that one request searches. */
    private static final int MAX_TRIES = 1_000_000;

    private static final int TRIES = 100_000;

    /** The arguments that both operations have. */
    private record Games(GivenFile file, TopicPrograms topic, Seed seed, boolean legacy) {

        static Games of(Request request) {
            GivenFile file = GivenFile.of(request);
            return new Games(
                    file,
                    file.topic(request),
                    SeedArgument.of(request),
                    request.flag("legacy", false));
        }
    }

    @Override
    public List<Operation> operations() {
        return List.of(
                new Operation("trace", request -> trace(Games.of(request), request)),
                new Operation("find", request -> find(Games.of(request), request)));
    }

    @Override
    public void constants(JsonText json) {
        json.name("trace").object().member("game", MAX_GAME).endObject();
        json.name("find").object().member("from", MAX_GAME).member("tries", MAX_TRIES).endObject();
    }

    private static Response trace(Games games, Request request) {
        GivenFile file = games.file;
        TopicPrograms topic = games.topic;
        int game = request.integer("game", 0, MAX_GAME, 0);
        List<String> order = request.has("order") ? names("order", request) : null;
        SolvedPart part =
                request.failed() || !file.isValid()
                        ? null
                        : PartReader.read(request, file.programs(), List.of(topic)).get(0);
        if (request.failed() || !file.isValid()) {
            return file.refusal(request);
        }
        OpeningHands.Source hands = StratifiedHands.of(topic, part, games.legacy);
        Tracer tracer = new Tracer(topic, hands, games.seed, games.legacy);
        Diagnostics diagnostics = new Diagnostics();
        Trace trace = order == null ? tracer.game(game) : tracer.order(order, diagnostics);
        if (trace == null) {
            return Response.refused(diagnostics.list());
        }
        JsonText json = new JsonText();
        TraceJson.write(trace, json);
        return Response.of(json, trace.faults());
    }

    private static Response find(Games games, Request request) {
        GivenFile file = games.file;
        TopicPrograms topic = games.topic;
        JsonObject where = request.object("where");
        int from = request.integer("from", 0, MAX_GAME, 0);
        int tries = request.integer("tries", 1, MAX_TRIES, TRIES);
        JsonValue success = where.get("success");
        if (success != null && !success.isBoolean()) {
            request.refuse(
                    CallCodes.WRONG_TYPE
                            .at(Location.pointer("/where/success"))
                            .with("argument", "success")
                            .with("expected", "true or false"));
        }
        List<Integer> with = combos("with", where, topic, request);
        List<Integer> without = combos("without", where, topic, request);
        if (request.failed() || !file.isValid()) {
            return file.refusal(request);
        }
        int looked = Math.min(tries, MAX_GAME + 1 - from);
        int found =
                new Tracer(
                                topic,
                                StratifiedHands.of(topic, null, games.legacy),
                                games.seed,
                                games.legacy)
                        .find(
                                from,
                                looked,
                                success == null ? null : success.asBoolean(),
                                with,
                                without);
        JsonText json = new JsonText().object();
        json = found < 0 ? json.member("tried", looked) : json.member("game", found);
        return Response.of(json.endObject());
    }

    private static List<String> names(String argument, Request request) {
        return strings(request.array(argument), "/" + argument, argument, request);
    }

    private static List<String> strings(
            JsonArray array, String pointer, String argument, Request request) {
        List<String> strings = new ArrayList<>();
        for (int i = 0; i < array.size(); i++) {
            if (array.get(i).isString()) {
                strings.add(array.get(i).asString());
            } else {
                request.refuse(
                        CallCodes.WRONG_TYPE
                                .at(Location.pointer(pointer + "/" + i))
                                .with("argument", argument)
                                .with("expected", "a list of strings"));
            }
        }
        return strings;
    }

    /** The indices of the combos named in a member of {@code where}. */
    private static List<Integer> combos(
            String member, JsonObject where, TopicPrograms topic, Request request) {
        List<Integer> combos = new ArrayList<>();
        JsonValue value = where.get(member);
        if (value == null || topic == null) {
            return combos;
        }
        // a list of something that is not a string is refused below
        JsonArray array = value.isArray() ? value.asArray() : new JsonArray().add(0);
        String pointer = "/where/" + member;
        for (String name : strings(array, pointer, member, request)) {
            int index = 0;
            while (index < topic.combos().size()
                    && !topic.combos().get(index).combo().name().equals(name)) {
                index++;
            }
            if (index < topic.combos().size()) {
                combos.add(index);
            } else {
                request.refuse(
                        GameCodes.UNKNOWN_COMBO.at(Location.pointer(pointer)).with("combo", name));
            }
        }
        return combos;
    }
}

package cardbench.odds.call;

import cardbench.base.chance.Seed;
import cardbench.base.json.JsonText;
import cardbench.base.text.Diagnostic;
import cardbench.contract.Operation;
import cardbench.contract.OperationGroup;
import cardbench.contract.Request;
import cardbench.contract.Response;
import cardbench.odds.advise.ConditionalOdds;
import cardbench.odds.advise.DeckVariants;
import cardbench.odds.advise.Sensitivity;
import cardbench.odds.deckfile.DeckFile;
import cardbench.odds.deckfile.DeckPrograms.TopicPrograms;
import cardbench.odds.deckfile.GameCodes;
import cardbench.odds.exact.Effort;
import cardbench.odds.sample.Sampler;
import java.util.ArrayList;
import java.util.List;

/**
 * The operations that compare: {@code odds.compare} (two decks), {@code odds.sensitivity} (one copy
 * more or less of each card), {@code odds.cards} (hands with and without each card); and {@code
 * odds.draw}, the odds of having drawn a card by each turn, for a deck of any game.
 */
public final class OddsOperations implements OperationGroup {

    /** Default and maximum number of sampled games, for all cards together. */
    private static final int CARD_GAMES = 32 * Sampler.BATCH;

    @Override
    public List<Operation> operations() {
        return List.of(
                new Operation("odds.compare", OddsOperations::compare),
                new Operation("odds.sensitivity", OddsOperations::sensitivity),
                new Operation("odds.cards", OddsOperations::cards),
                new Operation("odds.draw", DrawOperation::draw));
    }

    @Override
    public void constants(JsonText json) {
        json.name("odds.compare")
                .object()
                .member("games", DeckVariants.MAX)
                .member("aStart", DeckFile.MAX_CARDS)
                .member("bStart", DeckFile.MAX_CARDS)
                .endObject();
        json.name("odds.sensitivity")
                .object()
                .member("games", DeckVariants.MAX)
                .member("names", CardArguments.MAX_NAMES)
                .endObject();
        json.name("odds.cards")
                .object()
                .member("games", CARD_GAMES)
                .member("names", CardArguments.MAX_NAMES)
                .endObject();
        json.name("odds.draw")
                .object()
                .member("size", DrawOperation.MAX_CARDS)
                .member("perTurn", DrawOperation.MAX_CARDS)
                .member("turns", DrawOperation.MAX_TURNS)
                .endObject();
    }

    private static Response compare(Request request) {
        GivenFile a = GivenFile.of(request, "a");
        GivenFile b = GivenFile.of(request, "b");
        TopicPrograms topic = withHand(a.topic(request), "aStart", request);
        TopicPrograms other = withHand(b.topic(request), "bStart", request);
        Seed seed = SeedArgument.of(request);
        int games = request.integer("games", 1, DeckVariants.MAX, DeckVariants.games(2));
        Effort effort = effort(request);
        for (GivenFile file : List.of(a, b)) {
            // a file that was not given has errors, too, but the missing argument is the reason
            if (!file.isValid() && request.has("a") && request.has("b")) {
                return Response.refused(file.diagnostics());
            }
        }
        if (request.failed()) {
            return a.refusal(request);
        }
        DeckVariants.Pair pair = DeckVariants.compare(topic, other, seed, games, effort);
        JsonText json = new JsonText().object().member("seed", seed.name());
        json.member("topic", topic.topic().name()).name("a");
        OddsJson.write(pair.before(), json);
        json.name("b");
        OddsJson.write(pair.after(), json);
        json.name("difference");
        OddsJson.write(pair.difference(), json);
        return Response.of(json.endObject(), with(why(pair, topic), a));
    }

    /** The effort of attempts to solve a topic: small with {@code quick}. */
    private static Effort effort(Request request) {
        return request.flag("quick", false) ? Effort.QUICK : Effort.PATIENT;
    }

    /** The diagnostics of a file, and the reason for sampling, if games were sampled. */
    private static List<Diagnostic> with(Diagnostic why, GivenFile file) {
        List<Diagnostic> diagnostics = new ArrayList<>(file.diagnostics());
        if (why != null) {
            diagnostics.add(why);
        }
        return diagnostics;
    }

    /** The topic with the size of the opening hand from an argument, if it is given. */
    private static TopicPrograms withHand(TopicPrograms topic, String argument, Request request) {
        int cards = request.integer(argument, 0, DeckFile.MAX_CARDS, 0);
        return topic == null || !request.has(argument) ? topic : topic.withHand(cards);
    }

    private static Response cards(Request request) {
        GivenFile file = GivenFile.of(request);
        TopicPrograms topic = file.topic(request);
        Seed seed = SeedArgument.of(request);
        int games = request.integer("games", 1, CARD_GAMES, CARD_GAMES);
        Effort effort = effort(request);
        CardArguments.limitNames(file, request);
        if (request.failed() || !file.isValid()) {
            return file.refusal(request);
        }
        ConditionalOdds held = ConditionalOdds.of(file.programs(), topic, seed, games, effort);
        JsonText json = new JsonText().object().member("seed", seed.name());
        json.member("topic", topic.topic().name()).name("cards").array();
        for (ConditionalOdds.Held one : held.cards()) {
            json.object().member("name", one.card().name()).member("count", one.card().count());
            write("held", one.held(), json);
            write("with", one.with(), json);
            write("without", one.without(), json);
            json.endObject();
        }
        boolean none = true;
        for (ConditionalOdds.Held one : held.cards()) {
            none &= one.with() == null && one.without() == null;
        }
        return Response.of(
                json.endArray().endObject(), with(none ? never(topic) : held.why(), file));
    }

    private static void write(String name, ConditionalOdds.Rate rate, JsonText json) {
        if (rate != null) {
            json.name(name);
            OddsJson.write(rate.estimate(), rate.fraction(), json);
        }
    }

    private static Response sensitivity(Request request) {
        GivenFile file = GivenFile.of(request);
        TopicPrograms topic = file.topic(request);
        Seed seed = SeedArgument.of(request);
        // one copy more and one less of each card, each played against the file as it is
        int versions = 4 * file.programs().file().cards().size();
        int games = request.integer("games", 1, DeckVariants.MAX, DeckVariants.games(versions));
        Effort effort = effort(request);
        String filler = request.text("filler");
        int number = CardArguments.filler(filler, file, request);
        List<String> locked = CardArguments.locked(request);
        CardArguments.limitNames(file, request);
        if (request.failed() || !file.isValid()) {
            return file.refusal(request);
        }
        JsonText json = new JsonText().object().member("seed", seed.name());
        json.member("topic", topic.topic().name()).member("filler", filler).name("cards").array();
        Diagnostic why = null;
        for (Sensitivity.Row row :
                Sensitivity.of(file.programs(), topic, number, locked, seed, games, effort)) {
            json.object().member("name", row.card().name()).member("count", row.card().count());
            why = write("more", row.more(), topic, json, why);
            why = write("less", row.less(), topic, json, why);
            json.endObject();
        }
        return Response.of(json.endArray().endObject(), with(why, file));
    }

    /** The reason why there is no difference or, if there is one, why it was sampled. */
    private static Diagnostic why(DeckVariants.Pair pair, TopicPrograms topic) {
        return pair.difference() == null ? never(topic) : pair.why();
    }

    private static Diagnostic never(TopicPrograms topic) {
        return GameCodes.GIVEN_NEVER_MET
                .at(topic.topic().key().location())
                .with("topic", topic.topic().name());
    }

    /** Writes a pair; returns the first reason so far, or {@code null}. */
    private static Diagnostic write(
            String name,
            DeckVariants.Pair pair,
            TopicPrograms topic,
            JsonText json,
            Diagnostic before) {
        if (pair == null) {
            return before;
        }
        json.name(name).object();
        OddsJson.writeMembers(pair, json);
        json.endObject();
        return before == null ? why(pair, topic) : before;
    }
}

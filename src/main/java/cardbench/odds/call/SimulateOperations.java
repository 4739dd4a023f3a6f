package cardbench.odds.call;

import cardbench.base.chance.Seed;
import cardbench.base.json.JsonText;
import cardbench.base.number.Estimate;
import cardbench.base.text.Diagnostic;
import cardbench.base.text.Location;
import cardbench.contract.Operation;
import cardbench.contract.OperationGroup;
import cardbench.contract.Request;
import cardbench.contract.Response;
import cardbench.odds.deckfile.DeckFile;
import cardbench.odds.deckfile.DeckPrograms.TopicPrograms;
import cardbench.odds.deckfile.GameCodes;
import cardbench.odds.exact.Attempt;
import cardbench.odds.exact.Effort;
import cardbench.odds.exact.Exact;
import cardbench.odds.exact.SolvedPart;
import cardbench.odds.question.FirstGames;
import cardbench.odds.question.Simulation;
import cardbench.odds.question.TopicOdds;
import cardbench.odds.sample.Sampler;
import cardbench.odds.sample.TopicTally;
import com.eclipsesource.json.JsonArray;
import com.eclipsesource.json.JsonValue;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;

/**
 * The operations on many games: {@code simulate}, {@code simulate.batch}, {@code simulate.merge}.
 */
public final class SimulateOperations implements OperationGroup {

    private static final List<String> METHODS = List.of("auto", "exact", "sampled");

    private static final int MAX_BATCH = Sampler.batches(DeckFile.MAX_GAMES) - 1;

    /** Maximum number of batches in one request, which bounds the time that it takes. */
    private static final int MAX_BATCHES = 1024;

    /** The arguments that all operations of the group have. */
    private record Games(GivenFile file, List<TopicPrograms> topics, Seed seed, boolean legacy) {

        static Games of(Request request) {
            GivenFile file = GivenFile.of(request);
            return new Games(
                    file,
                    file.topics(request),
                    SeedArgument.of(request),
                    request.flag("legacy", false));
        }
    }

    @Override
    public List<Operation> operations() {
        return List.of(
                new Operation("simulate", request -> simulate(Games.of(request), request)),
                new Operation("simulate.batch", request -> batch(Games.of(request), request)),
                new Operation("simulate.merge", request -> merge(Games.of(request), request)));
    }

    @Override
    public void constants(JsonText json) {
        json.name("simulate")
                .object()
                .member("count", DeckFile.MAX_GAMES)
                .member("seed", Seed.LIMIT)
                .name("z")
                .number(Estimate.Z_DIGITS)
                .endObject();
        json.name("simulate.batch")
                .object()
                .member("firstBatch", MAX_BATCH)
                .member("batches", MAX_BATCHES)
                .member("games", Sampler.BATCH)
                .endObject();
    }

    private static Response simulate(Games games, Request request) {
        GivenFile file = games.file;
        List<TopicPrograms> topics = games.topics;
        int given = file.programs().file().count();
        int count = request.integer("count", 1, DeckFile.MAX_GAMES, given);
        String method = request.choice("method", "auto", METHODS);
        boolean quick = request.flag("quick", false);
        if (request.failed() || !file.isValid()) {
            return file.refusal(request);
        }
        // “auto” can still sample, so it tries for a short time only
        Effort least = method.equals("exact") ? Effort.PATIENT : Effort.BESIDE_GAMES;
        List<TopicOdds> odds = new ArrayList<>();
        List<TopicPrograms> sampled = new ArrayList<>();
        List<TopicTally> printing = new ArrayList<>();
        List<SolvedPart> parts = new ArrayList<>();
        List<Diagnostic> reasons = new ArrayList<>();
        for (TopicPrograms topic : topics) {
            // ygo-calc, which “legacy” imitates, only samples
            Attempt attempt =
                    games.legacy || method.equals("sampled")
                            ? Attempt.NONE
                            : Exact.attempt(topic, quick ? Effort.QUICK : least);
            if (attempt.tally() == null) {
                sampled.add(topic);
                parts.add(attempt.part());
            }
            // null keeps the place of a topic that is played below
            odds.add(attempt.tally() == null ? null : TopicOdds.solved(attempt.tally()));
            printing.add(attempt.tally() == null ? null : FirstGames.printing(topic, games.seed));
            if (attempt.why() != null) {
                reasons.add(attempt.why());
            }
        }
        if (method.equals("exact") && !sampled.isEmpty()) {
            for (TopicPrograms topic : sampled) {
                request.refuse(
                        GameCodes.NOT_EXACT
                                .at(topic.topic().key().location())
                                .with("topic", topic.topic().name()));
            }
            reasons.forEach(request::refuse);
            List<String> names = new ArrayList<>();
            sampled.forEach(topic -> names.add(topic.topic().name()));
            return Response.of(PartJson.parts(names, parts), request.diagnostics());
        }
        Simulation simulation = new Simulation(sampled, parts, games.seed, games.legacy);
        List<TopicTally> sums = simulation.nothing();
        for (int batch = 0; batch < Sampler.batches(count) && !sampled.isEmpty(); batch++) {
            sums = Simulation.sum(sums, simulation.play(batch, count));
        }
        List<Diagnostic> diagnostics = new ArrayList<>(file.diagnostics());
        diagnostics.addAll(reasons);
        diagnostics.addAll(simulation.remarks(sums));
        Iterator<TopicOdds> played = simulation.odds(sums).iterator();
        odds.replaceAll(one -> one == null ? played.next() : one);
        return Response.of(SimulationJson.result(games.seed, topics, odds, printing), diagnostics);
    }

    private static Response batch(Games games, Request request) {
        GivenFile file = games.file;
        List<TopicPrograms> topics = games.topics;
        int first = request.integer("firstBatch", 0, MAX_BATCH, 0);
        int batches = request.integer("batches", 1, MAX_BATCHES, 1);
        int count = request.integer("count", 1, DeckFile.MAX_GAMES, DeckFile.MAX_GAMES);
        List<SolvedPart> parts = parts(file, topics, request);
        if (request.failed() || !file.isValid()) {
            return file.refusal(request);
        }
        Simulation simulation = new Simulation(topics, parts, games.seed, games.legacy);
        List<TopicTally> sums = simulation.nothing();
        for (int i = 0; i < batches && first + i <= MAX_BATCH; i++) {
            sums = Simulation.sum(sums, simulation.play(first + i, count));
        }
        JsonText json = new JsonText().object().name("tally");
        TallyJson.write(games.seed, sums, json);
        return Response.of(json.endObject());
    }

    /** The solved parts in the request, for each topic. */
    private static List<SolvedPart> parts(
            GivenFile file, List<TopicPrograms> topics, Request request) {
        return request.failed() || !file.isValid()
                ? List.of()
                : PartReader.read(request, file.programs(), topics);
    }

    private static Response merge(Games games, Request request) {
        GivenFile file = games.file;
        JsonArray tallies = request.array("tallies");
        TallyReader reader = new TallyReader();
        List<List<TopicTally>> read = new ArrayList<>();
        for (JsonValue tally : tallies) {
            read.add(reader.topics(tally));
        }
        if (request.failed() || !file.isValid()) {
            return file.refusal(request);
        }
        // the batches may be of some topics only, so the tallies show which
        List<TopicPrograms> topics = new ArrayList<>();
        for (TopicTally tally : read.isEmpty() ? List.<TopicTally>of() : read.get(0)) {
            topics.add(file.programs().topic(tally.topic()));
        }
        Seed seed = reader.seed(games.seed);
        if (reader.failed() || topics.isEmpty() || topics.contains(null) || tooMany(read)) {
            request.refuse(GameCodes.WRONG_TALLY.at(Location.pointer("/tallies")));
            return file.refusal(request);
        }
        List<SolvedPart> parts = parts(file, topics, request);
        if (request.failed()) {
            return file.refusal(request);
        }
        Simulation simulation = new Simulation(topics, parts, seed, games.legacy);
        List<TopicTally> sums = simulation.nothing();
        for (int i = 0; i < read.size(); i++) {
            if (!simulation.fits(read.get(i))) {
                request.refuse(GameCodes.WRONG_TALLY.at(Location.pointer("/tallies/" + i)));
                return file.refusal(request);
            }
            sums = Simulation.sum(sums, read.get(i));
        }
        return result(file, simulation, sums);
    }

    /** Whether the games of all tallies exceed the range of the counters. */
    private static boolean tooMany(List<List<TopicTally>> tallies) {
        long games = 0;
        long printed = 0;
        for (List<TopicTally> topics : tallies) {
            for (TopicTally tally : topics) {
                games += tally.games() + tally.uncounted();
                printed += tally.printed();
            }
        }
        return games > Integer.MAX_VALUE || printed > Integer.MAX_VALUE;
    }

    private static Response result(
            GivenFile file, Simulation simulation, List<TopicTally> tallies) {
        List<Diagnostic> diagnostics = new ArrayList<>(file.diagnostics());
        diagnostics.addAll(simulation.remarks(tallies));
        return Response.of(
                SimulationJson.result(
                        simulation.seed(),
                        simulation.topics(),
                        simulation.odds(tallies),
                        Collections.nCopies(tallies.size(), null)),
                diagnostics);
    }
}

package cardbench.odds.call;

import cardbench.base.chance.Seed;
import cardbench.base.json.JsonText;
import cardbench.base.number.FixedPoint;
import cardbench.base.text.Location;
import cardbench.contract.CallCodes;
import cardbench.contract.Operation;
import cardbench.contract.OperationGroup;
import cardbench.contract.Request;
import cardbench.contract.Response;
import cardbench.odds.advise.OptimisationResult;
import cardbench.odds.advise.Optimiser;
import cardbench.odds.deckfile.DeckCard;
import cardbench.odds.deckfile.DeckFile;
import cardbench.odds.deckfile.DeckPrograms.TopicPrograms;
import cardbench.odds.deckfile.GameCodes;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import java.util.ArrayList;
import java.util.List;

/**
 * {@code odds.optimise}: searches for the best numbers of copies of the cards of a deck; and {@code
 * odds.optimise.part}, which does a part of the same search and shows how far it is.
 *
 * <p>The last search is kept, so that the next request about it goes on where it ended. That
 * changes the time that an answer takes, never the answer. Not for use by several threads at once.
 */
public final class OptimiseOperation implements OperationGroup {

    private static final int PLACES = 6;

    private static final int MAX_WEIGHT = 1000;

    /** Default maximum of copies of one card. */
    private static final int COPIES = 3;

    private static final int MAX_COPIES = 60;

    @Override
    public List<Operation> operations() {
        return List.of(
                new Operation("odds.optimise", request -> optimise(request, false)),
                new Operation("odds.optimise.part", request -> optimise(request, true)));
    }

    @Override
    public void constants(JsonText json) {
        json.name("odds.optimise")
                .object()
                .member("weights", MAX_WEIGHT)
                .member("most", MAX_COPIES)
                .member("budget", Optimiser.MAX_BUDGET)
                .member("names", CardArguments.MAX_NAMES)
                .endObject();
    }

    /** A search, and the request that it was begun for. */
    private record Search(String question, Optimiser optimiser) {}

    private Search last;

    private Response optimise(Request request, boolean part) {
        GivenFile file = GivenFile.of(request);
        Seed seed = SeedArgument.of(request);
        List<TopicPrograms> topics = new ArrayList<>();
        List<Integer> weights = new ArrayList<>();
        weigh(file, request, topics, weights);
        List<String> names = CardArguments.locked(request);
        int filler =
                request.has("filler")
                        ? CardArguments.filler(request.text("filler"), file, request)
                        : -1;
        int most = request.integer("most", 1, MAX_COPIES, COPIES);
        int mostFiller = request.integer("mostFiller", 1, DeckFile.MAX_CARDS, DeckFile.MAX_CARDS);
        int budget = request.integer("budget", 1, Optimiser.MAX_BUDGET, Optimiser.BUDGET);
        int decks = request.integer("decks", 1, budget, budget);
        CardArguments.limitNames(file, request);
        if (request.failed() || !file.isValid()) {
            return file.refusal(request);
        }
        List<Boolean> locked = new ArrayList<>();
        for (DeckCard card : file.programs().file().cards()) {
            locked.add(names.contains(card.name()));
        }
        Optimiser.Wish wish =
                new Optimiser.Wish(topics, weights, filler, mostFiller, locked, most, budget);
        Optimiser optimiser = search(request, file, wish, seed);
        optimiser.advance(decks);
        JsonText json = part ? progress(optimiser, budget) : json(file, seed, optimiser.result());
        return Response.of(json, file.diagnostics());
    }

    /** The search of a request: the one that is kept if it is the same. */
    private Optimiser search(Request request, GivenFile file, Optimiser.Wish wish, Seed seed) {
        StringBuilder question = new StringBuilder();
        for (int i = 0; i < wish.topics().size(); i++) {
            String name = wish.topics().get(i).topic().name();
            question.append(name.length()).append(' ').append(name);
            // without the text of a list: that would bring the text of every record into the script
            question.append(wish.weights().get(i).intValue()).append(' ');
        }
        for (boolean locked : wish.locked()) {
            question.append(locked ? 'l' : 'f');
        }
        question.append(wish.filler()).append(' ').append(wish.mostFiller()).append(' ');
        question.append(wish.most()).append(' ').append(wish.budget()).append(' ');
        question.append(seed.name()).append('\n').append(request.text("yaml"));
        String asked = question.toString();
        if (last == null || !last.question().equals(asked)) {
            // the old search may be large: it is given up before the new one begins
            last = null;
            last = new Search(asked, new Optimiser(file.programs(), wish, seed));
        }
        return last.optimiser();
    }

    private static JsonText progress(Optimiser optimiser, int budget) {
        JsonText json = new JsonText().object().member("tried", optimiser.tried());
        json.member("most", (int) Math.min(budget, optimiser.possible()));
        json.name("value").number(FixedPoint.decimals(optimiser.bestValue(), PLACES));
        return json.member("over", optimiser.isOver()).endObject();
    }

    /** Reads the topics and their weights; without the argument, all topics weigh the same. */
    private static void weigh(
            GivenFile file, Request request, List<TopicPrograms> topics, List<Integer> weights) {
        if (!request.has("weights")) {
            for (TopicPrograms topic : file.programs().topics()) {
                topics.add(topic);
                weights.add(1);
            }
        } else {
            JsonObject given = request.object("weights");
            for (String name : given.names()) {
                TopicPrograms topic = file.programs().topic(name);
                int weight = weight(given.get(name));
                // a file with errors may lack a topic because of them
                if (topic == null && file.isValid()) {
                    request.refuse(
                            GameCodes.UNKNOWN_TOPIC
                                    .at(Location.pointer("/weights"))
                                    .with("topic", name));
                } else if (weight < 0) {
                    request.refuse(
                            CallCodes.WRONG_TYPE
                                    .at(Location.pointer("/weights"))
                                    .with("argument", "weights")
                                    .with("expected", "whole numbers from 0 to " + MAX_WEIGHT));
                } else if (weight > 0 && !topics.contains(topic)) {
                    topics.add(topic);
                    weights.add(weight);
                }
            }
        }
        if (topics.isEmpty() && file.isValid() && !request.failed()) {
            request.refuse(GameCodes.NO_WEIGHT.at(Location.pointer("/weights")));
        }
    }

    private static int weight(JsonValue value) {
        try {
            int weight = value.isNumber() ? value.asInt() : -1;
            return weight <= MAX_WEIGHT ? weight : -1;
        } catch (NumberFormatException e) {
            return -1;
        }
    }

    private static JsonText json(GivenFile file, Seed seed, OptimisationResult optimum) {
        JsonText json = new JsonText().object().member("seed", seed.name());
        json.member("method", optimum.method());
        json.member("search", optimum.whole() ? "all" : "climbs").member("over", optimum.over());
        json.member("tried", optimum.tried());
        if (optimum.possible() <= Integer.MAX_VALUE) {
            json.member("possible", (int) optimum.possible());
        }
        if (optimum.sampled() > 0) {
            json.member("sampled", optimum.sampled());
        }
        json.member("climbs", optimum.climbs()).member("arrived", optimum.arrived());
        json.name("cards").array();
        List<DeckCard> cards = file.programs().file().cards();
        for (int i = 0; i < cards.size(); i++) {
            json.object().member("name", cards.get(i).name());
            json.member("before", cards.get(i).count());
            json.member("after", optimum.counts().get(i)).endObject();
        }
        json.endArray().name("alike").array();
        for (List<String> names : optimum.alike()) {
            json.array();
            names.forEach(json::value);
            json.endArray();
        }
        json.endArray().name("topics").array();
        for (OptimisationResult.Goal goal : optimum.goals()) {
            json.object().member("name", goal.topic()).member("weight", goal.weight());
            OddsJson.writeMembers(goal.pair(), json);
            json.endObject();
        }
        return json.endArray().endObject();
    }
}

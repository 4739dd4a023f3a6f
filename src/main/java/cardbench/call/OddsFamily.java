package cardbench.call;

import cardbench.chance.Seed;
import cardbench.json.JsonText;
import cardbench.odds.DeckFile;
import cardbench.odds.DeckPrograms.TopicPrograms;
import cardbench.odds.Effort;
import cardbench.odds.HeldCards;
import cardbench.odds.HoldOdds;
import cardbench.odds.Sampler;
import cardbench.odds.Sensitivity;
import cardbench.odds.Versions;
import cardbench.text.Diagnostic;
import java.util.ArrayList;
import java.util.List;

/**
 * The operations that ask what would be otherwise: {@code odds.compare, odds.sensitivity}; {@code
 * odds.cards}, what each card is worth in the opening hand; and {@code odds.draw}, the odds to hold
 * a card of any deck by turn.
 */
public final class OddsFamily implements Family {

    /** Cards of the largest deck that {@code odds.draw} takes. */
    private static final int MAX_CARDS = 1000;

    private static final int MAX_TURNS = 60;

    /** Games that are sampled for all cards together, unless it is said otherwise. */
    private static final int CARD_GAMES = 32 * Sampler.BATCH;

    @Override
    public List<String> operations() {
        return List.of("odds.compare", "odds.sensitivity", "odds.cards", "odds.draw");
    }

    @Override
    public Answer answer(String operation, Request request) {
        return switch (operation) {
            case "odds.compare" -> compare(request);
            case "odds.sensitivity" -> sensitivity(request);
            case "odds.cards" -> cards(request);
            default -> draw(request);
        };
    }

    private static Answer compare(Request request) {
        GivenFile a = GivenFile.of(request, "a");
        GivenFile b = GivenFile.of(request, "b");
        TopicPrograms topic = withHand(a.topic(request), "aStart", request);
        TopicPrograms other = withHand(b.topic(request), "bStart", request);
        Seed seed = SeedArgument.of(request);
        int games = request.integer("games", 1, Versions.MOST, Versions.games(2));
        Effort effort = effort(request);
        for (GivenFile file : List.of(a, b)) {
            if (!file.sound() && request.has("a") && request.has("b")) {
                return Answer.refused(file.diagnostics());
            }
        }
        if (request.failed()) {
            return a.refusal(request);
        }
        Versions.Pair pair =
                Versions.compare(a.programs(), topic, b.programs(), other, seed, games, effort);
        JsonText json = new JsonText().object().member("seed", seed.name());
        json.member("topic", topic.topic().name()).name("a");
        OddsJson.write(pair.before(), json);
        json.name("b");
        OddsJson.write(pair.after(), json);
        json.name("difference");
        OddsJson.write(pair.difference(), json);
        return Answer.of(json.endObject(), with(pair.why(), a));
    }

    /** The effort of attempts to solve something: {@code quick} bounds it. */
    private static Effort effort(Request request) {
        return request.flag("quick", false) ? Effort.QUICK : Effort.PATIENT;
    }

    /** What is said of a file, and why something was sampled, if it was. */
    private static List<Diagnostic> with(Diagnostic why, GivenFile file) {
        List<Diagnostic> diagnostics = new ArrayList<>(file.diagnostics());
        if (why != null) {
            diagnostics.add(why);
        }
        return diagnostics;
    }

    /** The topic with as many cards in the opening hand as an argument says, if it is there. */
    private static TopicPrograms withHand(TopicPrograms topic, String argument, Request request) {
        int cards = request.integer(argument, 0, DeckFile.MAX_CARDS, 0);
        return topic == null || !request.has(argument) ? topic : Versions.withHand(topic, cards);
    }

    private static Answer cards(Request request) {
        GivenFile file = GivenFile.of(request);
        TopicPrograms topic = file.topic(request);
        Seed seed = SeedArgument.of(request);
        int games = request.integer("games", 1, CARD_GAMES, CARD_GAMES);
        Effort effort = effort(request);
        CardArguments.limitNames(file, request);
        if (request.failed() || !file.sound()) {
            return file.refusal(request);
        }
        HeldCards held = HeldCards.of(file.programs(), topic, seed, games, effort);
        JsonText json = new JsonText().object().member("seed", seed.name());
        json.member("topic", topic.topic().name()).name("cards").array();
        for (HeldCards.Held one : held.cards()) {
            json.object().member("name", one.card().name()).member("count", one.card().count());
            write("held", one.held(), json);
            write("with", one.with(), json);
            write("without", one.without(), json);
            json.endObject();
        }
        return Answer.of(json.endArray().endObject(), with(held.why(), file));
    }

    private static void write(String name, HeldCards.Rate rate, JsonText json) {
        if (rate != null) {
            json.name(name);
            OddsJson.write(rate.estimate(), rate.fraction(), json);
        }
    }

    private static Answer sensitivity(Request request) {
        GivenFile file = GivenFile.of(request);
        TopicPrograms topic = file.topic(request);
        Seed seed = SeedArgument.of(request);
        int versions = 4 * file.programs().file().cards().size();
        int games = request.integer("games", 1, Versions.MOST, Versions.games(versions));
        Effort effort = effort(request);
        String filler = request.text("filler");
        int number = CardArguments.filler(filler, file, request);
        List<String> locked = CardArguments.locked(request);
        CardArguments.limitNames(file, request);
        if (request.failed() || !file.sound()) {
            return file.refusal(request);
        }
        JsonText json = new JsonText().object().member("seed", seed.name());
        json.member("topic", topic.topic().name()).member("filler", filler).name("cards").array();
        Diagnostic why = null;
        for (Sensitivity.Row row :
                Sensitivity.of(file.programs(), topic, number, locked, seed, games, effort)) {
            json.object().member("name", row.card().name()).member("count", row.card().count());
            why = write("more", row.more(), json, why);
            why = write("less", row.less(), json, why);
            json.endObject();
        }
        return Answer.of(json.endArray().endObject(), with(why, file));
    }

    /** Writes a pair; answers why one of those so far was sampled, or {@code null}. */
    private static Diagnostic write(
            String name, Versions.Pair pair, JsonText json, Diagnostic before) {
        if (pair == null) {
            return before;
        }
        json.name(name).object();
        OddsJson.writeMembers(pair, json);
        json.endObject();
        return before == null ? pair.why() : before;
    }

    private static Answer draw(Request request) {
        int size = request.integer("size", 1, MAX_CARDS, 1);
        int copies = request.integer("copies", 0, size, 1);
        int first = request.integer("first", 0, size, Math.min(5, size));
        int perTurn = request.integer("perTurn", 0, MAX_CARDS, 1);
        int turns = request.integer("turns", 0, MAX_TURNS, 10);
        boolean mulligan = request.flag("mulligan", false);
        if (!request.has("size")) {
            request.text("size");
        }
        if (request.failed()) {
            return Answer.refused(request.diagnostics());
        }
        JsonText json = new JsonText().object().name("turns").array();
        int turn = 0;
        for (HoldOdds odds : HoldOdds.byTurn(size, copies, first, perTurn, turns, mulligan)) {
            json.object().member("turn", turn++).member("seen", odds.seen());
            if (odds.held() != null) {
                json.name("value").number(odds.held().decimals());
                json.member("fraction", odds.held().text());
            }
            json.name("missed").array();
            for (HoldOdds.Miss miss : odds.missed()) {
                json.array().value(miss.left()).value(miss.size()).value(miss.copies()).endArray();
            }
            json.endArray().endObject();
        }
        return Answer.of(json.endArray().endObject());
    }
}

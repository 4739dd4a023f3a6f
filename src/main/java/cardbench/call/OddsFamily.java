package cardbench.call;

import cardbench.chance.Seed;
import cardbench.json.JsonText;
import cardbench.odds.DeckCard;
import cardbench.odds.DeckPrograms.TopicPrograms;
import cardbench.odds.GameCodes;
import cardbench.odds.HoldOdds;
import cardbench.odds.Versions;
import cardbench.text.Location;
import com.eclipsesource.json.JsonArray;
import java.util.ArrayList;
import java.util.List;

/**
 * The operations that ask what would be otherwise: {@code odds.compare, odds.sensitivity}; and
 * {@code odds.draw}, the odds to hold a card of any deck by turn.
 */
public final class OddsFamily implements Family {

    /** Cards of the largest deck that {@code odds.draw} takes. */
    private static final int MAX_CARDS = 1000;

    private static final int MAX_TURNS = 60;

    /** Files of more names are not held against their variants: there are two for each name. */
    private static final int MAX_NAMES = 100;

    @Override
    public List<String> operations() {
        return List.of("odds.compare", "odds.sensitivity", "odds.draw");
    }

    @Override
    public Answer answer(String operation, Request request) {
        return switch (operation) {
            case "odds.compare" -> compare(request);
            case "odds.sensitivity" -> sensitivity(request);
            default -> draw(request);
        };
    }

    private static Answer compare(Request request) {
        GivenFile a = GivenFile.of(request, "a");
        GivenFile b = GivenFile.of(request, "b");
        TopicPrograms topic = a.topic(request);
        TopicPrograms other = b.topic(request);
        Seed seed = SeedArgument.of(request);
        int games = request.integer("games", 1, Versions.MOST, Versions.games(2));
        for (GivenFile file : List.of(a, b)) {
            if (!file.sound() && request.has("a") && request.has("b")) {
                return Answer.refused(file.diagnostics());
            }
        }
        if (request.failed()) {
            return a.refusal(request);
        }
        Versions.Pair pair =
                Versions.compare(a.programs(), topic, b.programs(), other, seed, games);
        JsonText json = new JsonText().object().member("seed", seed.name());
        json.member("topic", topic.topic().name()).name("a");
        OddsJson.write(pair.before(), json);
        json.name("b");
        OddsJson.write(pair.after(), json);
        json.name("difference");
        OddsJson.write(pair.difference(), json);
        return Answer.of(json.endObject(), a.diagnostics());
    }

    private static Answer sensitivity(Request request) {
        GivenFile file = GivenFile.of(request);
        TopicPrograms topic = file.topic(request);
        Seed seed = SeedArgument.of(request);
        int versions = 4 * file.programs().file().cards().size();
        int games = request.integer("games", 1, Versions.MOST, Versions.games(versions));
        String filler = request.text("filler");
        List<String> locked = locked(request);
        List<DeckCard> cards = file.programs().file().cards();
        boolean known = false;
        for (DeckCard card : cards) {
            known |= card.name().equals(filler);
        }
        if (!request.failed() && !known) {
            request.refuse(
                    GameCodes.UNKNOWN_CARD.at(Location.pointer("/filler")).with("card", filler));
        }
        if (cards.size() > MAX_NAMES) {
            request.refuse(
                    GameCodes.TOO_MANY_NAMES
                            .at(Location.pointer("/yaml"))
                            .with("names", cards.size())
                            .with("limit", MAX_NAMES));
        }
        if (request.failed() || !file.sound()) {
            return file.refusal(request);
        }
        JsonText json = new JsonText().object().member("seed", seed.name());
        json.member("topic", topic.topic().name()).member("filler", filler).name("cards").array();
        for (Versions.Row row :
                Versions.sensitivity(file.programs(), topic, filler, locked, seed, games)) {
            json.object().member("name", row.card().name()).member("count", row.card().count());
            write("more", row.more(), json);
            write("less", row.less(), json);
            json.endObject();
        }
        return Answer.of(json.endArray().endObject(), file.diagnostics());
    }

    private static List<String> locked(Request request) {
        List<String> locked = new ArrayList<>();
        JsonArray names = request.has("locked") ? request.array("locked") : new JsonArray();
        for (int i = 0; i < names.size(); i++) {
            if (names.get(i).isString()) {
                locked.add(names.get(i).asString());
            } else {
                request.refuse(
                        CallCodes.WRONG_TYPE
                                .at(Location.pointer("/locked/" + i))
                                .with("argument", "locked")
                                .with("expected", "a list of strings"));
            }
        }
        return locked;
    }

    private static void write(String name, Versions.Pair pair, JsonText json) {
        if (pair != null) {
            json.name(name).object().name("before");
            OddsJson.write(pair.before(), json);
            json.name("after");
            OddsJson.write(pair.after(), json);
            json.name("difference");
            OddsJson.write(pair.difference(), json);
            json.endObject();
        }
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
                json.name("value").json(odds.held().decimals());
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

package cardbench.contract;

import cardbench.odds.call.DeckFileOperations;
import cardbench.odds.call.SimulateOperations;
import cardbench.odds.call.TraceOperations;
import cardbench.odds.deckfile.Mulligan;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonArray;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;

/** Makes requests about deck files: the documents' two, a small one, and all three damaged. */
final class DeckFileRequests {

    private static final String SMALL =
            """
            deck:
              cards:
                wolf: {count: 4, attribute: [M], program: ['[1]@;(# X F);(# D.a:M.1 B [mill])']}
                cave:
                  count: 6
                  program:
                    - '[1^HB]/(> |D| 2);@;(## D.:(rand 1 2) H);(print "cave" H |D|);(! mill)'
                    - '/(== (/ 6 |F|) 3);@;(shuffle D);(# X D)'
              alias: {Beast: A:M* !cave}
            simulate:
              count: 50
              tests:
                one:
                  exec-program: true
                  header: '(= total 0)'
                  combos:
                    A: {hand: [Beast], score: '(+ total |B|)'}
                    B: {condition: '(> |D.2.a:M| 0)', grave: [wolf, '!cave']}
                two:
                  start-card: 6
                  matching: best
                  combos: {C: {hand: [a:M, wolf]}}
            """;

    /** A deck of which those hands are solved that have no wolf. */
    private static final String HALF =
            """
            deck:
              cards:
                wolf: {count: 3, program: ['[1]@;(= luck (rand 1 9999));(# D.1 H)']}
                cave: {count: 4}
                urara: {count: 5}
            simulate:
              count: 60
              tests:
                test-expend:
                  start-card: 3
                  exec-program: true
                  combos: {A1: {hand: [cave, cave]}, A2: {hand: [urara], condition: '(> luck 9)'}}
            """;

    private static final Dispatcher CALL =
            new Dispatcher(
                    List.of(
                            new DeckFileOperations(),
                            new SimulateOperations(),
                            new TraceOperations()));

    private DeckFileRequests() {}

    /** A whole request without its operation. */
    static JsonObject of(String operation, Random random, boolean damaged) {
        String yaml = file(operation, random);
        String topic = yaml.equals(SMALL) ? "one" : "test-expend";
        if (damaged && random.nextBoolean()) {
            yaml = damaged(yaml, random);
        }
        JsonObject request = new JsonObject().add("yaml", yaml);
        if (random.nextInt(4) == 0) {
            request.add("seed", "xoshiro128:" + random.nextInt(1000));
        }
        if (random.nextInt(4) == 0) {
            request.add("legacy", random.nextBoolean());
        }
        switch (operation) {
            case "simulate" -> {
                request.add("count", 1 + random.nextInt(300));
                boolean hard = isHard(yaml);
                if (hard && random.nextInt(10) > 0) {
                    request.add("method", "sampled");
                } else if (random.nextInt(2) == 0) {
                    request.add("method", random.nextInt(3) == 0 ? "exact" : "sampled");
                    request.add("quick", hard || random.nextBoolean());
                }
            }
            case "simulate.batch" -> {
                addSolved(request, random);
                request.add("firstBatch", random.nextInt(5))
                        .add("count", 4096 * random.nextInt(4) + 1 + random.nextInt(300));
            }
            case "simulate.merge" -> {
                addSolved(request, random);
                request.add("tallies", tallies(request, random));
            }
            case "trace" -> {
                addSolved(request, random);
                request.add("topic", topic).add("game", random.nextInt(5000));
                if (random.nextInt(3) == 0) {
                    request.add("order", order(random));
                }
            }
            case "find" -> {
                request.add("topic", topic).add("tries", 1 + random.nextInt(500));
                request.add("where", new JsonObject().add("success", random.nextBoolean()));
            }
            case "odds.compare" ->
                    request.add("a", yaml)
                            .add("b", file(operation, random))
                            .add("topic", topic)
                            .add("bStart", random.nextInt(7))
                            .add("quick", true)
                            .add("games", 200);
            case "odds.cards" ->
                    request.add("topic", topic)
                            .add("quick", true)
                            .add("games", 20 + random.nextInt(200));
            case "odds.mulligan" ->
                    request.add("topic", topic)
                            .add("kind", Mulligan.Kind.words().get(random.nextInt(4)))
                            .add("most", random.nextInt(2))
                            .add("quick", true);
            case "odds.optimise", "odds.optimise.part" ->
                    request.add("filler", yaml.equals(SMALL) ? "cave" : "urara")
                            .add("mostFiller", 1 + random.nextInt(9))
                            .add("weights", new JsonObject().add(topic, random.nextInt(3)))
                            .add("locked", new JsonArray().add("wolf"))
                            .add("budget", 1 + random.nextInt(4))
                            .add("decks", 1);
            case "odds.sensitivity" ->
                    request.add("topic", topic)
                            .add("filler", yaml.equals(SMALL) ? "cave" : "urara")
                            .add("games", 20 + random.nextInt(60))
                            .add("quick", true)
                            .add("locked", new JsonArray().add("wolf"));
            case "odds.edit" -> change(request.add("topic", topic), random);
            case "odds.write" -> request.add("cards", cards(random)).add("hand", random.nextInt(8));
            case "odds.draw" ->
                    request.add("size", 1 + random.nextInt(60))
                            .add("copies", random.nextInt(8))
                            .add("first", random.nextInt(7))
                            .add("perTurn", random.nextInt(3))
                            .add("mulligan", random.nextBoolean());
            case "report" -> request.add("result", result(request)).add("timeMs", 97);
            case "yisp.complete", "yisp.hover" -> request.add("offset", random.nextInt(4000));
            default -> {}
        }
        if (damaged && random.nextBoolean()) {
            List<String> names = request.names();
            String name = names.get(random.nextInt(names.size()));
            request.set(name, random.nextBoolean() ? Json.value(-1) : Json.value("none"));
        }
        return request;
    }

    /** Adds one change of a form. */
    private static void change(JsonObject request, Random random) {
        String[] changes = {
            "count",
            "role",
            "disable-card",
            "add-card",
            "remove-card",
            "hand-size",
            "go",
            "add-topic",
            "remove-topic",
            "rename-topic",
            "add-combo",
            "remove-combo",
            "rename-combo",
            "disable-combo",
            "score",
            "need",
            "also",
            "none"
        };
        String[] cards = {"wolf", "cave", "urara", "新 card"};
        String[] combos = {"A", "A1", "HT1", "new one"};
        JsonArray of = new JsonArray();
        JsonArray also = new JsonArray();
        for (int i = random.nextInt(4); i > 0; i--) {
            of.add(cards[random.nextInt(cards.length)]);
            JsonObject count = new JsonObject().add("how", i == 2 ? "least" : "most");
            count.add("count", random.nextInt(4)).add("zone", i == 3 ? "X" : "H");
            also.add(new JsonArray().add(count.add("of", cards[random.nextInt(cards.length)])));
        }
        String change = changes[random.nextInt(changes.length)];
        request.add("change", change)
                .add("card", cards[random.nextInt(cards.length)])
                .add("combo", combos[random.nextInt(combos.length)])
                .add("name", "renamed")
                .add("role", "a role")
                .add("on", random.nextBoolean())
                .add("count", random.nextInt(5))
                .add("hand", random.nextInt(8))
                .add("score", random.nextInt(4))
                .add("go", random.nextBoolean() ? "first" : "second")
                .add("also", also);
        request.add("of", change.equals("need") ? of : Json.value("a:hand-trap"));
    }

    private static JsonArray cards(Random random) {
        String[] names = {"Ash Blossom & Joyous Spring", "甘雨", "a: b", "7", "wolf", "wolf", ""};
        JsonArray cards = new JsonArray();
        for (int i = random.nextInt(5); i > 0; i--) {
            JsonObject card = new JsonObject().add("name", names[random.nextInt(names.length)]);
            card.add("count", 1 + random.nextInt(3));
            cards.add(random.nextBoolean() ? card : card.add("roles", new JsonArray().add("a b")));
        }
        return cards;
    }

    private static String file(String operation, Random random) {
        // odds of many versions of the second sample take a browser many seconds
        boolean anyFile = !operation.startsWith("odds.") || random.nextInt(50) == 0;
        try {
            return switch (random.nextInt(4)) {
                case 0 -> Files.readString(Path.of("cards-data/examples/example.yml"));
                case 1 ->
                        anyFile
                                ? Files.readString(Path.of("cards-data/examples/zhulei.yml"))
                                : HALF;
                case 2 -> HALF;
                default -> SMALL;
            };
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The file with a few characters exchanged, left out or doubled. */
    private static String damaged(String yaml, Random random) {
        StringBuilder text = new StringBuilder(yaml);
        for (int i = random.nextInt(4); i >= 0; i--) {
            int at = random.nextInt(text.length());
            switch (random.nextInt(3)) {
                case 0 -> text.deleteCharAt(at);
                case 1 -> text.insert(at, text.charAt(random.nextInt(text.length())));
                default -> text.setCharAt(at, "（）；#|()@X1.:".charAt(random.nextInt(12)));
            }
        }
        return text.toString();
    }

    /** The second sample: each attempt to solve it exactly takes a browser a second. */
    private static boolean isHard(String yaml) {
        return yaml.contains("zhulei");
    }

    /** What is solved of the deck, now and then, where that is a part. */
    private static void addSolved(JsonObject request, Random random) {
        if (request.getString("yaml", "").equals(HALF) && random.nextInt(3) > 0) {
            JsonObject exact = new JsonObject().add("op", "simulate").add("yaml", HALF);
            String answer = CALL.call(exact.add("method", "exact").toString());
            JsonObject partial = Json.parse(answer).asObject().get("partial").asObject();
            request.add("solved", partial.get("solved"));
        }
    }

    private static JsonValue ask(String operation, JsonObject given, int count) {
        JsonObject request = new JsonObject().add("op", operation).add("yaml", given.get("yaml"));
        request.add("count", count);
        if (given.get("solved") != null) {
            request.add("solved", given.get("solved"));
        }
        if (operation.equals("simulate") && isHard(given.getString("yaml", ""))) {
            request.add("method", "sampled");
        }
        JsonObject answer = Json.parse(CALL.call(request.toString())).asObject();
        return answer.get("result") == null ? new JsonObject() : answer.get("result");
    }

    private static JsonArray tallies(JsonObject given, Random random) {
        JsonArray tallies = new JsonArray();
        for (int i = random.nextInt(3); i >= 0; i--) {
            JsonValue tally = ask("simulate.batch", given, 50).asObject().get("tally");
            tallies.add(tally == null ? Json.value("none") : tally);
        }
        return tallies;
    }

    private static JsonValue result(JsonObject given) {
        return ask("simulate", given, 30);
    }

    private static JsonArray order(Random random) {
        JsonArray order = new JsonArray();
        for (int i = 0; i < 10; i++) {
            order.add(i < 4 ? "wolf" : random.nextInt(20) == 0 ? "wulf" : "cave");
        }
        return order;
    }
}

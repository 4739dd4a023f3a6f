package cardbench.contract;

import cardbench.app.bundle.AllOperations;
import cardbench.app.bundle.Games;
import cardbench.codes.call.decks.GameModule;
import cardbench.codes.export.HostileNames;
import cardbench.codes.export.Place;
import cardbench.wizard.call.WizardOperations;
import cardbench.wizard.call.WizardWordsOperations;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonArray;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;

/**
 * Makes requests of every operation out of seeds: sound ones, damaged ones, and those in which an
 * argument is replaced by a {@linkplain HostileValues hostile value}, each argument in turn. One
 * request in five of every operation comes from {@link CorpusRequests}; the others too where {@link
 * #makers} has nothing for the operation, which is so of a new one.
 */
public final class RandomRequests {

    /** Makes one request; {@code damaged} tells whether what it asks about is to be broken. */
    private interface Maker {
        JsonObject request(Random random, boolean damaged);
    }

    private static final Dispatcher CALL = new Dispatcher(AllOperations.all());
    private static final List<String> VECTORS = SampleCodes.ofVectors();

    /** Every kind of code that is decoded. */
    private static final List<String> KINDS =
            Games.all().stream()
                    .flatMap(game -> game.mappers().stream())
                    .map(mapper -> mapper.codec().kind())
                    .toList();

    /** The games whose cards can have names. */
    private static final List<String> WITH_TABLES =
            Games.all().stream().filter(GameModule::hasTables).map(GameModule::id).toList();

    private static final Map<String, Maker> MAKERS = makers();
    private static final Map<String, List<String>> ARGUMENTS = Operations.documented();
    private static final CorpusRequests CORPUS = CorpusRequests.all();

    private RandomRequests() {}

    private static Map<String, Maker> makers() {
        Map<String, Maker> makers = new LinkedHashMap<>();
        makers.put("decode", RandomRequests::aboutText);
        makers.put("explain", RandomRequests::aboutText);
        makers.put("identify", (random, damaged) -> new JsonObject().add("text", post(random)));
        makers.put(
                "read",
                (random, damaged) ->
                        new JsonObject().add("text", post(random)).add("pick", random.nextInt(3)));
        makers.put("encode", RandomRequests::encode);
        makers.put("compare", RandomRequests::compare);
        makers.put("deck", (random, damaged) -> aboutText(random, damaged).add("language", "ja"));
        makers.put("export", RandomRequests::export);
        makers.put("export.post", RandomRequests::post);
        makers.put("export.qr", RandomRequests::scanned);
        makers.put("cards.search", RandomRequests::search);
        makers.put("limits.change", RandomRequests::aboutText);
        makers.put("database.ydk", RandomRequests::aboutText);
        makers.put("odds.deck", RandomRequests::aboutText);
        makers.put("tables", (random, damaged) -> new JsonObject());
        makers.put("constants", (random, damaged) -> new JsonObject());
        makers.put("close", (random, damaged) -> new JsonObject().add("name", "none"));
        for (String operation : SetcodeRequests.OPERATIONS) {
            makers.put(
                    operation, (random, damaged) -> SetcodeRequests.of(operation, random, damaged));
        }
        for (String operation :
                List.of(
                        "check",
                        "outline",
                        "report",
                        "simulate",
                        "simulate.batch",
                        "simulate.merge",
                        "trace",
                        "find",
                        "odds.cards",
                        "odds.compare",
                        "odds.draw",
                        "odds.edit",
                        "odds.form",
                        "odds.mulligan",
                        "odds.optimise",
                        "odds.optimise.part",
                        "odds.sensitivity",
                        "odds.write",
                        "yisp.tokens",
                        "yisp.complete",
                        "yisp.hover",
                        "yisp.format")) {
            makers.put(
                    operation,
                    (random, damaged) -> DeckFileRequests.of(operation, random, damaged));
        }
        for (OperationGroup group : List.of(new WizardOperations(), new WizardWordsOperations())) {
            for (Operation wizard : group.operations()) {
                String operation = wizard.name();
                makers.put(
                        operation,
                        (random, damaged) -> WizardRequests.of(operation, random, damaged));
            }
        }
        return makers;
    }

    /** The operations that requests are made of, which are all. */
    public static Set<String> operations() {
        return new LinkedHashSet<>(Operations.all());
    }

    private static JsonObject made(String operation, Random random, boolean damaged) {
        Maker maker = random.nextInt(5) > 0 ? MAKERS.get(operation) : null;
        if (maker != null) {
            return maker.request(random, damaged);
        }
        JsonObject request = CORPUS.of(operation, random::nextInt);
        if (damaged) {
            for (String name : request.names()) {
                if (request.get(name).isString()) {
                    request.set(name, Mutation.of(request.get(name).asString(), random));
                }
            }
        }
        return request;
    }

    /**
     * Requests of one operation, the same for the same seed. Of six, two stand in the corpus and
     * are answered without an error there, one is made and one is damaged, and two have hostile
     * values.
     */
    public static List<String> of(String operation, int count, long seed) {
        Random random = new Random(seed);
        List<String> requests = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            JsonObject sound = i % 3 == 0 ? CORPUS.sound(operation, i / 3) : null;
            JsonObject made = sound != null ? sound : made(operation, random, i % 6 == 1);
            if (i % 3 == 2) {
                attack(operation, i / 3, made, random);
            }
            JsonObject request = new JsonObject().add("op", operation);
            made.forEach(member -> request.add(member.getName(), member.getValue()));
            requests.add(withoutHalves(request.toString()));
        }
        return requests;
    }

    /** Replaces one argument, or adds it, and now and then some more. */
    private static void attack(String operation, int turn, JsonObject request, Random random) {
        Set<String> names = new LinkedHashSet<>(ARGUMENTS.getOrDefault(operation, List.of()));
        names.addAll(request.names());
        List<String> arguments = new ArrayList<>(names);
        if (arguments.isEmpty()) {
            arguments.add("name");
        }
        request.set(arguments.get(turn % arguments.size()), HostileValues.any(random));
        while (random.nextInt(3) == 0) {
            String more = arguments.get(random.nextInt(arguments.size()));
            request.set(more, HostileValues.any(random));
        }
    }

    /**
     * The same JSON with half characters as escapes, since no request travels with them as they
     * are.
     */
    private static String withoutHalves(String json) {
        StringBuilder out = new StringBuilder(json.length());
        json.codePoints()
                .forEach(
                        c -> {
                            if (c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE) {
                                out.append(String.format("\\u%04x", c));
                            } else {
                                out.appendCodePoint(c);
                            }
                        });
        return out.toString();
    }

    /** Requests about every text of the golden vectors, and those that they hold themselves. */
    public static List<String> ofVectors() {
        List<String> requests = new ArrayList<>(SampleCodes.requestsOfVectors());
        for (String text : VECTORS) {
            for (String operation : List.of("decode", "explain", "identify")) {
                requests.add(request(operation, text));
            }
        }
        requests.replaceAll(RandomRequests::withoutHalves);
        return requests;
    }

    private static String text(Random random, boolean damaged) {
        boolean known = !VECTORS.isEmpty() && random.nextBoolean();
        String code =
                known ? VECTORS.get(random.nextInt(VECTORS.size())) : SampleCodes.sound(random);
        return damaged ? Mutation.of(code, random) : code;
    }

    private static JsonObject aboutText(Random random, boolean damaged) {
        JsonObject request = new JsonObject().add("text", text(random, damaged));
        if (random.nextInt(8) == 0) {
            request.add("strict", random.nextBoolean());
        }
        if (random.nextInt(8) == 0) {
            request.add("kind", KINDS.get(random.nextInt(KINDS.size())));
        }
        return request;
    }

    private static JsonObject post(Random random, boolean damaged) {
        String[] forms = {"decks", "table", "names", "other"};
        Place[] places = Place.values();
        JsonObject request = new JsonObject();
        StringBuilder text = new StringBuilder();
        for (int i = random.nextInt(4); i >= 0; i--) {
            text.append("Try this one: ").append(text(random, damaged)).append("\n");
        }
        request.add("text", text.toString());
        request.add("to", places[random.nextInt(places.length)].id());
        request.add("as", forms[random.nextInt(forms.length)]);
        request.add("language", random.nextBoolean() ? "zh" : "en");
        return request;
    }

    private static JsonObject scanned(Random random, boolean damaged) {
        String link = "https://example.org/#deck=" + "x".repeat(random.nextInt(1100));
        return new JsonObject().add("text", damaged ? Mutation.of(link, random) : link);
    }

    private static JsonObject export(Random random, boolean damaged) {
        String[] targets = {"text", "markdown", "bbcode", "html", "svg", "json", "SVG", "nga", "x"};
        String[] languages = {"zh", "ja", "en", "zh-TW", "xx"};
        JsonObject request = aboutText(random, damaged);
        request.set("to", targets[random.nextInt(targets.length)]);
        request.set("language", languages[random.nextInt(languages.length)]);
        if (random.nextBoolean()) {
            request.set("link", "https://example.org/#" + "x".repeat(random.nextInt(1100)));
        }
        if (random.nextInt(4) == 0) {
            String name = HostileNames.ALL.get(random.nextInt(HostileNames.ALL.size()));
            request.set("text", "### " + name + "\n" + request.getString("text", ""));
        }
        return request;
    }

    /** Something like a post in a forum, with codes in it. */
    private static String post(Random random) {
        StringBuilder post = new StringBuilder();
        for (int i = random.nextInt(5); i >= 0; i--) {
            post.append("Try this one: ").append(text(random, random.nextBoolean()));
            post.append(random.nextBoolean() ? "\n" : " — 试试这套。 ");
        }
        return post.toString();
    }

    private static JsonObject encode(Random random, boolean damaged) {
        if (random.nextInt(6) == 0) {
            return names(random, damaged);
        }
        JsonObject deck = deck(random);
        if (damaged) {
            damage(deck, random);
        }
        JsonObject request = new JsonObject().add("deck", deck);
        if (random.nextInt(4) == 0) {
            String[] orders = {"client", "hearthsim", "game", "given"};
            request.add("order", orders[random.nextInt(orders.length)]);
        }
        if (random.nextInt(6) == 0) {
            request.add("offset", random.nextInt(300));
        } else if (random.nextInt(6) == 0) {
            request.add("avoid", new JsonArray().add("a").add("Q+/q").add("6"));
            request.add("avoidAlso", new JsonArray().add("Gg").add("9+c"));
        } else if (random.nextInt(12) == 0) {
            request.add("all", true).add("words", random.nextBoolean());
        }
        return request;
    }

    /** A list of names; without tables every kind refuses it, each in its own way. */
    private static JsonObject names(Random random, boolean damaged) {
        String names = "### a deck\n2x (1) Drain Life\n# 职业：法师\nHu Tao x1";
        return new JsonObject()
                .add("kind", WITH_TABLES.get(random.nextInt(WITH_TABLES.size())))
                .add("names", damaged ? Mutation.of(names, random) : names)
                .add("format", random.nextInt(7));
    }

    private static JsonObject search(Random random, boolean damaged) {
        String[] words = {"a", "Hu Tao", "甘", "アビス", "「", "zzz", "THE ", ""};
        String kind = WITH_TABLES.get(random.nextInt(WITH_TABLES.size()));
        return new JsonObject()
                .add("kind", damaged ? kind + "?" : kind)
                .add("text", words[random.nextInt(words.length)])
                .add("limit", random.nextInt(6));
    }

    private static JsonObject compare(Random random, boolean damaged) {
        String first = text(random, false);
        String second = random.nextInt(4) == 0 ? text(random, damaged) : nearly(first, random);
        JsonObject request = new JsonObject();
        JsonValue decoded = random.nextBoolean() ? null : decoded(first);
        request.add("a", decoded == null ? Json.value(first) : decoded);
        return request.add("b", damaged ? Mutation.of(second, random) : second);
    }

    /** A deck that differs a little from that of the code, as a code. */
    private static String nearly(String code, Random random) {
        JsonObject decoded = Json.parse(CALL.call(request("decode", code))).asObject();
        if (!decoded.getBoolean("ok", false)) {
            return code;
        }
        JsonObject deck = decoded.get("result").asObject();
        damage(deck, random);
        String encoded =
                CALL.call(new JsonObject().add("op", "encode").add("deck", deck).toString());
        JsonValue result = Json.parse(encoded).asObject().get("result");
        return result == null ? code : result.asObject().getString("text", code);
    }

    /** The deck of a code; {@code null} without one. */
    private static JsonValue decoded(String code) {
        return Json.parse(CALL.call(request("decode", code))).asObject().get("result");
    }

    private static JsonObject deck(Random random) {
        for (int tries = 0; tries < 20; tries++) {
            JsonValue result = decoded(text(random, false));
            if (result != null) {
                return result.asObject();
            }
        }
        return new JsonObject();
    }

    private static String request(String operation, String text) {
        return new JsonObject().add("op", operation).add("text", text).toString();
    }

    /** Changes a number, a row or a member somewhere in the deck. */
    private static void damage(JsonObject deck, Random random) {
        List<String> names = deck.names();
        if (names.isEmpty()) {
            return;
        }
        String name = names.get(random.nextInt(names.size()));
        JsonValue value = deck.get(name);
        if (value.isArray() && !value.asArray().isEmpty()) {
            damage(value.asArray(), random);
        } else if (random.nextInt(3) == 0) {
            deck.remove(name);
        } else {
            deck.set(name, odd(random));
        }
    }

    private static void damage(JsonArray array, Random random) {
        int at = random.nextInt(array.size());
        JsonValue element = array.get(at);
        if (element.isArray() && !element.asArray().isEmpty() && random.nextInt(4) > 0) {
            damage(element.asArray(), random);
        } else if (random.nextInt(4) == 0) {
            array.remove(at);
        } else {
            array.set(at, random.nextInt(3) > 0 ? Json.value(random.nextInt(3000)) : odd(random));
        }
    }

    private static JsonValue odd(Random random) {
        return switch (random.nextInt(8)) {
            case 0 -> Json.value(-1);
            case 1 -> Json.value(0);
            case 2 -> Json.value(Integer.MAX_VALUE);
            case 3 -> Json.parse("1e3");
            case 4 -> Json.parse("12345678901234567890");
            case 5 -> Json.value("one");
            case 6 -> new JsonArray();
            default -> Json.NULL;
        };
    }
}

package cardbench.contract;

import static cardbench.contract.ConstantsProbes.codesAndPointers;
import static cardbench.contract.ConstantsProbes.lines;
import static cardbench.contract.ConstantsProbes.nested;
import static cardbench.contract.ConstantsProbes.request;
import static cardbench.contract.ConstantsProbes.times;

import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonObject;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntFunction;

/** The probes for deck files and for the cards and scenarios of 逆时巫师 OL. */
final class FileProbes {

    private final ConstantsProbes probes;

    FileProbes(ConstantsProbes probes) {
        this.probes = probes;
    }

    /** Adds them. */
    void add() {
        deckFiles();
        wizard();
    }

    /** A deck file of some cards and topics, each topic with one combo. */
    static String deckFile(int cards, int topics) {
        return lines("deck:\n  cards:\n", cards, i -> "    c" + i + ": {count: 1}")
                + lines(
                        "simulate:\n  tests:\n",
                        topics,
                        i -> "    t" + i + ": {start-card: 1, combos: {a: {hand: [c1]}}}");
    }

    private static JsonObject yaml(String operation, String yaml) {
        return request(operation).add("yaml", yaml);
    }

    private void deckFiles() {
        probes.limit("yaml characters", "yaml.too-long", n -> yaml("check", "#".repeat(n)));
        probes.limit("yaml depth", "yaml.too-deep", n -> yaml("check", nested(n)));
        probes.limit(
                "yaml values", "yaml.too-many", n -> yaml("check", "[" + times(n - 1, "0") + "]"));
        probes.limit("yaml cards", n -> takesCopies(n) && takesNames(n));
        probes.limit("yaml topics", "odds.too-many-topics", n -> yaml("check", deckFile(1, n)));
        probes.limit("yaml effects", "odds.too-many-effects", n -> yaml("check", effects(n)));
        probes.limit(
                "simulate seed",
                "/seed",
                n -> yaml("simulate", deckFile(1, 1)).add("seed", "x".repeat(n)));
        // without a filler, or with too many copies, the request is refused before any work
        for (String operation : List.of("odds.sensitivity", "odds.cards", "odds.optimise")) {
            probes.limit(
                    operation + " names",
                    "odds.too-many-names",
                    n -> yaml(operation, deckFile(n, 1)).add("most", 0).add("topic", "none"));
        }
        probes.limit(
                "odds.optimise weights",
                "/weights",
                n ->
                        yaml("odds.optimise", deckFile(1, 1))
                                .add("most", 0)
                                .add("weights", new JsonObject().add("t1", n)));
    }

    private boolean takesCopies(int cards) {
        String yaml = "deck: {cards: {a: {count: 1}, b: {count: " + (cards - 1) + "}}}\n";
        return !codesAndPointers(probes.ask(yaml("check", yaml))).contains("odds.too-many-cards");
    }

    private boolean takesNames(int names) {
        return !codesAndPointers(probes.ask(yaml("check", deckFile(names, 1))))
                .contains("odds.too-many-kinds");
    }

    private static String effects(int count) {
        String[] programs = new String[count];
        Arrays.fill(programs, "'[1]@;(= a 1)'");
        return "deck:\n  cards:\n    c1: {count: 1, program: ["
                + String.join(",", programs)
                + "]}\nsimulate:\n  tests:\n    t1: {start-card: 1, exec-program: true,"
                + " combos: {a: {hand: [c1]}}}\n";
    }

    private void wizard() {
        probes.limit("wizard.check text", "json.too-long", n -> check(" ".repeat(n - 2) + "{}"));
        probes.limit("wizard.check depth", "json.too-deep", n -> check(nested(n)));
        probes.limit(
                "wizard.check values", "json.too-many", n -> check("[" + times(n - 1, "0") + "]"));
        probes.limit("wizard.check cards", this::checksCards);
        probes.limit(
                "wizard.package texts",
                "wizard.too-many",
                n ->
                        request("wizard.package")
                                .add("texts", Json.parse("[" + times(n, "\"{}\"") + "]")));
        scenario("actions", n -> "\"actions\":[" + times(n, "{\"action\":\"next\"}") + "]");
        scenario("inputs", n -> "\"conditions\":[" + times(n, "{}") + "]");
        scenario("players", n -> "\"initial\":{\"players\":[" + times(n, "{}") + "]}");
        probes.limit(
                "wizard.scenario number",
                "wizard.range",
                n -> scenarioOf("\"actions\":[{\"action\":\"draw\",\"n\":" + n + "}]"));
    }

    /** Whether so many cards are answered; too much is wrong with them for one more diagnostic. */
    private boolean checksCards(int count) {
        JsonObject answer = probes.ask(check("[" + times(count, "{}") + "]"));
        return answer.get("partial").asObject().get("cards").asArray().size() == count;
    }

    private static JsonObject check(String text) {
        return request("wizard.check").add("text", text);
    }

    private void scenario(String member, IntFunction<String> body) {
        probes.limit(
                "wizard.scenario " + member, "wizard.too-many", n -> scenarioOf(body.apply(n)));
    }

    private static JsonObject scenarioOf(String body) {
        return request("wizard.scenario")
                .add("scenario", Json.parse("{\"kind\":\"run\"," + body + "}"));
    }
}

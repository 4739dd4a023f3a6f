package cardbench.bench;

import cardbench.cli.SiteServer;
import cardbench.exact.OrdersBench;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonArray;
import com.microsoft.playwright.Browser;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Prints the table of figures of the README, each beside its peer in the same run. Codes are read
 * and written in JavaScript by Node.js, where all their peers run: Cardbench and the peer take
 * turns in one process, and what they make of each input is compared first.
 */
final class FigureBench {

    /**
     * The first deck file as the author of ygo-calc shows it: 2,000 games in 97 ms, on another
     * computer.
     */
    private static final double OF_YGO_CALC = 2000 / 0.097;

    private static final String COMPARE =
            """
            const core = require(%s);
            const peer = require(%s);
            const inputs = %s;
            const sides = [
              { prepare: (input) => %s, run: (prepared) => %s },
              { prepare: (input) => %s, run: (prepared) => %s },
            ];
            const same = [(input) => %s, (input) => %s];
            for (const input of inputs) {
              const [ours, theirs] = same.map((side) => String(side(input)));
              if (ours !== theirs) throw new Error(input + ": " + ours + " and " + theirs);
            }
            for (const side of sides) {
              side.inputs = inputs.map(side.prepare);
              side.rates = [];
            }
            for (let round = 0; round < 9; round++) {
              for (const { inputs, run, rates } of sides) {
                let runs = 0, now = performance.now();
                const begun = now;
                while (now - begun < 300) {
                  for (const input of inputs) {
                    if (run(input) === null) throw new Error("gives nothing");
                  }
                  runs += inputs.length;
                  now = performance.now();
                }
                if (round > 0) rates.push(runs * 1000 / (now - begun));
              }
            }
            console.log(JSON.stringify(sides.map(({ rates }) => rates.sort((a, b) => a - b)[4])));
            """;

    /** What one side does with a text: before the clock starts, and while it runs. */
    private record Side(String prepare, String run) {}

    /**
     * A row about codes.
     *
     * @param same what must be equal on both sides, as expressions of an input
     */
    private record Codes(
            String title, List<String> inputs, Side ours, Peer peer, Side theirs, Side same) {}

    private FigureBench() {}

    static void print(Path folder, Path peers, Browser browser, SiteServer server)
            throws IOException, InterruptedException {
        System.out.println("\n| what | Cardbench | peer | ratio |\n|---|---|---|---|");
        for (Codes codes : codes()) {
            Optional<Path> peer = codes.peer.in(peers);
            if (peer.isEmpty()) {
                row(codes.title, "", codes.peer.title() + ": not obtainable here", "");
            } else {
                double[] rates = compare(codes, folder, peer.get());
                rates(codes.title, rates[0], codes.peer.title() + ": ", rates[1]);
            }
        }
        Subject<?> topic = Subjects.batches("example", "test-expend");
        double games = GameBench.inWebAssembly(browser, server, topic);
        double byHand = GameBench.inWebAssembly(browser, server, Subjects.byHand());
        String what = "games of `example.yml`, `test-expend`, WebAssembly, one worker";
        rates(what, games, "the same deck written by hand in Java: ", byHand);
        rates("the same", games, "ygo-calc, as its author shows it, elsewhere: ", OF_YGO_CALC);
        OrdersBench orders = OrdersBench.measure();
        row(
                "exact odds of twelve cards with choices, " + orders.odds() + ", JVM",
                millis(orders.solved()),
                "all 83,160 orders played: " + millis(orders.played()),
                ratio(orders.played(), orders.solved()));
    }

    private static List<Codes> codes() {
        List<String> addresses = Subjects.ydkeAddresses();
        String ydke = "core.keepYgo('ydke', input)";
        String address = "core.writeYgo('ydke', " + ydke + ")";
        String ygo = "core.writeYgo('ygo', " + ydke + ")";
        String deck = "peer.default.fromYdkeURL(input)";
        String encoded = deck + ".toEncodedString()";
        List<Codes> rows = new ArrayList<>();
        rows.addAll(deckstrings("Hearthstone, a code of 15 pairs", List.of(Subjects.PAIRS)));
        rows.addAll(deckstrings("Hearthstone, random decks of 30", Subjects.codes()));
        rows.addAll(
                pair(
                        "Yu-Gi-Oh!, `ydke://` of 90 cards",
                        addresses,
                        Peer.YDKE,
                        new Side(address, "peer.toURL(peer.parseURL(input))"),
                        new Side("input", "core.readYgo('ydke', prepared)"),
                        new Side("input", "peer.parseURL(prepared)"),
                        new Side(ydke, "core.writeYgo('ydke', prepared)"),
                        new Side("peer.parseURL(input)", "peer.toURL(prepared)")));
        rows.addAll(
                pair(
                        "Yu-Gi-Oh!, code of ygopro-deck-encode, 90 cards",
                        addresses,
                        Peer.DECK_ENCODE,
                        new Side(ygo, encoded),
                        new Side(ygo, "core.readYgo('ygo', prepared)"),
                        new Side(encoded, "peer.default.fromEncodedString(prepared)"),
                        new Side(ydke, "core.writeYgo('ygo', prepared)"),
                        new Side(deck, "prepared.toEncodedString()")));
        return rows;
    }

    private static List<Codes> deckstrings(String title, List<String> inputs) {
        return pair(
                title,
                inputs,
                Peer.DECKSTRINGS,
                new Side("core.write(core.keep(input))", "peer.encode(peer.decode(input))"),
                new Side("input", "core.read(prepared)"),
                new Side("input", "peer.decode(prepared)"),
                new Side("core.keep(input)", "core.write(prepared)"),
                new Side("peer.decode(input)", "peer.encode(prepared)"));
    }

    /** The rows about reading and about writing. */
    private static List<Codes> pair(
            String title,
            List<String> inputs,
            Peer peer,
            Side same,
            Side read,
            Side readByPeer,
            Side written,
            Side writtenByPeer) {
        return List.of(
                new Codes(title + ", read", inputs, read, peer, readByPeer, same),
                new Codes("the same, written", inputs, written, peer, writtenByPeer, same));
    }

    private static double[] compare(Codes codes, Path folder, Path peer)
            throws IOException, InterruptedException {
        JsonArray inputs = new JsonArray();
        codes.inputs.forEach(inputs::add);
        Path script = folder.resolve("figures.js");
        Files.writeString(
                script,
                COMPARE.formatted(
                        Json.value(folder.resolve("bench-faster.js").toAbsolutePath().toString()),
                        Json.value(peer.toAbsolutePath().toString()),
                        inputs,
                        codes.ours.prepare,
                        codes.ours.run,
                        codes.theirs.prepare,
                        codes.theirs.run,
                        codes.same.prepare,
                        codes.same.run));
        Process node =
                new ProcessBuilder("node", script.toString())
                        .redirectError(ProcessBuilder.Redirect.INHERIT)
                        .start();
        String output = new String(node.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        if (node.waitFor() != 0) {
            throw new IllegalStateException(codes.title + ": " + output);
        }
        JsonArray rates = Json.parse(output).asArray();
        return new double[] {rates.get(0).asDouble(), rates.get(1).asDouble()};
    }

    private static void rates(String what, double ours, String peer, double theirs) {
        row(what, perSecond(ours), peer + perSecond(theirs), ratio(ours, theirs));
    }

    private static void row(String what, String ours, String peer, String ratio) {
        System.out.printf("| %s | %s | %s | %s |%n", what, ours, peer, ratio);
    }

    private static String perSecond(double rate) {
        return String.format(Locale.ROOT, "%,d a second", Math.round(rate));
    }

    private static String millis(double millis) {
        return String.format(Locale.ROOT, "%.1f ms", millis);
    }

    private static String ratio(double ours, double theirs) {
        return String.format(Locale.ROOT, "%.2f", ours / theirs);
    }
}

package cardbench.odds.bench;

import cardbench.app.bench.Bench;
import cardbench.app.bench.BenchBundle;
import cardbench.app.cli.server.SiteServer;
import com.eclipsesource.json.JsonArray;
import com.eclipsesource.json.JsonObject;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Prints how many milliseconds exact odds take, and what is made of them: medians of whole calls.
 */
public final class OddsBench {

    private static final int ROUNDS = 5;
    private static final String ROW = "%-46s %12s %12s %12s%n";

    private static final Path SECOND = Path.of("cards-data/examples/zhulei.yml");

    /** Heaps that are tried, in megabytes. */
    private static final int[] HEAPS = {8, 12, 16, 24, 32, 48, 64, 96, 128, 192, 256, 512};

    private static final String MEDIAN =
            """
            ({ request, rounds }) => {
              const times = [];
              for (let round = 0; round <= rounds; round++) {
                const begun = performance.now();
                const answer = core.call(request);
                if (!answer.startsWith('{"ok":true')) throw new Error(answer.slice(0, 300));
                if (round > 0) times.push(performance.now() - begun);
              }
              return times.sort((a, b) => a - b)[rounds >> 1];
            }""";

    private OddsBench() {}

    /** Measures and prints the table. */
    public static void print(Browser browser, SiteServer server) throws IOException {
        System.out.printf("%nMilliseconds of one call, median of %d%n", ROUNDS);
        System.out.printf(ROW, "", "JVM", "JavaScript", "WebAssembly");
        for (Map.Entry<String, String> one : requests().entrySet()) {
            System.out.printf(
                    ROW,
                    one.getKey(),
                    shown(onJvm(one.getValue())),
                    shown(inPage(browser, server, Bench.Backend.JAVASCRIPT, one.getValue())),
                    shown(inPage(browser, server, Bench.Backend.WEBASSEMBLY, one.getValue())));
        }
        System.out.printf("%nMegabytes of heap: the least that does, and those in use behind it%n");
        System.out.printf(
                ROW,
                "second file, acting cards, exactly",
                leastHeap(),
                usedHeap(browser, server, Bench.Backend.JAVASCRIPT, acting()),
                usedHeap(browser, server, Bench.Backend.WEBASSEMBLY, acting()));
    }

    /** The least heap of a JVM of its own that solves the second file. */
    private static String leastHeap() throws IOException {
        for (int heap : HEAPS) {
            Process process =
                    new ProcessBuilder(
                                    Path.of(System.getProperty("java.home"), "bin", "java")
                                            .toString(),
                                    "-Xmx" + heap + "m",
                                    "-cp",
                                    System.getProperty("java.class.path"),
                                    "cardbench.app.cli.Main",
                                    "simulate",
                                    "--exact",
                                    SECOND.toString())
                            .redirectError(ProcessBuilder.Redirect.DISCARD)
                            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                            .start();
            if (process.onExit().join().exitValue() == 0) {
                return Integer.toString(heap);
            }
        }
        return "more";
    }

    /** The heap in use behind one call, garbage included; objects of WebAssembly are in it, too. */
    private static String usedHeap(
            Browser browser, SiteServer server, Bench.Backend backend, String request) {
        try (Page page = browser.newPage()) {
            Bench.open(page, server, backend);
            page.evaluate(MEDIAN, Map.of("request", request, "rounds", 0));
            CDPSession session = page.context().newCDPSession(page);
            double bytes = session.send("Runtime.getHeapUsage").get("usedSize").getAsDouble();
            return shown(bytes / (1 << 20));
        }
    }

    private static Map<String, String> requests() throws IOException {
        String first = Files.readString(Path.of("cards-data/examples/example.yml"));
        String second = Files.readString(SECOND);
        Map<String, String> requests = new LinkedHashMap<>();
        requests.put("first file, exactly", exact(first, "test-expend", "test-hand-trap"));
        // 1.96 standard deviations of a rate of 49/57 are 0.0005
        requests.put(
                "  the same sampled to 0.05 points",
                sampled(first, 1_855_000, "test-expend", "test-hand-trap"));
        requests.put("second file, hand traps, exactly", exact(second, "test-hand-trap"));
        requests.put("second file, acting cards, exactly", acting());
        // 1.96 standard deviations of a rate of 0.769713 are 0.0005
        requests.put("  these sampled to 0.05 points", sampled(second, 2_724_000, "test-expend"));
        requests.put("60 cards of 20 names, 6 in hand", exact(pairs(20, 3), "t"));
        requests.put("40 single cards, 6 in hand", exact(pairs(40, 1), "t"));
        requests.put(
                "first file, one copy more or less",
                new JsonObject()
                        .add("op", "odds.sensitivity")
                        .add("yaml", first)
                        .add("topic", "test-expend")
                        .add("filler", "other-trap")
                        .toString());
        return requests;
    }

    private static String acting() throws IOException {
        return exact(Files.readString(SECOND), "test-expend");
    }

    private static String sampled(String yaml, int games, String... topics) {
        return simulate(yaml, "sampled", topics).add("count", games).toString();
    }

    private static String exact(String yaml, String... topics) {
        return simulate(yaml, "exact", topics).toString();
    }

    private static JsonObject simulate(String yaml, String method, String... topics) {
        JsonArray names = new JsonArray();
        List.of(topics).forEach(names::add);
        JsonObject request = new JsonObject().add("op", "simulate").add("yaml", yaml);
        return request.add("method", method).add("topics", names);
    }

    /** A deck in which no two names are alike: each is half of a pair that is a combo. */
    private static String pairs(int names, int copies) {
        StringBuilder yaml = new StringBuilder("deck:\n  cards:\n");
        StringBuilder combos = new StringBuilder();
        for (int i = 0; i < names; i++) {
            yaml.append("    c").append(i).append(": {count: ").append(copies).append("}\n");
            if (i % 2 == 1) {
                combos.append("        k").append(i).append(": {score: ").append(i);
                combos.append(", hand: [c").append(i - 1).append(", c").append(i).append("]}\n");
            }
        }
        yaml.append("simulate:\n  tests:\n    t:\n      start-card: 6\n      combos:\n");
        return yaml.append(combos).toString();
    }

    private static String shown(double milliseconds) {
        return String.format("%,.1f", milliseconds);
    }

    private static double onJvm(String request) {
        double[] times = new double[ROUNDS];
        for (int round = -1; round < ROUNDS; round++) {
            long begun = System.nanoTime();
            BenchBundle.call(request);
            if (round >= 0) {
                times[round] = (System.nanoTime() - begun) / 1e6;
            }
        }
        Arrays.sort(times);
        return times[ROUNDS / 2];
    }

    private static double inPage(
            Browser browser, SiteServer server, Bench.Backend backend, String request) {
        try (Page page = browser.newPage()) {
            Bench.open(page, server, backend);
            Object median = page.evaluate(MEDIAN, Map.of("request", request, "rounds", ROUNDS));
            return ((Number) median).doubleValue();
        }
    }
}

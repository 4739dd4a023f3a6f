package cardbench.odds.bench;

import cardbench.app.bench.Bench;
import cardbench.app.bench.BenchBundle;
import cardbench.app.cli.server.SiteServer;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonArray;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Prints for each topic of some deck files which part of its probability is solved exactly, and the
 * milliseconds of one call, without a warm-up: a reader asks once. The files are the examples of
 * the project and those in the folder that {@code -Dbench.decks} names.
 */
public final class ReachBench {

    private static final String ROW = "%-46s %12s %12s %12s  %s%n";
    private static final String DECKS = System.getProperty("bench.decks", "");

    private static final String TIMED =
            """
            (request) => {
              const begun = performance.now();
              const answer = core.call(request);
              return { answer, time: performance.now() - begun };
            }""";

    private ReachBench() {}

    /** Measures and prints the table. */
    public static void print(Browser browser, SiteServer server) throws IOException {
        System.out.printf("%nExact odds of whole files: milliseconds of the first call%n");
        System.out.printf(ROW, "", "solved", "JVM", "WebAssembly", "why not all");
        for (Path file : files()) {
            String yaml = Files.readString(file);
            for (String topic : topics(yaml)) {
                print(browser, server, file.getFileName() + ", " + topic, request(yaml, topic));
            }
        }
    }

    private static void print(Browser browser, SiteServer server, String name, JsonObject request) {
        long begun = System.nanoTime();
        JsonObject answer = answer(BenchBundle.call(request.toString()));
        double jvm = (System.nanoTime() - begun) / 1e6;
        try (Page page = browser.newPage()) {
            Bench.open(page, server, Bench.Backend.WEBASSEMBLY);
            Map<?, ?> timed = (Map<?, ?>) page.evaluate(TIMED, request.toString());
            if (!answer.equals(answer((String) timed.get("answer")))) {
                throw new IllegalStateException(name + ": the two backends differ");
            }
            double wasm = ((Number) timed.get("time")).doubleValue();
            System.out.printf(ROW, name, solved(answer), shown(jvm), shown(wasm), why(answer));
        }
    }

    private static List<Path> files() throws IOException {
        List<Path> files = new ArrayList<>();
        for (String folder : List.of("cards-data/examples", DECKS)) {
            if (!folder.isEmpty()) {
                try (Stream<Path> paths = Files.list(Path.of(folder))) {
                    paths.filter(file -> file.toString().endsWith(".yml"))
                            .sorted()
                            .forEach(files::add);
                }
            }
        }
        return files;
    }

    private static List<String> topics(String yaml) {
        JsonObject outline =
                answer(
                        BenchBundle.call(
                                new JsonObject()
                                        .add("op", "outline")
                                        .add("yaml", yaml)
                                        .toString()));
        List<String> topics = new ArrayList<>();
        for (JsonValue topic : outline.get("result").asObject().get("topics").asArray()) {
            topics.add(topic.asObject().getString("name", ""));
        }
        return topics;
    }

    private static JsonObject request(String yaml, String topic) {
        return new JsonObject()
                .add("op", "simulate")
                .add("yaml", yaml)
                .add("method", "exact")
                .add("topics", new JsonArray().add(topic));
    }

    private static JsonObject answer(String json) {
        return Json.parse(json).asObject();
    }

    /** The share of the opening hands, weighed by probability, whose odds are known. */
    private static String solved(JsonObject answer) {
        if (answer.getBoolean("ok", false)) {
            return "all";
        }
        JsonValue partial = answer.get("partial");
        JsonArray parts =
                partial == null ? new JsonArray() : partial.asObject().get("solved").asArray();
        double share = parts.isEmpty() ? 0 : parts.get(0).asObject().getDouble("value", 0);
        return String.format(Locale.ROOT, "%.1f %%", 100 * share);
    }

    private static String why(JsonObject answer) {
        if (answer.getBoolean("ok", false)) {
            return "";
        }
        StringBuilder codes = new StringBuilder();
        for (JsonValue diagnostic : answer.get("diagnostics").asArray()) {
            String code = diagnostic.asObject().getString("code", "");
            codes.append(code.startsWith("solve.") ? code + " " : "");
        }
        return codes.toString().strip();
    }

    private static String shown(double milliseconds) {
        return String.format(Locale.ROOT, "%,.0f", milliseconds);
    }
}

package cardbench.app.bench;

import cardbench.app.cli.server.SiteServer;
import cardbench.app.growth.HostileFamily;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.Map;

/**
 * Prints how the time of an answer grows when a hostile or a large input doubles: milliseconds for
 * half of the input and for all of it, and their ratio, on the JVM and in JavaScript. A ratio far
 * above 2 is time that grows faster than the input.
 */
final class GrowthBench {

    private static final String HEAD = "%-44s %10s %22s %7s %10s %22s %7s%n";
    private static final int ROUNDS = 5;

    /** What takes no time worth a row, in milliseconds. */
    private static final double QUICK = 1;

    /** Characters of the smallest hostile request. */
    private static final int HOSTILE = 16_000;

    /** Measures one request, or one file, in the page. */
    private static final String IN_PAGE =
            """
            ({ input, open, rounds }) => {
              const times = [];
              for (let round = 0; round < rounds; round++) {
                const begun = performance.now();
                if (open) core.openDatabase(input); else core.call(input);
                times.push(performance.now() - begun);
              }
              return times.sort((a, b) => a - b)[rounds >> 1];
            }""";

    private GrowthBench() {}

    /** Measures and prints the table. */
    static void print(Browser browser, SiteServer server) throws IOException, SQLException {
        System.out.printf("%nMilliseconds for half and all of an input, median of %d%n", ROUNDS);
        System.out.printf(
                HEAD, "", "characters", "JVM", "growth", "characters", "JavaScript", "growth");
        try (Page page = browser.newPage()) {
            Bench.open(page, server, Bench.Backend.JAVASCRIPT);
            for (GrowthInput input : GrowthInput.all()) {
                row(input, page);
            }
            System.out.printf(
                    "%nMilliseconds for %,d characters of hostile requests, doubled three times%n",
                    HOSTILE);
            for (HostileFamily family : HostileFamily.all()) {
                row(family, page);
            }
        }
    }

    /** A family with its four sizes, where the largest takes some time. */
    private static void row(HostileFamily family, Page page) {
        double[] jvm = new double[4];
        double[] script = new double[4];
        for (int i = 0; i < jvm.length; i++) {
            String request = family.request().apply(HOSTILE << i);
            jvm[i] = onJvm(request);
            script[i] = inPage(request, page);
        }
        if (jvm[3] > QUICK || script[3] > QUICK) {
            System.out.printf(
                    "%-52s JVM %8.1f %8.1f %8.1f %8.1f   JavaScript %8.1f %8.1f %8.1f %8.1f%n",
                    family.name(),
                    jvm[0],
                    jvm[1],
                    jvm[2],
                    jvm[3],
                    script[0],
                    script[1],
                    script[2],
                    script[3]);
        }
    }

    private static double onJvm(String request) {
        double[] times = new double[ROUNDS];
        for (int round = 0; round < ROUNDS; round++) {
            long begun = System.nanoTime();
            BenchBundle.call(request);
            times[round] = (System.nanoTime() - begun) / 1e6;
        }
        Arrays.sort(times);
        return times[ROUNDS / 2];
    }

    private static double inPage(String request, Page page) {
        Map<String, Object> argument = Map.of("input", request, "open", false, "rounds", ROUNDS);
        return ((Number) page.evaluate(IN_PAGE, argument)).doubleValue();
    }

    private static void row(GrowthInput input, Page page) throws IOException, SQLException {
        double[] jvm = new double[2];
        double[] script = new double[2];
        for (int i = 0; i < 2; i++) {
            jvm[i] = onJvm(input, input.onJvm() * (i + 1) / 2);
            script[i] = inPage(input, input.inPage() * (i + 1) / 2, page);
        }
        System.out.printf(
                HEAD,
                input.name(),
                String.format("%,d", input.onJvm()),
                String.format("%.1f  %.1f", jvm[0], jvm[1]),
                String.format("%.1f", jvm[1] / jvm[0]),
                String.format("%,d", input.inPage()),
                String.format("%.1f  %.1f", script[0], script[1]),
                String.format("%.1f", script[1] / script[0]));
    }

    private static String asked(GrowthInput input, int size) throws IOException, SQLException {
        String text = input.text().of(size);
        return input.operation().isEmpty()
                ? text
                : new JsonObject()
                        .add("op", input.operation())
                        .add(input.argument(), value(input, text))
                        .toString();
    }

    /** The deck of {@code encode} is JSON, everything else a text. */
    private static JsonValue value(GrowthInput input, String text) {
        return input.argument().equals("deck") ? Json.parse(text) : Json.value(text);
    }

    private static double onJvm(GrowthInput input, int size) throws IOException, SQLException {
        String asked = asked(input, size);
        double[] times = new double[ROUNDS];
        for (int round = 0; round < ROUNDS; round++) {
            long begun = System.nanoTime();
            String answer =
                    input.operation().isEmpty()
                            ? BenchBundle.openDatabase(asked)
                            : BenchBundle.call(asked);
            times[round] = (System.nanoTime() - begun) / 1e6;
            if (answer.isEmpty()) {
                throw new IllegalStateException(input.name() + " is not answered");
            }
        }
        Arrays.sort(times);
        return times[ROUNDS / 2];
    }

    private static double inPage(GrowthInput input, int size, Page page)
            throws IOException, SQLException {
        Map<String, Object> argument =
                Map.of(
                        "input", asked(input, size),
                        "open", input.operation().isEmpty(),
                        "rounds", ROUNDS);
        return ((Number) page.evaluate(IN_PAGE, argument)).doubleValue();
    }
}

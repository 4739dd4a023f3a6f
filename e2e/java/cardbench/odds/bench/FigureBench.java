package cardbench.odds.bench;

import cardbench.app.bench.LibraryFigures;
import cardbench.app.bench.Peer;
import cardbench.app.bench.Subject;
import cardbench.app.bench.Subjects;
import cardbench.app.cli.server.SiteServer;
import cardbench.odds.exact.OrdersBench;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import com.microsoft.playwright.Browser;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Prints the table of figures of benchmarks.md, each beside its peer in the same run. Codes are
 * read and written by the packed npm package in Node.js, where all their peers run: a process for
 * each row, in which both sides take turns, and in which only inputs count that both read alike
 * ({@code e2e/scripts/code-figures.cjs}). The last of these rows is a control: it shows how far two
 * equal sides are apart. Rows of the library for Java follow, each measured in a JVM of its own
 * ({@link LibraryFigures}).
 */
public final class FigureBench {

    /**
     * The first deck file as the author of ygo-calc shows it: 2,000 games in 97 ms, on another
     * computer.
     */
    private static final double OF_YGO_CALC = 2000 / 0.097;

    /** A folder with texts that contain real codes, and with deck files; empty for none. */
    private static final String VECTORS = System.getProperty("bench.vectors", "");

    private FigureBench() {}

    public static void print(Path folder, Path peers, Browser browser, SiteServer server)
            throws IOException, InterruptedException {
        System.out.println(
                "\n| what | Cardbench | peer | ratio, least to most |\n|---|---|---|---|");
        printCodes(folder, peers);
        printLibrary(folder);
        Subject<?> topic = Subjects.batches("example", "test-expend");
        double games = GameBench.inWebAssembly(browser, server, topic);
        double byHand = GameBench.inWebAssembly(browser, server, Subjects.byHand());
        String task =
                "games of `example.yml`, `test-expend`, WebAssembly, one worker (an internal)";
        rates(task, games, "the same deck written by hand in Java: ", byHand);
        rates("the same", games, "ygo-calc, as its author shows it, elsewhere: ", OF_YGO_CALC);
        OrdersBench orders = OrdersBench.measure();
        row(
                "exact odds of twelve cards with choices, " + orders.odds() + ", JVM (an internal)",
                millis(orders.solved()),
                "all 83,160 orders played: " + millis(orders.played()),
                ratio(orders.played(), orders.solved()));
    }

    private static void printCodes(Path folder, Path peers)
            throws IOException, InterruptedException {
        for (Peer peer : Peer.values()) {
            if (peer.in(peers).isEmpty()) {
                row("codes", "", peer.title() + ": not obtainable here", "");
                return;
            }
        }
        Path packed = packed(folder);
        for (JsonValue title : Json.parse(figures(packed, peers)).asArray()) {
            JsonObject row = Json.parse(figures(packed, peers, title.asString())).asObject();
            int leftOut = row.getInt("inputs", 0) - row.getInt("same", 0);
            row(
                    title.asString() + (leftOut > 0 ? " (" + leftOut + " left out)" : ""),
                    perSecond(row.getDouble("ours", 0)),
                    Peer.titled(row.getString("name", ""))
                            + ": "
                            + perSecond(row.getDouble("theirs", 0)),
                    String.format(
                            Locale.ROOT,
                            "%.2f, %.2f to %.2f",
                            row.getDouble("ratio", 0),
                            row.getDouble("from", 0),
                            row.getDouble("to", 0)));
        }
    }

    /**
     * The rows of the library for Java, which has no peer there: beside them stands their spread.
     */
    private static void printLibrary(Path folder) throws IOException, InterruptedException {
        Path library = folder.resolveSibling("library").resolve("cardbench.jar").toAbsolutePath();
        String classes = library + File.pathSeparator + System.getProperty("java.class.path");
        for (LibraryFigures.Row row : LibraryFigures.Row.values()) {
            List<String> command = new ArrayList<>();
            command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
            command.addAll(List.of("-cp", classes));
            command.addAll(List.of(LibraryFigures.class.getName(), row.name()));
            String[] rates = run(command, Path.of("").toAbsolutePath()).strip().split(" ");
            double median = Double.parseDouble(rates[0]);
            row(
                    row.title() + ", library for Java",
                    perSecond(median),
                    "none",
                    String.format(
                            Locale.ROOT,
                            "rounds %.2f to %.2f",
                            Double.parseDouble(rates[1]) / median,
                            Double.parseDouble(rates[2]) / median));
        }
    }

    /** The folder of the npm package as {@code npm install} would unpack it. */
    private static Path packed(Path folder) throws IOException, InterruptedException {
        Path npm = folder.resolveSibling("npm").toAbsolutePath();
        String file = run(List.of("npm", "pack", "--silent", npm.toString()), folder).strip();
        run(List.of("tar", "-xzf", file), folder);
        return folder.resolve("package").toAbsolutePath();
    }

    private static String figures(Path packed, Path peers, String... row)
            throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.addAll(List.of("node", "e2e/scripts/code-figures.cjs", packed.toString()));
        command.addAll(List.of(peers.toAbsolutePath().toString(), VECTORS));
        command.addAll(List.of(row));
        return run(command, Path.of("").toAbsolutePath());
    }

    private static String run(List<String> command, Path folder)
            throws IOException, InterruptedException {
        Process process =
                new ProcessBuilder(command)
                        .directory(folder.toFile())
                        .redirectError(ProcessBuilder.Redirect.INHERIT)
                        .start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        if (process.waitFor() != 0) {
            throw new IllegalStateException(command + ": " + output);
        }
        return output;
    }

    private static void rates(String task, double ours, String peer, double theirs) {
        row(task, perSecond(ours), peer + perSecond(theirs), ratio(ours, theirs));
    }

    private static void row(String task, String ours, String peer, String ratio) {
        System.out.printf("| %s | %s | %s | %s |%n", task, ours, peer, ratio);
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

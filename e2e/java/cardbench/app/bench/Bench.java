package cardbench.app.bench;

import cardbench.app.cli.server.SiteFiles;
import cardbench.app.cli.server.SiteServer;
import cardbench.base.e2e.Browsers;
import cardbench.build.site.FasterRuntime;
import cardbench.codes.bench.WidgetBench;
import cardbench.codes.picture.PictureBench;
import cardbench.odds.bench.FigureBench;
import cardbench.odds.bench.GameBench;
import cardbench.odds.bench.IdeaBench;
import cardbench.odds.bench.OddsBench;
import cardbench.odds.bench.ReachBench;
import cardbench.odds.bench.StrataBench;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;

/**
 * Prints how often a second each subject runs on the JVM, in JavaScript and in WebAssembly, next to
 * the peer in the same browser: medians, one after the other on one thread.
 */
public final class Bench {

    /**
     * Some of {@code figures}, {@code codes}, {@code games}, {@code odds}, {@code growth}, {@code
     * page}, {@code widget}, {@code pictures}, {@code ideas} and {@code strata}, separated by
     * commas: these alone. Empty: all.
     */
    private static final String ONLY = System.getProperty("bench.only", "");

    private static final String ROW = "%-38s %12s %12s %12s %20s%n";

    private Bench() {}

    /**
     * Measures and prints.
     *
     * @param args the folder that gets the bench bundles and the peers, and that of the site
     */
    public static void main(String[] args) throws IOException, InterruptedException, SQLException {
        Path folder = Path.of(args[0]);
        BenchScripts.compile(folder);
        Files.writeString(folder.resolve("index.html"), "<!doctype html><title>bench</title>");
        String bundle = Files.readString(folder.resolve(BenchScripts.SCRIPT));
        Files.writeString(folder.resolve("bench-faster.js"), FasterRuntime.in(bundle));
        Path peers = folder.resolve("peers");
        Optional<Path> peer = Peer.DECKSTRINGS.in(peers);
        try (SiteServer server = SiteServer.start(SiteFiles.in(folder), "/", 0);
                Playwright playwright = Browsers.playwright();
                Browser browser = Browsers.launch(playwright)) {
            System.out.printf(
                    "%nJDK %s, %s %s%n",
                    System.getProperty("java.version"),
                    browser.browserType().name(),
                    browser.version());
            if (measures("figures")) {
                FigureBench.print(folder, peers, browser, server);
            }
            if (measures("codes")) {
                System.out.printf("%nRuns a second, median of %d%n", Subject.ROUNDS);
                printCodes(browser, server, peer);
            }
            if (measures("games")) {
                GameBench.print(browser, server);
            }
            if (measures("odds")) {
                OddsBench.print(browser, server);
                ReachBench.print(browser, server);
            }
            if (measures("growth")) {
                GrowthBench.print(browser, server);
            }
            if (measures("page")) {
                PageBench.print(browser, Path.of(args[1]));
            }
            if (measures("pictures")) {
                PictureBench.print();
            }
            if (measures("ideas")) {
                IdeaBench.print();
            }
            if (measures("strata")) {
                StrataBench.print();
            }
            if (measures("widget")) {
                WidgetBench.print(browser, Path.of(args[1]));
            }
        }
    }

    private static void printCodes(Browser browser, SiteServer server, Optional<Path> peer)
            throws IOException {
        String title = Peer.DECKSTRINGS.title();
        System.out.printf(ROW, "", "JVM", "JavaScript", "WebAssembly", title);
        for (Subject<?> subject : Subjects.all()) {
            System.out.printf(
                    ROW,
                    subject.name(),
                    rate(subject.onJvm()),
                    rate(inPage(browser, server, Backend.JAVASCRIPT, subject)),
                    rate(inPage(browser, server, Backend.WEBASSEMBLY, subject)),
                    peer.isEmpty() || subject.peer() == null
                            ? "-"
                            : rate(ofPeer(browser, server, Files.readString(peer.get()), subject)));
        }
        if (peer.isEmpty()) {
            System.out.println(title + " cannot be obtained here, so it is left out.");
        }
    }

    private static boolean measures(String part) {
        return ONLY.isEmpty() || List.of(ONLY.split(",")).contains(part);
    }

    private static String rate(double perSecond) {
        return String.format("%,d", Math.round(perSecond));
    }

    /** How a page gets the bundle, as {@code core}. */
    public enum Backend {
        JAVASCRIPT("bench-faster.js", "() => { window.core = window; }"),
        WEBASSEMBLY(
                BenchScripts.RUNTIME,
                "async () => { window.core = (await TeaVM.wasmGC.load('"
                        + BenchScripts.MODULE
                        + "')).exports; }");

        private final String script;
        private final String start;

        Backend(String script, String start) {
            this.script = script;
            this.start = start;
        }
    }

    /** Opens a page in which the bundle is there as {@code core}. */
    public static void open(Page page, SiteServer server, Backend backend) {
        page.navigate(server.address().toString());
        page.addScriptTag(
                new Page.AddScriptTagOptions()
                        .setUrl(server.address().resolve(backend.script).toString()));
        page.evaluate(backend.start);
    }

    private static double inPage(
            Browser browser, SiteServer server, Backend backend, Subject<?> subject) {
        try (Page page = browser.newPage()) {
            open(page, server, backend);
            return measure(page, subject.scripts(), subject);
        }
    }

    private static double ofPeer(
            Browser browser, SiteServer server, String script, Subject<?> subject) {
        try (Page page = browser.newPage()) {
            page.navigate(server.address().toString());
            page.addScriptTag(new Page.AddScriptTagOptions().setContent(script));
            return measure(page, subject.peer(), subject);
        }
    }

    private static double measure(Page page, Subject.Scripts scripts, Subject<?> subject) {
        return ((Number) page.evaluate(Subject.inPage(scripts), subject.inputs())).doubleValue();
    }
}

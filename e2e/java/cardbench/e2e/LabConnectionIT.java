package cardbench.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Route;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * The workers of the labs, under the page's own content policy: WebAssembly where it works, and an
 * answer whatever breaks.
 */
@ExtendWith(SiteExtension.class)
class LabConnectionIT {

    private static final Path WEBAPP = Path.of("webapp");

    private static final String REQUEST = "{\"op\":\"decode\",\"text\":\"AAEBAf0GAA\"}";

    private static final String ASK =
            """
            async (request) => {
              const response = await lab.call(request);
              return [response === Cardbench.call(request) ? "same" : response, lab.backend];
            }""";

    /** The site with a page that holds nothing but a connection, and with one script changed. */
    private static Site labPage(Site site, String script, String from, String to) {
        Map<String, String> files = new HashMap<>();
        String index = read(Path.of(System.getProperty("site.dir"), "index.html"));
        int policy = index.indexOf("<meta http-equiv=\"Content-Security-Policy\"");
        files.put(
                "lab-test.html",
                "<!doctype html><meta charset=\"utf-8\"><link rel=\"icon\" href=\"data:,\">"
                        + index.substring(policy, index.indexOf('>', policy) + 1)
                        + "<script defer src=\"cardbench.js\"></script>"
                        + "<script defer src=\"lab-test.js\"></script>");
        files.put(
                "lab-test.js",
                "(() => {"
                        + read(WEBAPP.resolve("app/app-url.js"))
                        + read(WEBAPP.resolve("app/lab-worker.js"))
                        + read(WEBAPP.resolve("app/lab-connection.js"))
                        + "window.connect = (answer) => (window.lab = new LabConnection(answer));"
                        + "connect(Cardbench.call); })();"
                        + "function settled(promise) { return promise.then(() => 'answered',"
                        + " (reason) => 'refused: ' + (reason.message || reason)); }");
        if (script != null) {
            String text = read(WEBAPP.resolve(script));
            assertTrue(text.contains(from), "nothing to change in " + script);
            files.put(script, text.replace(from, to));
        }
        return site.with(files);
    }

    private static Site labPage(Site site) {
        return labPage(site, null, null, null);
    }

    private static String read(Path path) {
        try {
            return Files.readString(path);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Object ask(SitePage page) {
        return page.page().evaluate(ASK, REQUEST);
    }

    @Test
    void overHttp_webAssemblyAnswers(Site site) {
        try (SitePage page = labPage(site).open(Scheme.HTTP, "lab-test.html")) {
            assertEquals(List.of("same", "wasm"), ask(page));
            assertEquals("", page.page().evaluate("() => lab.reason"));
        }
    }

    @Test
    void fromDisk_javaScriptAnswers(Site site) {
        try (SitePage page = labPage(site).open(Scheme.FILE, "lab-test.html")) {
            assertEquals(List.of("same", "js"), ask(page));
            assertEquals(
                    List.of("Cardbench"),
                    page.page()
                            .evaluate(
                                    "() => ['Cardbench', 'TeaVM', 'call']"
                                            + ".filter((name) => name in window)"));
        }
    }

    @Test
    void manyCalls_areEachGivenTheirOwnAnswer(Site site) {
        try (SitePage page = labPage(site).open(Scheme.HTTP, "lab-test.html")) {
            Object same =
                    page.page()
                            .evaluate(
                                    """
                                    async () => {
                                      const asks = Array.from({ length: 50 }, (_, i) => `{"op":"${i}"}`);
                                      const answers = await Promise.all(asks.map((ask) => lab.call(ask)));
                                      return answers.every((answer, i) => answer === Cardbench.call(asks[i]));
                                    }""");
            assertEquals(true, same);
        }
    }

    @Test
    void whatIsNoText_isRefusedInTheWorkerToo(Site site) {
        try (SitePage page = labPage(site).open(Scheme.HTTP, "lab-test.html")) {
            assertEquals(
                    page.page().evaluate("() => Cardbench.call('null')"),
                    page.page().evaluate("() => lab.call(42)"));
        }
    }

    private static void whereWasmIs(Site site, Consumer<Route> broken) {
        try (SitePage page = labPage(site).blank().withNoisyConsole()) {
            Site labs = labPage(site);
            page.page().context().route("**/lab.wasm", broken);
            page.page().navigate(labs.address(Scheme.HTTP, "lab-test.html"));
            assertEquals(List.of("same", "js"), ask(page));
            assertTrue(!"".equals(page.page().evaluate("() => lab.reason")), "a reason");
        }
    }

    @Test
    void webAssemblyThatDoesNotLoad_givesWayToJavaScript(Site site) {
        whereWasmIs(site, Route::abort);
    }

    @Test
    void webAssemblyThatIsDamaged_givesWayToJavaScript(Site site) {
        whereWasmIs(
                site,
                route ->
                        route.fulfill(
                                new Route.FulfillOptions()
                                        .setContentType("application/wasm")
                                        .setBodyBytes(new byte[] {0, 'a', 's', 'm', 1, 0, 0, 9})));
    }

    @Test
    void webAssemblyWithAnotherAnswer_givesWayToJavaScript(Site site) {
        try (SitePage page = labPage(site).open(Scheme.HTTP, "lab-test.html")) {
            page.page().evaluate("() => { connect(() => 'another answer'); }");
            assertEquals(List.of("same", "js"), ask(page));
            assertTrue(
                    page.page()
                            .evaluate("() => lab.reason")
                            .toString()
                            .contains("another answer than JavaScript"));
        }
    }

    @Test
    void workerThatDoesNotLoad_isReplacedByOneMadeOfText(Site site) {
        try (SitePage page = site.blank().withNoisyConsole()) {
            Site labs =
                    labPage(site, "worker.js", "serve(scope, open);", "throw new Error('broken');");
            page.page().navigate(labs.address(Scheme.HTTP, "lab-test.html"));
            assertEquals(List.of("same", "js"), ask(page));
        }
    }

    @Test
    void webAssemblyThatTraps_isReplacedAndTheCallAskedAgain(Site site) {
        Site labs =
                labPage(
                        site,
                        "worker.js",
                        "return { call: exports.call,",
                        "return { call: () => { throw new WebAssembly.RuntimeError('trap'); },");
        try (SitePage page = labs.open(Scheme.HTTP, "lab-test.html")) {
            assertEquals(List.of("same", "js"), ask(page));
        }
    }

    @Test
    void callThatFailsInJavaScriptToo_isRefusedAndTheNextAnswered(Site site) {
        Site labs = labPage(site, "worker.js", "lab.call(request)", "fail(request, lab)");
        try (SitePage page = labs.open(Scheme.HTTP, "lab-test.html")) {
            // the worker has no such function: every call to it fails
            assertTrue(outcome(page, "lab.call('{}')").startsWith("refused: ReferenceError"));
            assertTrue(outcome(page, "lab.call('{}')").startsWith("refused: ReferenceError"));
        }
    }

    /** Where the request “spin” never comes to an end. */
    private static Site spinning(Site site) {
        return labPage(
                site,
                "worker.js",
                "lab.call(request)",
                "request === 'spin' ? (() => { for (;;); })() : lab.call(request)");
    }

    private static String outcome(SitePage page, String promise) {
        return page.page().evaluate("() => settled(" + promise + ")").toString();
    }

    @Test
    void callGivenUp_isRefusedAndTheNextOneAnswered(Site site) {
        try (SitePage page = spinning(site).open(Scheme.HTTP, "lab-test.html")) {
            assertEquals(List.of("same", "wasm"), ask(page));
            page.page().evaluate("() => { window.stop = new AbortController(); }");
            page.page()
                    .evaluate(
                            "() => { window.spin = settled(lab.call('spin', stop.signal));"
                                    + " window.behind = settled(lab.call('{}')); stop.abort('enough'); }");
            assertEquals("refused: enough", page.page().evaluate("() => spin"));
            assertEquals("answered", page.page().evaluate("() => behind"));
            assertEquals(List.of("same", "wasm"), ask(page));
        }
    }

    @Test
    void waitingCallGivenUp_leavesTheOthersAlone(Site site) {
        try (SitePage page = labPage(site).open(Scheme.HTTP, "lab-test.html")) {
            page.page()
                    .evaluate(
                            "() => { const stop = new AbortController();"
                                    + " window.first = settled(lab.call('{}'));"
                                    + " window.second = settled(lab.call('{}', stop.signal));"
                                    + " window.third = settled(lab.call('{}')); stop.abort('enough'); }");
            assertEquals("answered", page.page().evaluate("() => first"));
            assertEquals("refused: enough", page.page().evaluate("() => second"));
            assertEquals("answered", page.page().evaluate("() => third"));
            assertEquals(
                    "refused: late", outcome(page, "lab.call('{}', AbortSignal.abort('late'))"));
        }
    }

    @Test
    void closing_refusesWhatIsNotAnsweredYet(Site site) {
        try (SitePage page = spinning(site).open(Scheme.HTTP, "lab-test.html")) {
            page.page()
                    .evaluate(
                            "() => { window.spin = settled(lab.call('spin'));"
                                    + " window.behind = settled(lab.call('{}'));"
                                    + " lab.close(); }");
            assertEquals("refused: the connection was closed", page.page().evaluate("() => spin"));
            assertEquals(
                    "refused: the connection was closed", page.page().evaluate("() => behind"));
            assertEquals(List.of("same", "wasm"), ask(page));
        }
    }
}

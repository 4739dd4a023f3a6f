package cardbench.base.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Route;
import java.util.ArrayList;
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

    private static final String REQUEST = "{\"op\":\"decode\",\"text\":\"AAEBAf0GAA\"}";

    private static final String ASK =
            """
            async (request) => {
              const response = await lab.call(request);
              return [response === Cardbench.call(request) ? "same" : response, lab.backend];
            }""";

    /** The site with such a page, and with one thing in the worker's script changed. */
    private static Site withWorker(Site site, String from, String to) {
        String worker = LabPage.source("base/workers/worker.js");
        assertTrue(worker.contains(from), "nothing to change in the worker");
        return LabPage.in(site, Map.of("worker.js", worker.replace(from, to)));
    }

    private static Object ask(SitePage page) {
        return page.page().evaluate(ASK, REQUEST);
    }

    @Test
    void overHttp_webAssemblyAnswers(Site site) {
        try (SitePage page = LabPage.in(site).open(Scheme.HTTP, LabPage.PATH)) {
            assertEquals(List.of("same", "wasm"), ask(page));
            assertEquals("", page.page().evaluate("() => lab.reason"));
        }
    }

    @Test
    void fromDisk_javaScriptAnswers(Site site) {
        try (SitePage page = LabPage.in(site).open(Scheme.FILE, LabPage.PATH)) {
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
        try (SitePage page = LabPage.in(site).open(Scheme.HTTP, LabPage.PATH)) {
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
        try (SitePage page = LabPage.in(site).open(Scheme.HTTP, LabPage.PATH)) {
            assertEquals(
                    page.page().evaluate("() => Cardbench.call('null')"),
                    page.page().evaluate("() => lab.call(42)"));
        }
    }

    @Test
    void workersOfOneLab_compileItOnce(Site site) {
        Site labs = LabPage.in(site);
        try (SitePage page = labs.blank()) {
            List<String> loaded = new ArrayList<>();
            page.page()
                    .context()
                    .onRequest(
                            request -> {
                                if (request.url().endsWith("full-lab.wasm")) {
                                    loaded.add(request.url());
                                }
                            });
            page.page().navigate(labs.address(Scheme.HTTP, LabPage.PATH));
            Object answers =
                    page.page()
                            .evaluate(
                                    """
                                    async (request) => {
                                      const labs = [lab, connect("full-lab", { wasm: true }), connect("full-lab", { wasm: true })];
                                      const answers = await Promise.all(labs.map((one) => one.call(request)));
                                      return answers.map((answer, i) =>
                                        answer === Cardbench.call(request) ? labs[i].backend : answer);
                                    }""",
                                    REQUEST);
            assertEquals(List.of("wasm", "wasm", "wasm"), answers);
            assertEquals(1, loaded.size(), "the file is loaded once");
        }
    }

    private static void whereWasmIs(Site site, Consumer<Route> broken) {
        Site labs = LabPage.in(site);
        try (SitePage page = labs.blank().withNoisyConsole()) {
            page.page().context().route("**/full-lab.wasm", broken);
            page.page().navigate(labs.address(Scheme.HTTP, LabPage.PATH));
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
        Map<String, String> scripts =
                Map.of(
                        "lab.wasm-runtime.js",
                        LabPage.shipped("lab.wasm-runtime.js")
                                + "Cardbench.labProof.response = 'another answer';\n");
        try (SitePage page = LabPage.in(site, scripts).open(Scheme.HTTP, LabPage.PATH)) {
            assertEquals(List.of("same", "js"), ask(page));
            assertTrue(
                    page.page()
                            .evaluate("() => lab.reason")
                            .toString()
                            .contains("another answer than expected"));
        }
    }

    @Test
    void workerThatDoesNotLoad_isReplacedByOneMadeOfText(Site site) {
        try (SitePage page = site.blank().withNoisyConsole()) {
            Site labs =
                    withWorker(site, "serve(scope, open, times);", "throw new Error('broken');");
            page.page().navigate(labs.address(Scheme.HTTP, LabPage.PATH));
            assertEquals(List.of("same", "js"), ask(page));
        }
    }

    @Test
    void webAssemblyThatTraps_isReplacedAndTheCallAskedAgain(Site site) {
        Site labs =
                withWorker(
                        site,
                        "return { call: exports.call,",
                        "return { call: () => { throw new WebAssembly.RuntimeError('trap'); },");
        try (SitePage page = labs.open(Scheme.HTTP, LabPage.PATH)) {
            assertEquals(List.of("same", "js"), ask(page));
        }
    }

    @Test
    void callThatFailsInJavaScriptToo_isRefusedAndTheNextAnswered(Site site) {
        Site labs = withWorker(site, "lab.call(request)", "fail(request, lab)");
        try (SitePage page = labs.open(Scheme.HTTP, LabPage.PATH)) {
            // the worker has no such function: every call to it fails
            assertTrue(outcome(page, "lab.call('{}')").startsWith("refused: ReferenceError"));
            assertTrue(outcome(page, "lab.call('{}')").startsWith("refused: ReferenceError"));
        }
    }

    /** A worker that is ended from outside sends nothing: neither an answer nor an error. */
    @Test
    void workerThatEndsWithoutAnAnswer_isNoticed(Site site) {
        Site labs =
                withWorker(
                        site,
                        "lab.call(request)",
                        "request === 'end' ? await new Promise(() => scope.close())"
                                + " : lab.call(request)");
        try (SitePage page = labs.open(Scheme.HTTP, LabPage.PATH)) {
            assertEquals("refused: the worker has ended", outcome(page, "lab.call('end')"));
            assertEquals(List.of("same", "js"), ask(page));
        }
    }

    /** Where the request “spin” never comes to an end. */
    private static Site spinning(Site site) {
        return withWorker(
                site,
                "lab.call(request)",
                "request === 'spin' ? (() => { for (;;); })() : lab.call(request)");
    }

    private static String outcome(SitePage page, String promise) {
        return page.page().evaluate("() => settled(" + promise + ")").toString();
    }

    @Test
    void callGivenUp_isRefusedAndTheNextOneAnswered(Site site) {
        try (SitePage page = spinning(site).open(Scheme.HTTP, LabPage.PATH)) {
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
        try (SitePage page = LabPage.in(site).open(Scheme.HTTP, LabPage.PATH)) {
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
        try (SitePage page = spinning(site).open(Scheme.HTTP, LabPage.PATH)) {
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

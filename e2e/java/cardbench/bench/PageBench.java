package cardbench.bench;

import cardbench.cli.SiteFiles;
import cardbench.cli.SiteServer;
import com.google.gson.JsonObject;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ServiceWorkerPolicy;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.function.ToDoubleFunction;

/**
 * Prints how long a reader waits for the page: medians of milliseconds, on this machine's CPU and
 * on one four times slower. Each first answer is that of a new browser context, with nothing kept.
 */
final class PageBench {

    private static final int ROUNDS = 7;
    private static final String ROW = "%-46s %12s %12s%n";

    /** The document's example. */
    private static final String CODE =
            "AAEBAf0GAA/OBpcHzAjiDP8PyBTmFrasAq6wAqW+Avi/Avm/AqLNAvjQAqbvAgA=";

    /** Notes when the bytes of the code are shown, from the start of the navigation. */
    private static final String CLOCK =
            """
            new MutationObserver((changes, observer) => {
              if (document.querySelector(".bytes")) {
                requestAnimationFrame(() => { window.answered = performance.now(); });
                observer.disconnect();
              }
            }).observe(document, { childList: true, subtree: true });
            window.shift = 0;
            new PerformanceObserver((list) => {
              for (const one of list.getEntries()) window.shift += one.value;
            }).observe({ type: "layout-shift", buffered: true });
            """;

    /** How long the page is busy with a text that comes into the box, up to its next picture. */
    private static final String TAKE =
            """
            async (text) => {
              const box = document.getElementById("box");
              box.value = text;
              const begun = performance.now();
              box.dispatchEvent(new Event("input", { bubbles: true }));
              const ran = performance.now() - begun;
              await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
              return [ran, performance.now() - begun];
            }""";

    private PageBench() {}

    /** Measures and prints the table. */
    static void print(Browser browser, Path site) throws IOException {
        System.out.printf("%nMilliseconds a reader waits, median of %d%n", ROUNDS);
        System.out.printf(ROW, "CPU", "this one", "1/4");
        try (SiteServer server = SiteServer.start(SiteFiles.in(site), "/repo/", 0)) {
            String base = server.address().toString();
            row("first answer, nothing kept", browser, 1, page -> firstAnswer(page, base));
            row("layout shift until then, thousandths", browser, 1, page -> shift(page, base));
            row(
                    "a code comes into the box: script",
                    browser,
                    20,
                    page -> take(page, base, CODE, 0));
            row("  up to the next picture", browser, 20, page -> take(page, base, CODE, 1));
            String post = "A".repeat(10_000_000);
            row("10 MB come into the box: script", browser, 3, page -> take(page, base, post, 0));
        }
    }

    private static void row(
            String name, Browser browser, int times, ToDoubleFunction<Page> measure) {
        String[] cells = new String[2];
        for (int i = 0; i < cells.length; i++) {
            double[] rounds = new double[ROUNDS];
            for (int round = 0; round < ROUNDS; round++) {
                rounds[round] = inNewContext(browser, i == 0 ? 1 : 4, times, measure);
            }
            Arrays.sort(rounds);
            cells[i] = String.format("%.1f", rounds[ROUNDS / 2]);
        }
        System.out.printf(ROW, name, cells[0], cells[1]);
    }

    /** The last of some measurements in one new context: the first warm it up. */
    private static double inNewContext(
            Browser browser, int slower, int times, ToDoubleFunction<Page> measure) {
        Browser.NewContextOptions options =
                new Browser.NewContextOptions()
                        .setLocale("en-GB")
                        .setServiceWorkers(ServiceWorkerPolicy.BLOCK);
        try (BrowserContext context = browser.newContext(options)) {
            Page page = context.newPage();
            page.addInitScript(CLOCK);
            CDPSession session = context.newCDPSession(page);
            JsonObject rate = new JsonObject();
            rate.addProperty("rate", slower);
            session.send("Emulation.setCPUThrottlingRate", rate);
            double last = 0;
            for (int i = 0; i < times; i++) {
                last = measure.applyAsDouble(page);
            }
            return last;
        }
    }

    private static double firstAnswer(Page page, String base) {
        page.navigate(base + "index.html#deck=" + CODE);
        page.waitForFunction("() => window.answered");
        return ((Number) page.evaluate("() => window.answered")).doubleValue();
    }

    private static double shift(Page page, String base) {
        firstAnswer(page, base);
        return ((Number) page.evaluate("() => window.shift * 1000")).doubleValue();
    }

    private static double take(Page page, String base, String text, int which) {
        if (page.url().equals("about:blank")) {
            firstAnswer(page, base);
            page.waitForFunction("() => typeof Cardbench.table === 'function'");
        }
        page.evaluate(TAKE, "");
        List<?> times = (List<?>) page.evaluate(TAKE, text);
        return ((Number) times.get(which)).doubleValue();
    }
}

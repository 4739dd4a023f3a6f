package cardbench.app.bench;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.google.gson.JsonObject;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Request;
import com.microsoft.playwright.options.LoadState;
import com.microsoft.playwright.options.ServiceWorkerPolicy;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;

/** A page in a browser profile of its own, with nothing kept, on a CPU that may be slowed down. */
public final class Visit implements AutoCloseable {

    /** Against hanging alone. */
    private static final int MILLISECONDS = 120_000;

    /** So long after the last request, what the page does when idle has been done. */
    private static final int REST = 1_500;

    private static final String OBSERVERS =
            """
            window.tasks = [];
            window.shift = 0;
            window.slow = {};
            new PerformanceObserver((list) => {
              for (const task of list.getEntries()) tasks.push([task.startTime, task.duration]);
            }).observe({ type: "longtask", buffered: true });
            new PerformanceObserver((list) => {
              for (const one of list.getEntries()) if (!one.hadRecentInput) window.shift += one.value;
            }).observe({ type: "layout-shift", buffered: true });
            new PerformanceObserver((list) => {
              for (const { interactionId, duration } of list.getEntries()) {
                if (interactionId) slow[interactionId] = Math.max(slow[interactionId] || 0, duration);
              }
            }).observe({ type: "event", durationThreshold: 16, buffered: true });
            """;

    /** The rules of axe on controls that have no accessible name. */
    private static final List<String> NAME_RULES =
            List.of(
                    "aria-command-name",
                    "aria-input-field-name",
                    "aria-toggle-field-name",
                    "button-name",
                    "frame-title",
                    "input-button-name",
                    "label",
                    "link-name",
                    "select-name",
                    "summary-name");

    private final BrowserContext context;
    private final Page page;
    private final List<Request> requests = new ArrayList<>();

    /**
     * Opens an empty page.
     *
     * @param slower how many times slower than this machine's the CPU of the page is
     */
    public Visit(Browser browser, int slower) {
        context =
                browser.newContext(
                        new Browser.NewContextOptions()
                                .setLocale("en-GB")
                                .setPermissions(List.of("clipboard-read", "clipboard-write"))
                                .setServiceWorkers(ServiceWorkerPolicy.BLOCK));
        context.setDefaultTimeout(MILLISECONDS);
        context.onRequest(requests::add);
        page = context.newPage();
        page.addInitScript(OBSERVERS);
        JsonObject rate = new JsonObject();
        rate.addProperty("rate", slower);
        CDPSession session = context.newCDPSession(page);
        session.send("Emulation.setCPUThrottlingRate", rate);
    }

    public Page page() {
        return page;
    }

    /** Waits until the page has nothing left to do by itself. */
    public Visit settle() {
        page.waitForLoadState(LoadState.NETWORKIDLE);
        page.waitForTimeout(REST);
        return this;
    }

    /** A number that a script answers. */
    public double number(String script) {
        return ((Number) page.evaluate(script)).doubleValue();
    }

    /** The longest task of the main thread so far, in milliseconds; 0 if none took 50. */
    public double longestTask() {
        return number("() => Math.max(0, ...tasks.map(([, duration]) => duration))");
    }

    /** The sum of all layout shifts so far that no input brought about. */
    public double shift() {
        return number("() => window.shift");
    }

    /** The durations of the interactions so far that took 16 milliseconds or more. */
    List<Double> interactions() {
        List<?> durations = (List<?>) page.evaluate("() => Object.values(slow)");
        return durations.stream().map(one -> ((Number) one).doubleValue()).toList();
    }

    void forgetInteractions() {
        page.evaluate("() => { window.slow = {}; window.tasks = []; }");
    }

    /** The files of the site that were asked for before the answer was shown. */
    Set<String> filesBeforeAnswer(String base) {
        double until = number("() => performance.timeOrigin + window.answered");
        return requests.stream()
                .filter(request -> request.url().startsWith(base))
                .filter(request -> request.timing().startTime <= until)
                .map(request -> URI.create(request.url()).getPath())
                .map(path -> path.substring(URI.create(base).getPath().length()))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** How many bytes a host sends that packs files as tightly as gzip can. */
    public static long zipped(Path site, Set<String> files) {
        long bytes = 0;
        for (String file : files) {
            ByteArrayOutputStream zipped = new ByteArrayOutputStream();
            try (OutputStream gzip = new TightGzip(zipped)) {
                gzip.write(Files.readAllBytes(site.resolve(file)));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            bytes += zipped.size();
        }
        return bytes;
    }

    private static final class TightGzip extends GZIPOutputStream {

        TightGzip(OutputStream out) throws IOException {
            super(out);
            def.setLevel(Deflater.BEST_COMPRESSION);
        }
    }

    /** The controls without an accessible name. */
    List<String> nameless() {
        return new AxeBuilder(page)
                .withRules(NAME_RULES).setLegacyMode(true).analyze().getViolations().stream()
                        .flatMap(rule -> rule.getNodes().stream())
                        .map(node -> node.getHtml())
                        .toList();
    }

    @Override
    public void close() {
        context.close();
    }
}

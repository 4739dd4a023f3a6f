package cardbench.base.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.ConsoleMessage;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.PageAssertions;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;

/**
 * A page of the site in a browser profile of its own. Whatever it writes to the console, and every
 * error that it does not catch, counts as a failure when it is closed: a broken content policy
 * shows there.
 */
public final class SitePage implements AutoCloseable {

    /** Against hanging alone: what a slow machine does late is no failure. */
    public static final int MILLISECONDS = 120_000;

    /**
     * An expression of a script: a promise that is kept when the page has drawn what came before,
     * and has had its turn after that.
     */
    public static final String FRAMES =
            "new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))))";

    private final Page page;
    private final Page raw;
    private final Runnable end;
    private final List<String> console = new ArrayList<>();
    private boolean consoleMatters = true;

    /** A new page, whose profile ends with it. */
    public SitePage(BrowserContext context) {
        this(context, context.newPage());
    }

    private SitePage(BrowserContext context, Page page) {
        this(context, page, page, context::close);
    }

    /**
     * A page that is there.
     *
     * @param context of the page
     * @param page as the browser has it
     * @param shown as tests are given it
     * @param end what becomes of it when the test is done with it
     */
    public SitePage(BrowserContext context, Page page, Page shown, Runnable end) {
        context.setDefaultTimeout(MILLISECONDS);
        this.page = shown;
        this.raw = page;
        Consumer<ConsoleMessage> listener =
                message -> console.add(message.type() + ": " + message.text());
        Consumer<String> failure = error -> console.add("uncaught: " + error);
        page.onConsoleMessage(listener);
        page.onPageError(failure);
        this.end =
                () -> {
                    end.run();
                    page.offConsoleMessage(listener);
                    page.offPageError(failure);
                };
    }

    /** The page, as Playwright knows it. */
    public Page page() {
        return page;
    }

    /** What is asserted of the page as a whole: its title and its address. */
    public PageAssertions assertions() {
        return PlaywrightAssertions.assertThat(raw);
    }

    /** A connection to the developer tools of the page; no other test is given this page. */
    public CDPSession session() {
        return page.context().newCDPSession(raw);
    }

    /**
     * The addresses that the context requests from now on, apart from those below these homes and
     * those that hold their data. The list grows.
     */
    public List<String> foreignRequests(String... homes) {
        List<String> requests = new ArrayList<>();
        page.context()
                .onRequest(
                        request -> {
                            String address = request.url();
                            if (Arrays.stream(homes).noneMatch(address::startsWith)
                                    && !address.matches("(data|blob):.*")) {
                                requests.add(address);
                            }
                        });
        return requests;
    }

    /** What the console shows so far. */
    public List<String> console() {
        return List.copyOf(console);
    }

    /** For tests that break something on purpose: the console may say so. */
    public SitePage withNoisyConsole() {
        consoleMatters = false;
        return this;
    }

    /**
     * Whether pictures for the eye are asked for, by {@code -Dpictures}: they take a third longer.
     */
    public static boolean arePicturesWanted() {
        return System.getProperty("pictures") != null;
    }

    /** Waits for {@link #FRAMES}. */
    public static void awaitFrames(Page page) {
        page.evaluate("() => " + FRAMES);
    }

    /** Puts a picture of the whole page among the build's pictures, if they are wanted. */
    public void picture(String name) {
        if (!arePicturesWanted()) {
            return;
        }
        Path path = Path.of(System.getProperty("pictures.dir"), name + ".png");
        page.screenshot(new Page.ScreenshotOptions().setPath(path).setFullPage(true));
    }

    @Override
    public void close() {
        end.run();
        if (consoleMatters) {
            assertEquals(List.of(), console, "the console must stay empty");
        }
    }
}

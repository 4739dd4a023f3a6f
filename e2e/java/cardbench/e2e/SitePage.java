package cardbench.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A page of the site in a browser profile of its own. Whatever it writes to the console, and every
 * error that it does not catch, counts as a failure when it is closed: a broken content policy
 * shows there.
 */
final class SitePage implements AutoCloseable {

    /** Against hanging alone: what a slow machine does late is no failure. */
    static final int MILLISECONDS = 120_000;

    private final BrowserContext context;
    private final Page page;
    private final List<String> console = new ArrayList<>();
    private boolean consoleMatters = true;

    SitePage(BrowserContext context) {
        this.context = context;
        context.setDefaultTimeout(MILLISECONDS);
        this.page = context.newPage();
        page.onConsoleMessage(message -> console.add(message.type() + ": " + message.text()));
        page.onPageError(error -> console.add("uncaught: " + error));
    }

    /** The page, as Playwright knows it. */
    Page page() {
        return page;
    }

    /** What the console shows so far. */
    List<String> console() {
        return List.copyOf(console);
    }

    /** For tests that break something on purpose: the console may say so. */
    SitePage withNoisyConsole() {
        consoleMatters = false;
        return this;
    }

    /**
     * Whether pictures for the eye are asked for, by {@code -Dpictures}: they take a third longer.
     */
    static boolean arePicturesWanted() {
        return System.getProperty("pictures") != null;
    }

    /** Waits until the page has drawn what came before, and has had its turn after that. */
    static void awaitFrames(Page page) {
        page.evaluate(
                """
                () => new Promise((resolve) => {
                  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
                })""");
    }

    /** Puts a picture of the whole page among the build's pictures, if they are wanted. */
    void picture(String name) {
        if (!arePicturesWanted()) {
            return;
        }
        Path path = Path.of(System.getProperty("pictures.dir"), name + ".png");
        page.screenshot(new Page.ScreenshotOptions().setPath(path).setFullPage(true));
    }

    @Override
    public void close() {
        context.close();
        if (consoleMatters) {
            assertEquals(List.of(), console, "the console must stay empty");
        }
    }
}

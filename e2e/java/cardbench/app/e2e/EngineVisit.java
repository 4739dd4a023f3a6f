package cardbench.app.e2e;

import cardbench.base.e2e.HostPages;
import cardbench.base.e2e.Scheme;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.engine.EngineDriver;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonValue;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A window of Firefox or WebKit with a site to look at in it.
 *
 * @param driver of the window
 * @param site the site
 * @param scheme how its pages are reached
 * @param milliseconds how long something is waited for
 */
record EngineVisit(EngineDriver driver, Site site, Scheme scheme, int milliseconds) {

    private static final int PAUSE = 50;

    /** Opens a page of the site, as if in a new window. */
    void open(String path) {
        openAddress(site.address(scheme, path));
    }

    /** Opens an address, as if in a new window: a new fragment alone would not load the page. */
    void openAddress(String address) {
        driver.open("about:blank");
        driver.open(address);
    }

    /** Opens a page of somebody else, from a server or as a file on disk. */
    void openHost(HostPages hosts, String page) {
        if (scheme == Scheme.HTTP) {
            openAddress(hosts.address(page));
            return;
        }
        try {
            Path file = Files.createTempFile("host", ".html");
            Files.writeString(file, hosts.text(page));
            openAddress(file.toUri().toString());
            file.toFile().deleteOnExit();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Waits in the page until a JavaScript expression is true. An element that is not there yet
     * makes an exception of many expressions.
     *
     * @throws AssertionError if it is not, in the time there is
     */
    void await(String expression) {
        String waited =
                "new Promise((settle) => { const end = performance.now() + %d; const look = () => {"
                        + " let so = false; try { so = !!(%s); } catch (notYet) { so = false; }"
                        + " if (so || performance.now() > end) settle(so);"
                        + " else setTimeout(look, %d); }; look(); })";
        if (!driver.evaluate(String.format(waited, milliseconds, expression, PAUSE)).isTrue()) {
            throw new AssertionError("not so: " + expression);
        }
    }

    /** Waits until an element contains a text. */
    void awaitText(String selector, String text) {
        await(
                "document.querySelector("
                        + Json.value(selector)
                        + ")?.innerText.includes("
                        + Json.value(text)
                        + ")");
    }

    /** Presses an element as soon as it is there. */
    void click(String selector) {
        await("document.querySelector(" + Json.value(selector) + ")?.getClientRects().length > 0");
        driver.click(selector);
    }

    JsonValue evaluate(String expression) {
        return driver.evaluate(expression);
    }
}

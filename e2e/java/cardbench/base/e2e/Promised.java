package cardbench.base.e2e;

import com.microsoft.playwright.Page;
import java.util.List;

/**
 * Waits for what a page has to ask for: its databases, caches and the like. Playwright's own {@link
 * Page#waitForFunction} takes the promise of an asynchronous function for true at once.
 */
public final class Promised {

    private static final String UNTIL =
            """
            async ([argument]) => {
              const end = performance.now() + %d;
              while (!(await (%s)(argument))) {
                if (performance.now() > end) throw new Error("it never came true");
                await new Promise((resolve) => setTimeout(resolve, 20));
              }
            }""";

    private Promised() {}

    /** Waits until an asynchronous function of the page answers with something that is true. */
    public static void await(Page page, String function) {
        await(page, function, "");
    }

    /** The same with an argument of the function. */
    public static void await(Page page, String function, String argument) {
        page.evaluate(String.format(UNTIL, SitePage.MILLISECONDS, function), List.of(argument));
    }
}

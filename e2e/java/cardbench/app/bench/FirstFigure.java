package cardbench.app.bench;

import com.microsoft.playwright.Keyboard;
import com.microsoft.playwright.Page;

/** How long a reader who changes a deck file waits for its first odds, from the last key on. */
final class FirstFigure {

    /**
     * Notes when odds of the text as it is now were painted, in milliseconds since the last key.
     */
    private static final String CLOCK =
            """
            () => {
              const figures = document.querySelector("#odds-figures");
              let key = 0;
              window.figureAfter = 0;
              document.addEventListener("keydown", () => { key = performance.now(); window.figureAfter = 0; }, true);
              new MutationObserver(() => {
                if (key === 0 || figures.classList.contains("stale")) return;
                const of = key;
                requestAnimationFrame(() => {
                  if (of === key) window.figureAfter ||= performance.now() - key;
                });
              }).observe(figures, { attributes: true, childList: true, subtree: true });
            }""";

    /** A fast typist's 150 words a minute, without a rest that is long enough to play. */
    private static final Keyboard.TypeOptions EACH = new Keyboard.TypeOptions().setDelay(80);

    private FirstFigure() {}

    /** Types a remark at the end of an example, 1 or 2. */
    static double milliseconds(Visit visit, String base, int example) {
        Page page = visit.page();
        View.ODDS.openByHand(page, base);
        page.click("#odds-example-" + example);
        visit.settle();
        page.locator("#odds-figures:not(.stale) .headline").first().waitFor();
        page.click("#odds-mode-text");
        page.click("#odds-text.cm-content");
        page.keyboard().press("Control+End");
        page.evaluate(CLOCK);
        page.keyboard().type("# changed", EACH);
        page.waitForFunction("() => window.figureAfter > 0");
        return visit.number("() => window.figureAfter");
    }
}
